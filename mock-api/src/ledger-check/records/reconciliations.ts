import type { Json } from '@hand-receipt/ledger';
import { reconciliationDetails } from '../../reconciliation';
import { type RecordedRow, type RecordedTable, type Values, objectOf, textOf } from './recorded-table';
import { isOneOf } from './table-rows';

/** How many rows are of each kind, such as "differing 16, equal 580". */
const countsInWords = (counts: Json | undefined): string =>
  Object.entries(objectOf(counts))
    .map(([kind, count]) => `${kind} ${String(count)}`)
    .sort()
    .join(', ');

/** What a comparison shows, or an event says, in the same words. */
const valuesOf = (details: Record<string, Json>): Values => ({
  unit: textOf(details.unitId),
  fileName: textOf(details.fileName),
  fileHash: textOf(details.fileHash),
  asOf: textOf(details.asOf),
  openedBy: textOf(details.openedBy),
  openedAt: textOf(details.openedAt),
  closedBy: textOf(details.closedBy),
  closedAt: textOf(details.closedAt),
  counts: countsInWords(details.counts),
  lines: textOf(details.linesHash),
});

/** Comparisons that were closed. An open one is work in hand, and has no event yet. */
export const reconciliations: RecordedTable = {
  table: 'reconciliation',
  noun: 'Comparison',
  singular: 'comparison',
  plural: 'comparisons',
  eventTypes: ['BOOK RECONCILED'],
  timeColumn: 'opened_at',
  itemColumn: null,
  doneColumn: 'closed_at',
  fields: {
    unit: { label: 'unit ', as: 'unit' },
    fileName: { label: 'file ' },
    fileHash: { label: 'file with SHA-256 ', as: 'hash' },
    asOf: { label: 'day of the file ' },
    openedBy: { label: 'opened by ', as: 'person' },
    openedAt: { label: 'opened ' },
    closedBy: { label: 'closed by ', as: 'person' },
    closedAt: { label: 'closed ' },
    counts: { label: 'rows: ' },
    lines: { label: 'rows with SHA-256 ', as: 'hash' },
  },
  saidBy({ details }) {
    const id = textOf(details.reconciliationId);
    return id === null ? null : { id, itemId: null, values: valuesOf(details), isOpen: false };
  },
  async rowsOf(db, of) {
    const found: RecordedRow[] = [];
    for (const row of await db.selectFrom('reconciliation').selectAll().where(isOneOf(of)).execute()) {
      const values = valuesOf(await reconciliationDetails(db, row));
      found.push({ id: row.id, eventId: row.event_id, itemId: null, values });
    }
    return found;
  },
  // No comparison was closed without its event.
  foundAfter: () => Promise.resolve([]),
};
