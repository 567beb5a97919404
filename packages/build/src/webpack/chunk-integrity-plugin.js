const MiniCssExtractPlugin = require('mini-css-extract-plugin');

/** Set by the shell (`shell/src/remotes/integrity`): the digest of a file by its remote's signed list, by its URL. */
const INTEGRITY_OF = 'self.releaseIntegrityOf';

/** Has a remote ask its host, for each script and stylesheet that it fetches, what the bytes must be. */
class ChunkIntegrityPlugin {
  apply(compiler) {
    // The compiler's own webpack: hooks of another copy would never be called.
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => `${source}\nscript.integrity = ${INTEGRITY_OF}(script.src);`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkIntegrityPlugin',
        (source, { tag }) => `${source}\n${tag}.integrity = ${INTEGRITY_OF}(${tag}.href);`,
      );
    });
  }
}

module.exports = { ChunkIntegrityPlugin };
