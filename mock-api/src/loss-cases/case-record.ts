import type { Json } from '@hand-receipt/ledger';
import { type Kysely, type Selectable, sql } from 'kysely';
import { createHash } from 'node:crypto';
import { type Database, inArray } from '../kernel';
import { appendEvent, newEventId } from '../ledger';
import type { Audience } from '../live';
import type { UnitOfWork } from '../unit-of-work';

export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** What belongs to the case of an item beside its own row, each entry a list of values. */
interface CaseContents {
  reports: Json[][];
  asks: Json[][];
  exhibits: Json[][];
}

type ExhibitRow = Pick<Selectable<Database['loss_case_exhibit']>, 'content' | 'upload_id' | 'sha256'> & {
  photoHash: string | null;
};

type CaseRow = Selectable<Database['loss_case']>;
export type CaseItemRow = Selectable<Database['loss_case_item']>;

/** A line of a list of the event, its values in a fixed order. As a list, not as text: the event is searched as JSON. */
const lineOf = (...values: Json[]): Json[] => values;

async function readReports(db: Kysely<Database>, caseIds: readonly string[]) {
  const rows = await db
    .selectFrom('loss_case_report')
    .selectAll()
    .where('case_id', '=', inArray(caseIds))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    of: row.case_id,
    itemId: row.item_id,
    line: lineOf(
      row.by_user_id,
      iso(row.at),
      row.circumstances,
      iso(row.last_seen_at),
      row.last_seen_where,
      row.inventory_id,
    ),
  }));
}

async function readAsks(db: Kysely<Database>, caseIds: readonly string[]) {
  const rows = await db
    .selectFrom('loss_case_ask')
    .selectAll()
    .where('case_id', '=', inArray(caseIds))
    .orderBy(sql`user_id collate "C"`)
    .execute();
  return rows.map((row) => ({
    of: row.case_id,
    line: lineOf(
      row.user_id,
      row.reasons as unknown as Json,
      iso(row.asked_at),
      row.answer,
      iso(row.answered_at),
      iso(row.seen_at),
      row.seen_where,
    ),
  }));
}

/** What is kept must be what was hashed. An inventory's result is kept with the inventory, and compared there. */
function keptHash({ content, upload_id: uploadId, photoHash, sha256: hash }: ExhibitRow): string | null {
  if (content !== null) return sha256(content);
  return uploadId === null ? hash : photoHash;
}

async function readExhibits(db: Kysely<Database>, caseIds: readonly string[]) {
  const rows = await db
    .selectFrom('loss_case_exhibit')
    .leftJoin('upload', 'upload.id', 'loss_case_exhibit.upload_id')
    .leftJoin('upload_content', 'upload_content.hash', 'upload.content_hash')
    .selectAll('loss_case_exhibit')
    .select(sql<string | null>`encode(sha256(upload_content.bytes), 'hex')`.as('photoHash'))
    .where('case_id', '=', inArray(caseIds))
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    of: row.case_id,
    line: lineOf(
      row.letter,
      row.kind,
      row.title,
      keptHash(row),
      row.sha256,
      row.upload_id,
      row.inventory_id,
      row.by_user_id,
      iso(row.at),
      row.struck_by,
      iso(row.struck_at),
      row.struck_reason,
    ),
  }));
}

/** What an event LOSS CASE says of an item of a case as it is after the act. */
const caseDetails = (row: CaseRow, item: CaseItemRow, contents: CaseContents) => ({
  caseId: row.id,
  caseItemId: item.id,
  unitId: row.unit_id,
  state: row.state,
  circumstances: row.circumstances,
  lastSeenAt: iso(row.last_seen_at),
  lastSeenWhere: row.last_seen_where,
  reportedBy: row.reported_by,
  openedAt: row.opened_at.toISOString(),
  discoveredOn: row.discovered_on,
  limitOn: row.limit_on,
  form: row.form,
  inquiryNumber: row.inquiry_number,
  submittedOn: row.submitted_on,
  submittedBy: row.submitted_by,
  submittedAt: iso(row.submitted_at),
  authority: row.authority,
  decision: row.decision,
  decidedOn: row.decided_on,
  decisionDocument: row.decision_document,
  decidedBy: row.decided_by,
  decidedAt: iso(row.decided_at),
  addedAt: item.added_at.toISOString(),
  holder: item.holder_user_id,
  chain: item.chain,
  foundBy: item.found_by,
  foundReportedAt: iso(item.found_reported_at),
  foundAt: iso(item.found_at),
  foundWhere: item.found_where,
  foundStatus: item.found_status,
  foundUploadId: item.found_upload_id,
  refusedBy: item.refused_by,
  refusedAt: iso(item.refused_at),
  refusedReason: item.refused_reason,
  confirmedBy: item.confirmed_by,
  outcome: item.outcome,
  closingId: item.closing_id,
  closedAt: iso(item.closed_at),
  ...contents,
});

