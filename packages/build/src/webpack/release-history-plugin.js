const fs = require('node:fs');
const path = require('node:path');
const { sources } = require('webpack');

/** How many releases stay on disk, the newest included. */
const RELEASES_KEPT = 3;
const FILE = 'releases.json';

/**
 * Keeps the chunks of the last releases on disk, because a tab that was open during a deployment still asks
 * for them, and lets webpack's `output.clean` remove what is older.
 */
class ReleaseHistoryPlugin {
  constructor(outputPath) {
    this.outputPath = outputPath;
    this.releases = this.read();
  }

  /** @returns {string[][]} files of each release, the newest first */
  read() {
    try {
      return JSON.parse(fs.readFileSync(path.join(this.outputPath, FILE), 'utf8'));
    } catch {
      return [];
    }
  }

  /** For `output.clean.keep`. */
  keeps(file) {
    return this.releases.slice(0, RELEASES_KEPT - 1).some((files) => files.includes(file));
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ReleaseHistoryPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ReleaseHistoryPlugin', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        (assets) => {
          const releases = [Object.keys(assets), ...this.releases].slice(0, RELEASES_KEPT);
          compilation.emitAsset(FILE, new sources.RawSource(JSON.stringify(releases)));
        },
      );
    });
  }
}

module.exports = { ReleaseHistoryPlugin };
