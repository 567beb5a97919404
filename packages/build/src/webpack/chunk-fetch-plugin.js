const { RuntimeGlobals, RuntimeModule } = require('webpack');

/** Set by the shell (`shell/src/remotes`): has a file of a remote in the browser's cache, or gives it up. */
const BRING = 'self.bringRemoteFile';

/** Wraps webpack's own way to load a script: a chunk's script is added once its file is in the browser's cache. */
class FetchBeforeScript extends RuntimeModule {
  /** @param {string} remote folder name, e.g. `mfe-transfers` */
  constructor(remote) {
    super('fetch before script', RuntimeModule.STAGE_BASIC);
    this.remote = remote;
  }

  generate() {
    const load = RuntimeGlobals.loadScript;
    return `const load = ${load};
${load} = (url, done, key, chunkId) => {
  const brought = ${BRING} ? ${BRING}(${JSON.stringify(this.remote)}, url) : Promise.resolve();
  brought.then(
    () => load(url, done, key, chunkId),
    () => done({ type: 'timeout', target: { src: url } }),
  );
};`;
  }
}

/**
 * Has a remote ask its host for each chunk before it adds the script. A script element that waits for a server that
 * never answers keeps its connection for minutes, also after it is removed; a fetch can be aborted.
 */
class ChunkFetchPlugin {
  /** @param {string} remote folder name, e.g. `mfe-transfers` */
  constructor(remote) {
    this.remote = remote;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkFetchPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('ChunkFetchPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new FetchBeforeScript(this.remote));
        });
    });
  }
}

module.exports = { ChunkFetchPlugin };
