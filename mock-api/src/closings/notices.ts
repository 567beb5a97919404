import { CLOSING_NAMES } from '../property';
import { nearest } from '../signatures';
import type { UnitOfWork } from '../unit-of-work';
import type { LockedClosing } from './find-closing';

type Named = Pick<LockedClosing, 'id' | 'kind' | 'document_number'>;

/** A closing in a sentence: "turn-in W15GK9-6326-0012 of 12 items (CB-0004)". */
const closingWords = ({ id, kind, document_number }: Named, items: number): string =>
  `${CLOSING_NAMES[kind]} ${document_number} of ${items === 1 ? '1 item' : `${items} items`} (${id})`;

const linkTo = ({ id }: Named, label: string) => ({ label, path: `/closings/${id}` });

/** Tells those who may sign it that a closing was prepared. */
export async function announcePrepared(
  { actor, notify }: UnitOfWork,
  closing: Named,
  items: number,
  to: readonly { id: string }[],
): Promise<void> {
  await notify(
    to.map(({ id }) => id),
    {
      type: 'info',
      title: 'Waits for your signature',
      message: `${actor.name} prepared ${closingWords(closing, items)}.`,
      action: linkTo(closing, 'Review'),
    },
  );
}

/** Tells the preparer what an approver did. */
export async function announceDecision(
  { actor, notify }: UnitOfWork,
  closing: LockedClosing,
  items: number,
  { decision, reason }: { decision: 'signed' | 'refused' | 'cancelled'; reason?: string },
): Promise<void> {
  if (closing.prepared_by === actor.id) return;
  await notify([closing.prepared_by], {
    type: decision === 'signed' ? 'info' : 'warning',
    title: `Closing ${decision}`,
    message: `${actor.name} ${decision} ${closingWords(closing, items)}.${reason ? ` Reason: ${reason}` : ''}`,
    action: linkTo(closing, 'View'),
  });
}

/** Tells the Supply Sergeants of the unit that received a lateral transfer, so that they enter its items. */
export async function announceReceived(
  { trx, actor, notify }: UnitOfWork,
  closing: LockedClosing,
  items: number,
): Promise<void> {
  if (closing.receiving_unit_id === null) return;
  const sergeants = await nearest(trx, closing.receiving_unit_id, ['Supply Sergeant'], actor.id);
  if (sergeants.length === 0) return;
  await notify(
    sergeants.map(({ id }) => id),
    {
      type: 'info',
      title: 'Items transferred to your unit',
      message: `${closingWords(closing, items)} left the book of the other unit. Enter ${items === 1 ? 'it' : 'them'} in your book.`,
      action: linkTo(closing, 'Enter in our book'),
    },
  );
}
