import { conflict } from '../../kernel';
import { itemWords } from '../../live';
import { findPerson } from '../../access';
import type { UnitOfWork } from '../../unit-of-work';
import type { LockedItem } from './item';

/** @throws ApiError 409 for an item with an open transfer, naming its recipient. */
export async function requireNotOffered({ trx }: UnitOfWork, item: LockedItem): Promise<void> {
  const open = await trx
    .selectFrom('transfer')
    .select('to_user_id')
    .where('item_id', '=', item.id)
    .where('status', '=', 'Pending')
    .executeTakeFirst();
  if (!open) return;
  const recipient = await findPerson(trx, open.to_user_id);
  throw conflict(
    `${itemWords(item)} is offered to ${recipient?.name ?? 'somebody'}. Cancel the offer, or wait for the answer.`,
  );
}
