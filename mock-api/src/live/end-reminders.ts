import { type Transaction, sql } from 'kysely';
import type { Database, ReminderKind } from '../kernel';

/** Reminders that are about something that has been done meanwhile. */
export interface EndedReminders {
  kind: ReminderKind;
  /** How their keys begin, e.g. an item's id and a space. */
  keyStart: string;
  /** The page that their notifications open, and their titles. */
  path: string;
  titles: readonly string[];
}

/** Deletes reminders and the notifications that people got of them, so that the same may be told again. */
export async function endReminders(
  db: Transaction<Database>,
  { kind, keyStart, path, titles }: EndedReminders,
): Promise<void> {
  const ended = await db
    .deleteFrom('reminder')
    .where('kind', '=', kind)
    .where(sql<boolean>`starts_with(key, ${keyStart})`)
    .returning('user_id')
    .execute();
  if (ended.length === 0) return;
  await db
    .deleteFrom('notification')
    .where(
      'user_id',
      'in',
      ended.map(({ user_id }) => user_id),
    )
    .where('title', 'in', titles)
    .where(sql<boolean>`action ->> 'path' = ${path}`)
    .execute();
}
