import type { Json } from '@hand-receipt/ledger';
import { siReportDetails } from '../../si-reports';
import { type RecordedTable, type Values, objectOf, textOf, wordOf } from './recorded-table';
import { isOneOf } from './table-rows';

/** Each item that a report says is lost, in some words. */
const ofEach = (items: readonly Json[], words: (item: Record<string, Json>) => (string | null)[]) =>
  items.map((item) => words(objectOf(item)).join(' ')).join(', ') || null;

/** What a report shows, or an event says, in the same words. */
function valuesOf(details: Record<string, Json>): Values {
  const lines = objectOf(details.lines);
  const items = Array.isArray(lines.items) ? lines.items : [];
  return {
    unit: textOf(details.unitId),
    due: textOf(details.due),
    status: textOf(details.status),
    seen: wordOf(details.seen),
    expected: wordOf(details.expected),
    by: textOf(details.byUserId),
    at: textOf(details.at),
    corrects: textOf(details.corrects),
    reason: textOf(details.reason),
    losingUnit: textOf(lines.losingUnit),
    items: ofEach(items, ({ name, serialNumber }) => [textOf(name), textOf(serialNumber)]),
    itemIds: ofEach(items, ({ id }) => [textOf(id)]),
    lostAt: textOf(lines.lostAt),
    details: textOf(lines.details),
    actionTaken: textOf(lines.actionTaken),
    narrative: textOf(lines.narrative),
    cases: Array.isArray(lines.caseIds) ? lines.caseIds.map(String).join(', ') : null,
  };
}

/** Sensitive items reports. A correction is a report of its own. */
export const siReports: RecordedTable = {
  table: 'si_report',
  noun: 'Sensitive items report',
  singular: 'sensitive items report',
  plural: 'sensitive items reports',
  eventTypes: ['SI REPORT'],
  timeColumn: 'at',
  itemColumn: null,
  fields: {
    unit: { label: 'unit ', as: 'unit' },
    due: { label: 'check of ' },
    status: { label: 'status ' },
    seen: { label: '', after: ' seen' },
    expected: { label: '', after: ' expected' },
    by: { label: 'sent by ', as: 'person' },
    at: { label: 'sent ' },
    corrects: { label: 'correction of ' },
    reason: { label: 'reason ' },
    losingUnit: { label: 'losing unit ' },
    items: { label: 'lost ' },
    itemIds: { label: 'lost item ' },
    lostAt: { label: 'time of loss ' },
    details: { label: 'details ' },
    actionTaken: { label: 'action taken ' },
    narrative: { label: 'narrative ' },
    cases: { label: 'loss case ' },
  },
  saidBy({ details }) {
    const id = textOf(details.reportId);
    return id === null ? null : { id, itemId: null, values: valuesOf(details), isOpen: false };
  },
  async rowsOf(db, of) {
    const rows = await db.selectFrom('si_report').selectAll().where(isOneOf(of)).execute();
    return rows.map((row) => ({
      id: row.id,
      eventId: row.event_id,
      itemId: null,
      values: valuesOf(siReportDetails(row)),
    }));
  },
  // No report was sent without its event.
  foundAfter: () => Promise.resolve([]),
};
