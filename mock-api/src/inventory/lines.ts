import type {
  ExtraResolution,
  InventoryExtraDto,
  InventoryLineDto,
  LineDocumentDto,
  RouteQuery,
} from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { DEFAULT_LIMIT, type Database, type Page, readPage, substringPattern } from '../kernel';
import { personJson } from '../access';
import { possessionOf } from '../property';
import { sensitiveCategory } from '../checks';
import { uploadAddress } from '../uploads';
import { hasOtherDocument, isByDocument, readReceipts } from './room/out-on-receipt';

type LinesQuery = RouteQuery<'GET /api/inventories/:id/lines'>;

export const EXTRAS_SHOWN = 500;

/** The document of the wire that accounts for a line of the query; null where none does. */
export const lineDocument = sql<LineDocumentDto | null>`case when line.document_at is not null then
  json_build_object(
    'number', line.document_number, 'note', line.document_note,
    'at', to_char(line.document_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'by', (select rank || ' ' || last_name from users where id = line.document_by_user_id)) end`.as(
  'document',
);

/** Who looked for a line of the query in the recount and did not find it; null where nobody did. */
export const lineNotHere = sql<{ at: string; by: string } | null>`case when line.not_here_at is not null then
  json_build_object(
    'at', to_char(line.not_here_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'by', (select rank || ' ' || last_name from users where id = line.not_here_by_user_id)) end`.as(
  'notHere',
);

/** The receipt on which a line that nobody read is out now. */
const receiptOf = (
  receipts: ReadonlyMap<string, LineDocumentDto>,
  { id, countedAt }: { id: string; countedAt: Date | null },
): LineDocumentDto | null => (countedAt === null ? (receipts.get(id) ?? null) : null);

/** A list of lines, as a person reads it. */
interface LineList {
  inventoryId: string;
  /** What was not read yet has no serial number for them. */
  isBlind: boolean;
  /** A room count that is open. */
  isOpenRoom: boolean;
}

async function loadLines(
  db: Kysely<Database>,
  { inventoryId, isBlind, isOpenRoom }: LineList,
  itemIds: readonly string[],
): Promise<InventoryLineDto[]> {
  if (itemIds.length === 0) return [];
  const rows = await db
    .selectFrom('inventory_line as line')
    .innerJoin('property', 'property.id', 'line.item_id')
    .leftJoin('verification', 'verification.id', 'line.verification_id')
    .leftJoin('users', 'users.id', 'verification.by_user_id')
    .select((row) => [
      'property.id',
      'property.name',
      'property.serial_number as serialNumber',
      'property.category',
      'property.location',
      lineNotHere,
      personJson(row.ref('property.assigned_to_user_id')).as('holder'),
      'verification.at as countedAt',
      'line.left_at as leftAt',
      lineDocument,
      hasOtherDocument.as('isEntered'),
      possessionOf,
      sql<string | null>`users.rank || ' ' || users.last_name`.as('countedBy'),
    ])
    .where('line.inventory_id', '=', inventoryId)
    .where('line.item_id', 'in', itemIds)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const receipts = isOpenRoom ? await readReceipts(db, itemIds) : null;
  return itemIds
    .flatMap((id) => byId.get(id) ?? [])
    .map((row) => (receipts && !row.isEntered ? { ...row, document: receiptOf(receipts, row) } : row))
    .map(({ category, countedAt, leftAt, document, isEntered: _, notHere, serialNumber, ...row }) => ({
      ...row,
      serialNumber: isBlind && !countedAt ? null : serialNumber,
      ...(notHere && !countedAt && { notHere }),
      category: sensitiveCategory(category),
      countedAt: countedAt?.toISOString() ?? null,
      ...(leftAt && !countedAt && { leftAt: leftAt.toISOString() }),
      ...(document && !leftAt && { document }),
    }));
}

/**
 * A page of the items on a count, by name. The caller must have checked that the person may see the count. In a blind count
 * the team finds what was not read by its name, for neither the order of the list nor its search may say a serial number.
 *
 * @throws ApiError 400 for a cursor that this list did not give.
 */
