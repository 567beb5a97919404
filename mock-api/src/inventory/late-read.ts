import { type LateReadDto, type ScanDto, scanName } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Database, conflict, forbidden, notFound } from '../kernel';
import { itemWords, militaryTime } from '../live';
import { reportSeen } from '../loss-cases';
import { type ItemReading, findScanned, lockItem, namedItem, recordFound } from '../property';
import { type Viewer, visibleInventories } from '../access';
import type { UnitOfWork } from '../unit-of-work';
import type { OpenInventory } from './find-open';
import { isMissingBy, tellOnce } from './late-notice';
import { hasWaited } from './scan/late-scan';
import { type ScanFinding, late } from './scan/scan-answer';

type LateReadFacts = Omit<LateReadDto, 'mayAccept'>;

/** The item of the list whose code was read; undefined where the code is on no line. */
async function findOnList({ trx, actor }: UnitOfWork, inventoryId: string, reading: ItemReading) {
  const scanned = await findScanned(trx, actor, reading);
  if (scanned?.kind !== 'item') return undefined;
  return trx
    .selectFrom('inventory_line as line')
    .innerJoin('property', 'property.id', 'line.item_id')
    .select(['property.id', 'property.name', 'property.serial_number'])
    .select(['property.assigned_to_user_id', 'property.missing_inventory_id'])
    .where('line.inventory_id', '=', inventoryId)
    .where('line.item_id', '=', scanned.itemId)
    .executeTakeFirst();
}

/**
 * Keeps a read that arrived after the count was closed or its reader left the team: once for each code and reader, beside
 * the result, which it does not change.
 */
export async function keepLateRead(
  work: UnitOfWork,
  inventory: OpenInventory,
  reading: ItemReading,
  scan: ScanDto,
): Promise<ScanFinding> {
  const { trx, actor, at } = work;
  const item = await findOnList(work, inventory.id, reading);
  const code = scanName(reading);
  const kept = await trx
    .insertInto('inventory_extra')
    .values({
      inventory_id: inventory.id,
      code,
      result: 'late',
      at,
      by_user_id: actor.id,
      item_id: item?.id ?? null,
      device_at: scan.scannedAt ? new Date(scan.scannedAt) : null,
    })
    .onConflict((known) => known.doNothing())
    .returning('code')
    .executeTakeFirst();
  // In a blind count nothing says what the code is of, before it is closed.
  const isHidden = inventory.blind && inventory.closed_at === null;
  const words = item && !isHidden ? itemWords(item) : code;
  if (kept) {
    work.addAudience({ inventories: [inventory.id] });
    const waited = hasWaited(scan, at);
    await tellOnce(work, inventory, { item, words: isHidden ? 'an item' : words, waited });
  }
  return late((!isHidden && item) || null, lateWords(inventory, words));
}

/** The answer to a late read, in words. */
function lateWords({ id, state, closed_at: closedAt }: OpenInventory, words: string): string {
  if (closedAt === null) {
    return `You are no longer on the team of ${id}. Your read of ${words} is kept, and changes no line by itself.`;
  }
  return `${id} was ${state} on ${militaryTime(closedAt)}. Your read of ${words} is kept, and does not change the result.`;
}

/** The opener of a count and the Commanders who see it accept late reads. */
const mayAccept = (viewer: Viewer, openerId: string): boolean =>
  viewer.id === openerId || viewer.role === 'Commander';

/** Reads that arrived after a count was closed, oldest first, with what decides who accepts them. */
function readLate(db: Kysely<Database>, inventoryId: string) {
  return db
    .selectFrom('inventory_extra as read')
    .innerJoin('inventory', 'inventory.id', 'read.inventory_id')
    .innerJoin('users as reader', 'reader.id', 'read.by_user_id')
    .leftJoin('users as accepter', 'accepter.id', 'read.accepted_by_user_id')
    .leftJoin('property', 'property.id', 'read.item_id')
    .select(['read.code', 'read.at', 'read.device_at', 'read.accepted_at', 'read.by_user_id'])
    .select(['property.id', 'property.name', 'property.serial_number', 'property.missing_inventory_id'])
    .select(['property.assigned_to_user_id as holderId', 'inventory.opened_by_user_id as openerId'])
    .select('inventory.kind')
    .select(sql<string>`reader.rank || ' ' || reader.last_name`.as('by'))
    .select(sql<string | null>`accepter.rank || ' ' || accepter.last_name`.as('acceptedBy'))
    .where('read.inventory_id', '=', inventoryId)
    .where('read.result', '=', 'late')
    .orderBy('read.at')
    .orderBy('read.code')
    .execute();
}

