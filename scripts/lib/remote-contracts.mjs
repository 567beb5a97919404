import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import contracts from '../../packages/contracts/load-remote.js';
import { DIST, ROOT } from './workspace.mjs';

/** What the last release offered and took, kept in the repository so that every checkout compares with the same. */
const LAST_RELEASE = process.env.LAST_RELEASE_FILE ?? join(ROOT, 'packages/build/last-release.json');
/** Of a module that is taken or provided whole, nobody can say which names. */
const EVERYTHING = '*';

const json = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** What a built shell offers; null where it does not say. */
function hostIn(folder) {
  const versions = json(join(folder, 'host.json'));
  const contract = json(join(folder, 'host.contract.json'));
  return versions && contract && { versions, provides: contract.provides };
}

/** What a built remote needs; null where it does not say. */
function remoteIn(folder) {
  const descriptor = json(join(folder, 'remote.json'));
  const contract = json(join(folder, 'remote.contract.json'));
  return (
    descriptor &&
    contract && {
      name: basename(resolve(folder)),
      title: descriptor.title,
      host: descriptor.host,
      imports: contract.imports,
    }
  );
}

/** Each name that a remote takes and a host does not have: `mfe-range takes NoSuch of @hand-receipt/ui`. */
function missing({ name, imports }, { provides }) {
  return Object.entries(imports).flatMap(([module, names]) => {
    const there = provides[module];
    if (!there) return [`${name} takes ${module}, which the shell does not share`];
    if (there.includes(EVERYTHING)) return [];
    return names
      .filter((each) => each !== EVERYTHING && !there.includes(each))
      .map((each) => `${name} takes ${each} of ${module}, which does not have it`);
  });
}

/** What keeps a remote from working in a host: it would be refused, or it would find an export missing. */
function faultsOfPair(remote, host) {
  const { unmetNeed, unmetWords } = contracts.loadRemote();
  const unmet = unmetNeed(remote.host, host.versions);
  return [...(unmet ? [`${remote.name}: ${unmetWords(remote.title, unmet)}`] : []), ...missing(remote, host)];
}

/** As between releases: one that is refused is known not to fit, so only what is loaded must find its exports. */
function faultsAcross(remote, host, words) {
  if (contracts.loadRemote().unmetNeed(remote.host, host.versions)) return [];
  return missing(remote, host).map((fault) => `${fault}; ${words}`);
}

/**
 * Compares built remotes with the shell that they are deployed beside.
 *
 * @param {readonly string[]} folders of remotes and other units, as `dist/remotes/mfe-transfers`
 * @returns {{ compared: number, faults: string[] }} how many remotes said what they take, and a sentence for each fault
 */
export function contractFaults(folders) {
  const pairs = folders
    .map((folder) => ({ remote: remoteIn(folder), host: hostIn(join(folder, '../../shell')) }))
    .filter(({ remote, host }) => remote && host);
  return { compared: pairs.length, faults: pairs.flatMap(({ remote, host }) => faultsOfPair(remote, host)) };
}

const builtRemotes = () => {
  const folder = join(DIST, 'remotes');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names.map((name) => remoteIn(join(folder, name))).filter((remote) => remote !== null);
};

/** What is built, for the next release to be compared with. */
export function keepRelease() {
  const host = hostIn(join(DIST, 'shell'));
  if (!host) throw new Error('The shell is not built: run pnpm build first.');
  writeFileSync(LAST_RELEASE, `${JSON.stringify({ host, remotes: builtRemotes() }, null, 1)}\n`);
}

/** Compares what is built with the last release both ways, for a shell and its remotes are not deployed at one moment. */
export function faultsWithLastRelease() {
  const last = json(LAST_RELEASE);
  const host = hostIn(join(DIST, 'shell'));
  if (!last || !host) return [];
  return [
    ...builtRemotes().flatMap((remote) =>
      faultsAcross(remote, last.host, 'in the shell of the last release, which would load it'),
    ),
    ...last.remotes.flatMap((remote) =>
      faultsAcross(remote, host, 'as it was in the last release, and this shell would load it'),
    ),
  ];
}
