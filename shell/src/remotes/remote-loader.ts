import type { RegisteredRemote, RemoteModule } from '@hand-receipt/contracts';
import { getInstance } from '@module-federation/enhanced/runtime';
import { noteNewVersion } from '../offline/update/new-version';
import { reportLoaded } from './client-reports';
import { clearDown, RemoteHangs } from './health';
import { whyUnfit } from './host-fit';
import { verifyRelease } from './integrity/admitted-files';
import { answerLoaders, verifiedEntriesPlugin } from './integrity/guard-remotes';
import { noteLoaded, noteLoading, noteRunning } from './loading-notes';
import { newestRelease } from './newest-release';
import { isLoadable } from './not-loaded';
import { withPatience } from './patience';
import { bringFiles } from './remote-files';
import { retryEachErrorOnce } from './retry-each-error-once';

/** A dash would break the container's global name. */
const containerOf = (name: string) => name.replaceAll('-', '_');

const loaded = new Map<string, Promise<RemoteModule>>();
/** The release that each remote is loaded from. */
const releases = new Map<string, RegisteredRemote>();

function host() {
  const instance = getInstance();
  if (!instance) throw new Error('The federation runtime is not there: was the shell built as a host?');
  return instance;
}

/** Makes remotes known by name and address. Nothing is fetched until one is needed. */
export function registerRemotes(registry: RegisteredRemote[]): void {
  const loadable = registry.filter(isLoadable);
  for (const remote of loadable) releases.set(remote.name, remote);
  answerLoaders();
  host().registerPlugins([verifiedEntriesPlugin]);
  host().registerRemotes(
    loadable.map(({ name, entry }) => ({ name: containerOf(name), entry, type: 'global' })),
  );
}

function replace(remote: RegisteredRemote): void {
  const { name, entry } = remote;
  releases.set(name, remote);
  loaded.delete(name);
  // Where webpack gathers a container's chunks. The new release must not take those of the old for its own.
  Reflect.deleteProperty(globalThis, `webpackChunk${containerOf(name)}`);
  host().registerRemotes([{ name: containerOf(name), entry, type: 'global' }], { force: true });
}

/**
 * Goes over to the newest release of a remote, whose files this page knows by names that a deployment may have
 * taken away. What the page shows of the release before stays as it is.
 *
 * @returns false where the server has no other release than the one that failed
 */
export async function takeNewestRelease(name: string): Promise<boolean> {
  const newest = await newestRelease(name);
  const known = releases.get(name);
  if (
    !newest ||
    newest.off ||
    whyUnfit(newest) ||
    (newest.entry === known?.entry && newest.release === known.release)
  )
    return false;
  replace(newest);
  noteNewVersion();
  return true;
}

/** The release that a remote is loaded from, for reports; null where the server does not name it. */
export function visitOf(name: string): { remote: string; digest: string } | null {
  const digest = releases.get(name)?.digest;
  return digest ? { remote: name, digest } : null;
}

/** Loads a remote again in its newest release, because a remote remembers files that failed as failed. */
export async function renewRemote(name: string): Promise<void> {
  const known = releases.get(name);
  if (!(await takeNewestRelease(name)) && known) replace(known);
}

type Exposed = { default?: RemoteModule };

/** Runs the exposed module of a remote; its scripts are in the browser's cache. Code that never ends leaves a note. */
async function run(name: string): Promise<Exposed | null> {
  noteLoading(name);
  try {
    const make = await host().loadRemote<() => Exposed | Promise<Exposed>>(`${containerOf(name)}/remote`, {
      loadFactory: false,
      from: 'runtime',
    });
    return make && (await noteRunning(name, make));
  } finally {
    noteLoaded(name);
  }
}

async function fetched(name: string) {
  const ask = async () => {
    const release = releases.get(name);
    if (release) {
      await verifyRelease(release);
      await bringFiles(name, [release.entry, ...release.chunks]);
    }
    return run(name);
  };
  try {
    return await withPatience(name, () => retryEachErrorOnce(ask));
  } catch (error) {
    if (error instanceof RemoteHangs) throw error;
    if (await takeNewestRelease(name)) return withPatience(name, ask);
    throw error;
  }
}

/**
 * Has the own files of a page of a remote in the browser's cache.
 * @throws RemoteHangs where the remote does not answer
 */
export const bringPageFiles = (name: string, page: string): Promise<void> =>
  bringFiles(name, releases.get(name)?.pageChunks[page] ?? []);

async function load(name: string): Promise<RemoteModule> {
  const module = (await fetched(name))?.default;
  if (!module?.pages || !module.slots) throw new Error(`${name} exposes no remote module`);
  clearDown(name);
  const visit = visitOf(name);
  if (visit) reportLoaded(visit);
  return module;
}

/**
 * The exposed module of a remote, fetched once. A failure is not remembered: the next call tries again.
 * @throws Error where the remote is down, slow, broken, not as it was signed, or not a remote
 */
export function loadRemoteModule(name: string): Promise<RemoteModule> {
  const known = loaded.get(name);
  if (known) return known;
  const attempt = load(name);
  loaded.set(name, attempt);
  attempt.catch(() => loaded.delete(name));
  return attempt;
}
