import type { SeenItemDto } from '@hand-receipt/contracts';
import { itemWords } from '../../live';
import { listComponents } from './components';
import { findMounted, goesAlong, lockMounted } from './mounted';
import { moveCustody } from './move-custody';
import type { UnitOfWork } from '../../unit-of-work';
import { assertNotLost } from './assert-not-lost';
import { requireSeen } from './seen-items';
import { findAssemblies, unmountComponents } from './unmount-components';
import {
  type FoundTransfer,
  findTransfer,
  itemOf,
  requireRecipient,
  resolve,
  transferDetails,
} from './transfer';

/** What the recipient says when they take an item. */
export interface Acceptance {
  /** The items that they have read on the sheet; without them nothing is asked. */
  seen?: readonly SeenItemDto[];
  /** Where they keep it; left out or empty, its location is not stated any more. */
  location?: string | null;
}

/** Read under the item's lock: it may have been reported lost while the offer was open. */
const readStatus = ({ trx }: UnitOfWork, itemId: string) =>
  trx
    .selectFrom('property')
    .select(['name', 'serial_number', 'current_status'])
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();

/** Moves the item and the mounted items that go along. What stays behind is taken off. */
async function moveWithMounted(work: UnitOfWork, transfer: FoundTransfer, { seen, location }: Acceptance) {
  const { item_id: itemId, holder_id: holderId, to_user_id: toUserId } = transfer;
  await lockMounted(work.trx, itemId);
  // Asked after the lock, so that an offer made while waiting for it is seen.
  const mounted = (await findMounted(work.trx, [itemId])).filter(({ id }) => goesAlong(transfer, id));
  const going = [itemId, ...mounted.map(({ id }) => id)];
  if (seen) await requireSeen(work.trx, going, seen);
  for (const id of going) {
    await moveCustody(work, id, holderId, toUserId, location?.trim() || null);
  }
  const takenOff = await unmountComponents(work, going);
  return { mounted, takenOff };
}

/**
 * The recipient takes the item: custody moves, the transfer ends and the ledger says so, together.
 *
 * @throws ApiError 404 out of sight, 403 for anybody but the recipient, 409 where it has ended, the item is lost or
 *   the sheet has changed.
 */
export async function approve(
  work: UnitOfWork,
  transferId: string,
  acceptance: Acceptance = {},
): Promise<void> {
  const { actor } = work;
  const transfer = await findTransfer(work, transferId);
  requireRecipient(work, transfer);
  const ended = await resolve(work, transfer, { status: 'Approved' });
  assertNotLost(await readStatus(work, transfer.item_id));

  const concerned = await findAssemblies(work.trx, [transfer.item_id]);
  const { mounted, takenOff } = await moveWithMounted(work, transfer, acceptance);
  // Components have no holder of their own, so the recipient signs for them with their item.
  const components = await listComponents(work.trx, [transfer.item_id, ...mounted.map(({ id }) => id)]);
  const componentsOf = (itemId: string) => components.get(itemId) ?? [];

  work.addAudience({ items: concerned });
  await work.notify([transfer.from_user_id], {
    type: 'transfer-approved',
    title: 'Transfer approved',
    message: `${actor.name} approved the transfer of ${itemWords(transfer)}.`,
    action: { label: 'View', path: `/transfers/${transferId}` },
  });
  const details = {
    ...transferDetails(transfer),
    includeComponents: transfer.include_components,
    location: acceptance.location?.trim() || null,
  };
  const whole = {
    ...details,
    components: componentsOf(transfer.item_id),
    mounted: mounted.map(({ name, serial_number }) => ({ name, serialNumber: serial_number })),
    ...(takenOff.length > 0 && { takenOff }),
    ...ended.record,
  };
  await work.record('TRANSFER APPROVED', itemOf(transfer), whole, ended.eventId);
  // What has a line of its own in the property book has a history of its own.
  for (const item of mounted) {
    await work.record('TRANSFER APPROVED', item, { ...details, components: componentsOf(item.id) });
  }
}
