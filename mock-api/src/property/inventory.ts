import { type InventoryItemDto, nearMissFolds, type RouteQuery } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { changedRecords, type Database, type Page, readPage } from '../kernel';
import { inventoryMatches } from './inventory-matches';
import { HOLDER_WORDS, itemSearch, typedText, withWords } from './item-search';
import { missingMark } from './custody/missing';
import { possessionOf } from './custody/possession';
import { formerSerials } from './load-property';
import { type Viewer, personJson, visibleParts } from '../access';

const PAGE = 100;

/** Letters and figures in a row of which fewer are a misreading of nearly every serial number. */
const MISREAD = /[\p{L}\p{N}]{3}/u;

/** A condition on the table `property`: its words are found in it, or all of it is one misreading from its serial number. */
function hasWords(typed: string): RawBuilder<boolean> {
  const found = sql<boolean>`${itemSearch(typed)}`;
  if (!MISREAD.test(typed)) return found;
  return sql`(${found} or property.serial_fold in (${sql.join(nearMissFolds(typed))}))`;
}

async function loadLines(db: Kysely<Database>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('property')
    .leftJoin('closing', 'closing.id', 'property.closing_id')
    .select(['property.id', 'property.name', 'property.serial_number', 'property.nsn', 'property.lin'])
    .select('property.uii')
    .select(['property.category', 'property.current_status', 'property.location', 'property.left_at'])
    .select(['closing.kind', 'closing.document_number'])
    .select(formerSerials)
    .select([missingMark, possessionOf])
    .select((item) => personJson(item.ref('property.assigned_to_user_id')).as('holder'))
    .select((item) =>
      item
        .selectFrom('users as holder')
        .select(sql<string>`${HOLDER_WORDS}`.as('words'))
        .whereRef('holder.id', '=', 'property.assigned_to_user_id')
        .as('holderWords'),
    )
    .select(withWords.as('withWords'))
    .where('property.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * A page of everything that the person may see, by name; with search words, also of what left the book, what has each of
 * them (`itemSearch`), or has a serial number that is easily mistaken for them.
 *
 * @throws ApiError 400 for a cursor that this list did not give.
 */
export async function findInInventory(
  db: Kysely<Database>,
  viewer: Viewer,
  query: RouteQuery<'GET /api/inventory'>,
): Promise<Page<InventoryItemDto>> {
  const typed = typedText(query.q);
  const changed = changedRecords('property', query, sql`property.id`);
  const page = await readPage(db, {
    matches: visibleParts(
      viewer,
      typed ? { items: [hasWords(typed), ...changed], left: 'also' } : { items: changed },
    ),
    searchFirst: typed !== '' || changed.length > 0,
    descending: false,
    limit: query.limit ?? PAGE,
    cursor: query.cursor,
  });
  const lines = await loadLines(db, page.rows);
  return {
    ...page,
    rows: lines.map(
      ({ holderWords, withWords: having, uii, left_at: at, kind, document_number, ...line }) => ({
        ...line,
        left: at && kind && document_number !== null ? { at: at.toISOString(), kind, document_number } : null,
        matched: typed
          ? inventoryMatches({ ...line, uii }, { holder: holderWords ?? '', with: having ?? '' }, typed)
          : [],
      }),
    ),
  };
}
