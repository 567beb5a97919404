import type { DocumentDto, RouteQuery } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  changedRecords,
  DEFAULT_LIMIT,
  type Database,
  type Page,
  badRequest,
  readNewest,
  substringPattern,
} from '../kernel';
import { loadDocuments } from './load-documents';
import { FORM } from './form-kind';

type DocumentsQuery = RouteQuery<'GET /api/documents'>;

function inBox(userId: string, box: DocumentsQuery['box']): RawBuilder<boolean> {
  if (box === 'inbox') return sql`document.recipient_user_id = ${userId}`;
  if (box === 'sent') return sql`document.sender_user_id = ${userId}`;
  return sql`(document.recipient_user_id = ${userId} or document.sender_user_id = ${userId})`;
}

/** @throws ApiError 400 for a word that is not a status of a document. */
function ofStatus(typed: string): RawBuilder<boolean> {
  const word = typed.trim().toLowerCase();
  if (word === 'unread') return sql`document.read_at is null`;
  if (word === 'read') return sql`document.read_at is not null`;
  const message = 'status must be one of unread, read';
  throw badRequest(`${message}.`, { status: message });
}

/** A type or a subtype; a form also by the word that it is sent with, e.g. 'DA2404'. */
function ofType(typed: string): RawBuilder<boolean> {
  const word = typed.trim().replaceAll('\0', '').toLowerCase();
  const form = Object.entries(FORM).find(([formType]) => formType.toLowerCase() === word)?.[1];
  return sql`(lower(document.type) = ${word}
    or lower(document.subtype) = ${form?.subtype.toLowerCase() ?? word})`;
}

/**
 * Sent by or to another person whose rank and name contain what was typed. Who that is, is asked once, not of each
 * document.
 */
function withPerson(userId: string, typed: string): RawBuilder<boolean> {
  const named = sql`(select id from users where id <> ${userId}
    and rank || ' ' || first_name || ' ' || last_name || ' ' || rank || ' ' || last_name
      ilike ${substringPattern(typed)})`;
  return sql`(document.sender_user_id in ${named} or document.recipient_user_id in ${named})`;
}

function conditionsOf(userId: string, query: DocumentsQuery): RawBuilder<boolean>[] {
  const conditions = [inBox(userId, query.box), ...changedRecords('document', query, sql`document.id`)];
  if (query.status?.trim()) conditions.push(ofStatus(query.status));
  if (query.q?.trim()) conditions.push(sql`document.search_text ilike ${substringPattern(query.q)}`);
  if (query.type?.trim()) conditions.push(ofType(query.type));
  if (query.person?.trim()) conditions.push(withPerson(userId, query.person));
  return conditions;
}

/**
 * A page of the documents that a person received or sent, newest first. The search matches title,
 * description and fault.
 *
 * @throws ApiError 400 for a cursor that this list did not give.
 */
export async function listDocuments(
  db: Kysely<Database>,
  userId: string,
  query: DocumentsQuery,
): Promise<Page<DocumentDto>> {
  const page = await readNewest(db, {
    from: sql`document`,
    where: conditionsOf(userId, query),
    time: sql`document.sent_at`,
    id: sql`document.id`,
    limit: query.limit ?? DEFAULT_LIMIT,
    cursor: query.cursor,
  });
  return { ...page, rows: await loadDocuments(db, page.rows) };
}

/** How many documents in a person's inbox they have not opened. */
export async function countUnread(db: Kysely<Database>, userId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('document')
    .select(sql<number>`count(*)::int`.as('unread'))
    .where('recipient_user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}