type LateRow = Awaited<ReturnType<typeof readLate>>[number];

const toFacts = (row: LateRow): LateReadFacts => {
  const { id, name, serial_number } = row;
  return {
    code: row.code,
    item: id && name && serial_number ? namedItem({ id, name, serial_number }) : null,
    at: row.at.toISOString(),
    deviceAt: row.device_at?.toISOString() ?? null,
    by: row.by,
    acceptedBy: row.acceptedBy,
    acceptedAt: row.accepted_at?.toISOString() ?? null,
  };
};

/**
 * Reads that arrived after a count was closed, oldest first. The caller must have checked that the person may see the
 * count.
 */
export async function listLateReads(
  db: Kysely<Database>,
  viewer: Viewer,
  inventoryId: string,
): Promise<LateReadDto[]> {
  const rows = await readLate(db, inventoryId);
  return rows.map((row) => {
    const facts = toFacts(row);
    const isOpen = facts.item !== null && isMissingBy({ id: inventoryId, kind: row.kind }, row);
    const byOther = row.holderId !== row.by_user_id && row.holderId !== viewer.id;
    return { ...facts, mayAccept: isOpen && byOther && mayAccept(viewer, row.openerId) };
  });
}

/** The same as its report says them. */
export const reportLateReads = async (db: Kysely<Database>, inventoryId: string): Promise<LateReadFacts[]> =>
  (await readLate(db, inventoryId)).map(toFacts);

/**
 * The first late read of a line by another person than its holder, else the holder's, of a count that the actor may see.
 *
 * @throws ApiError 404 for any other.
 */
async function findLateRead({ trx, actor }: UnitOfWork, inventoryId: string, itemId: string) {
  const read = await trx
    .selectFrom('inventory_extra as read')
    .innerJoin('inventory', 'inventory.id', 'read.inventory_id')
    .innerJoin('inventory_line as line', (join) =>
      join.onRef('line.inventory_id', '=', 'read.inventory_id').onRef('line.item_id', '=', 'read.item_id'),
    )
    .innerJoin('property', 'property.id', 'read.item_id')
    .select(['read.id', 'read.by_user_id', 'read.at', 'inventory.kind', 'inventory.opened_by_user_id'])
    .where('read.inventory_id', '=', inventoryId)
    .where('read.item_id', '=', itemId)
    .where('read.result', '=', 'late')
    .where(visibleInventories(actor))
    .orderBy(sql`read.by_user_id is not distinct from property.assigned_to_user_id`)
    .orderBy('read.at')
    .forUpdate('read')
    .executeTakeFirst();
  if (!read) throw notFound('Late read not found');
  return read;
}

/**
 * Accepts a read that arrived after the closing for a line that was not seen: its item is found. The result of the count
 * stays as it was closed.
 *
 * @throws ApiError 404 out of sight; 403 for anybody but the opener and Commanders, and for the holder; 409
 *   where its holder read it, or the item is not missing by this count.
 */
export async function acceptLateRead(work: UnitOfWork, inventoryId: string, itemId: string): Promise<void> {
  const { trx, actor, at } = work;
  const read = await findLateRead(work, inventoryId, itemId);
  if (!mayAccept(actor, read.opened_by_user_id)) {
    throw forbidden('Only the person who opened this inventory or a Commander accepts a late read.');
  }
  const item = await lockItem(work, itemId);
  if (item.missing_inventory_id !== inventoryId) {
    throw conflict(`${item.serial_number} is not missing in ${inventoryId}.`);
  }
  if (item.assigned_to_user_id === actor.id) {
    throw forbidden(
      `${item.serial_number} is on your own hand receipt. Another person must accept the read.`,
    );
  }
  if (read.kind === 'own') {
    throw conflict('A count of what one person holds shows others nothing. Count it in another inventory.');
  }
  await trx
    .updateTable('inventory_extra')
    .set({ accepted_by_user_id: actor.id, accepted_at: at })
    .where('id', '=', read.id)
    .execute();
  work.addAudience({ inventories: [inventoryId] });
  await recordFound(work, item, { how: 'late read', by: read.by_user_id, inventoryId });
  await reportSeen(work, item, inventoryId, { by: read.by_user_id, at: read.at });
}
