/**
 * Builds the API into `dist`: the server, its threads, the commands of `src/cli` and the ledger's verifier page.
 * Packages from the registry stay outside; the workspace's own packages go in.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const HERE = dirname(fileURLToPath(import.meta.url));
const DIST = join(HERE, 'dist');
const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8'));
const registry = Object.keys({ ...dependencies, ...optionalDependencies }).filter(
  (name) => !name.startsWith('@hand-receipt/'),
);

const commands = readdirSync(join(HERE, 'src/cli'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `src/cli/${name}`);

/** Puts a whole file in place at once: tests may build while a server of another one starts. */
function write(path, contents) {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, contents);
  renameSync(unfinished, path);
}

/** The page is HTML around a bundle for browsers, which the ledger's own command makes. */
function writeVerifierPage() {
  const file = join(DIST, `verifier.html.${process.pid}`);
  const command = join(HERE, '../packages/ledger/src/cli/verifier-page.ts');
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', command, file], {
    cwd: HERE,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The verifier page was not made:\n${stderr}`);
  renameSync(file, join(DIST, 'verifier.html'));
}

mkdirSync(DIST, { recursive: true });
const { outputFiles } = await build({
  absWorkingDir: HERE,
  entryPoints: [
    'src/server.ts',
    'src/kernel/db/pglite/database.worker.ts',
    'src/forms/labels/thread/labels.worker.ts',
    'src/property/import/xlsx/xlsx.worker.ts',
    ...commands,
  ],
  // Side by side, so that `kernel/paths.ts` finds everything from any of them.
  entryNames: '[name]',
  outdir: DIST,
  bundle: true,
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  external: [...registry, 'esbuild', 'tsx'],
  write: false,
});
for (const { path, contents } of outputFiles) write(path, contents);
writeVerifierPage();
console.log(
  outputFiles
    .map(({ path }) => basename(path))
    .filter((name) => name.endsWith('.js'))
    .join(', '),
);
