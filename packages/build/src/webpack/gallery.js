const HtmlWebpackPlugin = require('html-webpack-plugin');
const { baseConfig } = require('./base.js');

/** webpack configuration of the development page of `packages/ui`: every part in both themes. */
const galleryConfig = (dir) => () => {
  const base = baseConfig({ dir, dev: true, outputPath: `${dir}/dist` });
  return {
    ...base,
    entry: './src/gallery/index.tsx',
    plugins: [
      ...base.plugins,
      new HtmlWebpackPlugin({ template: './src/gallery/index.html', publicPath: '/' }),
    ],
    devServer: {
      host: '127.0.0.1',
      port: 3190,
      hot: true,
      historyApiFallback: true,
      client: { overlay: false },
    },
  };
};

module.exports = { galleryConfig };
