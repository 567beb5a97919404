import { type Kysely, sql } from 'kysely';
import { type Database, inArray } from '../../kernel';
import type { Pair } from '../../papers';
import type { Acceptance } from './hand-receipt';

/** How a holder took an item over. */
interface TakenOver {
  at: Date;
  /** Request, transfer or succession. */
  by: string;
  isTransfer: boolean;
}

/** The transfer to the holder that ended when their link began; its giver signed, or signed the item over and left. */
const byTransfer = ({ giverId, holderId }: Pair) => sql`
  select coalesce(request_id, id) as by, true as "isTransfer", resolved_at as at, item_id = link.item_id as "isOwn"
  from transfer
  where status = 'Approved' and to_user_id = ${holderId} and resolved_at = link.since
    and (${giverId}::text is null
      or case when sign_over then superior_user_id else from_user_id end = ${giverId})
    and (item_id = link.item_id or link.item_id = any(mounted) or (include_components and mounted is null))`;

/** The succession that the holder signed as the incoming person, from the giver whom they have it from still. */
const bySuccession = ({ giverId, holderId }: Pair) => sql`
  select succession.id, false, signing.signed_at, true
  from succession
  join succession_signing signing on signing.succession_id = succession.id and signing.signed_at = link.since
  join succession_line line on line.succession_id = succession.id and line.item_id = link.item_id
  where succession.to_user_id = ${holderId} and (${giverId}::text is null
    or (succession.kind = 'sub' and exists (select from succession_giver giver
      where giver.succession_id = succession.id and giver.user_id = ${giverId}))
    or (succession.kind = 'primary' and exists (select from custody_link above
      where above.item_id = link.item_id and above.user_id = ${giverId} and above.since <= link.since)))`;

/** The holder kept it when their giver changed, and acknowledged that they have it from the new one. */
const byAcknowledgement = ({ giverId, holderId }: Pair) => sql`
  select succession.id, false, section.acknowledged_at, true
  from succession
  join succession_section section on section.succession_id = succession.id
    and section.sub_user_id = ${holderId} and section.acknowledged_at >= link.since
  join succession_line line on line.succession_id = succession.id and line.section_number = section.number
    and line.item_id = link.item_id and not line.excluded
  where succession.to_user_id = ${giverId}`;

function wordsOf(taken: readonly TakenOver[]): string {
  const by = [...new Set(taken.map((one) => one.by))];
  if (by.length === 1) return by[0] ?? '';
  return `${by.length} ${taken.every(({ isTransfer }) => isTransfer) ? 'transfers' : 'acceptances'}`;
}

/**
 * How the holder of a pair took its items over. The mark says so only where they accepted every one of them here, from the
 * giver of the pair: by a transfer, by signing a succession, or by acknowledging that their giver changed. A mounted item
 * went with the transfer of what it is mounted on.
 *
 * @returns null where an item was not accepted in the product.
 */
export async function readAcceptance(
  db: Kysely<Database>,
  pair: Pair,
  itemIds: readonly string[],
): Promise<Acceptance | null> {
  const { rows: taken } = await sql<TakenOver>`
    select taken.by, taken."isTransfer", taken.at
    from custody_link link cross join lateral (
      ${byTransfer(pair)} union all ${bySuccession(pair)} union all ${byAcknowledgement(pair)}
      order by "isOwn" desc, at desc limit 1) taken
    where link.user_id = ${pair.holderId} and link.item_id = ${inArray(itemIds)}`.execute(db);
  if (taken.length === 0 || taken.length < itemIds.length) return null;
  return { at: new Date(Math.max(...taken.map(({ at }) => at.getTime()))), by: wordsOf(taken) };
}
