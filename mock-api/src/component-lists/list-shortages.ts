import type { RouteQuery, ShortageDto } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Viewer, loadPeople, recordedItems, unitRecords } from '../access';
import {
  changedRecords,
  DEFAULT_LIMIT,
  type Database,
  type Page,
  notFound,
  readNewest,
  substringPattern,
} from '../kernel';
import { managesPropertyBook } from '../property';

type ShortagesQuery = RouteQuery<'GET /api/shortages'>;

/**
 * What the viewer may see, on the tables `component_shortage` and `property`: of their items, for leaders also of those
 * that left the book, and what they answer for.
 */
export const visibleShortages = (viewer: Viewer): RawBuilder<boolean> =>
  sql`(component_shortage.accountable_user_id = ${viewer.id} or ${recordedItems(viewer)})`;

/** Whether the viewer keeps the book that the item is on or left, and so enters documents. On the table `property`. */
const mayEdit = (viewer: Viewer): RawBuilder<boolean> =>
  managesPropertyBook(viewer) ? unitRecords(viewer) : sql`false`;

/** The words are in its number or document, in the component, or in name or serial number of its item. */
const hasWords = (typed: string): RawBuilder<boolean> => {
  const pattern = substringPattern(typed);
  return sql`(component_shortage.id ilike ${pattern} or component_shortage.name ilike ${pattern}
    or component_shortage.document_number ilike ${pattern} or property.search_text ilike ${pattern})`;
};

/** The conditions of a query; one that was left out is none. */
function conditionsOf({ q, holder, accountable, nsn, item, state }: ShortagesQuery): RawBuilder<boolean>[] {
  return [
    ...(q?.trim() ? [hasWords(q)] : []),
    ...(holder ? [sql<boolean>`property.assigned_to_user_id = ${holder}`] : []),
    ...(accountable ? [sql<boolean>`component_shortage.accountable_user_id = ${accountable}`] : []),
    ...(nsn?.trim() ? [sql<boolean>`${nsn.trim()} in (property.nsn, component_shortage.nsn)`] : []),
    ...(item ? [sql<boolean>`component_shortage.item_id = ${item}`] : []),
    ...(state ? [sql<boolean>`component_shortage.state = ${state}`] : []),
  ];
}

const selectShortages = (db: Kysely<Database>, viewer: Viewer, ids: readonly string[]) =>
  db
    .selectFrom('component_shortage')
    .innerJoin('property', 'property.id', 'component_shortage.item_id')
    .selectAll('component_shortage')
    .select([
      'property.name as item_name',
      'property.serial_number',
      'property.nsn as item_nsn',
      'property.left_at',
    ])
    .select(['property.assigned_to_user_id as holder_id', mayEdit(viewer).as('may_edit')])
    .where('component_shortage.id', 'in', ids)
    .execute();

type Row = Awaited<ReturnType<typeof selectShortages>>[number];
type People = Awaited<ReturnType<typeof loadPeople>>;

function toDto(row: Row, people: People): ShortageDto {
  const person = (id: string | null) => (id === null ? null : (people.get(id) ?? null));
  return {
    id: row.id,
    item: {
      id: row.item_id,
      name: row.item_name,
      serial_number: row.serial_number,
      nsn: row.item_nsn,
      left_at: row.left_at?.toISOString() ?? null,
    },
    component_id: row.component_id,
    name: row.name,
    nsn: row.nsn,
    quantity: row.quantity,
    since: row.since.toISOString(),
    accountable: person(row.accountable_user_id),
    holder: person(row.holder_id),
    document_number: row.document_number,
    document_date: row.document_date,
    state: row.state,
    ended_by: person(row.ended_by),
    ended_at: row.ended_at?.toISOString() ?? null,
    ended_reason: row.ended_reason,
    may_edit: row.may_edit && row.state === 'open',
  };
}

/** Shortages of the wire, in the order of `ids`. Whether the viewer may see them is the caller's to check. */
async function loadShortages(
  db: Kysely<Database>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ShortageDto[]> {
  if (ids.length === 0) return [];
  const rows = await selectShortages(db, viewer, ids);
  const people = await loadPeople(
    db,
    rows.flatMap((row) => [row.accountable_user_id, row.holder_id, row.ended_by]),
  );
  const byId = new Map(rows.map((row) => [row.id, toDto(row, people)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * A page of the shortages of items that the viewer may see, and of those that they answer for, newest first.
 *
 * @throws ApiError 400 for a cursor that this list did not give.
 */
export async function listShortages(
  db: Kysely<Database>,
  viewer: Viewer,
  query: ShortagesQuery,
): Promise<Page<ShortageDto>> {
  const page = await readNewest(db, {
    from: sql`component_shortage join property on property.id = component_shortage.item_id`,
    where: [
      visibleShortages(viewer),
      ...conditionsOf(query),
      ...changedRecords('shortage', query, sql`component_shortage.id`),
    ],
    time: sql`component_shortage.since`,
    id: sql`component_shortage.id`,
    limit: query.limit ?? DEFAULT_LIMIT,
    cursor: query.cursor,
  });
  return { ...page, rows: await loadShortages(db, viewer, page.rows) };
}

/** One shortage. @throws ApiError 404 for one that the viewer may not see. */
export async function findShortage(db: Kysely<Database>, viewer: Viewer, id: string): Promise<ShortageDto> {
  const seen = await db
    .selectFrom('component_shortage')
    .innerJoin('property', 'property.id', 'component_shortage.item_id')
    .select('component_shortage.id')
    .where('component_shortage.id', '=', id)
    .where(visibleShortages(viewer))
    .executeTakeFirst();
  const [shortage] = seen ? await loadShortages(db, viewer, [seen.id]) : [];
  if (!shortage) throw notFound('Shortage not found');
  return shortage;
}
