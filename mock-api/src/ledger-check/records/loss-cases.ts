import type { EventBody, Json } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import { type CaseOfItem, readCaseItems } from '../../loss-cases';
import { type Database, inArray } from '../../kernel';
import { type Lines, jsonIn, textOfLines } from './line-differences';
import {
  FOUND,
  type RecordedTable,
  type RowName,
  type Values,
  listOf,
  objectOf,
  textOf,
  wordOf,
} from './recorded-table';
import { isOneOf, plainRows, recordedRow } from './table-rows';

type Details = Record<string, Json>;

/** Reasons to ask a person, such as 'held P-0004, scanned P-0004'. */
const reasonsIn = (text: string): string => {
  const reasons = jsonIn(text);
  if (!Array.isArray(reasons)) return text;
  return reasons
    .map(objectOf)
    .map(({ why, itemId }) => `${wordOf(why)} ${wordOf(itemId)}`)
    .join(', ');
};

const REPORTS: Lines = {
  label: 'reports by ',
  key: [0, 1],
  named: 'person',
  values: {
    2: { label: 'circumstances reported by % ' },
    3: { label: 'last seen by the report of % ' },
    4: { label: 'place by the report of % ' },
    5: { label: 'inventory of the report of % ' },
  },
};

const ASKS: Lines = {
  label: 'people asked: ',
  key: [0],
  named: 'person',
  values: {
    1: { label: 'reasons to ask % ', inWords: reasonsIn },
    2: { label: 'time when % was asked ' },
    3: { label: 'answer of % ' },
    4: { label: 'time of the answer of % ' },
    5: { label: 'time when % saw it ' },
    6: { label: 'place where % saw it ' },
  },
};

const EXHIBITS: Lines = {
  label: 'exhibits ',
  key: [0],
  values: {
    1: { label: 'kind of exhibit % ' },
    2: { label: 'title of exhibit % ' },
    3: { label: 'exhibit % as kept with SHA-256 ', as: 'hash' },
    4: { label: 'exhibit % with SHA-256 ', as: 'hash' },
    5: { label: 'photo of exhibit % ' },
    6: { label: 'inventory of exhibit % ' },
    7: { label: 'exhibit % by ', as: 'person' },
    8: { label: 'time of exhibit % ' },
    9: { label: 'exhibit % struck by ', as: 'person' },
    10: { label: 'time when exhibit % was struck ' },
    11: { label: 'reason why exhibit % was struck ' },
  },
};

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
  reports: textOfLines(details.reports),
  asks: textOfLines(details.asks),
  exhibits: textOfLines(details.exhibits),
});

/** Columns of a row from before that are hashed. */
const COLUMNS = ['id', 'case_id', 'item_id', 'added_at', 'holder_user_id', 'outcome', 'closed_at'] as const;

/** A finding names the case, and where it is about one of its items the serial number. */
const namesOf = (caseId: string | null, serialNumber: string | null): Pick<RowName, 'name' | 'whole'> =>
  caseId === null
    ? {}
    : { whole: caseId, name: serialNumber === null ? caseId : `${caseId}, ${serialNumber}` };

async function serialNumbers(
  db: Kysely<Database>,
  cases: readonly CaseOfItem[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('property')
    .select(['id', 'serial_number'])
    .where('id', '=', inArray(cases.map(({ item }) => item.item_id)))
    .execute();
  return new Map(rows.map(({ id, serial_number }) => [id, serial_number]));
}

/** Items of loss cases, each with its case. */
export const lossCases: RecordedTable = {
  table: 'loss_case_item',
  noun: 'Loss case',
  singular: 'item of a loss case',
  plural: 'items of loss cases',
  eventTypes: ['LOSS CASE'],
  timeColumn: 'added_at',
  itemColumn: 'item_id',
  rowName: sql<string>`(case_id || ', ' || coalesce(
    (select serial_number from property where property.id = loss_case_item.item_id), item_id))`,
  doneColumn: 'closed_at',
  fields: {
    case: { label: 'case ', fixed: true, whole: true },
    unit: { label: 'unit ', as: 'unit', fixed: true, whole: true },
    state: { label: 'state ', whole: true },
    circumstances: { label: 'circumstances ', fixed: true, whole: true },
    lastSeenAt: { label: 'last seen ', fixed: true, whole: true },
    lastSeenWhere: { label: 'last seen at ', fixed: true, whole: true },
    reportedBy: { label: 'reported by ', as: 'person', fixed: true, whole: true },
    openedAt: { label: 'opened ', fixed: true, whole: true },
    discoveredOn: { label: 'discovered ', fixed: true, whole: true },
    limitOn: { label: 'limit ', fixed: true, whole: true },
    form: { label: 'form ', whole: true },
    inquiryNumber: { label: 'inquiry number ', whole: true },
    submittedOn: { label: 'submitted on ', whole: true },
    submittedBy: { label: 'submitted by ', as: 'person', whole: true },
    submittedAt: { label: 'submitted ', whole: true },
    authority: { label: 'authority ', whole: true },
    decision: { label: 'decision ', whole: true },
    decidedOn: { label: 'decided on ', whole: true },
    decisionDocument: { label: 'document number ', whole: true },
    decidedBy: { label: 'decided by ', as: 'person', whole: true },
    decidedAt: { label: 'decided ', whole: true },
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
    reports: { label: '', lines: REPORTS },
    asks: { label: '', lines: ASKS, whole: true },
    exhibits: { label: '', lines: EXHIBITS, whole: true },
  },
  saidBy({ item, details }: EventBody) {
    const id = textOf(details.caseItemId);
    if (id === null) return null;
    // A closed item goes on with its case: what is done for the case's other items is written to it too.
    const named = namesOf(textOf(details.caseId), textOf(details.serialNumber));
    return { id, itemId: item, ...named, values: valuesOf(details), isOpen: true };
  },
  async rowsOf(db, of) {
    const rows = await db.selectFrom('loss_case_item').selectAll().where(isOneOf(of)).execute();
    const cases = await readCaseItems(db, rows);
    const serials = await serialNumbers(db, cases);
    return cases.map(({ item, details }) => ({
      ...recordedRow(item, valuesOf({ ...details })),
      ...namesOf(item.case_id, serials.get(item.item_id) ?? null),
    }));
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
