const fs = require('node:fs');
const path = require('node:path');
const { ROOT } = require('./base.js');

/** `/remotes.json` of development: every remote's declaration, served from its own port. */
function devRegistry() {
  return fs
    .readdirSync(ROOT)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => path.join(ROOT, name, 'remote.json'))
    .filter((file) => fs.existsSync(file))
    .map((file) => JSON.parse(fs.readFileSync(file, 'utf8')))
    .map((descriptor) => ({
      ...descriptor,
      entry: `http://127.0.0.1:${descriptor.port}/remoteEntry.js`,
      chunks: [],
      pageChunks: {},
      pageShares: {},
    }));
}

module.exports = { devRegistry };
