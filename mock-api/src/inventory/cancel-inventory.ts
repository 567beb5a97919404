import { badRequest, conflict, forbidden } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { findOpenInventory, refuseClosed } from './find-open';
import { readContents, resultDigestOf } from './inventory-record';
import { recordAct } from './record-act';

/**
 * Ends an inventory without a result. What was read stays verified, and nothing is missing by it.
 *
 * @throws ApiError 404 out of sight; 403 for anybody but a Commander, and the opener before the first read; 400 without a
 *   reason; 409 for a closed inventory and a room count.
 */
export async function cancelInventory(work: UnitOfWork, inventoryId: string, reason: string): Promise<void> {
  const { trx, actor, at } = work;
  const inventory = await findOpenInventory(work, inventoryId, { alone: true, orViewer: true });
  await refuseClosed(work, inventory, null);
  if (inventory.kind === 'room') throw conflict(`Close the room count ${inventoryId} at its counter.`);
  const contents = (await readContents(trx, [inventoryId])).get(inventoryId);
  if (!contents) throw new Error('The inventory was not stored.');
  const isUnread =
    contents.extras.length === 0 &&
    contents.expected === contents.notSeen.length + contents.left.length + contents.byDocument.length;
  const isOpener = inventory.opened_by_user_id === actor.id;
  if (actor.role !== 'Commander' && !(isOpener && isUnread)) {
    throw forbidden(
      'Only a Commander cancels an inventory, or the person who opened it before the first read.',
    );
  }
  const text = reason.trim();
  if (!text) throw badRequest('Give a reason.', { reason: 'Give a reason.' });
  await trx
    .updateTable('inventory')
    .set({ closed_at: at, closed_by_user_id: actor.id, cancel_reason: text })
    .where('id', '=', inventoryId)
    .execute();
  work.addAudience({ inventories: [inventoryId] });
  await recordAct(work, inventory, 'cancelled', {
    reason: text,
    // What had been read by then.
    readDigest: resultDigestOf(contents),
  });
}
