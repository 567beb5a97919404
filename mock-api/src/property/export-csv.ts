import { Readable } from 'node:stream';
import type { PropertyDto, RouteQuery } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { BYTE_ORDER_MARK, DEFAULT_LIMIT, type Database, inArray, localDay, writeRows } from '../kernel';
import { COLUMN_LABELS } from './csv-columns';
import { CLOSING_NAMES } from './custody/on-closing';
import { listProperty } from './list-property';
import type { Viewer } from '../access';

/** An item with what a list does not have of it. */
type ExportedItem = PropertyDto & { uii: string | null };
type Column = readonly [heading: string, cell: (item: ExportedItem) => string | null];

/** Columns in the order of the file; what an import reads goes by the same names there. */
const COLUMNS: readonly Column[] = [
  [COLUMN_LABELS.name, ({ name }) => name],
  [COLUMN_LABELS.serial_number, ({ serial_number }) => serial_number],
  [COLUMN_LABELS.nsn, ({ nsn }) => nsn],
  [COLUMN_LABELS.lin, ({ lin }) => lin],
  [COLUMN_LABELS.uii, ({ uii }) => uii],
  [COLUMN_LABELS.ciic, ({ ciic }) => ciic],
  [COLUMN_LABELS.sensitive_mark, ({ sensitive_mark }) => sensitive_mark],
  [COLUMN_LABELS.category, ({ category }) => category],
  [COLUMN_LABELS.current_status, ({ current_status }) => current_status],
  [
    'Missing in Count',
    ({ missing }) => (missing ? `${missing.countId} ${missing.since.slice(0, 10)}` : null),
  ],
  [COLUMN_LABELS.location, ({ location }) => location],
  [COLUMN_LABELS.description, ({ description }) => description],
  [COLUMN_LABELS.unit_of_issue, ({ unit_of_issue }) => unit_of_issue],
  ['Assigned To', ({ assigned_to }) => assigned_to?.name ?? null],
  ['Assigned Date', ({ assigned_date }) => assigned_date?.slice(0, 10) ?? null],
  ['WITH', ({ possession }) => possession?.name ?? null],
  ['SINCE', ({ possession }) => possession?.since ?? null],
  ['DUE', ({ possession }) => possession?.due_at ?? null],
];

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Further columns of a list of what left the book. */
const LEFT_COLUMNS: readonly Column[] = [
  ['Left', ({ left_at }) => left_at && localDay(new Date(left_at))],
  ['By', ({ closing }) => closing && capitalized(CLOSING_NAMES[closing.kind])],
  ['Document Number', ({ closing }) => closing && closing.document_number],
  ['Closing', ({ closing }) => closing && closing.id],
];

async function withUiis(db: Kysely<Database>, items: readonly PropertyDto[]): Promise<ExportedItem[]> {
  const rows = await db
    .selectFrom('property')
    .select(['id', 'uii'])
    .where('id', '=', inArray(items.map(({ id }) => id)))
    .where('uii', 'is not', null)
    .execute();
  const uiis = new Map(rows.map(({ id, uii }) => [id, uii]));
  return items.map((item) => ({ ...item, uii: uiis.get(item.id) ?? null }));
}

/**
 * Items of a list as CSV text, page by page, so that a long list is never whole in memory. The first
 * page is read at once: what is wrong with the query is said before the file begins.
 *
 * @throws ApiError as `listProperty`.
 */
export async function exportProperty(
  db: Kysely<Database>,
  viewer: Viewer,
  filter: RouteQuery<'GET /api/property/export'>,
  now: Date,
): Promise<Readable> {
  const readPage = (cursor?: string) =>
    listProperty(db, viewer, { ...filter, limit: DEFAULT_LIMIT, cursor }, now);
  const first = await readPage();

  const columns = filter.left ? [...COLUMNS, ...LEFT_COLUMNS] : COLUMNS;
  async function* text(): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + writeRows([columns.map(([heading]) => heading)]);
    for (let page = first; ; page = await readPage(page.nextCursor ?? undefined)) {
      if (page.rows.length > 0) {
        const items = await withUiis(db, page.rows);
        yield writeRows(items.map((item) => columns.map(([, cell]) => cell(item))));
      }
      if (!page.nextCursor) return;
    }
  }
  return Readable.from(text());
}
