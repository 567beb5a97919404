import path from 'node:path';
import type { Keyring } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import { ensureFolder } from './files';
import { Journal } from './journal';
import { KeyFile } from './key-file';
import { loadKeyring, readLogKeys } from './key-registry';
import {
  type SealedCheckpoint,
  keepSealed,
  keptCheckpoint,
  recordCheckpoint,
  storedCheckpoint,
} from './last-checkpoint';
import { lockAppends, lockSealing } from './locks';
import { type Signing, loadSigner } from './load-signer';
import { type Replay, replayJournal, restoreNamed } from './replay';
import { Sealer } from './sealer';
import { settleJournal } from './settle-journal';

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
  /** True where another server of this database was running when this one started; false, unless given. */
  joinsOthers?: boolean;
}

/** A sealer, and what opening it found. */
export interface OpenedSealer {
  sealer: Sealer;
  /** Events that the database had lost and now has again; null for none. */
  replay: Replay | null;
  /** Why journal and database could not be brought together; null where they were. The verification says more. */
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
  const { db, dataDir, origin, clock = () => new Date(), isAlone = false, joinsOthers = false } = options;
  const folder = path.join(dataDir, 'ledger');
  await ensureFolder(folder);
  const keyFile = keyFileOf(options);

  const { signing, keys, problem, journal, isRecorded } = await db.transaction().execute(async (trx) => {
    await lockSealing(trx);
    const settled = await loadSigner(trx, keyFile, clock());
    const ring = await loadKeyring(trx, origin, settled.signer?.verifierKey ?? null);
    const { isRecorded: recorded } = await readLogKeys(trx);
    const opened = await Journal.open(path.join(folder, 'journal'));
    return { signing: settled, ...ring, journal: opened, isRecorded: recorded };
  });
  // A larger one that another process made meanwhile is taken over once our own count agrees.
  const kept = await keptCheckpoint(folder, keys);
  const known = kept ?? (await storedCheckpoint(db, keys));

  const isNewServer = joinsOthers && kept === null && journal.size === 0;
  const opened = { db, folder, signing, keys, journal, isRecorded, isAlone, isNewServer, at: clock() };
  const { latest, replay, replayFailure } = await bringTogether(opened, known);
  const parts = { db, folder, keyFile, signing, keys, keyProblem: problem, journal, latest, clock, isAlone };
  return { sealer: new Sealer(parts), replay, replayFailure };
}

interface Opened {
  db: Kysely<Database>;
  folder: string;
  signing: Signing;
  keys: Keyring;
  journal: Journal;
  isRecorded: boolean;
  isAlone: boolean;
  isNewServer: boolean;
  at: Date;
}

/** Puts back what the database lost, and repairs the journal. A failure leaves both as they are. */
async function bringTogether(
  opened: Opened,
  known: SealedCheckpoint | null,
): Promise<Pick<OpenedSealer, 'replay' | 'replayFailure'> & { latest: SealedCheckpoint | null }> {
  const { db, folder, at } = opened;
  let latest = known;
  let replay: Replay | null = null;
  let replayFailure: Error | null = null;
  try {
    ({ latest, replay } = await putBackLost(opened, known));
  } catch (error) {
    replayFailure = asError(error);
  }
  if (latest) {
    await keepSealed(folder, latest);
    await recordCheckpoint(db, latest, at);
  }
  if (replayFailure) return { latest, replay, replayFailure };
  try {
    await settleJournal(db, { ...opened, latest });
  } catch (error) {
    replayFailure = asError(error);
  }
  return { latest, replay, replayFailure };
}

function putBackLost({ db, journal, keys, signing, at }: Opened, known: SealedCheckpoint | null) {
  return db.transaction().execute(async (trx) => {
    await lockSealing(trx);
    await lockAppends(trx);
    const replay = known && (await replayJournal(trx, journal, known));
    const restored = await restoreNamed(trx, journal, { keys, signer: signing.signer, at });
    return { replay, latest: (restored?.size ?? 0) > (known?.size ?? 0) ? restored : known };
  });
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