/** A case as one of its items has it, with what its event is to say. */
export interface CaseOfItem {
  item: CaseItemRow;
  details: ReturnType<typeof caseDetails>;
}

/**
 * These rows with their cases. Each event says the whole of the case, so that the newest of an item is held against the
 * tables alone.
 */
export async function readCaseItems(
  db: Kysely<Database>,
  rows: readonly CaseItemRow[],
): Promise<CaseOfItem[]> {
  if (rows.length === 0) return [];
  const caseIds = [...new Set(rows.map(({ case_id }) => case_id))];
  const cases = await db.selectFrom('loss_case').selectAll().where('id', '=', inArray(caseIds)).execute();
  const byId = new Map(cases.map((row) => [row.id, row]));
  const reports = await readReports(db, caseIds);
  const asks = await readAsks(db, caseIds);
  const exhibits = await readExhibits(db, caseIds);
  const own = (lines: readonly { of: string; line: Json[] }[], caseId: string) =>
    lines.filter(({ of }) => of === caseId).map(({ line }) => line);
  return rows.flatMap((item) => {
    const row = byId.get(item.case_id);
    if (!row) return [];
    const details = caseDetails(row, item, {
      reports: reports
        .filter(({ of, itemId }) => of === item.case_id && itemId === item.item_id)
        .map(({ line }) => line),
      asks: own(asks, item.case_id),
      exhibits: own(exhibits, item.case_id),
    });
    return { item, details };
  });
}

/** What was done in a loss case. */
export type LossCaseAct =
  | 'opened'
  | 'reported again'
  | 'found reported'
  | 'found refused'
  | 'found'
  | 'submitted'
  | 'decided'
  | 'answered'
  | 'exhibit added'
  | 'exhibit struck'
  | 'closed';

/** Everybody who may see a case, or is asked for one of its items. See `visibleLossCases`. */
async function caseAudience(
  db: Kysely<Database>,
  caseId: string,
  rows: readonly CaseItemRow[],
): Promise<Audience> {
  const { unit_id, reported_by } = await db
    .selectFrom('loss_case')
    .select(['unit_id', 'reported_by'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  const others = await db
    .selectFrom('loss_case_report')
    .select('by_user_id as id')
    .where('case_id', '=', caseId)
    .union(db.selectFrom('loss_case_ask').select('user_id as id').where('case_id', '=', caseId))
    .execute();
  const responsible = rows.flatMap(({ holder_user_id, chain }) => [holder_user_id, ...chain]);
  return {
    items: rows.map(({ item_id }) => item_id),
    leadersOf: [unit_id],
    people: [reported_by, ...others.map(({ id }) => id), ...responsible],
  };
}

/**
 * Writes the events of an act on a case, one for each of its items, and updates everybody who sees it; a later step than
 * every write of the act. What it did to one item alone is named by its id; the others are said as they are now.
 */
export async function recordCase(
  { trx, actor, at, addAudience }: UnitOfWork,
  caseId: string,
  act: LossCaseAct,
  more: { reason?: string; itemIds?: readonly string[] } = {},
): Promise<void> {
  const rows = await trx
    .selectFrom('loss_case_item')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('item_id')
    .execute();
  addAudience(await caseAudience(trx, caseId, rows));
  const names = await trx
    .selectFrom('property')
    .select(['id', 'name', 'serial_number as serialNumber'])
    .where('id', '=', inArray(rows.map(({ item_id }) => item_id)))
    .execute();
  const byId = new Map(names.map(({ id, ...named }) => [id, named]));
  for (const { item, details } of await readCaseItems(trx, rows)) {
    const eventId = newEventId();
    await trx.updateTable('loss_case_item').set({ event_id: eventId }).where('id', '=', item.id).execute();
    const isMeant = more.itemIds ? more.itemIds.includes(item.item_id) : item.closed_at === null;
    const said: Record<string, Json> = {
      act: isMeant ? act : 'case changed',
      ...(more.reason !== undefined && { reason: more.reason }),
      ...details,
    };
    const named = { ...byId.get(item.item_id), ...said };
    await appendEvent(trx, { type: 'LOSS CASE', itemId: item.item_id, actor, at, eventId, details: named });
  }
}
