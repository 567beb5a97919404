const path = require('node:path');
const CompressionPlugin = require('compression-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const { constants } = require('node:zlib');
const { API_PORT, devPort } = require('../dev-ports.js');
const { ReleaseHistoryPlugin } = require('./release-history-plugin.js');

const ROOT = path.resolve(__dirname, '../../../..');

/** Where built products are gathered; the API serves this folder. */
const DIST = process.env.DIST_DIR ? path.resolve(process.env.DIST_DIR) : path.join(ROOT, 'dist');

const swc = (dev) => ({
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: dev, refresh: dev } },
    },
  },
});

/** Each text asset beside its .br and .gz, so that the server compresses nothing while it serves. */
const precompressed = () => [
  new CompressionPlugin({
    filename: '[path][base].gz',
    algorithm: 'gzip',
    test: /\.(js|css|svg)$/,
    minRatio: 1,
  }),
  new CompressionPlugin({
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    test: /\.(js|css|svg)$/,
    minRatio: 1,
  }),
];

/**
 * What every front-end build of the house has in common.
 * @param {{ dir: string, dev: boolean, outputPath: string, compress?: boolean }} options
 * @returns {import('webpack').Configuration}
 */
function baseConfig({ dir, dev, outputPath, compress = true }) {
  const history = new ReleaseHistoryPlugin(outputPath);
  return {
    context: dir,
    mode: dev ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: dev ? 'cheap-module-source-map' : 'source-map',
    // A release is built from its sources and nothing else.
    cache: dev && { type: 'filesystem', cacheDirectory: path.join(ROOT, 'node_modules/.cache/webpack') },
    output: {
      path: outputPath,
      filename: dev ? '[name].js' : '[name].[contenthash:10].js',
      chunkFilename: dev ? '[name].js' : '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      clean: { keep: (file) => history.keeps(file) },
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      // Workers of our own, by their script; `...`: as `new Worker` is known already.
      parser: { javascript: { worker: ['...', 'WorkerScript from @hand-receipt/platform'] } },
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules\/(?!@hand-receipt)/, use: swc(dev) },
        {
          test: /\.css$/,
          use: [
            dev ? require.resolve('style-loader') : MiniCssExtractPlugin.loader,
            require.resolve('css-loader'),
          ],
        },
        { test: /\.woff2?$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      ...(dev
        ? [new ReactRefreshPlugin({ overlay: false })]
        : [
            new MiniCssExtractPlugin({
              filename: '[name].[contenthash:10].css',
              // Each part styles only its own classes, so the order of the parts does not matter.
              ignoreOrder: true,
            }),
            ...(compress ? precompressed() : []),
            history,
          ]),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
    // The federation's modules cannot be cached to disk, and webpack warns of each; the rest of the cache works.
    infrastructureLogging: { level: 'error' },
  };
}

/** Development servers forward the API's paths and keep the browser's Host, so that its Origin still matches. */
const apiProxy = () => ({
  context: ['/api'],
  target: process.env.API_ORIGIN ?? `http://127.0.0.1:${devPort(API_PORT)}`,
  changeOrigin: false,
});

module.exports = { apiProxy, baseConfig, DIST, ROOT };
