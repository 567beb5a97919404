import { sql } from 'kysely';
import { markNotSeen, tellNotSeen } from '../inventory';
import { inArray } from '../kernel';
import type { LockedItem } from '../property';
import type { UnitOfWork } from '../unit-of-work';
import type { SuccessionRow } from './find-succession';
import { nounOf } from './kind-words';

/** Locks the items of a section that both parties did not find, in the order of their ids, as custody locks them. */
async function lockNotFound(
  { trx }: UnitOfWork,
  successionId: string,
  section: number,
): Promise<LockedItem[]> {
  const lines = await trx
    .selectFrom('succession_line')
    .select('item_id')
    .where('succession_id', '=', successionId)
    .where('section_number', '=', section)
    .where('result', '=', 'not-found')
    .where('not_seen_at', 'is', null)
    .execute();
  if (lines.length === 0) return [];
  return trx
    .selectFrom('property')
    .selectAll()
    .where('id', '=', inArray(lines.map(({ item_id }) => item_id)))
    .where(sql<boolean>`left_at is null`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * What closing an inventory does, for a section that was counted: what was not found is missing from now on, and its
 * holders are told. What this count marked before is not marked again, since it may have been found elsewhere.
 */
export async function markNotFound(
  work: UnitOfWork,
  succession: SuccessionRow,
  section: number,
): Promise<void> {
  const { id } = succession;
  const items = await lockNotFound(work, id, section);
  if (items.length === 0) return;
  await work.trx
    .updateTable('succession_line')
    .set({ not_seen_at: work.at })
    .where('succession_id', '=', id)
    .where('item_id', '=', inArray(items.map((item) => item.id)))
    .execute();
  await markNotSeen(work, items, { successionId: id, section });
  const title = nounOf(succession);
  await tellNotSeen(work, items, { id, title, path: '/property-book?only=missing' });
}
