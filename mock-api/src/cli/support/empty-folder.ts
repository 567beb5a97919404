import { rm } from 'node:fs/promises';
import path from 'node:path';
import { DATA_FOLDERS } from '../backup/data-files';

/** Deletes the data in a data folder; whatever else lies there stays. The caller holds its lock. */
export async function emptyDataFolder(dataDir: string): Promise<void> {
  for (const name of DATA_FOLDERS) await rm(path.join(dataDir, name), { recursive: true, force: true });
}
