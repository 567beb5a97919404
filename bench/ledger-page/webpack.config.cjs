const HtmlWebpackPlugin = require('html-webpack-plugin');
const { baseConfig } = require('@hand-receipt/build/webpack/base');

/** One page that checks a ledger by the product's own worker, for `bench/ledger-browser.ts`. */
const base = baseConfig({ dir: __dirname, dev: false, outputPath: process.env.DIST_DIR, compress: false });

module.exports = {
  ...base,
  devtool: false,
  entry: './index.ts',
  output: { ...base.output, publicPath: '/' },
  plugins: [...base.plugins, new HtmlWebpackPlugin({ title: 'Ledger' })],
};
