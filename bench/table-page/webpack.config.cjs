const HtmlWebpackPlugin = require('html-webpack-plugin');
const { baseConfig } = require('@hand-receipt/build/webpack/base');

/** One page with the data table of the ui package, for `bench/table.ts`. */
const base = baseConfig({ dir: __dirname, dev: false, outputPath: process.env.DIST_DIR, compress: false });

module.exports = {
  ...base,
  devtool: false,
  entry: './index.tsx',
  output: { ...base.output, publicPath: '/' },
  plugins: [...base.plugins, new HtmlWebpackPlugin({ title: 'Data table' })],
};
