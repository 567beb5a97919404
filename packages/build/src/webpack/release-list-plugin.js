const { sources } = require('webpack');
const { isListed, LIST, writeList } = require('../release/file-list.js');
const { releaseKeys } = require('../release/key-file.js');

/** Emits the signed list of a unit's files beside them, once their contents are final. */
class ReleaseListPlugin {
  /** @param {string} unit folder name, e.g. `mfe-transfers` */
  constructor(unit) {
    this.unit = unit;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ReleaseListPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ReleaseListPlugin', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        (assets) => {
          const files = Object.keys(assets)
            .filter(isListed)
            .map((file) => [file, assets[file].buffer()]);
          const note = writeList(this.unit, files, releaseKeys().signing);
          compilation.emitAsset(LIST, new sources.RawSource(note));
        },
      );
    });
  }
}

module.exports = { ReleaseListPlugin };
