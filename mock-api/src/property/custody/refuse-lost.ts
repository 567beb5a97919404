import type { PropertyStatus } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Database, conflict, inArray } from '../../kernel';
import { itemWords } from '../../live';
import type { UnitOfWork } from '../../unit-of-work';
import { findOpenCase } from './change-status';
import type { LockedItem } from './item';
import { type MissingItem, notSeenWords } from './missing';

interface GivenItem extends MissingItem {
  name: string;
  current_status: PropertyStatus;
}

/** Why an item that a closed count did not see cannot change hands; null for any other. */
export const missingRefusal = (item: MissingItem): string | null =>
  item.missing_in === null ? null : `${notSeenWords(item)} It cannot change hands before it is found.`;

/**
 * A person who signs for an item must be able to see it.
 *
 * @throws ApiError 409 for an item that is reported lost, or missing in a count.
 */
export function refuseLost(item: GivenItem): void {
  if (item.current_status === 'Lost') {
    throw conflict(`${itemWords(item)} is reported lost; nobody signs for it before it is found.`);
  }
  const why = missingRefusal(item);
  if (why) throw conflict(why);
}

/**
 * As `refuseLost`, of items that go along with another one.
 *
 * @throws ApiError 409 for the first of them that is reported lost, or missing in a count.
 */
export async function refuseLostAmong(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const lost = await db
    .selectFrom('property')
    .select(['name', 'serial_number', 'current_status', 'missing_in'])
    .where('id', '=', inArray(ids))
    .where(sql<boolean>`(missing_since is not null or current_status = 'Lost')`)
    .orderBy('id')
    .executeTakeFirst();
  if (lost) refuseLost(lost);
}

/** Why a person who holds or has an item that is reported lost does not verify it; null for any other item. */
export async function lostRefusal(
  work: UnitOfWork,
  { id, serial_number: serial, current_status: status }: LockedItem,
): Promise<string | null> {
  if (status !== 'Lost') return null;
  const open = await findOpenCase(work, id);
  if (!open) return `${serial} is reported lost.`;
  return open.found_by === null
    ? `${serial} is reported lost. Report it found in loss case ${open.id}.`
    : `${serial} is reported lost. The find waits in loss case ${open.id} to be confirmed.`;
}
