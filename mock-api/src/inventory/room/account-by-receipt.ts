import { personsHaving } from '../../possession';
import type { UnitOfWork } from '../../unit-of-work';
import { NO_DOCUMENT } from '../line-document';
import { HAND_RECEIPT, receiptNote } from './out-on-receipt';

/**
 * Accounts for each line of a room count that nobody read by the receipt on which its item is out, and for none by a
 * receipt that has ended. What an operator accounted for by another document stays so.
 */
export async function accountByReceipt({ trx, actor, at }: UnitOfWork, inventoryId: string): Promise<void> {
  const lines = await trx
    .selectFrom('inventory_line as line')
    .leftJoin('handover', 'handover.id', 'line.document_number')
    .select(['line.item_id as itemId', 'line.document_number as number', 'handover.id as receipt'])
    .where('line.inventory_id', '=', inventoryId)
    .where('line.verification_id', 'is', null)
    .where('line.left_at', 'is', null)
    .orderBy('line.item_id')
    .execute();
  const persons = await personsHaving(
    trx,
    lines.map(({ itemId }) => itemId),
  );
  for (const { itemId, number, receipt } of lines) {
    const having = persons.get(itemId);
    const isReceipt = receipt !== null || number === HAND_RECEIPT;
    if (number !== null && !isReceipt) continue;
    if (!having && !isReceipt) continue;
    const document = having
      ? {
          document_number: having.handoverId ?? HAND_RECEIPT,
          document_note: receiptNote(having.name, having.dueAt),
          document_by_user_id: actor.id,
          document_at: at,
        }
      : NO_DOCUMENT;
    await trx
      .updateTable('inventory_line')
      .set(document)
      .where('inventory_id', '=', inventoryId)
      .where('item_id', '=', itemId)
      .execute();
  }
}
