const { sources } = require('webpack');
const { hostRanges, importsOf } = require('./host-contract.js');

/** Chunk name that a page loader gives its page: `import(/* webpackChunkName: "page-transfers" *\/ '…')`. */
const PAGE_CHUNK = /^page-(.+)$/;

/** Names of the shared modules that a group of chunks takes from the host. */
function sharesOf(compilation, group) {
  const names = new Set();
  for (const chunk of group.chunks) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      if (module.type === 'consume-shared-module') names.add(module.options.shareKey);
    }
  }
  return [...names].sort();
}

/**
 * Emits `remote.json` beside the chunks: what the remote declares, plus the hashed files that this build
 * made of it and the versions of the host that it works with; and `remote.contract.json`, the names that it takes from
 * each module of the host. The server gathers these into /remotes.json, so a remote is deployed or rolled back by its
 * folder alone.
 */
class RemoteManifestPlugin {
  /** @param {{ descriptor: object, publicPath: string, container: string }} options */
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RemoteManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'RemoteManifestPlugin', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const { descriptor, publicPath, container } = this.options;
          const urls = (files) =>
            [...files].filter((file) => file.endsWith('.js')).map((file) => publicPath + file);
          const filesOf = (name) => compilation.namedChunkGroups.get(name)?.getFiles() ?? [];
          const pageChunks = {};
          const pageShares = {};
          for (const [name, group] of compilation.namedChunkGroups) {
            const page = PAGE_CHUNK.exec(name)?.[1];
            if (!page) continue;
            pageChunks[page] = urls(filesOf(name));
            pageShares[page] = sharesOf(compilation, group);
          }
          const manifest = {
            ...descriptor,
            entry: urls(filesOf(container))[0],
            chunks: urls(filesOf('exposed')),
            pageChunks,
            pageShares,
            host: hostRanges(compilation),
          };
          const emit = (file, value) =>
            compilation.emitAsset(file, new sources.RawSource(JSON.stringify(value, null, 2)));
          emit('remote.json', manifest);
          emit('remote.contract.json', { imports: importsOf(compilation) });
        },
      );
    });
  }
}

module.exports = { RemoteManifestPlugin };
