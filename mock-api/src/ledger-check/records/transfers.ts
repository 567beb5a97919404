import { transferRecord } from '../../property';
import { FOUND, type RecordedTable, objectOf, textOf, wordOf } from './recorded-table';
import { isOneOf, plainRows, recordedRow } from './table-rows';

const COLUMNS = [
  'id',
  'item_id',
  'from_user_id',
  'to_user_id',
  'status',
  'include_components',
  'is_recall',
  'notes',
  'requested_at',
  'resolved_at',
  'request_id',
  'mounted',
  'superseded_by',
];

export const transfers: RecordedTable = {
  table: 'transfer',
  noun: 'Transfer',
  singular: 'transfer',
  plural: 'transfers',
  eventTypes: [
    'TRANSFER REQUESTED',
    'RECALL REQUESTED',
    'RECALL ANSWERED',
    'SIGN-OVER AGREED',
    'SUPERIOR REPLACED',
    'TRANSFER APPROVED',
    'TRANSFER REJECTED',
    'TRANSFER CANCELLED',
  ],
  timeColumn: 'requested_at',
  itemColumn: 'item_id',
  fields: {
    item: { label: 'item ', fixed: true },
    from: { label: 'sender ', as: 'person', fixed: true },
    to: { label: 'recipient ', as: 'person', fixed: true },
    status: { label: 'status ' },
    recall: { label: 'recall ', fixed: true },
    requested: { label: 'requested ', fixed: true },
    resolved: { label: 'answered ' },
    signOver: { label: 'sign-over ', fixed: true },
    superior: { label: 'superior ', as: 'person' },
    consent: { label: 'consent asked ', fixed: true },
    agreed: { label: 'agreed ' },
    due: { label: 'due ' },
    answer: { label: "holder's answer " },
    until: { label: "day of the holder's answer " },
    note: { label: "words of the holder's answer " },
    answeredAt: { label: "time of the holder's answer " },
  },
  saidBy({ item, details }) {
    const id = textOf(details.transferId);
    const transfer = objectOf(details.transfer);
    // A mounted item that went along names the transfer too, without what it became.
    if (id === null || textOf(transfer.status) === null) return null;
    const values = {
      item,
      from: textOf(details.fromUserId),
      to: textOf(details.toUserId),
      status: textOf(transfer.status),
      recall: wordOf(transfer.isRecall),
      requested: textOf(transfer.requestedAt),
      resolved: textOf(transfer.resolvedAt),
      // Events that were written before there were sign-overs do not say it.
      signOver: String(transfer.signOver === true),
      superior: textOf(transfer.superiorUserId),
      consent: String(transfer.needsConsent === true),
      agreed: textOf(transfer.superiorAgreedAt),
      due: textOf(transfer.dueOn),
      answer: textOf(transfer.answer),
      until: textOf(transfer.answerUntil),
      note: textOf(transfer.answerNote),
      answeredAt: textOf(transfer.answeredAt),
    };
    return { id, itemId: item, values, isOpen: values.status === 'Pending' };
  },
  async rowsOf(db, of) {
    const rows = await db.selectFrom('transfer').selectAll().where(isOneOf(of)).execute();
    return rows.map((row) =>
      recordedRow(row, {
        item: row.item_id,
        from: row.from_user_id,
        to: row.to_user_id,
        status: row.status,
        recall: String(row.is_recall),
        requested: row.requested_at.toISOString(),
        resolved: row.resolved_at?.toISOString() ?? null,
        signOver: String(row.sign_over),
        superior: row.superior_user_id,
        consent: String(row.needs_consent),
        agreed: row.superior_agreed_at?.toISOString() ?? null,
        due: row.due_on,
        answer: row.recall_answer,
        until: row.answer_until,
        note: row.answer_note,
        answeredAt: row.answered_at?.toISOString() ?? null,
      }),
    );
  },
  foundAfter: (db, after, until) => plainRows(db, transfers, COLUMNS, { after, until }),
  async openFound(trx) {
    const rows = await trx
      .selectFrom('transfer')
      .innerJoin('property', 'property.id', 'transfer.item_id')
      .innerJoin('users as sender', 'sender.id', 'transfer.from_user_id')
      .innerJoin('users as recipient', 'recipient.id', 'transfer.to_user_id')
      .selectAll('transfer')
      .select(['property.name', 'property.serial_number as serialNumber'])
      .select(['sender.rank as fromRank', 'sender.last_name as fromName'])
      .select(['recipient.rank as toRank', 'recipient.last_name as toName'])
      .where('transfer.event_id', 'is', null)
      .where('transfer.status', '=', 'Pending')
      .orderBy('transfer.id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      event: {
        type: row.is_recall ? 'RECALL REQUESTED' : 'TRANSFER REQUESTED',
        itemId: row.item_id,
        details: {
          change: FOUND,
          name: row.name,
          serialNumber: row.serialNumber,
          transferId: row.id,
          fromUserId: row.from_user_id,
          toUserId: row.to_user_id,
          from: `${row.fromRank} ${row.fromName}`,
          to: `${row.toRank} ${row.toName}`,
          ...transferRecord(row),
        },
      },
    }));
  },
};
