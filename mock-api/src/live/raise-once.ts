import type { NotificationDto, QueryRoot } from '@hand-receipt/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../kernel';
import { publish } from './publish';
import type { OccasionKind } from './tables';

/** Something that one person is told of once. */
export interface Occasion {
  userId: string;
  /** What makes it the same occasion, e.g. an item and a date. */
  key: string;
  notification: Pick<NotificationDto, 'type' | 'title' | 'message' | 'action'>;
}

const byUser = (a: Occasion, b: Occasion): number =>
  a.userId < b.userId ? -1 : a.userId > b.userId ? 1 : a.key < b.key ? -1 : 1;

/**
 * Notifies people of what they have not been told of yet.
 *
 * @returns how many notices were raised.
 */
export async function raiseOnce(
  db: Transaction<Database>,
  now: Date,
  kind: OccasionKind,
  root: QueryRoot,
  occasions: readonly Occasion[],
): Promise<number> {
  let raised = 0;
  // In one order, so that people's notices are always locked in it.
  for (const { userId, key, notification } of [...occasions].sort(byUser)) {
    const first = await db
      .insertInto('notice_occasion')
      .values({ user_id: userId, kind, key, raised_at: now })
      .onConflict((known) => known.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!first) continue;
    await publish(db, { userIds: [userId], roots: [root], notification }, now);
    raised += 1;
  }
  return raised;
}
