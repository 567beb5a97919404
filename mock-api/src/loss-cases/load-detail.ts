import type { LossCaseDetailDto, LossExhibitDto, PersonDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import {
  type Viewer,
  loadPeople,
  ownLossCases,
  readsAlone,
  seesWholeCase,
  visibleLossCases,
} from '../access';
import { type Database, notFound } from '../kernel';
import { uploadAddress } from '../uploads';
import { formFacts } from './facts';
import { type LoadedCase, loadCases } from './load-cases';
import { readPlaces, type AskReason } from './search-list';
import { APPROVES } from '../signatures';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

type People = ReadonlyMap<string, PersonDto>;

async function readReports(db: Kysely<Database>, id: string): Promise<LossCaseDetailDto['reports']> {
  const rows = await db
    .selectFrom('loss_case_report')
    .selectAll()
    .where('case_id', '=', id)
    .orderBy('id')
    .execute();
  const people = await loadPeople(
    db,
    rows.map(({ by_user_id }) => by_user_id),
  );
  return rows.flatMap((row) => {
    const by = people.get(row.by_user_id);
    if (!by) return [];
    return {
      item_id: row.item_id,
      by,
      at: row.at.toISOString(),
      circumstances: row.circumstances,
      last_seen_at: iso(row.last_seen_at),
      last_seen_where: row.last_seen_where,
      inventory_id: row.inventory_id,
    };
  });
}

async function readAsks(db: Kysely<Database>, id: string): Promise<LossCaseDetailDto['asks']> {
  const rows = await db.selectFrom('loss_case_ask').selectAll().where('case_id', '=', id).execute();
  const people = await loadPeople(
    db,
    rows.map(({ user_id }) => user_id),
  );
  const asks = rows.flatMap((row) => {
    const person = people.get(row.user_id);
    if (!person) return [];
    const reasons = row.reasons as unknown as AskReason[];
    return {
      person,
      reasons: reasons.map(({ itemId, ...reason }) => ({ ...reason, item_id: itemId })),
      asked_at: row.asked_at.toISOString(),
      answer: row.answer as LossCaseDetailDto['asks'][number]['answer'],
      answered_at: iso(row.answered_at),
      seen_at: iso(row.seen_at),
      seen_where: row.seen_where,
    };
  });
  const last = ({ reasons }: (typeof asks)[number]) =>
    reasons
      .map(({ at }) => at)
      .sort()
      .at(-1) ?? '';
  return asks.sort((one, other) => (last(one) < last(other) ? 1 : -1));
}

function toExhibit(row: ExhibitRow, people: People): LossExhibitDto[] {
  const by = people.get(row.by_user_id);
  const striker = row.struck_by === null ? undefined : people.get(row.struck_by);
  if (!by) return [];
  return [
    {
      letter: row.letter,
      kind: row.kind as LossExhibitDto['kind'],
      title: row.title,
      by,
      at: row.at.toISOString(),
      sha256: row.sha256,
      text: row.kind === 'statement' ? row.content : null,
      photo: row.upload_id ? { uploadId: row.upload_id, address: uploadAddress(row.upload_id) } : null,
      inventory_id: row.inventory_id,
      struck:
        striker && row.struck_at && row.struck_reason
          ? { by: striker, at: row.struck_at.toISOString(), reason: row.struck_reason }
          : null,
    },
  ];
}

const selectExhibits = (db: Kysely<Database>, id: string) =>
  db.selectFrom('loss_case_exhibit').selectAll().where('case_id', '=', id).orderBy('position').execute();

type ExhibitRow = Awaited<ReturnType<typeof selectExhibits>>[number];

/** The exhibits of a case that a person may read: all, or of a Soldier their own statements. */
async function readExhibits(db: Kysely<Database>, viewer: Viewer, id: string): Promise<LossExhibitDto[]> {
  const rows = (await selectExhibits(db, id)).filter(
    (row) => seesWholeCase(viewer) || (row.kind === 'statement' && row.by_user_id === viewer.id),
  );
  const people = await loadPeople(
    db,
    rows.flatMap((row) => [row.by_user_id, row.struck_by]),
  );
  return rows.flatMap((row) => toExhibit(row, people));
}

function papersOf({ row, person }: LoadedCase): Pick<LossCaseDetailDto, 'submitted' | 'decided'> {
  const submitter = person(row.submitted_by);
  const decider = person(row.decided_by);
  return {
    submitted:
      submitter && row.form && row.inquiry_number && row.submitted_on && row.submitted_at
        ? {
            form: row.form,
            inquiryNumber: row.inquiry_number,
            on: row.submitted_on,
            by: submitter,
            at: row.submitted_at.toISOString(),
          }
        : null,
    decided:
      decider && row.authority && row.decision && row.decided_on && row.decision_document && row.decided_at
        ? {
            authority: row.authority,
            decision: row.decision as 'relief' | 'liability',
            on: row.decided_on,
            documentNumber: row.decision_document,
            by: decider,
            at: row.decided_at.toISOString(),
          }
        : null,
  };
}

/**
 * What the viewer may do with the case as a whole now.
 *
 * @param isOwn they reported it or had an item of it.
 */
function actsOf(viewer: Viewer, { row }: LoadedCase, isOwn: boolean): LossCaseDetailDto['may'] {
  const isOpen = row.closed_at === null;
  const leads = ['Supply Sergeant', 'Commander'].includes(viewer.role) && (row.below as boolean);
  return {
    submit: row.state === 'searching' && leads,
    decide: row.state === 'submitted' && APPROVES.includes(viewer.role) && (row.below as boolean),
    exhibits: isOpen && seesWholeCase(viewer) && (!readsAlone(viewer) || isOwn),
  };
}

/** A case that the viewer may see. @throws ApiError 404 for any other. */
async function findLoaded(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
  now: Date,
): Promise<LoadedCase & { isOwn: boolean }> {
  const seen = await db
    .selectFrom('loss_case')
    .select('id')
    .select(ownLossCases(viewer).as('isOwn'))
    .where('id', '=', id)
    .where(visibleLossCases(viewer))
    .executeTakeFirst();
  const [loaded] = seen ? await loadCases(db, viewer, [seen.id], now) : [];
  if (!seen || !loaded) throw notFound('Loss case not found');
  return { ...loaded, isOwn: seen.isOwn };
}

/**
 * One case. A Soldier gets the facts and their own statement.
 *
 * @throws ApiError 404 out of sight.
 */
export async function findCase(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
  now: Date,
): Promise<LossCaseDetailDto> {
  const loaded = await findLoaded(db, viewer, id, now);
  const whole = seesWholeCase(viewer);
  const reports = await readReports(db, id);
  const exhibits = await readExhibits(db, viewer, id);
  const asks = whole ? await readAsks(db, id) : [];
  const places = whole
    ? await readPlaces(
        db,
        loaded.items.map(({ item_id }) => item_id),
      )
    : [];
  const by = (await loadPeople(db, [viewer.id])).get(viewer.id);
  return {
    ...loaded.dto,
    whole,
    ...papersOf(loaded),
    reports,
    asks,
    places,
    exhibits,
    facts: whole ? formFacts(loaded, { reports, asks, exhibits }, by) : [],
    may: actsOf(viewer, loaded, loaded.isOwn),
  };
}

/** One exhibit. @throws ApiError 404 for one that the viewer may not read. */
export async function findExhibit(
  db: Kysely<Database>,
  viewer: Viewer,
  { id, letter, now }: { id: string; letter: string; now: Date },
): Promise<LossExhibitDto> {
  await findLoaded(db, viewer, id, now);
  const found = (await readExhibits(db, viewer, id)).find((exhibit) => exhibit.letter === letter);
  if (!found) throw notFound('Exhibit not found');
  return found;
}
