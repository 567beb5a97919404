import { type RecordedTable, textOf } from './recorded-table';
import { isOneOf, plainRows, recordedRow } from './table-rows';

const COLUMNS = ['id', 'item_id', 'at', 'by_user_id', 'type', 'due_at', 'notes', 'inventory_id', 'device_at'];

export const verifications: RecordedTable = {
  table: 'verification',
  noun: 'Verification',
  singular: 'verification',
  plural: 'verifications',
  eventTypes: ['VERIFICATION'],
  timeColumn: 'at',
  itemColumn: 'item_id',
  fields: {
    item: { label: 'item ' },
    by: { label: '', as: 'person' },
    at: { label: 'time ' },
    type: { label: 'type ' },
    due: { label: 'check due ' },
    inventory: { label: 'inventory ' },
    device: { label: 'time of the device ' },
    notes: { label: 'notes ' },
  },
  saidBy({ item, actor, ts, details }) {
    const id = textOf(details.verificationId);
    if (id === null) return null;
    const values = {
      item,
      by: actor.id,
      at: ts,
      type: textOf(details.verificationType),
      due: textOf(details.dueAt),
      inventory: textOf(details.inventoryId),
      notes: textOf(details.notes),
      ...(details.deviceAt !== undefined && { device: textOf(details.deviceAt) }),
    };
    return { id, itemId: item, values, isOpen: false };
  },
  async rowsOf(db, of) {
    const rows = await db.selectFrom('verification').selectAll().where(isOneOf(of)).execute();
    return rows.map((row) =>
      recordedRow(row, {
        item: row.item_id,
        by: row.by_user_id,
        at: row.at.toISOString(),
        type: row.type,
        due: row.due_at?.toISOString() ?? null,
        inventory: row.inventory_id,
        notes: row.notes,
        device: row.device_at?.toISOString() ?? null,
      }),
    );
  },
  foundAfter: (db, after, until) => plainRows(db, verifications, COLUMNS, { after, until }),
};
