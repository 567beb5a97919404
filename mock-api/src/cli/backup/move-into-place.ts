import { mkdir, rename } from 'node:fs/promises';
import { ignoreMissing } from '../support/ignore-missing';
import path from 'node:path';
import { DATA_FOLDERS, LEDGER, WORKSHOP, journalSize } from './data-files';
import { DATA } from './manifest';

/** What was in the data folder, until the restore is done. */
export const beforeIn = (dataDir: string): string => path.join(dataDir, WORKSHOP, 'before');

/**
 * The ledger's journal is evidence: where the one in the data folder reaches further than the backup's,
 * it stays, and the ledger check then names what the backup lacks.
 *
 * @returns both sizes, in events, where the one here stays; null where it does not.
 */
async function newerLedger(
  dataDir: string,
  unpacked: string,
): Promise<{ here: number; restored: number } | null> {
  const here = await journalSize(dataDir);
  const restored = await journalSize(path.join(unpacked, DATA));
  return here > restored ? { here, restored } : null;
}

/**
 * Moves unpacked files into the data folder. What was there is put aside until the caller removes it,
 * but for the keys: a backup's files never have one.
 *
 * @returns sizes of the two ledgers' journals where the data folder's own was kept.
 */
export async function moveIntoPlace(dataDir: string, unpacked: string, keys: readonly string[]) {
  const before = beforeIn(dataDir);
  await mkdir(before, { recursive: true, mode: 0o700 });
  const kept = await newerLedger(dataDir, unpacked);
  const moving = DATA_FOLDERS.filter((name) => !(kept && name === LEDGER));
  for (const name of moving) await ignoreMissing(rename(path.join(dataDir, name), path.join(before, name)));
  for (const name of moving)
    await ignoreMissing(rename(path.join(unpacked, DATA, name), path.join(dataDir, name)));
  for (const key of keys) {
    const inside = path.relative(dataDir, key);
    if (!moving.includes(inside.split(path.sep)[0] ?? '')) continue;
    await mkdir(path.dirname(key), { recursive: true, mode: 0o700 });
    await ignoreMissing(rename(path.join(before, inside), key));
  }
  return kept;
}
