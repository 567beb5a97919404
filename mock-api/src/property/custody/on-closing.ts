import type { ClosingKind } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Database, conflict } from '../../kernel';
import { itemWords, militaryTime } from '../../live';

/** What people call each kind of closing in a sentence. */
export const CLOSING_NAMES: Record<ClosingKind, string> = {
  'turn-in': 'turn-in',
  lateral: 'lateral transfer',
  loss: 'loss adjustment',
  'book-error': 'book error',
};

/** DDMMMYYYY of a moment. */
export const militaryDate = (at: Date): string => militaryTime(at).slice(0, 9);

/** @throws ApiError 409 for an item that left the book. */
export function requireOnBook(item: { name: string; serial_number: string; left_at: Date | null }): void {
  if (item.left_at === null) return;
  throw conflict(`${itemWords(item)} left the book on ${militaryDate(item.left_at)}.`);
}

/**
 * Nobody offers, recalls, mounts or amends an item that is on a closing. Asked under the item's lock.
 *
 * @throws ApiError 409 naming the closing.
 */
export async function requireOffClosing(
  db: Kysely<Database>,
  item: { closing_id: string | null },
): Promise<void> {
  if (item.closing_id === null) return;
  const { id, kind } = await db
    .selectFrom('closing')
    .select(['id', 'kind'])
    .where('id', '=', item.closing_id)
    .executeTakeFirstOrThrow();
  throw conflict(`It is on ${CLOSING_NAMES[kind]} ${id}.`);
}
