const vm = require('node:vm');

/**
 * What a TypeScript module of this repository exports, for programs that do not read TypeScript.
 *
 * @param {string} file absolute
 */
function loadSource(file) {
  // Only here: the commands that install the dependencies read this file before.
  const { buildSync } = require('esbuild');
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
  });
  const bundle = { exports: {} };
  vm.compileFunction(outputFiles[0].text, ['module', 'exports', 'require'])(bundle, bundle.exports, require);
  return bundle.exports;
}

module.exports = { loadSource };
