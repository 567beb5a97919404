import type { EventBody, Json } from '@hand-receipt/ledger';
import { clearanceDetails, signatureHashes } from '../../clearance';
import { type RecordedTable, type Values, listOf, objectOf, textOf, wordOf } from './recorded-table';
import { isOneOf } from './table-rows';

type Details = Record<string, Json>;

/** A step with who ticked it and when, in words. */
const stepWords = (value: Json): string => {
  const { text, doneBy, doneAt } = objectOf(value);
  return `${wordOf(text)} ${wordOf(doneBy) ?? 'not ticked'} ${wordOf(doneAt) ?? ''}`.trim();
};

/** What a row shows, or an event says, in the same words. */
const valuesOf = (details: Details): Values => ({
  person: textOf(details.userId),
  openedBy: textOf(details.openedBy),
  openedAt: textOf(details.openedAt),
  leavesOn: textOf(details.leavesOn),
  handSteps: Array.isArray(details.handSteps) ? listOf(details.handSteps.map(stepWords)) : null,
  overrideReason: textOf(details.overrideReason),
  overrideBy: textOf(details.overrideBy),
  overrideAt: textOf(details.overrideAt),
  overrideUntil: textOf(details.overrideUntil),
  signedBy: textOf(details.signedBy),
  signedAt: textOf(details.signedAt),
  signatures: listOf(details.signatures),
  cancelledBy: textOf(details.cancelledBy),
  cancelledAt: textOf(details.cancelledAt),
});

const isOpen = ({ cancelledAt }: Values): boolean => cancelledAt === null;

/** Clearances. Their events are those of an account, with the clearance in their details. */
export const clearances: RecordedTable = {
  table: 'clearance',
  noun: 'Clearance',
  singular: 'clearance',
  plural: 'clearances',
  eventTypes: ['USER'],
  timeColumn: 'opened_at',
  itemColumn: null,
  fields: {
    person: { label: 'person ', as: 'person', fixed: true },
    openedBy: { label: 'opened by ', as: 'person', fixed: true },
    openedAt: { label: 'opened ', fixed: true },
    leavesOn: { label: 'leaves on ', fixed: true },
    handSteps: { label: 'steps: ' },
    overrideReason: { label: 'override reason ' },
    overrideBy: { label: 'overridden by ', as: 'person' },
    overrideAt: { label: 'overridden ' },
    overrideUntil: { label: 'override until ' },
    signedBy: { label: 'signed by ', as: 'person' },
    signedAt: { label: 'signed ' },
    signatures: { label: 'signatures with SHA-256 ', as: 'hash' },
    cancelledBy: { label: 'cancelled by ', as: 'person' },
    cancelledAt: { label: 'cancelled ' },
  },
  saidBy({ details }: EventBody) {
    const clearance = objectOf(details.clearance);
    const id = textOf(clearance.clearanceId);
    if (id === null) return null;
    const values = valuesOf(clearance);
    return { id, itemId: null, values, isOpen: isOpen(values) };
  },
  async rowsOf(db, of) {
    const rows = await db.selectFrom('clearance').selectAll().where(isOneOf(of)).execute();
    const recorded = [];
    for (const row of rows) {
      const values = valuesOf(clearanceDetails(row, await signatureHashes(db, row.id)));
      recorded.push({ id: row.id, eventId: row.event_id, itemId: null, values });
    }
    return recorded;
  },
  // Every row has had its event from the first one on: `event_id` is never null.
  foundAfter: () => Promise.resolve([]),
};
