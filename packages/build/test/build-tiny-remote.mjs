/** Builds a remote of one script with what every remote is built with: SCRIPT OUTPUT-FOLDER. */
import federation from '@module-federation/enhanced/webpack';
import { basename } from 'node:path';
import webpack from 'webpack';
import release from '../src/webpack/release-list-plugin.js';
import manifest from '../src/webpack/remote-manifest-plugin.js';
import sharing from '../src/webpack/sharing.js';

const [script, output] = process.argv.slice(2);
const name = basename(output);
const container = name.replaceAll('-', '_');
const descriptor = { name, title: 'Range', nav: [], routes: [{ path: '/range', page: 'lanes' }], slots: [] };

const compiler = webpack({
  mode: 'production',
  entry: {},
  context: import.meta.dirname,
  output: { path: output, uniqueName: container, publicPath: 'auto' },
  plugins: [
    new federation.ModuleFederationPlugin({
      name: container,
      filename: 'remoteEntry.js',
      exposes: { './remote': { import: script, name: 'exposed' } },
      shared: sharing.sharingTable({ carried: false }),
      dts: false,
      manifest: false,
      experiments: { externalRuntime: true },
    }),
    new manifest.RemoteManifestPlugin({ descriptor, container, publicPath: `/remotes/${name}/` }),
    new release.ReleaseListPlugin(name),
  ],
});
compiler.run((error, stats) => {
  if (!error && !stats.hasErrors()) return;
  console.error(error ?? stats.toString('errors-only'));
  process.exitCode = 1;
});
