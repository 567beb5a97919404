import { COUNTER_REFUSALS, type CreateTransferDto } from '@hand-receipt/contracts';
import { badRequest, conflict, forbidden, notFound } from '../../kernel';
import { itemWords } from '../../live';
import { findPerson } from '../../access';
import { unitSetting } from '../../unit-settings';
import { requireMountedNotFrozen, requireNotFrozen } from './frozen';
import { type LockedItem, keepsBookOf, lockItem } from './item';
import { findGoingAlong } from './mounted';
import { readNamedMounted } from './named-mounted';
import { lockRecipient } from './lock-recipient';
import { requireOffClosing } from './on-closing';
import { openTransfer } from './open-transfer';
import { requireSignOver } from './sign-over';
import type { UnitOfWork } from '../../unit-of-work';
import { refuseLost, refuseLostAmong } from './refuse-lost';
import { requireNotWaiting } from './waiting';

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

interface SignOver {
  /** The person above the giver. */
  superior: Person;
  /** They must agree before, by the setting of the item's unit. */
  needsConsent: boolean;
}

/**
 * Who is above the giver of a sign-over, and whether they must agree; null for any other offer.
 *
 * @throws ApiError 409 where it would release somebody besides the giver, or nobody can agree.
 */
async function checkSignOver(
  work: UnitOfWork,
  item: LockedItem,
  recipient: Person,
  { signOver, includeComponents, mounted }: CreateTransferDto,
): Promise<SignOver | null> {
  if (!signOver) return null;
  const terms = {
    item_id: item.id,
    include_components: includeComponents ?? false,
    mounted: mounted ?? null,
  };
  const goingAlong = await findGoingAlong(work.trx, terms);
  const superior = await requireSignOver(work, { itemId: item.id, recipient, mounted: goingAlong });
  const rule = await unitSetting(work.trx, item.unit_id, 'transfer.signOver');
  if (rule === 'notice' || superior.status === 'Active')
    return { superior, needsConsent: rule === 'consent' };
  throw conflict(`${superior.name} has no active account to agree with.`);
}

/** Tells who answers first: the superior where their consent is needed, else the recipient. */
function notifyResponderToOffer(
  work: UnitOfWork,
  item: LockedItem,
  {
    recipient,
    signOver,
    ...of
  }: { recipient: Person; signOver: SignOver | null; path: string; reason: string },
): Promise<void> {
  const { name } = work.actor;
  const words = itemWords(item);
  const action = { label: 'Review', path: of.path };
  if (signOver?.needsConsent) {
    return work.notify([signOver.superior.id], {
      type: 'transfer-request',
      title: 'Sign-over waits for you',
      message: `${name} wants to sign ${words} over to ${recipient.name}. Agree, or say no.${of.reason}`,
      action,
    });
  }
  const wants = signOver ? `sign ${words} over` : `transfer ${words}`;
  return work.notify([recipient.id], {
    type: 'transfer-request',
    title: 'Transfer request',
    message: `${name} wants to ${wants} to you.${of.reason}`,
    action,
  });
}

/**
 * Who has an item on a temporary hand receipt gives it back to somebody above them, and to nobody else.
 *
 * @throws ApiError 409 for such an item.
 */
async function refuseTemporary({ trx }: UnitOfWork, item: LockedItem, recipientId: string): Promise<void> {
  const links = await trx
    .selectFrom('custody_link')
    .select(['user_id', 'kind'])
    .where('item_id', '=', item.id)
    .execute();
  const isTemporary = links.some(
    ({ user_id, kind }) => user_id === item.assigned_to_user_id && kind === 'temporary',
  );
  if (isTemporary && !links.some(({ user_id }) => user_id === recipientId))
    throw conflict(COUNTER_REFUSALS.temporary);
}

/** @throws ApiError 400 for an item that is named and not mounted on it; 409 where an item that is mounted on it and goes along is lost, missing, waits for a signature or is frozen. */
async function refuseMounted(
  work: UnitOfWork,
  { propertyId, includeComponents, mounted }: CreateTransferDto,
): Promise<void> {
  if (mounted) await readNamedMounted(work, [propertyId], mounted);
  const terms = {
    item_id: propertyId,
    include_components: includeComponents ?? false,
    mounted: mounted ?? null,
  };
  const goingAlong = await findGoingAlong(work.trx, terms);
  await refuseLostAmong(
    work.trx,
    goingAlong.map(({ id }) => id),
  );
  await requireNotWaiting(work, goingAlong);
  await requireMountedNotFrozen(work.trx, goingAlong);
}

/**
 * The holder offers an item to another person. A person who keeps the property book offers an item that has no holder.
 *
 * @param requestId of the request of several items that this is a line of.
 * @returns the transfer's id.
 * @throws ApiError 404 for an item or a recipient out of sight, 403 where the actor does not
 *   hold it, 400 for the actor, a recipient who cannot sign or an item named that is not mounted on it, 409 for an item that is lost, missing in a count, offered already or waiting for a signature, or a sign-over
 *   that would release somebody besides the actor.
 */
export async function offer(
  work: UnitOfWork,
  request: CreateTransferDto,
  requestId: string | null = null,
): Promise<string> {
  const { trx, actor } = work;
  // Locked, and before the item as deactivating them does: they stay active until the offer stands.
  const recipient = await lockRecipient(work, request);
  const item = await lockItem(work, request.propertyId);
  const holderId = item.assigned_to_user_id;
  if (holderId === null ? !(await keepsBookOf(work, item.id)) : holderId !== actor.id) {
    const holder = holderId === null ? null : await findPerson(trx, holderId);
    throw forbidden(
      `Only its holder may offer an item; ${holder?.name ?? 'the property book'} holds this one.`,
    );
  }
  if (request.toUserId === holderId) throw badRequest('You already hold this item.');
  if (request.toUserId === actor.id)
    throw badRequest('Offer an item of the property book to another person.');
  if (!recipient) throw notFound('The recipient is not known.');
  if (recipient.status !== 'Active')
    throw badRequest(`${recipient.name} has no active account to sign with.`);
  if (recipient.isBlocked)
    throw badRequest(`The sign-in of ${recipient.name} is blocked. They cannot sign for it now.`);

  refuseLost(item);
  await refuseTemporary(work, item, recipient.id);
  await requireNotWaiting(work, [item]);
  await requireOffClosing(trx, item);
  await requireNotFrozen(trx, item.id, recipient.id);
  await refuseMounted(work, request);

  const signOver = await checkSignOver(work, item, recipient, request);
  const notes = request.notes ?? null;
  const opened = await openTransfer(work, item, {
    fromUserId: actor.id,
    toUserId: recipient.id,
    includeComponents: request.includeComponents ?? false,
    mounted: request.mounted ?? null,
    isRecall: false,
    signOver: signOver && { superiorId: signOver.superior.id, needsConsent: signOver.needsConsent },
    requestId,
    notes,
  });
  const transferId = opened.id;

  work.addAudience({ items: [item.id] });
  const reason = notes?.trim() ? ` Reason: ${notes.trim()}` : '';
  await notifyResponderToOffer(work, item, { recipient, signOver, path: `/transfers/${transferId}`, reason });
  const parties = {
    fromUserId: actor.id,
    toUserId: recipient.id,
    from: actor.name,
    to: recipient.name,
  };
  await work.record('TRANSFER REQUESTED', item, { transferId, ...parties, ...opened.record }, opened.eventId);
  return transferId;
}
