const fs = require('node:fs');
const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { DefinePlugin } = require('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { devPort } = require('../dev-ports.js');
const { apiProxy, baseConfig, DIST } = require('./base.js');
const { ChunkFetchPlugin } = require('./chunk-fetch-plugin.js');
const { ChunkIntegrityPlugin } = require('./chunk-integrity-plugin.js');
const { readDescriptor } = require('./descriptor.js');
const { ReleaseListPlugin } = require('./release-list-plugin.js');
const { RemoteManifestPlugin } = require('./remote-manifest-plugin.js');
const { sharingTable } = require('./sharing.js');

/** A dash would break the container's global name. */
const containerName = (name) => name.replaceAll('-', '_');

/** As long as the shell waits for a remote (`shell/src/remotes/patience.ts`); webpack's own limit is ten times that. */
const CHUNK_PATIENCE_MS = 12_000;

/**
 * Pages share chunks; a worker is one file, for one file is what is checked before it starts, and what a worker
 * fetches by itself no browser checks.
 */
const sharesChunks = (chunk) => !chunk.canBeInitial() && !chunk.hasRuntime();

/** The witnesses that a browser trusts: a text of the build, which no server can change later. */
function witnessPolicy() {
  const file = process.env.WITNESS_POLICY_FILE;
  return file ? fs.readFileSync(path.resolve(process.env.INIT_CWD ?? '', file), 'utf8') : '';
}

/**
 * webpack configuration of one remote.
 *
 * In production the remote carries no copy of what is shared and borrows the host's federation runtime.
 * In development it is a whole application on its own port, and at the same time a remote of the shell.
 *
 * @param {string} dir folder of the remote, with remote.json in it
 */
const remoteConfig = (dir) => (_env, argv) => {
  const dev = argv.mode === 'development';
  const descriptor = readDescriptor(dir);
  const container = containerName(descriptor.name);
  const base = baseConfig({ dir, dev, outputPath: path.join(DIST, 'remotes', descriptor.name) });
  return {
    ...base,
    entry: dev ? './src/index.ts' : {},
    output: {
      ...base.output,
      uniqueName: container,
      publicPath: 'auto',
      chunkLoadTimeout: CHUNK_PATIENCE_MS,
    },
    optimization: { splitChunks: { chunks: sharesChunks } },
    plugins: [
      ...base.plugins,
      new DefinePlugin({ 'process.env.WITNESS_POLICY': JSON.stringify(witnessPolicy()) }),
      new ModuleFederationPlugin({
        name: container,
        filename: dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
        exposes: { './remote': { import: './src/remote.ts', name: 'exposed' } },
        shared: sharingTable({ carried: dev, dev }),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: dev ? {} : { externalRuntime: true },
      }),
      ...(dev
        ? [new HtmlWebpackPlugin({ title: descriptor.title, publicPath: '/', excludeChunks: [container] })]
        : [
            new RemoteManifestPlugin({ descriptor, container, publicPath: `/remotes/${descriptor.name}/` }),
            new ChunkFetchPlugin(descriptor.name),
            new ChunkIntegrityPlugin(),
            new ReleaseListPlugin(descriptor.name),
          ]),
    ],
    ...(dev && {
      devServer: {
        host: '127.0.0.1',
        port: devPort(descriptor.port),
        historyApiFallback: true,
        hot: true,
        headers: { 'access-control-allow-origin': '*' },
        proxy: [apiProxy()],
        client: { webSocketURL: `ws://127.0.0.1:${devPort(descriptor.port)}/ws`, overlay: false },
      },
    }),
  };
};

module.exports = { remoteConfig };
