const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const webpack = require('webpack');
const { baseConfig, DIST, ROOT } = require('@hand-receipt/build/webpack/base');

/**
 * The product's source as one bundle without federation: the yardstick of `bench/federation.ts`.
 */
const dir = path.join(ROOT, 'shell');
module.exports = (_env, { mode }) => {
  const compress = mode === 'production';
  const base = baseConfig({ dir, dev: false, outputPath: path.join(DIST, 'shell'), compress });
  const { javascript } = base.module.parser;
  return {
    ...base,
    devtool: false,
    entry: { main: './src/app/bootstrap.tsx' },
    output: { ...base.output, uniqueName: 'single', publicPath: '/assets/' },
    module: { ...base.module, parser: { javascript: { ...javascript, dynamicImportMode: 'eager' } } },
    plugins: [
      ...base.plugins,
      new webpack.NormalModuleReplacementPlugin(
        /\/remote-loader$/,
        path.join(__dirname, 'bundled-loader.ts'),
      ),
      new HtmlWebpackPlugin({ template: './src/index.html', publicPath: '/assets/', scriptLoading: 'defer' }),
    ],
  };
};
