const fs = require('node:fs');
const path = require('node:path');
const { devPort } = require('../dev-ports.js');
const { DIST, ROOT } = require('./base.js');

/** A remote that is served from its own port, with hot reload. */
const served = (descriptor) => ({
  ...descriptor,
  entry: `http://127.0.0.1:${devPort(descriptor.port)}/remoteEntry.js`,
  chunks: [],
  pageChunks: {},
  pageShares: {},
});

const json = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null);

/**
 * `/remotes.json` of development. `DEV_REMOTES` names the remotes that are served from their own ports, all without it;
 * the others come from their last build, unless `DEV_ONLY` leaves them out.
 */
function devRegistry() {
  const wanted = process.env.DEV_REMOTES?.split(',');
  return fs
    .readdirSync(ROOT)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => {
      if (!wanted || wanted.includes(name)) {
        const descriptor = json(path.join(ROOT, name, 'remote.json'));
        return descriptor && served(descriptor);
      }
      return process.env.DEV_ONLY ? null : json(path.join(DIST, 'remotes', name, 'remote.json'));
    })
    .filter((remote) => remote !== null);
}

module.exports = { devRegistry };
