import type { DocumentDto, RouteQuery } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { DEFAULT_LIMIT, type Page, substringPattern } from '../property/paging';
import { personJson } from '../property/person';
import { readPage } from '../property/read-page';

type DocumentsQuery = RouteQuery<'GET /api/documents'>;

const selectDocuments = (db: Kysely<Database>) =>
  db
    .selectFrom('document')
    .select((row) => [
      'id',
      'type',
      'subtype',
      'title',
      'description',
      'sent_at',
      'read_at',
      'form_data',
      'attachments',
      personJson(row.ref('document.sender_user_id')).$notNull().as('sender'),
      personJson(row.ref('document.recipient_user_id')).$notNull().as('recipient'),
    ]);

type DocumentRow = Awaited<ReturnType<ReturnType<typeof selectDocuments>['execute']>>[number];

const toDto = ({ sent_at, read_at, form_data, attachments, ...row }: DocumentRow): DocumentDto => ({
  ...row,
  status: read_at ? 'read' : 'unread',
  sentAt: sent_at.toISOString(),
  formData: JSON.stringify(form_data),
  attachments: JSON.stringify(attachments),
});

function inBox(userId: string, box: DocumentsQuery['box']): RawBuilder<boolean> {
  if (box === 'inbox') return sql`document.recipient_user_id = ${userId}`;
  if (box === 'sent') return sql`document.sender_user_id = ${userId}`;
  return sql`(document.recipient_user_id = ${userId} or document.sender_user_id = ${userId})`;
}

/**
 * A page of the documents that a person received or sent, newest first. The search matches title and
 * description.
 *
 * @throws ApiError 400 for a cursor that this list did not give.
 */
export async function listDocuments(
  db: Kysely<Database>,
  userId: string,
  query: DocumentsQuery,
): Promise<Page<DocumentDto>> {
  const search = query.q?.trim();
  const conditions = [inBox(userId, query.box)];
  if (query.status === 'unread') conditions.push(sql`document.read_at is null`);
  if (query.status === 'read') conditions.push(sql`document.read_at is not null`);
  if (search) {
    conditions.push(
      sql`document.title || ' ' || coalesce(document.description, '') ilike ${substringPattern(search)}`,
    );
  }
  const page = await readPage(db, {
    matches: sql`select document.id,
      to_char(document.sent_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') as sort_key
      from document where ${sql.join(conditions, sql` and `)}`,
    searchFirst: Boolean(search),
    descending: true,
    limit: query.limit ?? DEFAULT_LIMIT,
    cursor: query.cursor,
  });
  return { ...page, rows: await loadDocuments(db, page.rows) };
}

/** Documents of the wire by id, in the order of `ids`. */
export async function loadDocuments(db: Kysely<Database>, ids: readonly string[]): Promise<DocumentDto[]> {
  if (ids.length === 0) return [];
  const rows = await selectDocuments(db).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toDto);
}

/** How many documents in a person's inbox he has not opened. */
export async function countUnread(db: Kysely<Database>, userId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('document')
    .select(sql<number>`count(*)::int`.as('unread'))
    .where('recipient_user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}