export async function listLines(
  db: Kysely<Database>,
  list: LineList,
  query: LinesQuery,
): Promise<Page<InventoryLineDto>> {
  const { inventoryId, isBlind, isOpenRoom } = list;
  const byDocument = isByDocument(isOpenRoom);
  const where = [sql`line.inventory_id = ${inventoryId}`];
  if (query.state === 'counted') where.push(sql`line.verification_id is not null`);
  if (query.state === 'missing') {
    where.push(sql`line.verification_id is null and line.left_at is null and not (${byDocument})`);
  }
  if (query.state === 'by-document') where.push(sql`line.left_at is null and ${byDocument}`);
  if (query.state === 'left') where.push(sql`line.verification_id is null and line.left_at is not null`);
  if (query.q?.trim()) {
    const pattern = substringPattern(query.q);
    where.push(
      isBlind
        ? sql`case when line.verification_id is null then property.name else property.search_text end ilike ${pattern}`
        : sql`property.search_text ilike ${pattern}`,
    );
  }
  const sortKey = isBlind
    ? sql`lower(property.name)`
    : sql`lower(property.name) || ' ' || property.serial_number`;
  const page = await readPage(db, {
    matches: sql`select property.id, ${sortKey} as sort_key
      from inventory_line line join property on property.id = line.item_id
      where ${sql.join(where, sql` and `)}`,
    searchFirst: true,
    descending: false,
    limit: query.limit ?? DEFAULT_LIMIT,
    cursor: query.cursor,
  });
  return { ...page, rows: await loadLines(db, list, page.rows) };
}

/**
 * Codes that were read and are not on the count, newest first.
 *
 * @param limit all of them, unless given.
 */
export async function listExtras(
  db: Kysely<Database>,
  inventoryId: string,
  limit?: number,
): Promise<InventoryExtraDto[]> {
  const rows = await db
    .selectFrom('inventory_extra as extra')
    .innerJoin('users', 'users.id', 'extra.by_user_id')
    .leftJoin('users as again', 'again.id', 'extra.recount_by_user_id')
    .leftJoin('users as looker', 'looker.id', 'extra.not_here_by_user_id')
    .leftJoin('users as resolver', 'resolver.id', 'extra.resolved_by_user_id')
    .select(['extra.id', 'extra.code', 'extra.result', 'extra.at', 'extra.note', 'extra.read_again_at'])
    .select(['extra.recount_at', 'extra.resolution', 'extra.resolution_note', 'extra.resolved_at'])
    .select(['extra.in_recount', 'extra.not_here_at'])
    .select(sql<string>`again.rank || ' ' || again.last_name`.as('recountBy'))
    .select(sql<string>`looker.rank || ' ' || looker.last_name`.as('notHereBy'))
    .select(sql<string>`resolver.rank || ' ' || resolver.last_name`.as('resolvedBy'))
    .select(photosOf)
    .select(sql<string>`users.rank || ' ' || users.last_name`.as('by'))
    .where('extra.inventory_id', '=', inventoryId)
    .where('extra.result', '<>', 'late')
    .$narrowType<{ result: InventoryExtraDto['result'] }>()
    .orderBy('extra.at', 'desc')
    .orderBy('extra.code')
    .$if(limit !== undefined, (query) => query.limit(limit as number))
    .execute();
  return rows.map(toExtra);
}

const photosOf = sql<string[]>`array(select photo.upload_id from inventory_extra_photo photo
  where photo.extra_id = extra.id order by photo.position)`.as('photos');

interface ExtraRow extends Pick<InventoryExtraDto, 'id' | 'code' | 'result' | 'by'> {
  at: Date;
  note: string | null;
  photos: string[];
  read_again_at: Date | null;
  in_recount: boolean;
  recount_at: Date | null;
  recountBy: string;
  not_here_at: Date | null;
  notHereBy: string;
  resolution: ExtraResolution | null;
  resolution_note: string | null;
  resolved_at: Date | null;
  resolvedBy: string;
}

const toExtra = (row: ExtraRow): InventoryExtraDto => ({
  id: row.id,
  code: row.code,
  result: row.result,
  at: row.at.toISOString(),
  by: row.by,
  ...(row.note && { note: row.note }),
  ...(row.photos.length > 0 && { photos: row.photos.map(uploadAddress) }),
  ...(row.read_again_at && { readAgainAt: row.read_again_at.toISOString() }),
  ...(row.in_recount && { inRecount: true }),
  ...(row.recount_at && { recount: { at: row.recount_at.toISOString(), by: row.recountBy } }),
  ...(row.not_here_at &&
    !row.recount_at && { notHere: { at: row.not_here_at.toISOString(), by: row.notHereBy } }),
  ...(row.resolution &&
    row.resolved_at && {
      resolved: {
        as: row.resolution,
        note: row.resolution_note,
        at: row.resolved_at.toISOString(),
        by: row.resolvedBy,
      },
    }),
});
