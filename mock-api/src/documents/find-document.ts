import type { CorrectiveActionDto, DocumentDetailsDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import { type Viewer, maySee, personJson } from '../access';
import { loadDocuments } from './load-documents';
import { MAINTENANCE_FORM } from './form-kind';

/** Every time that a document and what was made of it was sent, in the order of sending. */
const readThread = (db: Kysely<Database>, threadId: string) =>
  db
    .selectFrom('document')
    .select((row) => [
      'id',
      'sent_at',
      'forwarded_from',
      'forward_note',
      'answers',
      personJson(row.ref('document.sender_user_id')).$notNull().as('from'),
      personJson(row.ref('document.recipient_user_id')).$notNull().as('to'),
    ])
    .where((row) => row.or([row('id', '=', threadId), row('thread_id', '=', threadId)]))
    .orderBy('sent_at')
    .orderBy('id')
    .execute();

type ThreadRow = Awaited<ReturnType<typeof readThread>>[number];

/** A document's sendings from the first to itself. */
function ancestors(id: string, thread: readonly ThreadRow[]): ThreadRow[] {
  const row = thread.find((candidate) => candidate.id === id);
  if (!row) return [];
  return row.forwarded_from ? [...ancestors(row.forwarded_from, thread), row] : [row];
}

/** The sendings that a document was forwarded by, and those by which these were. */
const descendants = (id: string, thread: readonly ThreadRow[]): ThreadRow[] =>
  thread
    .filter(({ forwarded_from }) => forwarded_from === id)
    .flatMap((row) => [row, ...descendants(row.id, thread)]);

/**
 * The form that a report answers, as its reader has it: where that very form lies between two others, the
 * one of its chain that they sent or received themselves.
 */
function answeredForm(answers: string | null, viewer: Viewer, thread: readonly ThreadRow[]): string | null {
  if (answers === null) return null;
  const forms = thread.filter(
    ({ answers: of, from, to }) => of === null && [from.id, to.id].includes(viewer.id),
  );
  return (forms.find(({ id }) => id === answers) ?? forms[0])?.id ?? null;
}

async function readActions(db: Kysely<Database>, threadId: string): Promise<CorrectiveActionDto[]> {
  const rows = await db
    .selectFrom('corrective_action')
    .select((row) => [
      'id',
      'at',
      'outcome',
      'action',
      personJson(row.ref('corrective_action.by_user_id')).$notNull().as('by'),
    ])
    .where('thread_id', '=', threadId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** A document that the person sent or received, with where it has been and what came of it. */
export async function findDocument(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
): Promise<DocumentDetailsDto | undefined> {
  const row = await db
    .selectFrom('document')
    .select(['type', 'sender_user_id', 'recipient_user_id', 'item_id', 'maintenance_id', 'answers'])
    .select(sql<string>`coalesce(thread_id, id)`.as('threadId'))
    .where('id', '=', id)
    .where((own) => own.or([own('sender_user_id', '=', viewer.id), own('recipient_user_id', '=', viewer.id)]))
    .executeTakeFirst();
  const [document] = row ? await loadDocuments(db, [id]) : [];
  if (!row || !document) return undefined;

  const thread = await readThread(db, row.threadId);
  const chain = [...ancestors(id, thread), ...descendants(id, thread)];
  const seesItem = row.item_id !== null && (await maySee(db, viewer, row.item_id));
  return {
    ...document,
    itemId: seesItem ? row.item_id : null,
    maintenanceId: seesItem ? row.maintenance_id : null,
    chain: chain.map(({ id: sentId, from, to, sent_at, forward_note }) => ({
      id: sentId,
      from,
      to,
      sentAt: sent_at.toISOString(),
      note: forward_note,
    })),
    correctiveActions: await readActions(db, row.threadId),
    answers: answeredForm(row.answers, viewer, thread),
    mayReport: row.type === MAINTENANCE_FORM && row.recipient_user_id === viewer.id,
  };
}
