import type { MissingDto } from '@hand-receipt/contracts';
import { type RawBuilder, sql } from 'kysely';
import { conflict } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import type { LockedItem } from './item';

/** An item with the closed inventory, or the succession, that did not see it; null where it is not missing. */
export interface MissingItem {
  serial_number: string;
  missing_in: string | null;
}

/** A condition on a column with an item's id: it is missing. Few items are, and they have an index of their own. */
export const isMissing = (itemId: string): RawBuilder<boolean> =>
  sql`(${sql.ref(itemId)} = any(array(select lost.id from property lost where lost.missing_since is not null)))`;

/** The mark of the wire, of an item of the table `property`. */
export const missingMark = sql<MissingDto>`case when property.missing_since is not null then
  json_build_object(
    'since', to_char(property.missing_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'countId', property.missing_in) end`.as('missing');

/** 'W123456 was not seen in I-0012.' */
export const notSeenWords = ({ serial_number, missing_in }: MissingItem): string =>
  `${serial_number} was not seen in ${missing_in}.`;

/** Why a read by its holder, or in a count of their own, does not end that an item is missing. */
export const otherMustSeeWords = (item: MissingItem): string =>
  `${notSeenWords(item)} Someone other than its holder must see it.`;

/** The inventory, or the section of a succession, that did not see an item. */
export type NotSeenIn = { inventoryId: string } | { successionId: string; section: number };

/** The count or the succession in which an item was found. */
export interface FoundIn {
  inventoryId?: string;
  successionId?: string;
}

/** How an item was found. */
export interface ItemFound extends FoundIn {
  how: 'inventory' | 'late read';
  /** User id of the person who read its serial number. */
  by: string;
}

/**
 * Marks an item, which is locked, as missing: a count that was just closed did not see it. A count that closes later
 * replaces the mark.
 */
export async function markMissing(work: UnitOfWork, item: LockedItem, count: NotSeenIn): Promise<void> {
  const { trx, at } = work;
  await trx
    .updateTable('property')
    .set({
      missing_since: at,
      missing_inventory_id: 'inventoryId' in count ? count.inventoryId : null,
      missing_succession_id: 'successionId' in count ? count.successionId : null,
    })
    .where('id', '=', item.id)
    .execute();
  work.addAudience({ items: [item.id] });
  const before = item.missing_in;
  await work.record('NOT SEEN', item, {
    ...count,
    holderId: item.assigned_to_user_id,
    ...(before !== null && { missingIn: before }),
  });
}

/** How an item of a loss case was found. */
export interface CaseFound {
  caseId: string;
  /** User ids of who found it and of who read its serial number. */
  by: string;
  confirmedBy: string;
  where: string;
}

/** Takes the mark off an item, which is locked: its loss case ended because it was found. */
export async function recordCaseFound(work: UnitOfWork, item: LockedItem, found: CaseFound): Promise<void> {
  await work.trx
    .updateTable('property')
    .set({ missing_since: null, missing_inventory_id: null, missing_succession_id: null })
    .where('id', '=', item.id)
    .execute();
  work.addAudience({ items: [item.id] });
  await work.record('FOUND', item, {
    how: 'loss case',
    ...found,
    ...(item.missing_in !== null && { missingIn: item.missing_in }),
    holderId: item.assigned_to_user_id,
  });
}

/**
 * Takes the mark off an item, which is locked: a person other than its holder has seen it.
 *
 * @throws ApiError 409 where its holder read it, or it is not missing.
 */
export async function recordFound(work: UnitOfWork, item: LockedItem, found: ItemFound): Promise<void> {
  const { trx } = work;
  const missingIn = item.missing_in;
  if (missingIn === null) throw conflict(`${item.serial_number} is not missing.`);
  if (found.by === item.assigned_to_user_id) throw conflict(otherMustSeeWords(item));
  await trx
    .updateTable('property')
    .set({ missing_since: null, missing_inventory_id: null, missing_succession_id: null })
    .where('id', '=', item.id)
    .execute();
  work.addAudience({ items: [item.id] });
  await work.record('FOUND', item, {
    ...found,
    where: item.location,
    missingIn,
    holderId: item.assigned_to_user_id,
  });
}
