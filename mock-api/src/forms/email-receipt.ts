import { buffer } from 'node:stream/consumers';
import { type MailResultDto, PRODUCT_NAME } from '@hand-receipt/contracts';
import type { SessionUser } from '../access';
import type { HandReceipt } from './da2062/hand-receipt';
import { makeDa2062 } from './da2062/make-pdf';
import { type MailRoom, sendFile } from '../mail';

function itemsOf(receipts: readonly HandReceipt[]): string {
  const count = receipts.reduce((sum, { items }) => sum + items.length, 0);
  return count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`;
}

const numbersOf = (receipts: readonly HandReceipt[]): string =>
  receipts.length === 1
    ? `hand receipt ${receipts[0]?.number}`
    : `hand receipts ${receipts.map(({ number }) => number).join(', ')}`;

/** Mail systems cut a longer subject. */
const SUBJECT_LENGTH = 150;

function subjectOf(receipts: readonly HandReceipt[]): string {
  const subject = `DA Form 2062, ${numbersOf(receipts)}`;
  return subject.length > SUBJECT_LENGTH ? `DA Form 2062, ${receipts.length} hand receipts` : subject;
}

async function replyTo({ db }: MailRoom, userId: string): Promise<string> {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}

/**
 * Sends hand receipts by e-mail in one file, in one letter to all recipients.
 *
 * @throws ApiError as `sendFile` does.
 */
export async function emailReceipt(
  room: MailRoom,
  user: SessionUser,
  recipients: readonly string[],
  receipts: readonly HandReceipt[],
): Promise<MailResultDto> {
  const cover = {
    senderId: user.id,
    replyTo: await replyTo(room, user.id),
    recipients,
    subject: subjectOf(receipts),
    body: [
      `${user.name} sent you a hand receipt for ${itemsOf(receipts)}: DA Form 2062, ${numbersOf(receipts)}.`,
      `It was made in ${PRODUCT_NAME}. An answer to this message goes to ${user.name}.`,
    ].join('\n\n'),
    fileName: receipts[0]?.fileName ?? 'DA2062.pdf',
  };
  return sendFile(room, cover, async () => buffer((await makeDa2062(receipts)).stream));
}
