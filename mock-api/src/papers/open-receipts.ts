import type { Selectable } from 'kysely';
import { type Database, inArray } from '../kernel';
import { newEventId } from '../ledger';
import type { UnitOfWork } from '../unit-of-work';
import { type Pair, pairKey } from './pairs';

export type Receipt = Selectable<Database['hand_receipt']>;

const pairOf = ({ giver_user_id: giverId, unit_id: unitId, holder_user_id: holderId }: Receipt): Pair => ({
  giverId,
  unitId,
  holderId,
});

/** The hand receipts of some pairs, by `pairKey`: the open one, else the newest that is closed. */
async function findReceipts({ trx }: UnitOfWork, pairs: readonly Pair[]): Promise<Map<string, Receipt>> {
  const rows = await trx
    .selectFrom('hand_receipt')
    .selectAll()
    .where('holder_user_id', '=', inArray(pairs.map(({ holderId }) => holderId)))
    .orderBy('id')
    // Until the commit, so that two papers printed at once have two editions.
    .forUpdate()
    .execute();
  rows.sort((a, b) => (a.closed_at?.getTime() ?? Infinity) - (b.closed_at?.getTime() ?? Infinity));
  return new Map(rows.map((row) => [pairKey(pairOf(row)), row]));
}

/**
 * The hand receipts of some pairs by `pairKey`, locked. A pair has one number as long as it lasts: it gets it when it is
 * first printed, and a trigger of `custody_link` closes the hand receipt with its last item. A pair that begins again
 * gets a new number. A request of a pair that has ended is printed under the number that the pair had.
 *
 * @param ended keys of the pairs that have no item any more
 */
export async function openReceipts(
  work: UnitOfWork,
  pairs: readonly Pair[],
  ended: ReadonlySet<string>,
): Promise<Map<string, Receipt>> {
  const { trx, at } = work;
  const known = await findReceipts(work, pairs);
  const isMissing = (pair: Pair) => {
    const receipt = known.get(pairKey(pair));
    return !receipt || (receipt.closed_at !== null && !ended.has(pairKey(pair)));
  };
  const missing = pairs.filter(isMissing);
  if (missing.length === 0) return known;
  await trx
    .insertInto('hand_receipt')
    .values(
      missing.map((pair) => ({
        giver_user_id: pair.giverId,
        unit_id: pair.unitId,
        holder_user_id: pair.holderId,
        opened_at: at,
        closed_at: ended.has(pairKey(pair)) ? at : null,
        event_id: newEventId(),
      })),
    )
    // Somebody else printed it at the same moment.
    .onConflict((open) => open.doNothing())
    .execute();
  return findReceipts(work, pairs);
}
