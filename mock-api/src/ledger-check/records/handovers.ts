import { type EventBody, toHex } from '@hand-receipt/ledger';
import { sql } from 'kysely';
import { type RecordedTable, type Values, stated, textOf } from './recorded-table';
import { isOneOf, recordedRow } from './table-rows';

/** What the event of a hand-over's first line says: it was recorded. Later lines say the same of it. */
function recordedBy({ actor, ts, details }: EventBody): Values {
  const isReturn = details.mode === 'return';
  const isOwn = details.confirmedMethod === 'own-session';
  return {
    mode: textOf(details.mode),
    counter: textOf(details.counterId),
    operator: actor.id,
    recipient: textOf(isReturn ? details.returnedBy : details.confirmedBy),
    content: textOf(details.contentHash),
    due: textOf(details.dueAt),
    actAt: textOf(details.actAt),
    recordedAt: ts,
    ...stated('device', details.device),
    method: textOf(details.confirmedMethod),
    signer: textOf(details.confirmedBy),
    signedAt: isReturn ? null : ts,
    state: isOwn ? 'acknowledged' : 'recorded',
    acknowledgedAt: isOwn ? ts : null,
    disputedAt: null,
    reason: null,
    settledAt: null,
    settledBy: null,
    note: null,
  };
}

const answeredBy = ({ details }: EventBody): Values => ({
  mode: textOf(details.mode),
  counter: textOf(details.counterId),
  operator: textOf(details.operatorId),
  recipient: textOf(details.recipientId),
  content: textOf(details.contentHash),
  due: textOf(details.dueAt),
  actAt: textOf(details.actAt),
  state: textOf(details.state),
  ...stated('acknowledgedAt', details.acknowledgedAt),
  ...stated('disputedAt', details.disputedAt),
  reason: textOf(details.disputeReason),
  ...stated('settledAt', details.settledAt),
  settledBy: textOf(details.settledBy),
  note: textOf(details.settledNote),
});

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const DEVICE = sql<string>`(select device_name from counter_session where id = handover.session_id)`.as(
  'device',
);
const SIGNER = sql<string | null>`(select user_id from signature where id = handover.signature_id)`.as(
  'signer',
);
const SIGNED_AT = sql<Date | null>`(select at from signature where id = handover.signature_id)`.as(
  'signed_at',
);

/**
 * Hand-overs and returns. The event of the first line records one, of several events of a line the last; HAND-OVER says
 * what its people said of it.
 */
export const handOvers: RecordedTable = {
  table: 'handover',
  noun: 'Receipt',
  singular: 'receipt',
  plural: 'receipts',
  eventTypes: ['POSSESSION', 'TRANSFER APPROVED', 'HAND-OVER'],
  timeColumn: 'recorded_at',
  doneColumn: 'recorded_at',
  itemColumn: null,
  fields: {
    mode: { label: 'mode ', fixed: true },
    counter: { label: 'counter ', fixed: true },
    operator: { label: 'operator ', as: 'person', fixed: true },
    recipient: { label: 'recipient ', as: 'person', fixed: true },
    content: { label: 'content with SHA-256 ', as: 'hash', fixed: true },
    due: { label: 'due ', fixed: true },
    actAt: { label: 'time ', fixed: true },
    recordedAt: { label: 'recorded ' },
    device: { label: 'device ' },
    method: { label: 'signed by way of ' },
    signer: { label: 'signed by ', as: 'person' },
    signedAt: { label: 'signed ' },
    state: { label: 'state ' },
    acknowledgedAt: { label: 'acknowledged ' },
    disputedAt: { label: 'disputed ' },
    reason: { label: 'reason of the dispute ' },
    settledAt: { label: 'settled ' },
    settledBy: { label: 'settled by ', as: 'person' },
    note: { label: 'note of the settlement ' },
  },
  saidBy(event) {
    const { type, details } = event;
    const id = textOf(details.handoverId);
    if (id === null) return null;
    if (type === 'HAND-OVER')
      return { id, itemId: null, values: answeredBy(event), isOpen: details.state !== 'settled' };
    // Where custody comes back with the item, that of the item itself follows.
    if (details.line !== 1) return null;
    return { id, itemId: null, values: recordedBy(event), isOpen: true };
  },
  async rowsOf(db, of) {
    const rows = await db
      .selectFrom('handover')
      .selectAll()
      .select([DEVICE, SIGNER, SIGNED_AT])
      .where(isOneOf(of))
      .execute();
    return rows.map((row) =>
      recordedRow(
        { ...row, item_id: null },
        {
          mode: row.mode,
          counter: row.counter_id,
          operator: row.operator_id,
          recipient: row.recipient_id,
          content: toHex(row.content_hash),
          due: iso(row.due_at),
          actAt: row.act_at.toISOString(),
          recordedAt: iso(row.recorded_at),
          device: row.device,
          method: row.method,
          signer: row.signer,
          signedAt: iso(row.signed_at),
          state: row.state,
          acknowledgedAt: iso(row.acknowledged_at),
          disputedAt: iso(row.disputed_at),
          reason: row.dispute_reason,
          settledAt: iso(row.settled_at),
          settledBy: row.settled_by,
          note: row.settled_note,
        },
      ),
    );
  },
  // Every one that is recorded has its event.
  foundAfter: () => Promise.resolve([]),
};
