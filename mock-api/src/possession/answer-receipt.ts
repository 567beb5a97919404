import type { Json } from '@hand-receipt/ledger';
import { toHex } from '@hand-receipt/ledger';
import { badRequest, conflict, forbidden } from '../kernel';
import { appendEvent, newEventId } from '../ledger';
import { militaryTime } from '../live';
import { nearest } from '../signatures';
import type { UnitOfWork } from '../unit-of-work';
import { findPerson } from '../access';
import { DISPUTE_MS, type HandOverRow, lockHandOver } from './load-handovers';
import { findSettlers } from './settlers';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

type Answered = Pick<
  HandOverRow,
  | 'id'
  | 'mode'
  | 'counter_id'
  | 'operator_id'
  | 'recipient_id'
  | 'content_hash'
  | 'due_at'
  | 'act_at'
  | 'state'
  | 'acknowledged_at'
  | 'disputed_at'
  | 'dispute_reason'
  | 'settled_by'
  | 'settled_at'
  | 'settled_note'
>;

/** What an event HAND-OVER says of one as it is after the act. */
const handOverFacts = (row: Answered): Record<string, Json> => ({
  handoverId: row.id,
  mode: row.mode,
  counterId: row.counter_id,
  operatorId: row.operator_id,
  recipientId: row.recipient_id,
  contentHash: toHex(row.content_hash),
  dueAt: iso(row.due_at),
  actAt: iso(row.act_at),
  state: row.state,
  acknowledgedAt: iso(row.acknowledged_at),
  disputedAt: iso(row.disputed_at),
  disputeReason: row.dispute_reason,
  settledBy: row.settled_by,
  settledAt: iso(row.settled_at),
  settledNote: row.settled_note,
});

/** Changes a hand-over, and writes the event of it. */
async function answer(
  { trx, actor, at, ...work }: UnitOfWork,
  id: string,
  act: 'acknowledged' | 'disputed' | 'settled',
  set: Partial<Answered>,
): Promise<void> {
  const eventId = newEventId();
  const row = await trx
    .updateTable('handover')
    .set({ ...set, state: act, event_id: eventId })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const items = await trx
    .selectFrom('handover_line')
    .select('item_id')
    .where('handover_id', '=', id)
    .execute();
  work.addAudience({
    items: items.map(({ item_id }) => item_id),
    handOvers: [id],
  });
  const reason = act === 'disputed' ? row.dispute_reason : act === 'settled' ? row.settled_note : null;
  const details = { act, ...(reason && { reason }), ...handOverFacts(row) };
  await appendEvent(trx, { type: 'HAND-OVER', itemId: null, actor, at, eventId, details });
}

/** @throws ApiError 403 for anybody else than the recipient, by whatever role. */
async function requireRecipient({ trx, actor }: UnitOfWork, row: HandOverRow, verb: string): Promise<void> {
  if (row.recipient_id === actor.id) return;
  const recipient = await findPerson(trx, row.recipient_id);
  throw forbidden(`Only ${recipient?.name} ${verb} this receipt.`);
}

function refuseState({ id, state }: HandOverRow): never {
  const words = {
    waiting: `${id} is not signed yet.`,
    lapsed: `${id} was not signed.`,
    recorded: `${id} is not disputed.`,
    acknowledged: `${id} is acknowledged already.`,
    disputed: `${id} is disputed already.`,
    settled: `${id} is settled already.`,
  };
  throw conflict(words[state]);
}

/** @throws ApiError 400 for a text that is empty. */
function requireText(field: 'reason' | 'note', typed: string): string {
  const text = typed.trim();
  if (text) return text;
  const words = field === 'reason' ? 'Reason is required' : 'Note is required';
  throw badRequest(words, { [field]: words });
}

/** The recipient says that a receipt is right. Said twice it is said once. */
export async function acknowledgeReceipt(work: UnitOfWork, id: string): Promise<void> {
  const { row, may } = await lockHandOver(work.trx, work.actor, id, work.at);
  await requireRecipient(work, row, 'acknowledges');
  if (row.state === 'acknowledged') return;
  if (!may.acknowledge) refuseState(row);
  await answer(work, id, 'acknowledged', { acknowledged_at: work.at });
}

/** Tells the Commander, the Supply Sergeant, the nearest who may settle it, and the operator. */
async function tellDisputed(work: UnitOfWork, row: HandOverRow, reason: string): Promise<void> {
  const counter = await work.trx
    .selectFrom('counter')
    .select('unit_id')
    .where('id', '=', row.counter_id)
    .executeTakeFirstOrThrow();
  const leaders = [
    ...(await nearest(work.trx, counter.unit_id, ['Commander'], work.actor.id)),
    ...(await nearest(work.trx, counter.unit_id, ['Supply Sergeant'], work.actor.id)),
  ].map(({ id }) => id);
  const settlers = await findSettlers(work.trx, row);
  const people = [...new Set([...leaders, ...settlers, row.operator_id])]
    .filter((id) => id !== work.actor.id)
    .sort();
  await work.notify(people, {
    type: 'warning',
    title: 'Receipt disputed',
    message: `${work.actor.name} disputes ${row.id} of ${militaryTime(row.act_at)} at ${row.counterName}: ${reason}`,
    action: { label: 'Open', path: `/counter/receipts/${row.id}` },
  });
}

/**
 * The recipient, or who brought the items back, disputes a receipt. Nothing moves; its items are not handed over before it
 * is settled.
 *
 * @throws ApiError 404 out of sight; 403 for anybody else; 409 after 30 days, or where it is disputed or settled;
 *   400 without a reason.
 */
export async function disputeReceipt(work: UnitOfWork, id: string, typed: string): Promise<void> {
  const { row, may } = await lockHandOver(work.trx, work.actor, id, work.at);
  await requireRecipient(work, row, 'disputes');
  if (!may.dispute) {
    const isLate = row.recorded_at !== null && work.at.getTime() - row.recorded_at.getTime() > DISPUTE_MS;
    if (isLate && row.state !== 'disputed' && row.state !== 'settled') {
      throw conflict('A receipt is disputed within 30 days. Tell your leader.');
    }
    refuseState(row);
  }
  const reason = requireText('reason', typed);
  await tellDisputed(work, row, reason);
  await answer(work, id, 'disputed', { disputed_at: work.at, dispute_reason: reason });
}

/**
 * A leader who took no part settles a disputed receipt. What must change is changed by other acts.
 *
 * @throws ApiError 404 out of sight; 409 where it is not disputed; 403 for a party, the operator or another role; 400
 *   without a note.
 */
export async function settleReceipt(work: UnitOfWork, id: string, typed: string): Promise<void> {
  const { row, may } = await lockHandOver(work.trx, work.actor, id, work.at);
  if (row.state !== 'disputed') refuseState(row);
  if (!may.settle) {
    throw forbidden(
      'Only a commander or supply sergeant of the unit who took no part in it settles this receipt.',
    );
  }
  const note = requireText('note', typed);
  const people = [...new Set([row.recipient_id, row.operator_id])].sort();
  await work.notify(people, {
    type: 'info',
    title: 'Receipt settled',
    message: `${work.actor.name} settled ${id}: ${note}`,
    action: { label: 'Open', path: `/counter/receipts/${id}` },
  });
  const settled = { settled_at: work.at, settled_by: work.actor.id, settled_note: note };
  await answer(work, id, 'settled', settled);
}
