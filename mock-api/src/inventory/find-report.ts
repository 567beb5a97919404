import type { InventoryReportDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Viewer, maySeeInventory, visibleInventories } from '../access';
import { type Database, conflict, notFound } from '../kernel';
import { loadInventoryReport } from './load-report';

/**
 * The count that a document reports, as its sender and its recipient read it. They keep it when they
 * change units.
 *
 * @throws ApiError 404 for a document of other people, and for one that is no inventory report.
 */
export async function findInventoryReport(
  db: Kysely<Database>,
  viewer: Viewer,
  documentId: string,
): Promise<InventoryReportDto> {
  const document = await db
    .selectFrom('document')
    .select('inventory_id')
    .where('id', '=', documentId)
    .where((own) => own.or([own('sender_user_id', '=', viewer.id), own('recipient_user_id', '=', viewer.id)]))
    .executeTakeFirst();
  if (!document?.inventory_id) throw notFound('Inventory report not found');
  const { inventory, ...report } = await loadInventoryReport(db, document.inventory_id);
  const opens = await maySeeInventory(db, viewer, inventory.id);
  return { inventory: { ...inventory, opens }, ...report };
}

/**
 * The report of a closed inventory, for those who see it.
 *
 * @throws ApiError 404 out of sight, 409 while it is open and for one that was cancelled.
 */
export async function findClosedReport(
  db: Kysely<Database>,
  viewer: Viewer,
  inventoryId: string,
): Promise<InventoryReportDto> {
  const inventory = await db
    .selectFrom('inventory')
    .select(['id', 'state'])
    .where('id', '=', inventoryId)
    .where(visibleInventories(viewer))
    .executeTakeFirst();
  if (!inventory) throw notFound('Inventory not found');
  if (inventory.state === 'cancelled') throw conflict('This inventory was cancelled. It has no report.');
  if (inventory.state === 'planned') throw conflict('This inventory is planned. It has no report yet.');
  if (inventory.state !== 'closed') {
    throw conflict('This inventory is open. It has a report once it is closed.');
  }
  return loadInventoryReport(db, inventory.id);
}
