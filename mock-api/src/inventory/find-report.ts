import type { InventoryReportDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Database, notFound } from '../kernel';
import { loadInventoryReport } from './load-report';

/**
 * The count that a document reports, as its sender and its recipient read it. They keep it when they
 * change units.
 *
 * @throws ApiError 404 for a document of other people, and for one that is no inventory report.
 */
export async function findInventoryReport(
  db: Kysely<Database>,
  userId: string,
  documentId: string,
): Promise<InventoryReportDto> {
  const document = await db
    .selectFrom('document')
    .select('inventory_id')
    .where('id', '=', documentId)
    .where((own) => own.or([own('sender_user_id', '=', userId), own('recipient_user_id', '=', userId)]))
    .executeTakeFirst();
  if (!document?.inventory_id) throw notFound('Inventory report not found');
  return loadInventoryReport(db, document.inventory_id);
}
