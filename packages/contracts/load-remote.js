const path = require('node:path');
const { loadSource } = require('./load-source.js');

let loaded;

/**
 * `@hand-receipt/contracts/remote` for programs that do not read TypeScript, from its sources: a build refuses with the
 * same words what the server leaves out.
 *
 * @returns {typeof import('./src/read-remote')}
 */
function loadRemote() {
  loaded ??= loadSource(path.join(__dirname, 'src/read-remote.ts'));
  return loaded;
}

module.exports = { loadRemote };
