const { sources } = require('webpack');

/**
 * Emits `preload.json`: the hashed files that every first screen of the shell needs, so that the server can
 * name them in the document and the browser fetches all of them in one round.
 */
class ShellPreloadPlugin {
  /** @param {{ chunks: RegExp, publicPath: string }} options names of the chunks of a first screen */
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShellPreloadPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ShellPreloadPlugin', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = new Set();
          for (const chunk of compilation.chunks) {
            if (!chunk.name || !this.options.chunks.test(chunk.name)) continue;
            for (const file of chunk.files) if (file.endsWith('.js')) files.add(this.options.publicPath + file);
          }
          compilation.emitAsset('preload.json', new sources.RawSource(JSON.stringify([...files], null, 2)));
        },
      );
    });
  }
}

module.exports = { ShellPreloadPlugin };
