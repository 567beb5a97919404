import { type KeyRotation, Keyring, LedgerError } from '@hand-receipt/ledger';
import { nodeVerifier } from '@hand-receipt/ledger/node';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import { ledgerEvents, readRow } from '../read-events';

/** The keys of the log as its events name them. */
export interface LogKeys {
  /** Of the event LEDGER KEY; of the table where no such event is there yet. Null before the first key. */
  firstKey: string | null;
  /** Whether an event LEDGER KEY names the first key. */
  isRecorded: boolean;
  /** The changes since, oldest first. That of a damaged event authorises nothing. */
  rotations: KeyRotation[];
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The table `ledger_key`: a copy of what the events say, first to newest. It proves nothing. */
const listedKeys = (db: Kysely<Database>) =>
  db
    .selectFrom('ledger_key')
    .select(['verifier_key', 'rotation_seq'])
    .orderBy((row) => row.fn.coalesce('rotation_seq', row.lit(-1)))
    .execute();

/** Whether the table lists this key. */
export const isListed = async (db: Kysely<Database>, verifierKey: string): Promise<boolean> =>
  (await listedKeys(db)).some((row) => row.verifier_key === verifierKey);

/** Enters a key: the first one, or the one that the event in place `rotationSeq` brought in. */
export async function registerKey(
  db: Kysely<Database>,
  verifierKey: string,
  rotationSeq: number | null,
  since: Date,
): Promise<void> {
  await db
    .insertInto('ledger_key')
    .values({ verifier_key: verifierKey, rotation_seq: rotationSeq, since })
    .execute();
}

/** Reads the keys of the log from the first event LEDGER KEY and from the events KEY ROTATION. */
export async function readLogKeys(db: Kysely<Database>): Promise<LogKeys> {
  const rows = await ledgerEvents(db)
    .selectAll()
    .where('event_type', 'in', ['LEDGER KEY', 'KEY ROTATION'])
    .orderBy('seq')
    .execute();
  const first = rows.find(({ event_type: type }) => type === 'LEDGER KEY');
  const recorded = first ? textOf(readRow(first)?.details.verifierKey) : null;
  const listed = recorded === null ? await listedKeys(db) : [];
  return {
    firstKey: recorded ?? listed[0]?.verifier_key ?? null,
    isRecorded: recorded !== null,
    rotations: rows
      .filter(({ event_type: type }) => type === 'KEY ROTATION')
      .map((row) => ({ seq: row.seq, authorisation: textOf(readRow(row)?.details.authorisation) ?? '' })),
  };
}

/**
 * The keys of the log, each authorised by the one before; none past the first that is not. What the
 * operator of a database may write into its list of keys changes nothing.
 *
 * @returns null before the first key; `problem` says why the changes do not hold to their end.
 */
export async function authorisedKeys(
  db: Kysely<Database>,
  origin: string,
): Promise<{ keys: Keyring; problem: string | null } | null> {
  const { firstKey, rotations } = await readLogKeys(db);
  if (firstKey === null) return null;
  const keys = new Keyring(origin, firstKey, nodeVerifier);
  try {
    rotations.forEach((rotation) => keys.rotate(rotation));
    return { keys, problem: null };
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error;
    return { keys, problem: error.message };
  }
}

/** Whether the table of keys is not the copy that it should be of the keys that the events name. */
export async function isKeyListAltered(db: Kysely<Database>, origin: string): Promise<boolean> {
  const known = await authorisedKeys(db, origin);
  // Past a change that nobody authorised the events do not say what the list should be.
  if (!known || known.problem !== null) return false;
  const { keys } = known;
  const expected = [
    `${keys.firstKey} first`,
    ...keys.rotations.map(({ seq }) => `${keys.keyAt(BigInt(seq) + 1n)} ${seq}`),
  ];
  const listed = (await listedKeys(db)).map((row) => `${row.verifier_key} ${row.rotation_seq ?? 'first'}`);
  return listed.join('\n') !== expected.join('\n');
}

/**
 * The keys of the log as a process knows them that signs with `ownKey`, or with none.
 *
 * @returns the own key alone where the events do not lead to it, and why they do not.
 */
export async function loadKeyring(
  db: Kysely<Database>,
  origin: string,
  ownKey: string | null,
): Promise<{ keys: Keyring; problem: string | null }> {
  const known = await authorisedKeys(db, origin);
  if (!known) throw new Error('The ledger has no key yet.');
  if (ownKey === null || known.keys.includes(ownKey)) return known;
  return {
    keys: new Keyring(origin, ownKey, nodeVerifier),
    problem: 'The events do not lead to the key that signs.',
  };
}
