import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../kernel';

/** `1 item`, `2 items`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** What keeps an account from being deactivated. */
interface Liabilities {
  /** Items that they hold. */
  held: number;
  sensitiveHeld: number;
  /** Items that others hold below them. */
  signedDown: number;
  /** Items that they drew at a counter. */
  drawn: number;
  /** Loss cases with an item that was not ended and for which they were responsible, or which they hold. */
  lossCases: number;
}

/**
 * A condition on the table `loss_case`: it is open on an item for which a person was responsible, or which they hold.
 *
 * @param outOf as for `countLiabilities`
 */
export const openLossCasesOf = (
  userId: string,
  outOf: RawBuilder<boolean> = sql`true`,
): RawBuilder<boolean> =>
  sql`exists (select from loss_case_item lost join property item on item.id = lost.item_id
    where lost.case_id = loss_case.id and lost.closed_at is null and ${outOf}
      and ${userId} in (lost.holder_user_id, item.assigned_to_user_id))`;

/**
 * What a person is signed for, without regard to what a viewer may see.
 *
 * @param outOf of which items alone, as a condition on the table `property` called `item`.
 */
export async function countLiabilities(
  db: Kysely<Database>,
  userId: string,
  outOf: RawBuilder<boolean> = sql`true`,
): Promise<Liabilities> {
  const { rows } = await sql<Liabilities>`
    select
      count(*) filter (where item.assigned_to_user_id = ${userId})::int as "held",
      count(*) filter (where item.assigned_to_user_id = ${userId} and item.is_sensitive)::int as "sensitiveHeld",
      count(*) filter (where item.assigned_to_user_id is distinct from ${userId})::int as "signedDown",
      (select count(*)::int from loss_case where ${openLossCasesOf(userId, outOf)}) as "lossCases",
      (select count(*)::int from possession join property item on item.id = possession.item_id
        where possession.user_id = ${userId} and to_at is null and basis = 'draw' and ${outOf}) as "drawn"
    from custody_link link join property item on item.id = link.item_id
    where link.user_id = ${userId} and ${outOf}`.execute(db);
  const [liabilities] = rows;
  if (!liabilities) throw new Error('The database counted nothing.');
  return liabilities;
}

function heldWords({ held, sensitiveHeld }: Liabilities): string {
  const items = `holds ${counted(held, 'item')}`;
  if (sensitiveHeld === 0) return items;
  if (held === 1) return `${items}, which is sensitive`;
  return `${items}, ${sensitiveHeld} of them sensitive`;
}

/**
 * Why the account of a person cannot be deactivated, in sentences; null where it can.
 *
 * @param remedy what to do about it.
 */
export function whyNotClear(
  name: string,
  liabilities: Liabilities,
  remedy = 'Clear them first, or ask the Commander to override.',
): string | null {
  const { held, signedDown, drawn, lossCases } = liabilities;
  const reasons = [
    ...(held > 0 ? [heldWords(liabilities)] : []),
    ...(signedDown > 0 ? [`signed down ${counted(signedDown, 'item')} to others`] : []),
    ...(drawn > 0 ? [`has ${counted(drawn, 'drawn item')} to bring back`] : []),
    ...(lossCases > 0 ? [`has ${counted(lossCases, 'open loss case')}`] : []),
  ];
  if (reasons.length === 0) return null;
  return `${name} is not cleared: ${reasons.join('; ')}. ${remedy}`;
}
