import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../kernel';
import { countEvents } from '../../ledger';
import { totpKeyFile } from '../../people';

/** Folder of the embedded database inside the data folder. */
const EMBEDDED = 'postgres';
/** Folder of the ledger's journal, checkpoint and key. */
export const LEDGER = 'ledger';
/** All there is in a data folder besides the lock; nothing else in it is ours to copy or to delete. */
export const DATA_FOLDERS: readonly string[] = [EMBEDDED, LEDGER];
/** Where a restore unpacks before anything is put in its place, and puts aside what was there. */
export const WORKSHOP = 'restoring';

/** What says where keys are. */
export type KeyPlaces = Pick<Config, 'dataDir' | 'ledgerKeyFile' | 'totpKeyFile'>;

/**
 * Where keys are: the ledger's signing key, the one that a change of keys has made and not yet put in its place, and the
 * key of authenticator apps' secrets.
 */
export const keyFiles = (places: KeyPlaces): string[] => {
  const file = places.ledgerKeyFile ?? path.join(places.dataDir, LEDGER, 'signing-key');
  return [file, `${file}.next`, totpKeyFile(places)];
};

/** Something in the data folder, by its path inside it. The database needs its empty folders too. */
export interface DataFile {
  path: string;
  kind: 'file' | 'folder';
}

/** Every file and folder in some folders of the data folder, sorted by path. */
export async function dataFiles(dataDir: string, folders = DATA_FOLDERS): Promise<DataFile[]> {
  const found: DataFile[] = [];
  for (const name of folders) {
    const entries = await readdir(path.join(dataDir, name), { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    for (const entry of entries) {
      const inside = path
        .relative(dataDir, path.join(entry.parentPath, entry.name))
        .split(path.sep)
        .join('/');
      if (entry.isFile() || entry.isDirectory())
        found.push({ path: inside, kind: entry.isFile() ? 'file' : 'folder' });
    }
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Whether an embedded database has been made in the folder. */
export const holdsDatabase = (files: readonly DataFile[]): boolean =>
  files.some((file) => file.path === `${EMBEDDED}/PG_VERSION`);

/** Events in a ledger's journal. It is only read: a server may be writing to it. */
export async function journalSize(dataDir: string): Promise<number> {
  const folder = path.join(dataDir, LEDGER, 'journal');
  const names = await readdir(folder).catch(() => []);
  const last = names
    .filter((name) => /^\d{15}\.log$/.test(name))
    .sort()
    .at(-1);
  if (!last) return 0;
  const bytes = await readFile(path.join(folder, last));
  return Number.parseInt(last, 10) + countEvents(bytes);
}
