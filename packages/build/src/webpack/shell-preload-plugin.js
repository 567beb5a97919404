const { sources } = require('webpack');

/** Chunk names of the shell's own pages: `app-dashboard` is what /dashboard needs. */
const PAGE = 'app-';

/**
 * Emits `preload.json`: the hashed files that every first screen of the shell needs, so that the server can
 * name them in the document and the browser fetches all of them in one round.
 */
class ShellPreloadPlugin {
  /**
   * @param {{ first: string[], shared: Record<string, string>, publicPath: string }} options `first`: names of the
   *   chunks of a first screen; `shared`: the chunk that holds each module shared later
   */
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShellPreloadPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ShellPreloadPlugin', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const { first, shared, publicPath } = this.options;
          const urlsOf = (name) =>
            [...compilation.chunks]
              .filter((chunk) => chunk.name === name)
              .flatMap((chunk) => [...chunk.files])
              .filter((file) => /\.(js|css)$/.test(file))
              .map((file) => publicPath + file);
          const pageChunks = [...compilation.namedChunkGroups.keys()].filter((name) => name.startsWith(PAGE));
          const preload = {
            first: first.flatMap(urlsOf),
            pages: Object.fromEntries(pageChunks.map((name) => [name.slice(PAGE.length), urlsOf(name)])),
            shared: Object.fromEntries(Object.entries(shared).map(([name, chunk]) => [name, urlsOf(chunk)])),
          };
          compilation.emitAsset('preload.json', new sources.RawSource(JSON.stringify(preload, null, 2)));
        },
      );
    });
  }
}

module.exports = { ShellPreloadPlugin };
