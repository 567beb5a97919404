import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegisteredRemote } from '@hand-receipt/contracts';
import { readRemote } from '@hand-receipt/contracts/remote';

/** Hears why something of a remote was left out. */
type OnFault = (name: string, reason: string) => void;

/** The signed list of a remote's files; browsers judge it, and run nothing of a remote that has none. */
const listOf = (folder: string) => readFile(path.join(folder, 'release.txt'), 'utf8').catch(() => undefined);

function parse(name: string, text: string | undefined, onFault: OnFault): RegisteredRemote | null {
  const report = (reason: string) => onFault(name, reason);
  if (text === undefined) {
    report('remote.json is missing');
    return null;
  }
  try {
    return readRemote(JSON.parse(text), name, report);
  } catch (error) {
    report(error instanceof Error ? error.message : String(error));
    return null;
  }
}

/**
 * Gathers the `remote.json` of every folder under `remotes/`, by name. What is wrong in one is left out, and
 * `onFault` hears why, once for each version of the file; the others stand.
 */
export function registryReader(folder: string, onFault: OnFault): () => Promise<RegisteredRemote[]> {
  const known = new Map<string, { text: string | undefined; remote: RegisteredRemote | null }>();

  async function read(name: string): Promise<RegisteredRemote | null> {
    const text = await readFile(path.join(folder, name, 'remote.json'), 'utf8').catch(() => undefined);
    let line = known.get(name);
    if (!line || line.text !== text) {
      line = { text, remote: parse(name, text, onFault) };
      known.set(name, line);
    }
    return line.remote && { ...line.remote, release: await listOf(path.join(folder, name)) };
  }

  return async () => {
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    const remotes = await Promise.all(names.sort().map(read));
    return remotes.filter((remote) => remote !== null);
  };
}
