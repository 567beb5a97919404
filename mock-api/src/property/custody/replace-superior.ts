import { newEventId } from '../../ledger';
import { itemWords } from '../../live';
import type { UnitOfWork } from '../../unit-of-work';
import { type FoundTransfer, itemOf, transferDetails } from './transfer';
import { transferRecord } from './transfer-record';

interface Person {
  id: string;
  name: string;
}

/** Tells the new superior that they are asked, and both parties whose answer is awaited. */
async function notifyPartiesOfNewSuperior(
  work: UnitOfWork,
  transfer: FoundTransfer,
  to: Person,
): Promise<void> {
  const words = itemWords(transfer);
  const action = { label: 'Review', path: `/transfers/${transfer.id}` };
  const parties = [transfer.from_user_id, transfer.to_user_id].map((userId) => ({
    userId,
    type: 'info' as const,
    title: 'Sign-over waits',
    message: `The sign-over of ${words} from ${transfer.from} to ${transfer.to} waits for ${to.name} now.`,
  }));
  const asked = {
    userId: to.id,
    type: 'transfer-request' as const,
    title: 'Sign-over waits for you',
    message: `${transfer.from} wants to sign ${words} over to ${transfer.to}. Agree, or say no.`,
  };
  // In one order of people, as notifications are always locked.
  const told = [...parties, asked].sort((one, other) => (one.userId < other.userId ? -1 : 1));
  for (const { userId, ...notification } of told) await work.notify([userId], { ...notification, action });
}

/**
 * Another person stands above the giver of an open sign-over now. Where a superior must agree, it waits for them, whoever
 * agreed before.
 *
 * @param because what put them there, such as the number of a succession.
 * @returns a function that writes the event, which comes last in the transaction; null where it has ended meanwhile.
 */
export async function replaceSuperior(
  work: UnitOfWork,
  transfer: FoundTransfer,
  { to, because }: { to: Person; because: Record<string, string> },
): Promise<(() => Promise<void>) | null> {
  const eventId = newEventId();
  const row = await work.trx
    .updateTable('transfer')
    .set({ superior_user_id: to.id, superior_agreed_at: null, event_id: eventId })
    .where('id', '=', transfer.id)
    .where('status', '=', 'Pending')
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  if (transfer.needs_consent) await notifyPartiesOfNewSuperior(work, transfer, to);
  return async () => {
    const details = { ...transferDetails(transfer), superior: to.name, ...because, ...transferRecord(row) };
    await work.record('SUPERIOR REPLACED', itemOf(transfer), details, eventId);
  };
}
