import { maintenanceRecord } from '../../maintenance';
import { FOUND, type RecordedTable, objectOf, textOf, wordOf } from './recorded-table';
import { isOneOf, plainRows, recordedRow } from './table-rows';

const COLUMNS = [
  'id',
  'item_id',
  'maintenance_type',
  'status',
  'priority',
  'description',
  'reported_by_user_id',
  'reported_at',
  'completed_at',
  'notes',
  'deadlined',
];

/** Work in one of these goes on no more. */
const DONE: readonly (string | null)[] = ['completed', 'cancelled'];

export const maintenance: RecordedTable = {
  table: 'maintenance_item',
  noun: 'Maintenance',
  singular: 'maintenance entry',
  plural: 'maintenance entries',
  eventTypes: ['MAINTENANCE'],
  timeColumn: 'reported_at',
  itemColumn: 'item_id',
  fields: {
    item: { label: 'item ', fixed: true },
    status: { label: 'status ' },
    by: { label: 'reporter ', as: 'person', fixed: true },
    reported: { label: 'opened ', fixed: true },
    completed: { label: 'closed ' },
    deadlined: { label: 'deadlined ' },
    tmItem: { label: 'TM item ' },
    symbol: { label: 'symbol ' },
  },
  saidBy({ item, details }) {
    const id = textOf(details.maintenanceId);
    const said = objectOf(details.maintenance);
    const status = textOf(said.status);
    if (id === null || status === null) return null;
    const values = {
      item,
      status,
      by: textOf(said.reportedBy),
      reported: textOf(said.reportedAt),
      completed: textOf(said.completedAt),
      deadlined: wordOf(said.deadlined),
      tmItem: textOf(said.tmItem),
      symbol: textOf(said.symbol),
    };
    return { id, itemId: item, values, isOpen: !DONE.includes(status) };
  },
  async rowsOf(db, of) {
    const rows = await db.selectFrom('maintenance_item').selectAll().where(isOneOf(of)).execute();
    return rows.map((row) =>
      recordedRow(row, {
        item: row.item_id,
        status: row.status,
        by: row.reported_by_user_id,
        reported: row.reported_at.toISOString(),
        completed: row.completed_at?.toISOString() ?? null,
        deadlined: String(row.deadlined),
        tmItem: row.tm_item,
        symbol: row.symbol,
      }),
    );
  },
  foundAfter: (db, after, until) => plainRows(db, maintenance, COLUMNS, { after, until }),
  async openFound(trx) {
    const rows = await trx
      .selectFrom('maintenance_item')
      .innerJoin('property', 'property.id', 'maintenance_item.item_id')
      .selectAll('maintenance_item')
      .select(['property.name', 'property.serial_number as serialNumber'])
      .where('maintenance_item.event_id', 'is', null)
      .where('maintenance_item.status', 'not in', ['completed', 'cancelled'])
      .orderBy('maintenance_item.id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      event: {
        type: 'MAINTENANCE',
        itemId: row.item_id,
        details: {
          change: FOUND,
          name: row.name,
          serialNumber: row.serialNumber,
          maintenanceId: row.id,
          maintenanceType: row.maintenance_type,
          status: row.status,
          ...maintenanceRecord(row),
        },
      },
    }));
  },
};
