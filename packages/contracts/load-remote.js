const path = require('node:path');
const vm = require('node:vm');

let loaded;

/**
 * `@hand-receipt/contracts/remote` for programs that do not read TypeScript, from its sources: a build refuses with the
 * same words what the server leaves out.
 *
 * @returns {typeof import('./src/read-remote')}
 */
function loadRemote() {
  loaded ??= bundled();
  return loaded;
}

function bundled() {
  // Only here: the commands that install the dependencies read this file before.
  const { buildSync } = require('esbuild');
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, 'src/read-remote.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
  });
  const bundle = { exports: {} };
  vm.compileFunction(outputFiles[0].text, ['module', 'exports', 'require'])(bundle, bundle.exports, require);
  return bundle.exports;
}

module.exports = { loadRemote };
