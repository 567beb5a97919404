const fs = require('node:fs');
const path = require('node:path');
const { sources } = require('webpack');

/** Emits the files of a folder under their own names: what others find by a fixed address, such as icons. */
class PublicFilesPlugin {
  /** @param {string} folder absolute */
  constructor(folder) {
    this.folder = folder;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PublicFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'PublicFilesPlugin', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const names = fs.existsSync(this.folder) ? fs.readdirSync(this.folder) : [];
          for (const name of names) {
            const content = fs.readFileSync(path.join(this.folder, name));
            compilation.emitAsset(name, new sources.RawSource(content));
          }
        },
      );
    });
  }
}

module.exports = { PublicFilesPlugin };
