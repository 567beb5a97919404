import { type EventBody, type Json, canonicalize } from '@hand-receipt/ledger';
import { readCaseItems } from '../../loss-cases';
import { FOUND, type RecordedTable, type Values, listOf, textOf } from './recorded-table';
import { isOneOf, plainRows, recordedRow } from './table-rows';

type Details = Record<string, Json>;

/** A value of a line as the events of before had it: a list in a line is text too. */
const textIn = (value: Json): Json => (Array.isArray(value) ? canonicalize(value) : value);

/** Lines of a case as findings compare them. Events of before have each line as the text of its JSON. */
const linesOf = (value: Json | undefined): string | null =>
  listOf(
    Array.isArray(value)
      ? value.map((line) => (Array.isArray(line) ? canonicalize(line.map(textIn)) : line))
      : undefined,
  );

/** What a row with its case shows, or an event says, in the same words. */
const valuesOf = (details: Details): Values => ({
  case: textOf(details.caseId),
  unit: textOf(details.unitId),
  state: textOf(details.state),
  circumstances: textOf(details.circumstances),
  lastSeenAt: textOf(details.lastSeenAt),
  lastSeenWhere: textOf(details.lastSeenWhere),
  reportedBy: textOf(details.reportedBy),
  openedAt: textOf(details.openedAt),
  discoveredOn: textOf(details.discoveredOn),
  limitOn: textOf(details.limitOn),
  form: textOf(details.form),
  inquiryNumber: textOf(details.inquiryNumber),
  submittedOn: textOf(details.submittedOn),
  submittedBy: textOf(details.submittedBy),
  submittedAt: textOf(details.submittedAt),
  authority: textOf(details.authority),
  decision: textOf(details.decision),
  decidedOn: textOf(details.decidedOn),
  decisionDocument: textOf(details.decisionDocument),
  decidedBy: textOf(details.decidedBy),
  decidedAt: textOf(details.decidedAt),
  addedAt: textOf(details.addedAt),
  holder: textOf(details.holder),
  chain: listOf(details.chain),
  foundBy: textOf(details.foundBy),
  foundReportedAt: textOf(details.foundReportedAt),
  foundAt: textOf(details.foundAt),
  foundWhere: textOf(details.foundWhere),
  foundStatus: textOf(details.foundStatus),
  foundPhoto: textOf(details.foundUploadId),
  refusedBy: textOf(details.refusedBy),
  refusedAt: textOf(details.refusedAt),
  refusedReason: textOf(details.refusedReason),
  confirmedBy: textOf(details.confirmedBy),
  outcome: textOf(details.outcome),
  closing: textOf(details.closingId),
  closedAt: textOf(details.closedAt),
  reports: linesOf(details.reports),
  asks: linesOf(details.asks),
  exhibits: linesOf(details.exhibits),
});

/** Columns of a row from before that are hashed. */
const COLUMNS = ['id', 'case_id', 'item_id', 'added_at', 'holder_user_id', 'outcome', 'closed_at'] as const;

/** Items of loss cases, each with its case. */
export const lossCases: RecordedTable = {
  table: 'loss_case_item',
  noun: 'Item of a loss case',
  singular: 'item of a loss case',
  plural: 'items of loss cases',
  eventTypes: ['LOSS CASE'],
  timeColumn: 'added_at',
  itemColumn: 'item_id',
  doneColumn: 'closed_at',
  fields: {
    case: { label: 'case ', fixed: true },
    unit: { label: 'unit ', as: 'unit', fixed: true },
    state: { label: 'state ' },
    circumstances: { label: 'circumstances ', fixed: true },
    lastSeenAt: { label: 'last seen ', fixed: true },
    lastSeenWhere: { label: 'last seen at ', fixed: true },
    reportedBy: { label: 'reported by ', as: 'person', fixed: true },
    openedAt: { label: 'opened ', fixed: true },
    discoveredOn: { label: 'discovered ', fixed: true },
    limitOn: { label: 'limit ', fixed: true },
    form: { label: 'form ' },
    inquiryNumber: { label: 'inquiry number ' },
    submittedOn: { label: 'submitted on ' },
    submittedBy: { label: 'submitted by ', as: 'person' },
    submittedAt: { label: 'submitted ' },
    authority: { label: 'authority ' },
    decision: { label: 'decision ' },
    decidedOn: { label: 'decided on ' },
    decisionDocument: { label: 'document number ' },
    decidedBy: { label: 'decided by ', as: 'person' },
    decidedAt: { label: 'decided ' },
    addedAt: { label: 'added ', fixed: true },
    holder: { label: 'holder ', as: 'person', fixed: true },
    chain: { label: 'chain ', fixed: true },
    foundBy: { label: 'found by ', as: 'person' },
    foundReportedAt: { label: 'found reported ' },
    foundAt: { label: 'found at ' },
    foundWhere: { label: 'found in ' },
    foundStatus: { label: 'status once found ' },
    foundPhoto: { label: 'photo ' },
    refusedBy: { label: 'refused by ', as: 'person' },
    refusedAt: { label: 'refused ' },
    refusedReason: { label: 'refusal ' },
    confirmedBy: { label: 'confirmed by ', as: 'person' },
    outcome: { label: 'outcome ' },
    closing: { label: 'closing ' },
    closedAt: { label: 'closed ' },
    reports: { label: 'reports: ' },
    asks: { label: 'people asked: ' },
    exhibits: { label: 'exhibits: ' },
  },
  saidBy({ item, details }: EventBody) {
    const id = textOf(details.caseItemId);
    if (id === null) return null;
    // A closed item goes on with its case: what is done for the case's other items is written to it too.
    return { id, itemId: item, values: valuesOf(details), isOpen: true };
  },
  async rowsOf(db, of) {
    const rows = await db.selectFrom('loss_case_item').selectAll().where(isOneOf(of)).execute();
    return (await readCaseItems(db, rows)).map(({ item, details }) =>
      recordedRow(item, valuesOf({ ...details })),
    );
  },
  foundAfter: (db, after, until) => plainRows(db, lossCases, COLUMNS, { after, until }),
  async openFound(trx) {
    const rows = await trx
      .selectFrom('loss_case_item')
      .selectAll()
      .where('event_id', 'is', null)
      .where('closed_at', 'is', null)
      .orderBy('id')
      .execute();
    return (await readCaseItems(trx, rows)).map(({ item, details }) => ({
      id: item.id,
      event: {
        type: 'LOSS CASE' as const,
        itemId: item.item_id,
        details: { change: FOUND, act: 'opened', ...details },
      },
    }));
  },
};
