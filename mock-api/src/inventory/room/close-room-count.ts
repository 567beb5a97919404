import type { CloseRoomCountDto } from '@hand-receipt/contracts';
import { badRequest } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { finishInventory } from '../close-inventory';
import { refuseClosed } from '../find-open';
import { accountByReceipt } from './account-by-receipt';
import { findOpenRoomCount } from './find-open-room-count';
import { findUnexplained } from './find-unexplained';
import { type ComparedKeys, type TakenKeys, takeKeysByPasskey, takeKeysByPin } from './take-keys';

/** @throws ApiError 400 naming the serial numbers that have no reason. */
async function writeReasons(
  work: UnitOfWork,
  inventoryId: string,
  reasons: CloseRoomCountDto['reasons'] = [],
) {
  const reasonOf = new Map(reasons.map(({ itemId, reason }) => [itemId, reason.trim()]));
  const unexplained = await findUnexplained(work, inventoryId);
  const missing = unexplained.filter(({ itemId }) => !reasonOf.get(itemId));
  if (missing.length > 0) {
    const serials = missing.map(({ serialNumber }) => serialNumber).join(', ');
    throw badRequest(`Give a reason for ${serials}.`, {
      reasons: `Give a reason for ${serials}.`,
    });
  }
  for (const { itemId } of unexplained) {
    await work.trx
      .updateTable('inventory_line')
      .set({ reason: reasonOf.get(itemId) as string })
      .where('inventory_id', '=', inventoryId)
      .where('item_id', '=', itemId)
      .execute();
  }
}

/**
 * Ends a room count. Each item that was not seen, and each draw over its time, has a reason; the person who takes the keys signs
 * with a PIN or passkey of their own.
 *
 * @param compared what was found of that person's signature before the transaction
 * @throws ApiError 404 for a counter or count out of sight; 403 for a person who is no operator; 400 without a reason; 409 for
 *   a closed count; as `takeKeysByPin` and `takeKeysByPasskey`.
 */
export async function closeRoomCount(
  work: UnitOfWork,
  of: { counterId: string; inventoryId: string },
  { notes, reasons, keysTo }: CloseRoomCountDto,
  compared: ComparedKeys,
): Promise<void> {
  const { counter, inventory } = await findOpenRoomCount(work, of);
  const written = notes?.trim() || null;
  await refuseClosed(work, inventory, written);
  const end = async (act: UnitOfWork, keys?: TakenKeys) => {
    await accountByReceipt(act, inventory.id);
    await writeReasons(act, inventory.id, reasons);
    await finishInventory(act, inventory, { notes: written, keys });
    act.addAudience({ counters: [counter.id], leadersOf: [counter.unit_id] });
  };
  if (!keysTo) return end(work);
  const taking = { counter, inventory, keysTo };
  if (keysTo.passkey) return takeKeysByPasskey(work, taking, compared.passkey, end);
  return end(work, await takeKeysByPin(work, taking, compared.isRight));
}
