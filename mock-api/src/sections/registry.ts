import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegisteredRemote } from '@hand-receipt/contracts';
import { readRemote, withoutCollisions } from '@hand-receipt/contracts/remote';

/** Hears why something of a remote was left out. */
type OnFault = (name: string, reason: string) => void;

/** The signed list of a remote's files; browsers judge it, and run nothing of a remote that has none. */
const listOf = (folder: string) => readFile(path.join(folder, 'release.txt'), 'utf8').catch(() => undefined);

/** A remote's `remote.json`; null where nothing of it can be used. `onFault` hears what is wrong. */
export function parse(name: string, text: string | undefined, onFault: OnFault): RegisteredRemote | null {
  const report = (reason: string) => onFault(name, reason);
  if (text === undefined || text.trim() === '') {
    report(`remote.json is ${text === undefined ? 'missing' : 'empty'}`);
    return null;
  }
  try {
    return readRemote(JSON.parse(text), name, report);
  } catch (error) {
    report(`remote.json cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** `order.json`, if somebody wrote one: names of remotes, the one first that keeps a path which two declare. */
async function orderOf(folder: string, names: string[]): Promise<string[]> {
  const text = await readFile(path.join(folder, 'order.json'), 'utf8').catch(() => '[]');
  let first: unknown;
  try {
    first = JSON.parse(text);
  } catch {
    first = [];
  }
  const known = (Array.isArray(first) ? first : []).filter((name): name is string =>
    names.includes(name as string),
  );
  return [...new Set([...known, ...names.sort()])];
}

/**
 * Gathers the `remote.json` of every folder under `remotes/`, by `order.json` and then by name. What is wrong in one,
 * or what one before it has too, is left out, and `onFault` hears why, once for each version of the files; the others
 * stand.
 */
export function registryReader(folder: string, onFault: OnFault): () => Promise<RegisteredRemote[]> {
  const known = new Map<string, { text: string | undefined; remote: RegisteredRemote | null }>();
  let settled: { from: RegisteredRemote[]; remotes: RegisteredRemote[] } = { from: [], remotes: [] };

  async function read(name: string): Promise<RegisteredRemote | null> {
    const text = await readFile(path.join(folder, name, 'remote.json'), 'utf8').catch(() => undefined);
    let line = known.get(name);
    if (!line || line.text !== text) {
      line = { text, remote: parse(name, text, onFault) };
      known.set(name, line);
    }
    return line.remote;
  }

  function settle(from: RegisteredRemote[]): RegisteredRemote[] {
    const isSame = from.length === settled.from.length && from.every((each, at) => each === settled.from[at]);
    if (!isSame) settled = { from, remotes: withoutCollisions(from, onFault) };
    return settled.remotes;
  }

  return async () => {
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    const remotes = await Promise.all((await orderOf(folder, names)).map(read));
    const lines = settle(remotes.filter((remote) => remote !== null));
    return Promise.all(
      lines.map(async (line) => ({ ...line, release: await listOf(path.join(folder, line.name)) })),
    );
  };
}
