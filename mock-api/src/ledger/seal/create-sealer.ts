import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import { ensureFolder } from './files';
import { Journal } from './journal';
import { KeyFile } from './key-file';
import { loadKeyring } from './key-registry';
import { keepSealed, keptCheckpoint, recordCheckpoint, storedCheckpoint } from './last-checkpoint';
import { lockAppends, lockSealing } from './locks';
import { type Replay, replayJournal } from './replay';
import { Sealer } from './sealer';
import { loadSigner } from './load-signer';

export interface SealerOptions {
  db: Kysely<Database>;
  /** The server's data folder; the ledger keeps its key, journal and newest checkpoint in `ledger/`. */
  dataDir: string;
  /** Where the signing key is, for processes that share one; `ledger/signing-key` in the data folder, unless given. */
  keyFile?: string | null;
  /** Name of this log and of its key, e.g. `hand-receipt/b-co`; no spaces and no plus signs. */
  origin: string;
  clock?: () => Date;
  /** True where no other process can seal; false, unless given. */
  isAlone?: boolean;
}

/** A sealer, and what opening it found. */
export interface OpenedSealer {
  sealer: Sealer;
  /** Events that the database had lost and now has again; null for none. */
  replay: Replay | null;
  /** Why lost events could not be put back; null where that was not so. The verification says more. */
  replayFailure: Error | null;
}

/** Where the ledger keeps its key, unless a file is named. */
export const keyFileOf = ({
  dataDir,
  keyFile,
  origin,
}: Pick<SealerOptions, 'dataDir' | 'keyFile' | 'origin'>) =>
  new KeyFile(keyFile ?? path.join(dataDir, 'ledger', 'signing-key'), origin);

/**
 * Opens the ledger's folder: makes the signing key on the first run of the first process, puts back from
 * the journal what the database lost, and finds the newest checkpoint. Call it before the server takes
 * requests.
 *
 * @throws KeyFileError where the key cannot be used.
 */
export async function createSealer(options: SealerOptions): Promise<OpenedSealer> {
  const { db, dataDir, origin, clock = () => new Date(), isAlone = false } = options;
  const folder = path.join(dataDir, 'ledger');
  await ensureFolder(folder);
  const keyFile = keyFileOf(options);

  const { signing, keys, problem, journal } = await db.transaction().execute(async (trx) => {
    await lockSealing(trx);
    const settled = await loadSigner(trx, keyFile, clock());
    const ring = await loadKeyring(trx, origin, settled.signer?.verifierKey ?? null);
    return { signing: settled, ...ring, journal: await Journal.open(path.join(folder, 'journal')) };
  });
  // A larger one that another process made meanwhile is taken over once our own count agrees.
  const latest = (await keptCheckpoint(folder, keys)) ?? (await storedCheckpoint(db, keys));

  const { replay, replayFailure } = await putBackLost(db, journal, latest?.size ?? 0);
  if (latest) {
    await keepSealed(folder, latest);
    await recordCheckpoint(db, latest, clock());
  }
  const parts = { db, folder, keyFile, signing, keys, keyProblem: problem, journal, latest, clock, isAlone };
  return { sealer: new Sealer(parts), replay, replayFailure };
}

async function putBackLost(
  db: Kysely<Database>,
  journal: Journal,
  sealedSize: number,
): Promise<Pick<OpenedSealer, 'replay' | 'replayFailure'>> {
  try {
    const replay = await db.transaction().execute(async (trx) => {
      await lockSealing(trx);
      await lockAppends(trx);
      return replayJournal(trx, journal, sealedSize);
    });
    return { replay, replayFailure: null };
  } catch (error) {
    return { replay: null, replayFailure: error instanceof Error ? error : new Error(String(error)) };
  }
}
