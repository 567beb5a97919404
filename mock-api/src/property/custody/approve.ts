import type { ComponentCountDto, TransferSheetDto } from '@hand-receipt/contracts';
import { type Json, toHex } from '@hand-receipt/ledger';
import { itemWords } from '../../live';
import { listComponents } from './components';
import { requireMountedNotFrozen, requireNotFrozen } from './frozen';
import { requireInReach } from './in-reach';
import { findGoingAlong, lockMounted } from './mounted';
import { moveCustody } from './move-custody';
import type { UnitOfWork } from '../../unit-of-work';
import { refuseLost, refuseLostAmong } from './refuse-lost';
import { chainDetails, requireStillAllowed, tellSuperior } from './approve-sign-over';
import { endArrivedRequests } from '../transfers/end-arrived-requests';
import { addPhoto } from '../photos';
import { readReleased, tellReleased } from './released';
import { requireOwnPhotos } from '../../uploads';
import { countOnReturn } from './count-on-return';
import { requireSeen } from './sheet';
import { findAssemblies, unmountComponents } from './unmount-components';
import {
  type FoundTransfer,
  findTransfer,
  itemOf,
  requireConsent,
  requireRecipient,
  resolve,
  transferDetails,
} from './transfer';

/** What the recipient says when they take an item. */
export interface Acceptance {
  /** Digest of the sheet that they have read; without it nothing is compared. */
  seen?: string;
  /** Where they keep it; left out or empty, its location is not stated any more. */
  location?: string | null;
  /** Photos of its condition, which are added to the item. */
  uploadIds?: readonly string[];
  /** Of an item that comes back: its components as they counted them. */
  counts?: readonly ComponentCountDto[];
}

/** Read under the item's lock: it may have been lost while the offer was open. */
const readStatus = ({ trx }: UnitOfWork, itemId: string) =>
  trx
    .selectFrom('property')
    .select(['name', 'serial_number', 'current_status', 'missing_in'])
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();

/** The sheet that the recipient signs for: the one that they have read, or what they counted on an item that comes back. */
async function signSheet(
  work: UnitOfWork,
  transfer: FoundTransfer,
  { seen, counts }: Acceptance,
): Promise<TransferSheetDto> {
  const sheet = await requireSeen(work.trx, transfer, seen);
  if (!counts || counts.length === 0) return sheet;
  const itemIds = [sheet.item, ...sheet.mounted].map(({ id }) => id);
  await countOnReturn(work, { returns: sheet.returns, itemIds }, counts);
  return requireSeen(work.trx, transfer);
}

/** Moves the item and the mounted items that go along. What stays behind is taken off. */
async function moveWithMounted(work: UnitOfWork, transfer: FoundTransfer, acceptance: Acceptance) {
  const { item_id: itemId, holder_id: holderId, to_user_id: toUserId } = transfer;
  await lockMounted(work.trx, itemId);
  // Asked after the lock, so that an offer made while waiting for it is seen.
  const mounted = await findGoingAlong(work.trx, transfer);
  await refuseLostAmong(
    work.trx,
    mounted.map(({ id }) => id),
  );
  const isSignOver = transfer.sign_over;
  const superior = isSignOver ? await requireStillAllowed(work, transfer, mounted) : null;
  const sheet = await signSheet(work, transfer, acceptance);
  await requireMountedNotFrozen(work.trx, mounted);
  const going = [itemId, ...mounted.map(({ id }) => id)];
  for (const id of going) {
    const location = acceptance.location?.trim() || null;
    await moveCustody(work, id, { fromUserId: holderId, toUserId, location, isSignOver });
    const fromUserId = transfer.from_user_id;
    await endArrivedRequests(work, { itemId: id, fromUserId, toUserId, transferId: transfer.id });
  }
  const takenOff = await unmountComponents(work, going);
  return { mounted, takenOff, sheet, superior };
}

/** Adds the recipient's photos to the item that they hold now. @returns the SHA-256 of each, in hex. */
async function addPhotos(
  work: UnitOfWork,
  itemId: string,
  uploadIds: readonly string[] = [],
): Promise<string[]> {
  const hashes = await requireOwnPhotos(work, uploadIds);
  for (const uploadId of uploadIds) await addPhoto(work, itemId, { uploadId, kind: 'condition' });
  return hashes.map((hash) => toHex(hash));
}

/**
 * The recipient takes the item: custody moves, the transfer ends and the ledger says so, together.
 *
 * @throws ApiError 404 out of sight, 403 for anybody but the recipient, 409 where it has ended, the giver may not hand
 *   the item to them any more, it is lost or missing in a count, or the sheet has changed.
 */
export async function approve(
  work: UnitOfWork,
  transferId: string,
  acceptance: Acceptance = {},
): Promise<void> {
  const { actor } = work;
  const transfer = await findTransfer(work, transferId);
  requireRecipient(work, transfer);
  await requireNotFrozen(work.trx, transfer.item_id, transfer.to_user_id);
  if (transfer.status === 'Pending') requireConsent(transfer);
  const released = await readReleased(work.trx, [transferId]);
  const ended = await resolve(work, transfer, { status: 'Approved' });
  await requireInReach(work, transfer);
  refuseLost(await readStatus(work, transfer.item_id));

  const concerned = await findAssemblies(work.trx, [transfer.item_id]);
  const { mounted, takenOff, sheet, superior } = await moveWithMounted(work, transfer, acceptance);
  const { digest: sheetDigest, ...content } = sheet;
  const photos = await addPhotos(work, transfer.item_id, acceptance.uploadIds);
  // Components have no holder of their own, so the recipient signs for them with their item.
  const components = await listComponents(work.trx, [transfer.item_id, ...mounted.map(({ id }) => id)]);
  const componentsOf = (itemId: string) => components.get(itemId) ?? [];

  work.addAudience({ items: concerned });
  const tellGiver = () =>
    work.notify([transfer.from_user_id], {
      type: 'transfer-approved',
      title: 'Transfer approved',
      message: `${actor.name} approved the transfer of ${itemWords(transfer)}.`,
      action: { label: 'View', path: `/transfers/${transferId}` },
    });
  const tell = [tellGiver, () => tellSuperior(work, transfer, superior)];
  // In one order of people, as notifications are always locked.
  if (superior && superior.id < transfer.from_user_id) tell.reverse();
  for (const tellOne of tell) await tellOne();
  await tellReleased(work, released);
  const details = {
    ...transferDetails(transfer),
    includeComponents: transfer.include_components,
    location: acceptance.location?.trim() || null,
    confirmedMethod: 'own-session',
    sheetDigest,
  };
  const whole = {
    ...details,
    components: componentsOf(transfer.item_id),
    mounted: mounted.map(({ name, serial_number }) => ({ name, serialNumber: serial_number })),
    ...(takenOff.length > 0 && { takenOff }),
    ...(photos.length > 0 && { photos }),
    // The very sheet that was signed: its digest is that of its canonical JSON.
    sheet: content as unknown as Record<string, Json>,
    ...(await chainDetails(work, transfer.item_id, superior)),
    ...ended.record,
  };
  await work.record('TRANSFER APPROVED', itemOf(transfer), whole, ended.eventId);
  // What has a line of its own in the property book has a history of its own.
  for (const item of mounted) {
    const chain = await chainDetails(work, item.id, superior);
    await work.record('TRANSFER APPROVED', item, { ...details, components: componentsOf(item.id), ...chain });
  }
}
