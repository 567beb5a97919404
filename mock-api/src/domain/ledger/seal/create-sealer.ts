import path from 'node:path';
import { nodeVerifier } from '@hand-receipt/ledger/node';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import { ensureFolder } from './files';
import { Journal } from './journal';
import { loadSigner } from './key-file';
import { keepSealed, lastSealed } from './last-checkpoint';
import { type Replay, replayJournal } from './replay';
import { Sealer, recordCheckpoint } from './sealer';

export interface SealerOptions {
  db: Kysely<Database>;
  /** The server's data folder; the ledger keeps its key, journal and newest checkpoint in `ledger/`. */
  dataDir: string;
  /** Name of this log and of its key, e.g. `hand-receipt/b-co`; no spaces and no plus signs. */
  origin: string;
  clock?: () => Date;
}

/** A sealer, and what opening it found. */
export interface OpenedSealer {
  sealer: Sealer;
  /** Events that the database had lost and now has again; null for none. */
  replay: Replay | null;
  /** Why lost events could not be put back; null where that was not so. The verification says more. */
  replayFailure: Error | null;
}

/**
 * Opens the ledger's folder: makes the signing key on the first run, puts back from the journal what
 * the database lost, and finds the newest checkpoint. Call it before the server takes requests.
 *
 * @throws KeyFileError where the key cannot be used.
 */
export async function createSealer({
  db,
  dataDir,
  origin,
  clock = () => new Date(),
}: SealerOptions): Promise<OpenedSealer> {
  const folder = path.join(dataDir, 'ledger');
  await ensureFolder(folder);
  const signer = await loadSigner(folder, origin);
  const journal = await Journal.open(path.join(folder, 'journal'));
  const latest = await lastSealed(db, folder, nodeVerifier(signer.verifierKey));

  let replay: Replay | null = null;
  let replayFailure: Error | null = null;
  try {
    replay = await replayJournal(db, journal, latest?.size ?? 0);
  } catch (error) {
    replayFailure = error instanceof Error ? error : new Error(String(error));
  }
  if (latest) {
    await keepSealed(folder, latest);
    await recordCheckpoint(db, latest, clock());
  }
  return { sealer: new Sealer({ db, folder, signer, journal, latest, clock }), replay, replayFailure };
}
