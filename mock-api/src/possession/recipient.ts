import type { UserStatus } from '@hand-receipt/contracts';
import { COUNTER_REFUSALS, type HandOverMode } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { isInUnit } from '../access';
import { type Database, badRequest, conflict, notFound } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import type { SeenCounter } from './find-counter';
import { servedBy } from './list-lines';

/** Who takes the items of a list. */
export interface Recipient {
  id: string;
  /** Rank and last name. */
  name: string;
  status: UserStatus;
  /** They are of the counter's unit or below. */
  belongs: boolean;
  /** The weapons of the counter that they are authorized for. */
  authorized: readonly { id: string; name: string; serial_number: string }[];
}

const readAuthorized = (db: Kysely<Database>, counterId: string, userId: string) =>
  db
    .selectFrom('weapon_authorization as entry')
    .innerJoin('property', 'property.id', 'entry.item_id')
    .select(['property.id', 'property.name', 'property.serial_number'])
    .where('entry.counter_id', '=', counterId)
    .where('entry.user_id', '=', userId)
    .where('entry.until', 'is', null)
    .orderBy('property.id')
    .execute();

/**
 * A person whom the counter serves.
 *
 * @throws ApiError 404 for one of another company who is authorized for none of its weapons.
 */
export async function findRecipient(
  db: Kysely<Database>,
  counter: SeenCounter,
  userId: string,
): Promise<Recipient> {
  const person = await db
    .selectFrom('users')
    .select(['id', 'status'])
    .select(sql<string>`rank || ' ' || last_name`.as('name'))
    .select(isInUnit(counter.unit_id).as('belongs'))
    .where('id', '=', userId)
    .where(servedBy(counter))
    .executeTakeFirst();
  if (!person) throw notFound('The recipient is not known.');
  return { ...person, authorized: await readAuthorized(db, counter.id, userId) };
}

/** @throws ApiError 400 for an account that cannot sign. */
export function requireActive({ name, status }: Recipient): void {
  if (status !== 'Active') throw badRequest(`${name} has no active account to sign with.`);
}

/** Locks the people of an act in order of their ids; they stay active until it stands. */
export async function lockPeople({ trx }: UnitOfWork, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort()) {
    await trx.selectFrom('users').select('id').where('id', '=', id).forShare().execute();
  }
}

/** @throws ApiError 409 where the operator is the recipient, or the recipient of a draw does not belong there. */
export function requireOther(
  operatorId: string,
  { counter, mode }: { counter: SeenCounter; mode: HandOverMode },
  { id, name, belongs, authorized }: Recipient,
): void {
  if (id === operatorId) throw conflict(COUNTER_REFUSALS.ownSignature);
  if (mode !== 'draw' || belongs || authorized.length > 0) return;
  throw conflict(`${name} does not belong to ${counter.unit}. Use a temporary hand receipt.`);
}
