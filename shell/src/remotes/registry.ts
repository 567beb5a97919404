import type { RegisteredRemote } from '@hand-receipt/contracts';

/** The registry that the server wrote into the document; absent in development. */
function inlined(): unknown {
  const text = document.getElementById('remotes')?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

const isPath = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('/') && !value.includes('*');

/** Entries of one list that have a path within the product; the others are told once, and left out. */
function withPaths<E extends { path: string }>(name: string, entries: readonly E[] | undefined): E[] {
  if (!Array.isArray(entries)) return [];
  return (entries as (E | null)[]).filter((entry): entry is E => {
    if (isPath(entry?.path)) return true;
    console.warn(`${name} declares an entry whose path cannot be used`, entry);
    return false;
  });
}

/**
 * What of a registry can be used. The server has checked it by the whole schema; this is for one that did not: an
 * older one, and the development server.
 */
export function usable(registry: unknown): RegisteredRemote[] {
  if (!Array.isArray(registry)) return [];
  return (registry as (RegisteredRemote | null)[])
    .filter((remote): remote is RegisteredRemote => typeof remote?.name === 'string')
    .map((remote) => ({
      ...remote,
      nav: withPaths(remote.name, remote.nav),
      routes: withPaths(remote.name, remote.routes),
      slots: Array.isArray(remote.slots) ? remote.slots : [],
    }));
}

/**
 * Which remotes there are, where they are served, and what they declare. All that the shell ever knows of them.
 * A registry that cannot be read leaves the shell's own pages working.
 */
export async function readRegistry(): Promise<RegisteredRemote[]> {
  const fromDocument = inlined();
  if (fromDocument) return usable(fromDocument);
  try {
    const response = await fetch('/remotes.json');
    return response.ok ? usable(await response.json()) : [];
  } catch (error) {
    console.error('The registry of remotes could not be read', error);
    return [];
  }
}
