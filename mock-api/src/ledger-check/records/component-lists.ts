import type { Json } from '@hand-receipt/ledger';
import { readListDetails } from '../../component-lists';
import { type RecordedTable, type Values, listOf, objectOf, textOf, wordOf } from './recorded-table';
import { isOneOf } from './table-rows';

type Details = Record<string, Json>;

const word = (value: Json | undefined): string => wordOf(value) ?? 'nothing';

const lineInWords = ({ quantity, name, nsn, kind, ui, arc, required }: Details): string =>
  `${word(quantity)} x ${word(name)} ${word(nsn)} ${word(kind)} ${word(ui)} ${word(arc)} required ${word(required)}`;

/** What a list shows, or an event says, in the same words. */
const valuesOf = ({ lines, ...details }: Details): Values => ({
  unit: textOf(details.unitId),
  nsn: textOf(details.nsn),
  tmNumber: textOf(details.tmNumber),
  tmDate: textOf(details.tmDate),
  publishedBy: textOf(details.publishedBy),
  publishedAt: textOf(details.publishedAt),
  version: wordOf(details.version),
  lines: listOf(Array.isArray(lines) ? lines.map(objectOf).map(lineInWords) : []),
});

/** Component lists by NSN. */
export const componentLists: RecordedTable = {
  table: 'component_list',
  noun: 'Component list',
  singular: 'component list',
  plural: 'component lists',
  eventTypes: ['COMPONENT LIST PUBLISHED'],
  timeColumn: 'published_at',
  itemColumn: null,
  fields: {
    unit: { label: 'unit ', as: 'unit', fixed: true },
    nsn: { label: 'NSN ', fixed: true },
    tmNumber: { label: 'TM number ' },
    tmDate: { label: 'TM date ' },
    publishedBy: { label: 'published by ', as: 'person' },
    publishedAt: { label: 'published ' },
    version: { label: 'version ' },
    lines: { label: 'lines: ' },
  },
  saidBy({ details }) {
    const id = textOf(details.listId);
    // It can be published again at any time.
    return id === null ? null : { id, itemId: null, values: valuesOf(details), isOpen: true };
  },
  async rowsOf(db, of) {
    const rows = await db.selectFrom('component_list').selectAll().where(isOneOf(of)).execute();
    return (await readListDetails(db, rows)).map(({ row, details }) => ({
      id: row.id,
      eventId: row.event_id,
      itemId: null,
      values: valuesOf(details),
    }));
  },
  // Every row has had its event from the first one on: `event_id` is never null.
  foundAfter: () => Promise.resolve([]),
};
