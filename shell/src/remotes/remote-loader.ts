import type { RegisteredRemote, RemoteModule } from '@hand-receipt/contracts';
import { getInstance } from '@module-federation/enhanced/runtime';
import { twice } from './twice';

/** How long a remote may keep its area waiting before the area says that it is unavailable. */
const PATIENCE_MS = 12_000;

/** A dash would break the container's global name. */
const containerOf = (name: string) => name.replaceAll('-', '_');

const loaded = new Map<string, Promise<RemoteModule>>();

function host() {
  const instance = getInstance();
  if (!instance) throw new Error('The federation runtime is not there: was the shell built as a host?');
  return instance;
}

/** Makes remotes known by name and address. Nothing is fetched until one is needed. */
export function registerRemotes(registry: RegisteredRemote[]): void {
  host().registerRemotes(
    registry.map(({ name, entry }) => ({ name: containerOf(name), entry, type: 'global' })),
  );
}

function withPatience<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${what} did not answer within ${PATIENCE_MS / 1000} s`)),
      PATIENCE_MS,
    );
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

async function load(name: string): Promise<RemoteModule> {
  const ask = () => host().loadRemote<{ default?: RemoteModule }>(`${containerOf(name)}/remote`);
  const module = (await withPatience(twice(ask), name))?.default;
  if (!module?.pages || !module.slots) throw new Error(`${name} exposes no remote module`);
  return module;
}

/**
 * The exposed module of a remote, fetched once. A failure is not remembered: the next call tries again.
 * @throws Error where the remote is down, slow, broken, or not a remote
 */
export function loadRemoteModule(name: string): Promise<RemoteModule> {
  const known = loaded.get(name);
  if (known) return known;
  const attempt = load(name);
  loaded.set(name, attempt);
  attempt.catch(() => loaded.delete(name));
  return attempt;
}
