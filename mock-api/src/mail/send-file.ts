import type { MailResultDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { ApiError, type Database, type Delivery, type Mailer } from '../kernel';
import { captureEmail } from './captured-emails';
import { type EmailHeader, logEmail, logOutcome } from './email-log';

/** How letters leave here. */
export interface MailRoom {
  db: Kysely<Database>;
  /** The mail server; `capture` keeps letters here, null: there is no way to send any. */
  post: Mailer | 'capture' | null;
  now(): Date;
  /** Told why the mail server could not be used. */
  onFailure(error: unknown): void;
}

const refusedWords = ({ refused }: Delivery): string => `The mail server refused ${refused.join(', ')}.`;

const noMail = () =>
  new ApiError(503, 'no-mail', 'E-mail is not set up on this server. Download the file instead.');

const failed = (message: string) => new ApiError(502, 'mail-failed', message);

async function deliver(
  { post, onFailure }: MailRoom & { post: Mailer },
  letter: Parameters<Mailer['deliver']>[0],
) {
  const delivery = await post.deliver(letter).catch((error: unknown) => {
    onFailure(error);
    throw failed('The mail server cannot be used now. Nothing was sent; download the file instead.');
  });
  if (delivery.accepted.length === 0) throw failed(refusedWords(delivery));
  return delivery;
}

/**
 * Sends a file to people by one letter.
 *
 * @param makeFile is called once it is sure that the letter may be sent.
 * @returns whom it went to, and in `error` whom the mail server refused.
 * @throws ApiError 503 where this server has no mail, 429 for too many letters, 502 where it reached nobody.
 */
export async function sendFile(
  room: MailRoom,
  cover: EmailHeader & { replyTo: string },
  makeFile: () => Promise<Uint8Array>,
): Promise<MailResultDto> {
  const { db, post } = room;
  if (!post) throw noMail();
  const id = await logEmail(db, cover, room.now());
  try {
    const file = await makeFile();
    if (post === 'capture') {
      await captureEmail(db, id, file, room.now());
      return { recipients: [...cover.recipients], captured: `/api/mail/${id}` };
    }
    const delivery = await deliver({ ...room, post }, { ...cover, file });
    await logOutcome(db, id, 'sent');
    const recipients = [...delivery.accepted];
    return delivery.refused.length > 0 ? { recipients, error: refusedWords(delivery) } : { recipients };
  } catch (error) {
    await logOutcome(db, id, 'failed');
    throw error;
  }
}
