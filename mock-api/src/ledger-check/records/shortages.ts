import type { Json } from '@hand-receipt/ledger';
import { ENDED_BY_LIST, shortageDetails } from '../../property';
import { type RecordedTable, type Values, textOf, wordOf } from './recorded-table';
import { isOneOf, recordedRow } from './table-rows';

/** What a row shows, or an event says, in the same words. */
const valuesOf = (item: string | null, details: Record<string, Json>): Values => ({
  item,
  component: textOf(details.component),
  nsn: textOf(details.componentNsn),
  quantity: wordOf(details.quantity),
  since: textOf(details.since),
  accountable: textOf(details.accountableUserId),
  documentNumber: textOf(details.documentNumber),
  documentDate: textOf(details.documentDate),
  state: textOf(details.state),
  endedBy: textOf(details.endedBy),
  endedAt: textOf(details.endedAt),
  endedReason: textOf(details.endedReason),
});

/** Shortages of components, each with who answers for it. */
export const shortages: RecordedTable = {
  table: 'component_shortage',
  noun: 'Shortage',
  singular: 'shortage',
  plural: 'shortages',
  eventTypes: ['SHORTAGE'],
  timeColumn: 'since',
  itemColumn: 'item_id',
  fields: {
    item: { label: 'item ', fixed: true },
    component: { label: 'component ', fixed: true },
    nsn: { label: 'NSN ', fixed: true },
    quantity: { label: 'quantity ' },
    since: { label: 'since ', fixed: true },
    accountable: { label: 'accountable person ', as: 'person', fixed: true },
    documentNumber: { label: 'document number ' },
    documentDate: { label: 'document date ' },
    state: { label: 'state ' },
    endedBy: { label: 'ended by ', as: 'person' },
    endedAt: { label: 'ended ' },
    endedReason: { label: 'end reason ' },
  },
  saidBy({ item, details }) {
    const id = textOf(details.shortageId);
    if (id === null) return null;
    const values = valuesOf(item, details);
    // What the component list ended is open again once it authorizes as many again.
    const isOpen = values.state === 'open' || values.endedReason === ENDED_BY_LIST;
    return { id, itemId: item, values, isOpen };
  },
  async rowsOf(db, of) {
    const rows = await db.selectFrom('component_shortage').selectAll().where(isOneOf(of)).execute();
    return rows.map((row) => recordedRow(row, valuesOf(row.item_id, shortageDetails(row))));
  },
  // Every row has had its event from the first one on: `event_id` is never null.
  foundAfter: () => Promise.resolve([]),
};
