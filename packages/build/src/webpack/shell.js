const fs = require('node:fs');
const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { DefinePlugin } = require('webpack');
const { releaseKeys } = require('../release/key-file.js');
const { devPort, SHELL_PORT } = require('../dev-ports.js');
const { apiProxy, baseConfig, DIST } = require('./base.js');
const { devRegistry } = require('./dev-registry.js');
const { hostVersions } = require('./host-contract.js');
const { HostOfferPlugin } = require('./host-offer-plugin.js');
const { PublicFilesPlugin } = require('./public-files-plugin.js');
const { ReleaseKeysPlugin } = require('./release-keys-plugin.js');
const { ReleaseListPlugin } = require('./release-list-plugin.js');
const { ShellPreloadPlugin } = require('./shell-preload-plugin.js');
const { sharingTable } = require('./sharing.js');

/** Which modules go into which shared chunk. The first that matches wins. */
const SHARED_CHUNKS = {
  table:
    /[\\/]packages[\\/]ui[\\/]src[\\/]table|[\\/]@tanstack[\\/](react-|)(table|virtual|store)|[\\/]use-sync-external-store[\\/]/,
  'inventory-report': /[\\/]packages[\\/](ui|contracts)[\\/]src[\\/]inventory-report/,
  combobox: /[\\/]packages[\\/]ui[\\/]src[\\/]combobox/,
  forms:
    /[\\/]packages[\\/]ui[\\/]src[\\/]forms|[\\/](formik|yup|property-expr|tiny-case|toposort|lodash|lodash-es|deepmerge|react-fast-compare|tslib|tiny-warning)[\\/]/,
  ui: /[\\/]packages[\\/]ui[\\/]|[\\/](@chakra-ui|@ark-ui|@zag-js|@emotion|@pandacss|@internationalized|@floating-ui|@swc|@babel|lucide-react|dayjs|stylis|hoist-non-react-statics|react-is|proxy-compare|proxy-memoize|csstype)[\\/]/,
  offline: /[\\/]packages[\\/]platform[\\/]src[\\/]offline[\\/]kept[\\/]|[\\/]localforage[\\/]/,
  platform:
    /[\\/]packages[\\/](data|platform|contracts)[\\/]|[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack|zustand|cookie|set-cookie-parser)[\\/]/,
};

/** One stylesheet for the whole shell: it is small, and the document can name it before any script has run. */
const styles = { name: 'styles', type: 'css/mini-extract', chunks: 'all', enforce: true, priority: 200 };

const cacheGroups = Object.fromEntries(
  Object.entries(SHARED_CHUNKS).map(([name, test], index) => [
    name,
    { name, test, chunks: 'async', enforce: true, priority: 100 - index * 10 },
  ]),
);

/** webpack configuration of the shell: the host of all remotes, and the only build with HTML in production. */
const shellConfig = (dir) => (_env, argv) => {
  const dev = argv.mode === 'development';
  const base = baseConfig({ dir, dev, outputPath: path.join(DIST, 'shell') });
  const publicPath = dev ? '/' : '/assets/';
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: { ...base.output, uniqueName: 'shell', publicPath },
    optimization: {
      splitChunks: { cacheGroups: { default: false, defaultVendors: false, styles, ...cacheGroups } },
    },
    plugins: [
      ...base.plugins,
      new PublicFilesPlugin(path.join(dir, 'public')),
      new DefinePlugin({
        // In development nothing is signed.
        'process.env.HOST_VERSIONS': JSON.stringify(JSON.stringify(hostVersions())),
        'process.env.RELEASE_PUBLIC_KEYS': JSON.stringify(dev ? '' : releaseKeys().trusted.join(',')),
      }),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharingTable({ carried: true, dev }),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true },
      }),
      new HtmlWebpackPlugin({
        template: './src/index.html',
        publicPath,
        scriptLoading: 'defer',
        favicon: fs.existsSync(path.join(dir, 'src/icon.svg')) && './src/icon.svg',
      }),
      new ShellPreloadPlugin({
        publicPath,
        first: ['styles', 'app', 'platform', 'ui'],
        shared: {
          '@hand-receipt/ui/table': 'table',
          '@hand-receipt/ui/forms': 'forms',
          '@hand-receipt/ui/combobox': 'combobox',
          '@hand-receipt/ui/inventory-report': 'inventory-report',
        },
      }),
      new HostOfferPlugin(),
      ...(dev ? [] : [new ReleaseKeysPlugin(), new ReleaseListPlugin('shell')]),
    ],
    ...(dev && {
      devServer: {
        host: '127.0.0.1',
        port: Number(process.env.SHELL_PORT ?? devPort(SHELL_PORT)),
        // Remotes that nobody works on come from their last build.
        static: { directory: path.join(DIST, 'remotes'), publicPath: '/remotes', watch: false },
        historyApiFallback: true,
        hot: true,
        proxy: [apiProxy()],
        client: { overlay: false },
        setupMiddlewares: (middlewares, server) => {
          server.app.get('/remotes.json', (_request, response) => response.json(devRegistry()));
          return middlewares;
        },
      },
    }),
  };
};

module.exports = { shellConfig };
