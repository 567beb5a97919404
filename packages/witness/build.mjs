/** Builds the witness and the runner of its vectors into `dist`, with the ledger's package in each. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const HERE = dirname(fileURLToPath(import.meta.url));
const DIST = join(HERE, 'dist');

mkdirSync(DIST, { recursive: true });
const { outputFiles } = await build({
  absWorkingDir: HERE,
  entryPoints: { witness: 'src/cli.ts', vectors: 'vectors/index.ts' },
  outdir: DIST,
  bundle: true,
  platform: 'node',
  target: 'node20',
  external: ['fs-native-extensions'],
  write: false,
});
for (const { path, contents } of outputFiles) {
  // Whole at once: tests may build while a witness of another one starts.
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, contents);
  renameSync(unfinished, path);
}
