import { type Kysely, sql } from 'kysely';
import { type Database, inArray } from '../../kernel';
import { itemWords } from '../../live';
import type { UnitOfWork } from '../../unit-of-work';
import { itemCount } from '../transfers/item-count';

/** Somebody below the recipient of an item, who leaves its chain when it comes back to them. */
export interface Released {
  userId: string;
  name: string;
  serial_number: string;
}

/**
 * Who leaves the chains of items that come back to somebody above. The giver is left out: they learn of the approval
 * itself. To be called before custody moves.
 */
export const readReleased = (
  db: Kysely<Database>,
  transferIds: readonly string[],
): Promise<(Released & { transferId: string })[]> =>
  db
    .selectFrom('transfer')
    .innerJoin('property', 'property.id', 'transfer.item_id')
    .innerJoin('custody_link as recipient', (join) =>
      join
        .onRef('recipient.item_id', '=', 'transfer.item_id')
        .onRef('recipient.user_id', '=', 'transfer.to_user_id'),
    )
    .innerJoin('custody_link as link', (join) =>
      join
        .onRef('link.item_id', '=', 'transfer.item_id')
        .onRef('link.position', '>', 'recipient.position')
        .onRef('link.user_id', '<>', 'transfer.from_user_id'),
    )
    .select(['transfer.id as transferId', 'property.name', 'property.serial_number'])
    .select(sql<string>`link.user_id`.as('userId'))
    .where('transfer.id', '=', inArray(transferIds))
    .where('transfer.status', '=', 'Pending')
    .orderBy('transfer.id')
    .execute();

/**
 * Tells everybody who left a chain, once, that the items are not on their hand receipt any more.
 *
 * @param work of the recipient, who took them back
 */
export async function tellReleased(work: UnitOfWork, released: readonly Released[]): Promise<void> {
  const { id: actorId, name } = work.actor;
  // In one order of people, as notifications are always locked.
  for (const userId of [...new Set(released.map((one) => one.userId))].sort()) {
    const theirs = released.filter((one) => one.userId === userId);
    const [first] = theirs;
    if (!first || userId === actorId) continue;
    const isOne = theirs.length === 1;
    await work.notify([userId], {
      type: 'info',
      title: isOne ? 'Item taken back' : 'Items taken back',
      message:
        `${name} took ${isOne ? itemWords(first) : itemCount(theirs.length)} back. ` +
        `${isOne ? 'It is' : 'They are'} not on your hand receipt any more.`,
      action: { label: 'View', path: '/property-book' },
    });
  }
}
