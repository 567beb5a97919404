const { sources } = require('webpack');
const { hostVersions, providesOf } = require('./host-contract.js');

/**
 * Emits what the shell offers to remotes: `host.json`, the versions of its packages, and `host.contract.json`, the names
 * that each shared module has.
 */
class HostOfferPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('HostOfferPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'HostOfferPlugin', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const emit = (file, value) =>
            compilation.emitAsset(file, new sources.RawSource(JSON.stringify(value, null, 2)));
          emit('host.json', hostVersions());
          emit('host.contract.json', { provides: providesOf(compilation) });
        },
      );
    });
  }
}

module.exports = { HostOfferPlugin };
