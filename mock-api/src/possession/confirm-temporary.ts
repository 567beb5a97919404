import { type ConfirmChangeDto, COUNTER_REFUSALS } from '@hand-receipt/contracts';
import { toHex } from '@hand-receipt/ledger';
import { conflict, forbidden } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { findOperator } from './confirm-handover';
import { WAITS_MS } from './confirmation';
import { findCounter } from './find-counter';
import { type HandOverRow, lockHandOver } from './load-handovers';
import { makeTemporaryChange } from './make-temporary-change';
import { requireActive } from './recipient';
import { hashChange, openReceipt, requireAllowed } from './temporary';

const REPLACED = 'A newer change replaced this one.';

/**
 * Why the change that its recipient was shown does not wait: it was signed, another one was signed in its place, or it
 * waited too long and was deleted.
 */
async function whyNotWaiting({ trx, at }: UnitOfWork, handoverId: string, shown: string): Promise<string> {
  const signed = await trx
    .selectFrom('signature')
    .select(['content_hash', 'at'])
    .where('subject_kind', '=', 'handover')
    .where('subject_id', '=', handoverId)
    .where('part', 'in', ['extended', 'converted'])
    .orderBy('id', 'desc')
    .execute();
  if (signed.some(({ content_hash: hash }) => toHex(hash) === shown)) {
    return 'This change was confirmed already.';
  }
  // Only what was signed while the change could still wait has replaced it. An older one was signed before it was asked.
  const [last] = signed;
  return last && last.at.getTime() > at.getTime() - WAITS_MS ? REPLACED : COUNTER_REFUSALS.waitedTooLong;
}

/**
 * The change of a receipt that waits, with its session.
 *
 * @throws ApiError 409 where none waits, saying whether it was confirmed or replaced, or where it waited too long.
 */
async function findWaiting(work: UnitOfWork, handoverId: string, shown: string) {
  const { trx, at } = work;
  const change = await trx
    .selectFrom('temporary_change as change')
    .innerJoin('counter_session as session', 'session.id', 'change.session_id')
    .select(['change.act', 'change.due_at as dueAt', 'change.content_hash as hash', 'change.waits_until'])
    .select(['session.id', 'session.device_name as device', 'session.operator_id as operatorId'])
    .where('change.handover_id', '=', handoverId)
    .executeTakeFirst();
  if (!change) throw conflict(await whyNotWaiting(work, handoverId, shown));
  if (change.waits_until <= at) throw conflict(COUNTER_REFUSALS.waitedTooLong);
  return change;
}

/** @throws ApiError 403 for anybody but the recipient, by whatever role. */
async function requireRecipient({ trx, actor }: UnitOfWork, row: HandOverRow): Promise<void> {
  if (row.recipient_id === actor.id) return;
  const { name } = await findOperator(trx, row.recipient_id);
  throw forbidden(`Only ${name} signs for ${row.id}.`);
}

/**
 * The recipient of a temporary receipt signs, in their own session, the change that waits for them. What is still out is
 * checked again.
 *
 * @throws ApiError 404 out of sight; 403 for anybody else; 409 where it was confirmed or replaced, waited too long, or an
 *   item was brought back.
 */
export async function confirmTemporary(
  work: UnitOfWork,
  id: string,
  { contentHash }: ConfirmChangeDto,
): Promise<void> {
  const { trx, actor, at } = work;
  const { row } = await lockHandOver(trx, actor, id, at);
  await requireRecipient(work, row);
  const { act, dueAt, hash, ...session } = await findWaiting(work, id, contentHash);
  const operator = await findOperator(trx, session.operatorId);
  const counter = await findCounter(trx, operator, row.counter_id, { at, anybody: true });
  if (!counter.rights.operate) throw forbidden(`This session at ${counter.name} is closed.`);
  const byOperator: UnitOfWork = { ...work, actor: operator };
  const receipt = await openReceipt(byOperator, row, { ...session, counter });
  requireActive(receipt.recipient);
  const change = { act, dueAt };
  if (toHex(hashChange(receipt, change, operator.id)) !== toHex(hash)) {
    throw conflict(COUNTER_REFUSALS.changed);
  }
  if (contentHash !== toHex(hash)) throw conflict(REPLACED);
  await requireAllowed(byOperator, receipt, change);
  await makeTemporaryChange(byOperator, receipt, change, { hash: Buffer.from(hash), method: 'own-session' });
}
