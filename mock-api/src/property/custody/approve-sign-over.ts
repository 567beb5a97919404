import type { Json } from '@hand-receipt/ledger';
import { findPerson } from '../../access';
import { conflict } from '../../kernel';
import { itemWords } from '../../live';
import type { UnitOfWork } from '../../unit-of-work';
import type { MountedItem } from './mounted';
import { readChain } from './read-chain';
import { requireSignOver } from './sign-over';
import type { FoundTransfer } from './transfer';

/** @throws ApiError 409 where it would release somebody else by now, or another person is above the giver. */
export async function requireStillAllowed(
  work: UnitOfWork,
  transfer: FoundTransfer,
  mounted: readonly MountedItem[],
): Promise<{ id: string; name: string }> {
  const recipient = await findPerson(work.trx, work.actor.id);
  if (!recipient) throw new Error(`Transfer ${transfer.id} has no recipient.`);
  const superior = await requireSignOver(work, { itemId: transfer.item_id, recipient, mounted });
  if (superior.id === transfer.superior_user_id) return superior;
  throw conflict(
    `${superior.name} is above ${transfer.from} in the chain of this item now. It has to be offered again.`,
  );
}

/** The person above the giver learns that somebody else has the item from them. Who agreed knows of it. */
export const tellSuperior = (
  work: UnitOfWork,
  transfer: FoundTransfer,
  superior: { id: string } | null,
): Promise<void> =>
  !superior || transfer.needs_consent
    ? Promise.resolve()
    : work.notify([superior.id], {
        type: 'info',
        title: 'Item signed over',
        message: `${transfer.from} signed ${itemWords(transfer)} over to ${transfer.to}, who has it from you now.`,
        action: { label: 'View', path: `/transfers/${transfer.id}` },
      });

/** What the event of a sign-over says of the chain; nothing for any other transfer. */
export async function chainDetails(
  { trx }: UnitOfWork,
  itemId: string,
  superior: { name: string } | null,
): Promise<Record<string, Json>> {
  if (!superior) return {};
  const chain = await readChain(trx, itemId);
  return {
    signOver: true,
    superior: superior.name,
    chainAfter: chain.flatMap(({ userId }) => userId ?? []),
  };
}
