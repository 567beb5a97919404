import type { ClosingCopyDto } from '@hand-receipt/contracts';
import { closeAdjusted, confirmFound } from '../loss-cases';
import { badRequest, forbidden, localDay } from '../kernel';
import { newEventId } from '../ledger';
import { itemWords } from '../live';
import { militaryDate } from '../property';
import { type CheckedProof, requireApprover, sign } from '../signatures';
import type { UnitOfWork } from '../unit-of-work';
import { lockItems, readItems } from './closing-items';
import { type ClosingAct, readContents, recordClosing } from './closing-record';
import { type LockedClosing, lockClosing, readItemIds, requireState } from './find-closing';
import { leaveBook } from './leave-book';
import { requireMayLeave } from './may-leave';
import { announceDecision, announceReceived } from './notices';
import { requirePreparer } from './preparers';
import { signedContent } from './signed-content';
import { requireOwnUpload } from '../uploads';

/** A book error has no other side that could sign. */
const needsCopy = ({ kind }: LockedClosing): boolean => kind !== 'book-error';

/** Records an act; where the closing is completed by it, its items leave the book. */
async function finish(
  work: UnitOfWork,
  closing: LockedClosing,
  act: ClosingAct,
  ids: readonly string[],
): Promise<void> {
  work.addAudience({
    items: ids,
    leadersOf: [closing.unit_id, closing.receiving_unit_id],
    people: [closing.prepared_by],
  });
  await recordClosing(work, closing.id, act);
  if (closing.state !== 'completed') return;
  await leaveBook(work, closing, ids);
  await closeAdjusted(work, closing.id, ids);
  await announceReceived(work, closing, ids.length);
}

/**
 * Signs a closing as its approver. Where the copy is there already, or none is needed, its items leave the book.
 *
 * @throws ApiError 404 out of sight; 403 for the preparer and anybody who is no approver; 409 where it is not prepared, or
 *   one of its items may not leave any more; CountedRefusal for a wrong PIN or password.
 */
