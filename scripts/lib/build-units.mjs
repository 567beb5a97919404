import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import release from '../../packages/build/src/release/index.js';
import { resolvedDependencies } from './lockfile.mjs';
import { faultsOfFolders } from './remote-folders.mjs';
import sharing from '../../packages/build/src/webpack/sharing.js';
import { DIST, fingerprint, remotes, ROOT, run, say, stamp } from './workspace.mjs';

const COMMON = [
  'packages/build/src',
  'packages/build/package.json',
  'packages/contracts',
  'packages/ledger',
  'packages/scan',
];
const LOCKFILE = join(ROOT, 'pnpm-lock.yaml');

const API = 'mock-api';
const WITNESS = 'packages/witness';
const API_INPUTS = ['src', 'seed', 'build.mjs', 'package.json'].map((name) => `${API}/${name}`);
const WEBPACK = [
  'node_modules/webpack-cli/bin/cli.js',
  '--config',
  'webpack.config.js',
  '--mode',
  'production',
];

/** What is built separately, the sources that each one's product depends on, and the script that builds it. */
function units() {
  return [
    {
      name: API,
      inputs: [...API_INPUTS, 'packages/contracts', 'packages/ledger'],
      product: join(ROOT, API, 'dist/server.js'),
      script: ['build.mjs'],
    },
    {
      name: WITNESS,
      inputs: [WITNESS, 'packages/ledger'],
      product: join(ROOT, WITNESS, 'dist/witness.js'),
      script: ['build.mjs'],
    },
    {
      name: 'shell',
      inputs: ['shell', 'packages/data', 'packages/platform', 'packages/ui', ...COMMON],
      product: join(DIST, 'shell/index.html'),
      script: WEBPACK,
    },
    // A remote takes ui, data and platform from the host at run time, so a change there does not rebuild it.
    ...remotes().map((name) => ({
      name,
      inputs: [name, ...COMMON],
      product: join(DIST, `remotes/${name}/remote.json`),
      script: WEBPACK,
    })),
  ];
}

/** What a unit is signed with, and whose signatures the shell takes: another key is another product. */
function keysOf(unit, { signing, trusted }) {
  if (unit === API || unit === WITNESS) return '';
  const signer = signing?.publicKey ?? 'unsigned';
  return unit === 'shell' ? `${signer} ${trusted.join(' ')}` : signer;
}

/** The text of the witness policy that browsers get with the product; another one is another product. */
function witnessPolicy() {
  const file = process.env.WITNESS_POLICY_FILE;
  return file ? readFileSync(resolve(process.env.INIT_CWD ?? '', file), 'utf8') : '';
}

/** Only the ledger's screens have it in them. */
const policyOf = (unit) => (unit === 'mfe-ledger' ? witnessPolicy() : '');

/** What a unit is built with from the registry. A dependency of another unit is of no matter. */
const dependenciesOf = (unit) =>
  createHash('sha256').update(resolvedDependencies(LOCKFILE, unit).join('\n')).digest('hex');

/**
 * A remote says which major versions of the shared packages it works with, and would be refused under another. A new
 * minor version needs no build of it.
 */
const majorsOf = (unit) =>
  remotes().includes(unit)
    ? Object.keys(sharing.SHARED_PACKAGES)
        .map((name) => `${name} ${sharing.versionOf(name).split('.')[0]}`)
        .join(' ')
    : '';

async function buildUnit({ name, state, script }) {
  const started = Date.now();
  await run(process.execPath, script, { cwd: join(ROOT, name), quiet: true });
  stamp.write(`build-${name}`, state);
  say(`built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * Builds what has changed since the last build, as many at once as there are processors.
 *
 * @param {{ all?: boolean, only?: string[] }} [options] `all` builds what has not changed too, `only` leaves out
 * every other unit
 * @returns {Promise<string[]>} names of what was built
 * @throws Error that names what remotes declare wrongly, or twice
 */
export async function buildChanged({ all = false, only } = {}) {
  const faults = faultsOfFolders();
  if (faults.length > 0) throw new Error(`The remotes cannot be deployed together:\n${faults.join('\n')}`);
  const keys = release.releaseKeys();
  const stale = units()
    .filter(({ name }) => !only || only.includes(name))
    .map((unit) => ({
      ...unit,
      state: `${DIST} ${fingerprint(unit.inputs)} ${dependenciesOf(unit.name)} ${keysOf(unit.name, keys)} ${policyOf(unit.name)} ${majorsOf(unit.name)}`,
    }))
    .filter(
      ({ name, state, product }) => all || !existsSync(product) || !stamp.matches(`build-${name}`, state),
    );
  const waiting = [...stale];
  const worker = async () => {
    for (let unit = waiting.shift(); unit; unit = waiting.shift()) await buildUnit(unit);
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 3) }, worker));
  return stale.map(({ name }) => name);
}
