import type { EventBody } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import { ledgerEvents, readRow } from '../ledger';

const isOneOf = (list: unknown, userId: string): boolean => Array.isArray(list) && list.includes(userId);

/** Changes of holder by which the person took a place in an item's chain or gave one up, as they were sealed. */
export async function readReplacedLinks(db: Kysely<Database>, userId: string): Promise<EventBody[]> {
  const rows = await ledgerEvents(db)
    .selectAll()
    .where('event_type', '=', 'LINK REPLACED')
    // Searched as bytes, because a damaged event is no JSON.
    .where(sql<boolean>`position(convert_to(${JSON.stringify(userId)}, 'UTF8') in body) > 0`)
    .orderBy('seq')
    .execute();
  return rows
    .flatMap((row) => readRow(row) ?? [])
    .filter(({ details }) => details.toUserId === userId || isOneOf(details.released, userId));
}

/** How many of them took the item from the person or gave it to them: the others changed a place above the holder. */
export const countItemsMoved = (events: readonly EventBody[], userId: string): number =>
  events.filter(({ details: { holderBefore, chainAfter } }) => {
    const holderAfter = Array.isArray(chainAfter) ? (chainAfter.at(-1) ?? null) : null;
    return holderBefore !== holderAfter && [holderBefore, holderAfter].includes(userId);
  }).length;