export async function signClosing(work: UnitOfWork, id: string, proof: CheckedProof): Promise<void> {
  const { trx, actor, at } = work;
  const closing = await lockClosing(work, id);
  await requireApprover(work, { unitId: closing.unit_id, proposedBy: closing.prepared_by });
  await requireState(work, closing, 'prepared');
  const ids = await readItemIds(work, id);
  await lockItems(work, ids);
  await requireMayLeave(work, await readItems(trx, ids), closing.kind, id);
  const lines = (await readContents(trx, [id])).get(id)?.lines ?? [];
  await sign(work, proof, { kind: 'closing', id, part: 'signed', content: signedContent(closing, lines) });
  const completes = closing.copy_upload_id !== null || !needsCopy(closing);
  const signed = await trx
    .updateTable('closing')
    .set({
      state: completes ? 'completed' : 'signed',
      signed_by: actor.id,
      signed_at: at,
      completed_at: completes ? at : null,
      event_id: newEventId(),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await announceDecision(work, closing, ids.length, { decision: 'signed' });
  await finish(work, signed, 'signed', ids);
}

/** @throws ApiError 400 for a day in the future, and for one before the closing was prepared. */
function requireDayOfReceipt(day: string, closing: LockedClosing, now: Date): void {
  const refuse = (words: string) => badRequest(words, { receivedOn: words });
  if (day > localDay(now)) throw refuse('The day of receipt is in the future.');
  if (day >= localDay(closing.created_at)) return;
  const prepared = militaryDate(closing.created_at);
  throw refuse(`The items cannot be received before the closing was prepared on ${prepared}.`);
}

/**
 * Attaches the copy that the other side signed, or another in its place. Where the closing is signed, its items leave
 * the book.
 *
 * @throws ApiError 404 out of sight; 403 by role; 400 without a file, or received in the future or before it was prepared;
 *   409 where it has ended.
 */
export async function attachCopy(work: UnitOfWork, id: string, copy: ClosingCopyDto): Promise<void> {
  const { trx, actor, at } = work;
  const closing = await lockClosing(work, id);
  await requirePreparer(work, closing);
  await requireState(work, closing, 'prepared', 'signed');
  if (!needsCopy(closing)) throw badRequest('A book error has no copy of another side.');
  if (copy.receivedOn) requireDayOfReceipt(copy.receivedOn, closing, at);
  const uploadId = await requireOwnUpload(work, copy.uploadId, 'the signed copy');
  const ids = await readItemIds(work, id);
  await lockItems(work, ids);
  const completes = closing.state === 'signed';
  if (completes) await requireMayLeave(work, await readItems(trx, ids), closing.kind, id);
  const copied = await trx
    .updateTable('closing')
    .set({
      copy_upload_id: uploadId,
      copied_by: actor.id,
      copied_at: at,
      received_by_name: copy.receivedByName?.trim() || null,
      received_on: copy.receivedOn ?? null,
      ...(completes && { state: 'completed' as const, completed_at: at }),
      event_id: newEventId(),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await finish(work, copied, 'copied', ids);
}

/** Ends a closing without effect: its items are free again. */
async function end(
  work: UnitOfWork,
  closing: LockedClosing,
  state: 'refused' | 'withdrawn' | 'cancelled',
  reason: string | null,
): Promise<void> {
  const { trx, actor, at } = work;
  const { id } = closing;
  const ids = await readItemIds(work, id);
  await lockItems(work, ids);
  const ended = await trx
    .updateTable('closing')
    .set({ state, ended_by: actor.id, ended_at: at, ended_reason: reason, event_id: newEventId() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx.updateTable('property').set({ closing_id: null }).where('closing_id', '=', id).execute();
  if (state !== 'withdrawn' && reason !== null) {
    await announceDecision(work, closing, ids.length, { decision: state, reason });
  }
  await finish(work, ended, state, ids);
}

function readReason(typed: string): string {
  const reason = typed.trim();
  if (!reason) throw badRequest('Reason is required', { reason: 'Reason is required' });
  return reason;
}

/** Refuses a prepared closing as its approver. @throws ApiError 404; 403; 400 without a reason; 409 where it is signed. */
export async function refuseClosing(work: UnitOfWork, id: string, reason: string): Promise<void> {
  const closing = await lockClosing(work, id);
  await requireApprover(work, { unitId: closing.unit_id, proposedBy: closing.prepared_by });
  await requireState(work, closing, 'prepared');
  await end(work, closing, 'refused', readReason(reason));
}

/** Takes back a closing that nobody has signed. @throws ApiError 404; 403 for anybody else; 409 where it is signed. */
export async function withdrawClosing(work: UnitOfWork, id: string): Promise<void> {
  const closing = await lockClosing(work, id);
  if (closing.prepared_by !== work.actor.id) {
    throw forbidden('Only the person who prepared this closing withdraws it.');
  }
  await requireState(work, closing, 'prepared');
  await end(work, closing, 'withdrawn', null);
}

/**
 * Ends a signed closing because the other side did not take the items.
 *
 * @throws ApiError 404; 403 for anybody but an approver; 400 without a reason; 409 where it is not signed, or completed.
 */
export async function cancelClosing(work: UnitOfWork, id: string, reason: string): Promise<void> {
  const closing = await lockClosing(work, id);
  await requireApprover(work, { unitId: closing.unit_id, proposedBy: closing.prepared_by });
  await requireState(work, closing, 'signed');
  await end(work, closing, 'cancelled', readReason(reason));
}

/**
 * Confirms that an item of a loss case was found. A closing that is to say that it is lost, signed or not, is cancelled.
 *
 * @throws ApiError as `confirmFound`.
 */
export async function confirmFoundItem(
  work: UnitOfWork,
  caseId: string,
  read: { itemId: string; code: string },
): Promise<void> {
  // A closing is locked before its items.
  const closing = await work.trx
    .selectFrom('closing')
    .selectAll()
    .where('kind', '=', 'loss')
    .where('state', 'in', ['prepared', 'signed'])
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('property').select('closing_id').where('property.id', '=', read.itemId),
    )
    .forUpdate()
    .executeTakeFirst();
  await confirmFound(work, caseId, read);
  if (!closing) return;
  const item = await work.trx
    .selectFrom('property')
    .select(['name', 'serial_number'])
    .where('id', '=', read.itemId)
    .executeTakeFirstOrThrow();
  await end(work, closing, 'cancelled', `${itemWords(item)} was found.`);
}
