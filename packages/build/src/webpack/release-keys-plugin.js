const { sources } = require('webpack');
const { releaseKeys } = require('../release/key-file.js');

/** Name of the file beside the shell's others. */
const FILE = 'release-keys.json';

/** Emits the public keys whose signatures the shell takes, so that the server can say who signed what. */
class ReleaseKeysPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ReleaseKeysPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ReleaseKeysPlugin', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => compilation.emitAsset(FILE, new sources.RawSource(JSON.stringify(releaseKeys().trusted))),
      );
    });
  }
}

module.exports = { ReleaseKeysPlugin };
