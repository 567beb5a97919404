import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegisteredRemote } from '@hand-receipt/contracts';
import { readJson } from './read-json';

const isList = (value: unknown, of: (entry: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(of);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Only hints for preloading: a build without them is slower, not broken. */
const isListByName = (value: unknown) =>
  value === undefined || (isRecord(value) && Object.values(value).every((list) => isList(list, isText)));

/** True for what the shell can do something with; one bad line would break the whole navigation. */
function isRegisteredRemote(value: unknown, name: string): value is RegisteredRemote {
  return (
    isRecord(value) &&
    value.name === name &&
    isText(value.title) &&
    isText(value.entry) &&
    isList(value.chunks, isText) &&
    isListByName(value.pageChunks) &&
    isListByName(value.pageShares) &&
    isList(value.nav, (entry) => isRecord(entry) && isText(entry.label) && isText(entry.path)) &&
    isList(value.routes, (entry) => isRecord(entry) && isText(entry.path) && isText(entry.page)) &&
    isList(value.slots, (entry) => isRecord(entry) && isText(entry.slot) && isText(entry.name))
  );
}

/** The signed list of a remote's files; browsers judge it, and run nothing of a remote that has none. */
const listOf = (folder: string) => readFile(path.join(folder, 'release.txt'), 'utf8').catch(() => undefined);

/**
 * Gathers the `remote.json` of every folder under `remotes/`, by name. One that is missing or broken is
 * left out, and `onBroken` hears why; the others stand.
 */
export async function readRegistry(
  folder: string,
  onBroken: (name: string, reason: string) => void,
): Promise<RegisteredRemote[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const remotes = await Promise.all(
    names.sort().map(async (name) => {
      try {
        const remote = await readJson(path.join(folder, name, 'remote.json'));
        if (isRegisteredRemote(remote, name))
          return { ...remote, release: await listOf(path.join(folder, name)) };
        onBroken(name, remote === undefined ? 'remote.json is missing' : 'remote.json has another shape');
      } catch (error) {
        onBroken(name, error instanceof Error ? error.message : String(error));
      }
      return null;
    }),
  );
  return remotes.filter((remote) => remote !== null);
}
