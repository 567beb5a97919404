import { itemWords } from '../notifications/words';
import { moveCustody } from './move-custody';
import { record } from './record';
import { refuseLost } from './refuse-lost';
import { takeApart } from './take-apart';
import {
  type FoundTransfer,
  findTransfer,
  itemOf,
  requireRecipient,
  resolve,
  transferDetails,
} from './transfer';
import type { Work } from './work';

/** Serial-numbered items mounted on `itemId` that the sender holds and has not offered by themselves. */
async function lockMounted({ trx }: Work, itemId: string, holderId: string | null) {
  const mounted = await trx
    .selectFrom('property')
    .innerJoin('attached_component as mount', 'mount.component_id', 'property.id')
    .select(['property.id', 'property.name', 'property.serial_number'])
    .where('mount.parent_id', '=', itemId)
    .where('property.assigned_to_user_id', 'is not distinct from', holderId)
    .orderBy('property.id')
    .forUpdate('property')
    .execute();
  // Asked after the lock, so that an offer made while waiting for it is seen.
  const offered = await trx
    .selectFrom('transfer')
    .innerJoin('attached_component as mount', 'mount.component_id', 'transfer.item_id')
    .select('transfer.item_id')
    .where('mount.parent_id', '=', itemId)
    .where('transfer.status', '=', 'Pending')
    .execute();
  return mounted.filter(({ id }) => !offered.some(({ item_id }) => item_id === id));
}

/** Read under the item's lock: it may have been reported lost while the offer was open. */
const readStatus = ({ trx }: Work, itemId: string) =>
  trx
    .selectFrom('property')
    .select(['name', 'serial_number', 'current_status'])
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();

/** Components without a serial number of their own in the book, by name and quantity. */
const listComponents = ({ trx }: Work, itemId: string) =>
  trx
    .selectFrom('component')
    .select(['name', 'serial_number as serialNumber', 'quantity'])
    .where('property_id', '=', itemId)
    .orderBy('position')
    .execute();

/** Moves the item, and what is mounted on it where that was offered too; what stays behind is taken off. */
async function moveWithMounted(work: Work, transfer: FoundTransfer) {
  const { holder_id: holderId, to_user_id: toUserId } = transfer;
  await moveCustody(work, transfer.item_id, holderId, toUserId);
  const mounted = transfer.include_components ? await lockMounted(work, transfer.item_id, holderId) : [];
  for (const item of mounted) await moveCustody(work, item.id, holderId, toUserId);
  const takenOff = await takeApart(work, [transfer.item_id, ...mounted.map(({ id }) => id)]);
  return { mounted, takenOff };
}

/**
 * The recipient takes the item: custody moves, the transfer ends and the ledger says so, together.
 *
 * @throws ApiError 404 out of sight, 403 for anybody but the recipient, 409 where it has ended or the item
 *   is lost.
 */
export async function approve(work: Work, transferId: string): Promise<void> {
  const { actor } = work;
  const transfer = await findTransfer(work, transferId);
  requireRecipient(work, transfer);
  await resolve(work, transfer, { status: 'Approved' });
  refuseLost(await readStatus(work, transfer.item_id));

  const { mounted, takenOff } = await moveWithMounted(work, transfer);
  const { include_components: includeComponents } = transfer;
  const components = includeComponents ? await listComponents(work, transfer.item_id) : [];

  await work.publish({ roots: ['property', 'sensitive', 'transfers', 'dashboard', 'ledger'] });
  await work.publish({
    userIds: [transfer.from_user_id],
    roots: ['transfers'],
    notification: {
      type: 'transfer-approved',
      title: 'Transfer approved',
      message: `${actor.name} approved the transfer of ${itemWords(transfer)}.`,
      action: { label: 'View', path: `/transfers/${transferId}` },
    },
  });
  const details = { ...transferDetails(transfer), includeComponents };
  const listed = mounted.map((item) => ({ name: item.name, serialNumber: item.serial_number, quantity: 1 }));
  await record(work, 'TRANSFER APPROVED', itemOf(transfer), {
    ...details,
    components: [...components, ...listed],
    ...(takenOff.length > 0 && { takenOff }),
  });
  // What has a line of its own in the property book has a history of its own.
  for (const item of mounted) {
    await record(work, 'TRANSFER APPROVED', item, { ...details, components: [] });
  }
}
