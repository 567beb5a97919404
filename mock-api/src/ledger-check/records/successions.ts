import type { EventBody, Json } from '@hand-receipt/ledger';
import { readContents, successionDetails } from '../../succession';
import { type RecordedTable, type Values, objectOf, textOf, wordOf } from './recorded-table';
import { isOneOf } from './table-rows';

type Details = Record<string, Json>;

/** Rows that belong to a succession, each in words by its fields. */
const rowsInWords = (value: Json | undefined): string | null => {
  if (!Array.isArray(value) || value.length === 0) return null;
  const rows = value.map((row) =>
    Object.entries(objectOf(row))
      .filter(([, said]) => said !== null)
      // The ledger writes the fields in this order.
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([field, said]) => `${field} ${wordOf(said)}`)
      .join(', '),
  );
  return rows.join('; ');
};

/** User ids; null for none, and in an event that was written before there were any. */
const listOf = (value: Json | undefined): string | null =>
  Array.isArray(value) && value.length > 0 ? value.map(String).join(', ') : null;

/** What a row with all that belongs to it shows, or an event says, in the same words. */
const valuesOf = (details: Details): Values => ({
  kind: textOf(details.kind),
  unit: textOf(details.unitId),
  from: textOf(details.fromUserId),
  to: textOf(details.toUserId),
  giver: textOf(details.giverUserId),
  givers: listOf(details.givers),
  state: textOf(details.state),
  reason: textOf(details.reason),
  orders: textOf(details.ordersRef),
  appointed: textOf(details.appointedUserId),
  startsOn: textOf(details.startsOn),
  dueOn: textOf(details.dueOn),
  rolesPass: wordOf(details.rolesPass),
  openedBy: textOf(details.openedBy),
  openedAt: textOf(details.openedAt),
  publishedAt: textOf(details.publishedAt),
  activatedAt: textOf(details.activatedAt),
  signedAt: textOf(details.signedAt),
  cancelledAt: textOf(details.cancelledAt),
  cancelledBy: textOf(details.cancelledBy),
  cancelReason: textOf(details.cancelReason),
  setHash: textOf(details.setHash),
  sections: rowsInWords(details.sections),
  lines: wordOf(details.lines),
  linesHash: textOf(details.linesHash),
  resultsHash: textOf(details.resultsHash),
  differences: rowsInWords(details.differences),
  notes: rowsInWords(details.notes),
  signatures: rowsInWords(details.signatures),
});

export const successions: RecordedTable = {
  table: 'succession',
  noun: 'Change of command',
  singular: 'change of command',
  plural: 'changes of command',
  eventTypes: ['SUCCESSION'],
  timeColumn: 'opened_at',
  itemColumn: null,
  fields: {
    kind: { label: 'kind ', fixed: true },
    unit: { label: 'unit ', as: 'unit', fixed: true },
    from: { label: 'from ', as: 'person', fixed: true },
    to: { label: 'to ', as: 'person', fixed: true },
    giver: { label: 'giver ', as: 'person' },
    givers: { label: 'givers ' },
    state: { label: 'state ' },
    reason: { label: 'reason ', fixed: true },
    orders: { label: 'orders ', fixed: true },
    appointed: { label: 'appointed ', as: 'person' },
    startsOn: { label: 'starts ', fixed: true },
    dueOn: { label: 'due ' },
    // From the first signing on it says whether the role has passed.
    rolesPass: { label: 'roles pass ' },
    openedBy: { label: 'opened by ', as: 'person', fixed: true },
    openedAt: { label: 'opened ', fixed: true },
    publishedAt: { label: 'published ' },
    activatedAt: { label: 'activated ' },
    signedAt: { label: 'signed ' },
    cancelledAt: { label: 'cancelled ' },
    cancelledBy: { label: 'cancelled by ', as: 'person' },
    cancelReason: { label: 'cancel reason ' },
    setHash: { label: 'set with SHA-256 ', as: 'hash' },
    sections: { label: 'sections: ' },
    lines: { label: 'number of lines ' },
    linesHash: { label: 'lines with SHA-256 ', as: 'hash' },
    resultsHash: { label: 'results with SHA-256 ', as: 'hash' },
    differences: { label: 'differences: ' },
    notes: { label: 'notes: ' },
    signatures: { label: 'signatures: ' },
  },
  saidBy({ details }: EventBody) {
    const id = textOf(details.successionId);
    if (id === null) return null;
    const values = valuesOf(details);
    // Sub-hand receipt holders acknowledge after the signing, each when they like.
    return { id, itemId: null, values, isOpen: true };
  },
  async rowsOf(db, of) {
    const rows = await db.selectFrom('succession').selectAll().where(isOneOf(of)).execute();
    const recorded = [];
    for (const row of rows) {
      const values = valuesOf({ ...successionDetails(row, await readContents(db, row.id)) });
      recorded.push({ id: row.id, eventId: row.event_id, itemId: null, values });
    }
    return recorded;
  },
  // Every row has had its event from the first one on: `event_id` is never null.
  foundAfter: () => Promise.resolve([]),
};
