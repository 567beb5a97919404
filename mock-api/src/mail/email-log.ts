import type { Kysely } from 'kysely';
import { type Database, type Email, tooMany } from '../kernel';

/** Letters that one person sends in an hour, and addresses that they reach. */
const LIMIT = { letters: 20, recipients: 100, windowMs: 60 * 60 * 1000 } as const;

/** What is known of a letter before its file is made. */
export type EmailHeader = Pick<Email, 'senderId' | 'recipients' | 'subject' | 'body' | 'fileName'>;

/**
 * Enters a letter before it is sent, so that letters at the same moment all count.
 *
 * @returns its id.
 * @throws ApiError 429 once the person has sent too many in an hour; then it is not entered.
 */
export async function logEmail(db: Kysely<Database>, cover: EmailHeader, at: Date): Promise<string> {
  const { id } = await db
    .insertInto('mail')
    .values({
      sender_user_id: cover.senderId,
      recipients: JSON.stringify(cover.recipients),
      subject: cover.subject,
      body: cover.body,
      file_name: cover.fileName,
      at,
      file: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const since = new Date(at.getTime() - LIMIT.windowMs);
  const sent = await db
    .selectFrom('mail')
    .select(['at', 'recipients'])
    .where('sender_user_id', '=', cover.senderId)
    .where('at', '>', since)
    .orderBy('at')
    .execute();
  const reached = sent.reduce((sum, { recipients }) => sum + recipients.length, 0);
  if (sent.length <= LIMIT.letters && reached <= LIMIT.recipients) return id;

  await db.deleteFrom('mail').where('id', '=', id).execute();
  const oldest = sent[0]?.at ?? at;
  const seconds = Math.max(1, Math.ceil((oldest.getTime() - since.getTime()) / 1000));
  throw tooMany('You have sent too many e-mails in the last hour. Try again later.', seconds);
}

/** Enters what became of a letter. */
export async function logOutcome(
  db: Kysely<Database>,
  id: string,
  outcome: 'sent' | 'failed',
): Promise<void> {
  await db.updateTable('mail').set({ outcome }).where('id', '=', id).execute();
}
