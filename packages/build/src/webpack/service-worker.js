const path = require('node:path');
const { baseConfig, DIST } = require('./base.js');
const { ReleaseListPlugin } = require('./release-list-plugin.js');

/**
 * webpack configuration of the shell's service worker. It is one file under a fixed name, in a folder of its
 * own; the server writes the list of files to keep in front of it.
 */
const serviceWorkerConfig = (dir) => () => {
  const base = baseConfig({ dir, dev: false, outputPath: path.join(DIST, 'service-worker') });
  return {
    ...base,
    name: 'service-worker',
    target: ['webworker', 'es2022'],
    entry: './src/service-worker/service-worker.ts',
    output: { path: base.output.path, filename: 'service-worker.js', clean: true },
    devtool: false,
    plugins: [new ReleaseListPlugin('service-worker')],
  };
};

module.exports = { serviceWorkerConfig };
