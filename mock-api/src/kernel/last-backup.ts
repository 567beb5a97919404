import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** In the data folder, where a server reads it: on the embedded database no server runs while a backup is made. */
const FILE = 'last-backup.json';

/** How the newest backups ended. Times are ISO 8601. */
export interface LastBackup {
  /** The newest backup that is complete; null before the first. */
  made: { at: string; size: number; withKey: boolean } | null;
  /** The newest attempt, if it failed. */
  failed: { at: string; reason: string } | null;
}

const NONE: LastBackup = { made: null, failed: null };

/** What is recorded of backups in a data folder; nothing where there is no readable record. */
export async function readLastBackup(dataDir: string): Promise<LastBackup> {
  try {
    const { made, failed } = JSON.parse(
      await readFile(path.join(dataDir, FILE), 'utf8'),
    ) as Partial<LastBackup>;
    return { made: made ?? null, failed: failed ?? null };
  } catch {
    return NONE;
  }
}

/** Records how a backup ended. A failure keeps what is known of the newest complete backup. */
export async function recordBackup(
  dataDir: string,
  outcome: NonNullable<LastBackup['made']> | NonNullable<LastBackup['failed']>,
): Promise<void> {
  const record: LastBackup =
    'reason' in outcome
      ? { made: (await readLastBackup(dataDir)).made, failed: outcome }
      : { made: outcome, failed: null };
  const file = path.join(dataDir, FILE);
  // A server may read it at any moment.
  await writeFile(`${file}.new`, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}
