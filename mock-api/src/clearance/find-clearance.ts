import type { ClearanceState } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { findPerson as findName } from '../access';
import { type Database, conflict, notFound } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import type { ClearanceRow } from './clearance-record';
import { requirePerson } from './find-person';

const newest = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('clearance')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('opened_at', 'desc')
    // By number, which grows past its four digits.
    .orderBy(sql`length(id)`, 'desc')
    .orderBy('id', 'desc')
    .limit(1);

/** The newest clearance of a person; undefined where none was ever opened. */
export const findClearance = (db: Kysely<Database>, userId: string): Promise<ClearanceRow | undefined> =>
  newest(db, userId).executeTakeFirst();

/** A person whose clearance is acted on. */
export interface Leaver {
  id: string;
  name: string;
  unitId: string | null;
}

/** @throws ApiError 404 for a person whose property the actor may not see. */
export async function findLeaver(db: Kysely<Database>, viewer: UnitOfWork['actor'], userId: string) {
  await requirePerson(db, viewer, userId);
  const person = await findName(db, userId);
  if (!person) throw notFound('Person not found');
  return person satisfies Leaver;
}

/**
 * Locks the person's row, so that nobody signs for an item in their name until the transaction ends. Call it before
 * reading what the clearance says of them: an item that they get meanwhile would be overlooked.
 */
export const holdPerson = async ({ trx }: UnitOfWork, userId: string): Promise<void> => {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
};

/**
 * Holds the newest clearance of a person for the rest of the transaction. A person who signs for an item meanwhile waits
 * (`reopen_clearances` in the database).
 *
 * @throws ApiError 409 where it is in none of these states.
 */
export async function lockClearance(
  { trx }: UnitOfWork,
  person: Leaver,
  ...states: readonly ClearanceState[]
): Promise<ClearanceRow> {
  const clearance = await newest(trx, person.id).forUpdate().executeTakeFirst();
  if (!clearance || clearance.state === 'cancelled') throw conflict(`Start clearing ${person.name} first.`);
  if (states.includes(clearance.state)) return clearance;
  throw conflict(`${clearance.id} of ${person.name} is signed.`);
}

/**
 * Holds a signed clearance while a paper of it is printed.
 *
 * @throws ApiError 409 where the person signed for an item meanwhile.
 */
export async function holdSigned(
  { trx }: UnitOfWork,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const row = await trx
    .selectFrom('clearance')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row?.state !== 'cleared') throw conflict(`${name} is not cleared any more.`);
}
