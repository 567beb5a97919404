import { type KeyRotation, Keyring, LedgerError, tryReadEvent } from '@hand-receipt/ledger';
import { nodeVerifier } from '@hand-receipt/ledger/node';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';

/** The public keys as the database lists them, first to newest. The listing proves nothing; the notes do. */
export async function registeredKeys(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger_key')
    .select('verifier_key')
    .orderBy((row) => row.fn.coalesce('rotation_seq', row.lit(-1)))
    .execute();
  return rows.map((row) => row.verifier_key);
}

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

/** The changes of the key, from the events that recorded them. An event that is damaged says nothing. */
export async function readRotations(db: Kysely<Database>): Promise<KeyRotation[]> {
  const rows = await db
    .selectFrom('ledger_key')
    .innerJoin('ledger_event', 'ledger_event.seq', 'ledger_key.rotation_seq')
    .select(['ledger_event.seq', 'ledger_event.body'])
    .orderBy('ledger_event.seq')
    .execute();
  return rows.map(({ seq, body }) => {
    const authorisation = tryReadEvent(body)?.details.authorisation;
    return { seq, authorisation: typeof authorisation === 'string' ? authorisation : '' };
  });
}

/**
 * The keys of the log, each authorised by the one before; none past the first that is not. What the
 * operator of a database may write into its list changes nothing.
 *
 * @returns null before the first key; `problem` says why the list does not hold to its end.
 */
export async function authorisedKeys(
  db: Kysely<Database>,
  origin: string,
): Promise<{ keys: Keyring; problem: string | null } | null> {
  const listed = await registeredKeys(db);
  const [firstKey] = listed;
  if (firstKey === undefined) return null;
  const keys = new Keyring(origin, firstKey, nodeVerifier);
  try {
    (await readRotations(db)).forEach((rotation) => keys.rotate(rotation));
    const led = listed.at(-1) === keys.current;
    return { keys, problem: led ? null : 'The list of keys is not that of the changes in the ledger.' };
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error;
    return { keys, problem: error.message };
  }
}

/**
 * The keys of the log as a process knows them that signs with `ownKey`, or with none.
 *
 * @returns the own key alone where the list does not have it, and what the check of the list said.
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
    problem: 'The list of keys does not lead to the key that signs.',
  };
}
