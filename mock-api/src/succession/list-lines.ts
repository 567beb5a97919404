import type { RouteQuery, SuccessionLineDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Viewer, loadPeople, visibleItems } from '../access';
import { DEFAULT_LIMIT, type Database, type Page, inArray, readPage, substringPattern } from '../kernel';
import { IS_EXCLUDED } from './ended-loss';
import { type SeenSuccession, type SuccessionRow, findRow } from './find-succession';
import { findLostSince, findOpenLosses } from './lost-line';
import { isOpen, readerOf, visibleNumbers } from './parts';
import { ON_RECEIPT } from './receipt-lines';
import { CHAIN } from './set-items';
import { chainsOf, readSignedContent } from './signed-lines';
import { type SectionRow } from './count-section';
import { readSections } from './succession-sections';

type Query = RouteQuery<'GET /api/successions/:id/lines'>;

const selectLines = (db: Kysely<Database>, viewer: Viewer, id: string) =>
  db
    .selectFrom('succession_line as line')
    .innerJoin('property', 'property.id', 'line.item_id')
    .selectAll('line')
    .select(['property.name', 'property.serial_number', 'property.is_sensitive', CHAIN.as('chain')])
    .select([UNREAD.as('unread'), IS_EXCLUDED.as('excluded'), 'property.missing_in'])
    .select(visibleItems(viewer).as('seen'))
    .where('line.succession_id', '=', id);

type Row = Awaited<ReturnType<ReturnType<typeof selectLines>['execute']>>[number];

/** A line that its reader has not read, and did not confirm as missing. */
export const UNREAD = sql<boolean>`(line.result is null or line.result = 'by-document'
  or (line.result = 'not-found' and line.confirmed_at is null))`;

/** The viewer reads the section, and its count goes on: they see no serial number that they have not read. */
const isBlind = (viewer: Viewer, succession: SuccessionRow, section: SectionRow): boolean =>
  section.included && section.state === 'planned' && viewer.id === readerOf(succession, section);

/** A line of a signed section, which is on the hand receipt of its holder in this way. */
const isOnReceipt = (receipt: NonNullable<Query['receipt']>, sections: readonly SectionRow[]) => {
  const signed = sections.flatMap(({ number, state }) => (state === 'signed' ? number : []));
  return sql<boolean>`(line.section_number = any(${signed}::integer[]) and ${ON_RECEIPT[receipt]})`;
};

/** Conditions that an index of the set answers. A reader does not search what they have not read. */
function narrowed(query: Query, numbers: readonly number[], sections: readonly SectionRow[]) {
  const all = [sql<boolean>`line.section_number = any(${[...numbers]}::integer[])`];
  if (query.section !== undefined) all.push(sql`line.section_number = ${query.section}`);
  if (query.result === 'none') all.push(sql`line.result is null`);
  else if (query.result !== undefined) all.push(sql`line.result = ${query.result}`);
  if (query.receipt !== undefined) all.push(isOnReceipt(query.receipt, sections));
  return all;
}

const shownWords = (query: Query, blind: readonly number[]) => {
  const pattern = substringPattern(query.q?.trim() ?? '');
  return sql<boolean>`(property.name || ' ' || property.serial_number ilike ${pattern}
    and not (${UNREAD} and line.section_number = any(${[...blind]}::integer[])))`;
};

/** What is read of one succession for one viewer. */
interface LineView {
  viewer: Viewer;
  succession: SeenSuccession;
  sections: ReadonlyMap<number, SectionRow>;
  /** The lines are read as a hand receipt of now: custody of today, for those who see the item. */
  isReceipt: boolean;
}

