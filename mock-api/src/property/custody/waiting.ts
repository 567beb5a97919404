import { type Kysely, sql } from 'kysely';
import { type Database, conflict, inArray } from '../../kernel';
import { itemWords } from '../../live';
import type { UnitOfWork } from '../../unit-of-work';

interface WaitingOptions {
  at: Date;
  /** The hand-over whose own reservation counts for nothing. */
  except?: string | null;
}

/**
 * A hand-over at a counter that waits for its recipient's own session reserves its items.
 *
 * @returns the name of the person whose signature each of these items waits for, by its id.
 */
export async function readWaiting(
  db: Kysely<Database>,
  ids: readonly string[],
  { at, except = null }: WaitingOptions,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('handover')
    .innerJoin('handover_line as line', 'line.handover_id', 'handover.id')
    .innerJoin('users as recipient', 'recipient.id', 'handover.recipient_id')
    .select(['line.item_id', sql<string>`recipient.rank || ' ' || recipient.last_name`.as('name')])
    .where('line.item_id', '=', inArray(ids))
    .where('handover.state', '=', 'waiting')
    .where('handover.waits_until', '>', at)
    .$if(except !== null, (all) => all.where('handover.id', '<>', except ?? ''))
    .execute();
  return new Map(rows.map(({ item_id: id, name }) => [id, name]));
}

/** Why an item that waits for the signature of a person is not given to another one. */
export const waitingWords = (item: Parameters<typeof itemWords>[0], name: string): string =>
  `${itemWords(item)} waits for the signature of ${name}.`;

/**
 * Nobody offers, recalls or amends an item that waits at a counter for a signature. Asked under the item's lock.
 *
 * @throws ApiError 409 naming the first of these items and the person who is to sign.
 */
export async function requireNotWaiting(
  { trx, at }: Pick<UnitOfWork, 'trx' | 'at'>,
  items: readonly { id: string; name: string; serial_number: string }[],
): Promise<void> {
  const waiting = await readWaiting(
    trx,
    items.map(({ id }) => id),
    { at },
  );
  for (const item of items) {
    const name = waiting.get(item.id);
    if (name) throw conflict(waitingWords(item, name));
  }
}
