import { sql } from 'kysely';
import { inArray } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { reportNotSeen } from '../loss-cases';
import { type LockedItem, type NotSeenIn, markMissing } from '../property';

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

/** Marks what a count did not see as missing, each with its event, and puts it into a loss case for each holder. */
export async function markNotSeen(
  work: UnitOfWork,
  items: readonly LockedItem[],
  count: NotSeenIn,
): Promise<void> {
  for (const item of items) await markMissing(work, item, count);
  const inventoryId = 'inventoryId' in count ? count.inventoryId : undefined;
  await reportNotSeen(work, items, {
    id: 'successionId' in count ? count.successionId : count.inventoryId,
    ...(inventoryId !== undefined && { inventoryId }),
  });
}

const itemsOf = (count: number): string => (count === 1 ? '1 item of yours' : `${count} items of yours`);

/** The count as its notifications name it, and the list that they lead to. */
interface NamedCount {
  id: string;
  title: string;
  path: string;
}

/** Tells the holders of these items that they are missing: they cannot clear it themselves. */
export async function tellNotSeen(
  work: UnitOfWork,
  items: readonly LockedItem[],
  { id, title, path }: NamedCount,
): Promise<void> {
  const counts = new Map<string, number>();
  for (const { assigned_to_user_id: holder } of items) {
    if (holder !== null) counts.set(holder, (counts.get(holder) ?? 0) + 1);
  }
  // In one order of people, as notifications are always locked.
  for (const [holder, count] of [...counts].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [be, all] = count === 1 ? ['was', 'it'] : ['were', 'them'];
    await work.notify([holder], {
      type: 'critical',
      title: 'Missing in count',
      message: `${itemsOf(count)} ${be} not seen in ${id}, ${title}. Show ${all} to another person, who reads the serial number in a count.`,
      action: { label: 'View', path },
    });
  }
}