async function toDtos(
  db: Kysely<Database>,
  { viewer, succession, sections, isReceipt }: LineView,
  rows: readonly Row[],
): Promise<SuccessionLineDto[]> {
  const itemIds = rows.map(({ item_id }) => item_id);
  const content = await readSignedContent(db, succession.id, itemIds);
  const lost = await findLostSince(db, succession.id, itemIds);
  const cases = isOpen(succession) ? await findOpenLosses(db, itemIds) : null;
  const lines = rows.flatMap((row) => {
    const section = sections.get(row.section_number);
    const signed = section?.state === 'signed' ? content.get(row.item_id) : undefined;
    if (!section) return [];
    const { before, after } = chainsOf(succession, section, row, signed);
    const isSigned = section.state === 'signed';
    const now = row.seen ? row.chain : [];
    const holder = (isReceipt ? now : isSigned ? after : before).at(-1) ?? null;
    const lossCase = (isSigned ? null : cases?.get(row.item_id)) ?? null;
    return [{ row, section, signed, before, after, holder, lossCase }];
  });
  const people = await loadPeople(
    db,
    lines.flatMap(({ before, after, holder, row }) => [...before, ...after, holder, row.counted_by]),
  );
  const nameOf = (id: string) => people.get(id)?.name ?? '';
  return lines.map(({ row, section, signed, before, after, holder, lossCase }) => {
    const isHidden = row.unread && isBlind(viewer, succession, section);
    return {
      item: {
        id: row.item_id,
        name: row.name,
        serial_number: isHidden ? null : (signed?.serialNumber ?? row.serial_number),
        is_sensitive: row.is_sensitive,
      },
      section: row.section_number,
      holder: holder && nameOf(holder),
      chain_before: before.map(nameOf),
      chain_after: after.map(nameOf),
      result: row.result,
      counted_at: row.counted_at?.toISOString() ?? null,
      counted_by: row.counted_by && nameOf(row.counted_by),
      mark_text: row.mark_text,
      to_confirm: row.result === 'not-found' && row.confirmed_at === null,
      excluded: row.excluded,
      let_through: row.let_through_at !== null,
      missing_since: row.result === 'verified' && (row.missing_in !== null || lost.has(row.item_id)),
      loss_case: lossCase,
    };
  });
}

async function sectionsOf(db: Kysely<Database>, id: string): Promise<Map<number, SectionRow>> {
  return new Map((await readSections(db, id)).map((section) => [section.number, section]));
}

/**
 * A page of the lines of a set, by item id. The reader of a section sees no serial number of it that they have not read.
 *
 * @throws ApiError 404 out of sight; 400 for a cursor that this list did not give.
 */
export async function listLines(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
  query: Query,
): Promise<Page<SuccessionLineDto>> {
  const succession = await findRow(db, viewer, id);
  const sections = await sectionsOf(db, id);
  const all = [...sections.values()];
  const numbers = visibleNumbers(viewer, succession, all);
  const blind = all.filter((section) => isBlind(viewer, succession, section));
  const where = [
    sql<boolean>`line.succession_id = ${id}`,
    ...narrowed(query, numbers, all),
    ...(query.q?.trim()
      ? [
          shownWords(
            query,
            blind.map(({ number }) => number),
          ),
        ]
      : []),
  ];
  const page = await readPage(db, {
    matches: sql`select line.item_id as id, line.item_id as sort_key
      from succession_line line join property on property.id = line.item_id
      where ${sql.join(where, sql` and `)}`,
    searchFirst: true,
    descending: false,
    limit: query.limit ?? DEFAULT_LIMIT,
    cursor: query.cursor,
  });
  const rows = await selectLines(db, viewer, id)
    .where('line.item_id', '=', inArray(page.rows))
    .orderBy('line.item_id')
    .execute();
  const isReceipt = query.receipt !== undefined;
  return { ...page, rows: await toDtos(db, { viewer, succession, sections, isReceipt }, rows) };
}

/** The items whose serial numbers a viewer has not read in sections that they read now. */
export async function unreadItems(
  db: Kysely<Database>,
  viewer: Viewer,
  succession: SuccessionRow,
): Promise<ReadonlySet<string>> {
  const blind = [...(await sectionsOf(db, succession.id)).values()].filter((section) =>
    isBlind(viewer, succession, section),
  );
  if (blind.length === 0) return new Set();
  const lines = await db
    .selectFrom('succession_line as line')
    .select('line.item_id')
    .where('line.succession_id', '=', succession.id)
    .where(
      'line.section_number',
      'in',
      blind.map(({ number }) => number),
    )
    .where(UNREAD)
    .execute();
  return new Set(lines.map(({ item_id }) => item_id));
}

/** One line of the set. */
export async function findLine(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
  itemId: string,
): Promise<SuccessionLineDto> {
  const succession = await findRow(db, viewer, id);
  const rows = await selectLines(db, viewer, id).where('line.item_id', '=', itemId).execute();
  const [line] = await toDtos(
    db,
    { viewer, succession, sections: await sectionsOf(db, id), isReceipt: false },
    rows,
  );
  if (!line) throw new Error('The line was not read.');
  return line;
}
