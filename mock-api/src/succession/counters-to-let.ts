import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Database, inArray } from '../kernel';
import type { SuccessionRow } from './find-succession';
import type { SignedLine } from './signed-lines';

type Line = Pick<SignedLine, 'itemId' | 'chainBefore' | 'chainAfter'>;

/**
 * Open counters that keep items of which the incoming person becomes the holder, and that they do not let issue in their
 * name: what the outgoing person let a counter do ends with their own signature.
 *
 * @param options `isSigned`: the incoming person holds the items by now; what they gave away since does not count
 */
export async function readCountersToLet(
  db: Kysely<Database>,
  { to_user_id: incoming }: Pick<SuccessionRow, 'to_user_id'>,
  lines: readonly Line[],
  { at, isSigned }: { at: Date; isSigned: boolean },
): Promise<NonNullable<SuccessionDetailDto['signing']['counters']>> {
  const passing = lines.filter(
    ({ chainBefore, chainAfter }) => chainBefore.at(-1) !== incoming && chainAfter.at(-1) === incoming,
  );
  if (passing.length === 0) return [];
  return db
    .selectFrom('counter_stock as stock')
    .innerJoin('counter', 'counter.id', 'stock.counter_id')
    .innerJoin('property', 'property.id', 'stock.item_id')
    .select(['counter.id', 'counter.name', sql<number>`count(*)::int`.as('items')])
    .where('counter.closed_at', 'is', null)
    .where('stock.item_id', '=', inArray(passing.map(({ itemId }) => itemId)))
    .$if(isSigned, (held) => held.where('property.assigned_to_user_id', '=', incoming))
    .where(
      sql<boolean>`not exists (select from counter_authority authority
        where authority.counter_id = counter.id and authority.holder_user_id = ${incoming} and authority.until > ${at})`,
    )
    .groupBy(['counter.id', 'counter.name'])
    .orderBy('counter.name')
    .execute();
}
