import type { CorrectiveOutcome, DocumentDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Database, notFound } from '../kernel';
import { personJson } from '../access';
import { ownAddresses } from './attachments';

const selectDocuments = (db: Kysely<Database>) =>
  db.selectFrom('document').select((row) => [
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
    // A report has no outcome of its own: it is one.
    sql<CorrectiveOutcome | null>`case when document.answers is null then (
        select outcome from corrective_action action
        where action.thread_id = coalesce(document.thread_id, document.id)
        order by action.at desc, action.id desc limit 1) end`.as('outcome'),
  ]);

type DocumentRow = Awaited<ReturnType<ReturnType<typeof selectDocuments>['execute']>>[number];

const toDto = ({ sent_at, read_at, form_data, attachments, outcome, ...row }: DocumentRow): DocumentDto => ({
  ...row,
  status: read_at ? 'read' : 'unread',
  sentAt: sent_at.toISOString(),
  formData: JSON.stringify(form_data),
  attachments: JSON.stringify(ownAddresses(attachments)),
  ...(outcome && { outcome }),
});

/** Documents of the wire by id, in the order of `ids`. */
export async function loadDocuments(db: Kysely<Database>, ids: readonly string[]): Promise<DocumentDto[]> {
  if (ids.length === 0) return [];
  const rows = await selectDocuments(db).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toDto);
}

/** @throws ApiError 404 where there is no such document. Whether the caller may see it is for them to check. */
export async function loadDocument(db: Kysely<Database>, id: string): Promise<DocumentDto> {
  const [document] = await loadDocuments(db, [id]);
  if (!document) throw notFound('Document not found');
  return document;
}
