import { sql } from 'kysely';
import { inArray } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { type LockedItem, markMissing } from '../property';

/**
 * Locks the items of a count that nobody read or accounted for, and that did not leave the book, in the order of their ids. The count must
 * be locked, so that no scan comes between.
 */
export async function lockNotSeen({ trx }: UnitOfWork, inventoryId: string): Promise<LockedItem[]> {
  const lines = await trx
    .selectFrom('inventory_line')
    .select('item_id')
    .where('inventory_id', '=', inventoryId)
    .where('verification_id', 'is', null)
    .where('left_at', 'is', null)
    .where('document_at', 'is', null)
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

/** Marks what a count did not see as missing, each with its event. */
export async function markNotSeen(
  work: UnitOfWork,
  items: readonly LockedItem[],
  inventoryId: string,
): Promise<void> {
  for (const item of items) await markMissing(work, item, inventoryId);
}

const itemsOf = (count: number): string => (count === 1 ? '1 item of yours' : `${count} items of yours`);

/** What the holders of these items are told, by their ids: they cannot clear it themselves. */
export function noticesOfNotSeen(
  items: readonly LockedItem[],
  { id, title }: { id: string; title: string },
): Map<string, string> {
  const counts = new Map<string, number>();
  for (const { assigned_to_user_id: holder } of items) {
    if (holder !== null) counts.set(holder, (counts.get(holder) ?? 0) + 1);
  }
  return new Map(
    [...counts].map(([holder, count]) => [
      holder,
      `${itemsOf(count)} ${count === 1 ? 'was' : 'were'} not seen in ${id}, ${title}. Show ${count === 1 ? 'it' : 'them'} to another person, who reads the serial number in a count.`,
    ]),
  );
}
