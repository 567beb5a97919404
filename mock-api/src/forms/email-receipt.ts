import { buffer } from 'node:stream/consumers';
import { type MailResultDto, PRODUCT_NAME } from '@hand-receipt/contracts';
import type { SessionUser } from '../access';
import type { HandReceipt } from './da2062/hand-receipt';
import { makeDa2062 } from './da2062/make-pdf';
import { type MailRoom, sendFile } from '../mail';

const itemsOf = ({ items }: HandReceipt): string =>
  items.length === 1 ? '1 item' : `${items.length.toLocaleString('en-US')} items`;

async function replyTo({ db }: MailRoom, userId: string): Promise<string> {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}

/**
 * Sends a hand receipt by e-mail, in one letter to all recipients.
 *
 * @throws ApiError as `sendFile` does.
 */
export async function emailReceipt(
  room: MailRoom,
  user: SessionUser,
  recipients: readonly string[],
  receipt: HandReceipt,
): Promise<MailResultDto> {
  const cover = {
    senderId: user.id,
    replyTo: await replyTo(room, user.id),
    recipients,
    subject: `DA Form 2062, hand receipt ${receipt.number}`,
    body: [
      `${user.name} sent you a hand receipt for ${itemsOf(receipt)}: DA Form 2062, number ${receipt.number}.`,
      `It was made in ${PRODUCT_NAME}. An answer to this message goes to ${user.name}.`,
    ].join('\n\n'),
    fileName: receipt.fileName,
  };
  return sendFile(room, cover, async () => buffer((await makeDa2062(receipt)).stream));
}
