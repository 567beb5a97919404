const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const webpack = require('webpack');
const { baseConfig, DIST, ROOT } = require('@hand-receipt/build/webpack/base');

const publicPath = '/assets/';

/** Emits `chunk-groups.json`: the scripts and stylesheets that each named chunk needs, as the server preloads them. */
class ChunkGroupsPlugin {
  apply(compiler) {
    const { PROCESS_ASSETS_STAGE_REPORT: stage } = webpack.Compilation;
    compiler.hooks.thisCompilation.tap('ChunkGroupsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ChunkGroupsPlugin', stage }, () => {
        const groups = [...compilation.namedChunkGroups].map(([name, group]) => [
          name,
          group
            .getFiles()
            .filter((file) => /\.(js|css)$/.test(file))
            .map((file) => publicPath + file),
        ]);
        const text = JSON.stringify(Object.fromEntries(groups));
        compilation.emitAsset('chunk-groups.json', new webpack.sources.RawSource(text));
      });
    });
  }
}

/**
 * The product's source as one application without federation: the yardsticks of `bench/federation.ts`. `--env split`
 * makes a chunk of each page and remote, as webpack does by itself; without it everything is one bundle.
 */
const dir = path.join(ROOT, 'shell');
module.exports = ({ split = false }, { mode }) => {
  const compress = mode === 'production';
  const base = baseConfig({ dir, dev: false, outputPath: path.join(DIST, 'shell'), compress });
  const javascript = { ...base.module.parser.javascript, ...(!split && { dynamicImportMode: 'eager' }) };
  return {
    ...base,
    devtool: false,
    entry: { main: './src/app/bootstrap.tsx' },
    output: { ...base.output, uniqueName: 'single', publicPath },
    module: { ...base.module, parser: { javascript } },
    plugins: [
      ...base.plugins,
      // Nothing here is signed, witnessed or built apart.
      new webpack.DefinePlugin({
        'process.env.HOST_VERSIONS': '"{}"',
        'process.env.RELEASE_PUBLIC_KEYS': '""',
        'process.env.WITNESS_POLICY': '""',
      }),
      new webpack.NormalModuleReplacementPlugin(
        /\/remote-loader$/,
        path.join(__dirname, 'bundled-loader.ts'),
      ),
      new HtmlWebpackPlugin({ template: './src/index.html', publicPath, scriptLoading: 'defer' }),
      new ChunkGroupsPlugin(),
    ],
  };
};
