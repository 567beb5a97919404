import type { CapturedMailDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';

/** A captured letter is kept for a week. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Keeps a letter's file for its sender to open, and lets those go that are a week old. */
export async function captureEmail(
  db: Kysely<Database>,
  id: string,
  file: Uint8Array,
  at: Date,
): Promise<void> {
  await db.updateTable('mail').set({ outcome: 'captured', file }).where('id', '=', id).execute();
  await db
    .deleteFrom('mail')
    .where('outcome', '=', 'captured')
    .where('at', '<', new Date(at.getTime() - KEPT_MS))
    .execute();
}

const capturedBy = (db: Kysely<Database>, senderId: string, id: string) =>
  db
    .selectFrom('mail')
    .where('id', '=', id)
    .where('sender_user_id', '=', senderId)
    .where('outcome', '=', 'captured');

/** A captured letter of a person's own; undefined for any other. */
export async function findCapturedEmail(
  db: Kysely<Database>,
  senderId: string,
  id: string,
): Promise<CapturedMailDto | undefined> {
  const row = await capturedBy(db, senderId, id)
    .select(['id', 'recipients', 'subject', 'body', 'file_name', 'at'])
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      recipients: row.recipients,
      subject: row.subject,
      body: row.body,
      at: row.at.toISOString(),
      fileName: row.file_name,
      file: `/api/mail/${row.id}/file`,
    }
  );
}

/** The file of a captured letter of a person's own; undefined for any other. */
export async function readCapturedFile(
  db: Kysely<Database>,
  senderId: string,
  id: string,
): Promise<{ fileName: string; file: Uint8Array } | undefined> {
  const row = await capturedBy(db, senderId, id).select(['file_name', 'file']).executeTakeFirst();
  return row?.file ? { fileName: row.file_name, file: row.file } : undefined;
}
