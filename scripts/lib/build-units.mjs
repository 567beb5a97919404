import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import release from '../../packages/build/src/release/index.js';
import { DIST, fingerprint, remotes, ROOT, run, say, stamp } from './workspace.mjs';

const COMMON = ['pnpm-lock.yaml', 'packages/build', 'packages/contracts', 'packages/ledger'];

/** What is built separately, and the sources that each one's product depends on. */
function units() {
  return [
    {
      name: 'shell',
      inputs: ['shell', 'packages/platform', 'packages/ui', ...COMMON],
      product: 'shell/index.html',
    },
    // A remote takes ui and platform from the host at run time, so a change there does not rebuild it.
    ...remotes().map((name) => ({ name, inputs: [name, ...COMMON], product: `remotes/${name}/remote.json` })),
  ];
}

/** What a unit is signed with, and whose signatures the shell takes: another key is another product. */
function keysOf(unit, { signing, trusted }) {
  const signer = signing?.publicKey ?? 'unsigned';
  return unit === 'shell' ? `${signer} ${trusted.join(' ')}` : signer;
}

async function buildUnit({ name, state }) {
  const started = Date.now();
  await run(
    process.execPath,
    [
      join(ROOT, name, 'node_modules/webpack-cli/bin/cli.js'),
      '--config',
      'webpack.config.js',
      '--mode',
      'production',
    ],
    {
      cwd: join(ROOT, name),
      quiet: true,
    },
  );
  stamp.write(`build-${name}`, state);
  say(`built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * Builds what has changed since the last build, as many at once as there are processors.
 * @returns {Promise<string[]>} names of what was built
 */
export async function buildChanged({ all = false } = {}) {
  const keys = release.releaseKeys();
  const stale = units()
    .map((unit) => ({
      ...unit,
      state: `${DIST} ${fingerprint(unit.inputs)} ${keysOf(unit.name, keys)}`,
    }))
    .filter(
      ({ name, state, product }) =>
        all || !existsSync(join(DIST, product)) || !stamp.matches(`build-${name}`, state),
    );
  const waiting = [...stale];
  const worker = async () => {
    for (let unit = waiting.shift(); unit; unit = waiting.shift()) await buildUnit(unit);
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 3) }, worker));
  return stale.map(({ name }) => name);
}
