import type { Transaction } from 'kysely';
import type { Database } from '../kernel';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than any check stays the last one. */
const KEPT_DAYS = 62;

/** Deletes reminders of checks, waiting transfers, signatures, successions and shortages that newer ones have replaced. */
export const deleteOldReminders = (db: Transaction<Database>, now: Date) =>
  db
    .deleteFrom('reminder')
    .where('kind', 'in', [
      'check-due',
      'check-overdue',
      'inventory-due',
      'transfers-waiting',
      'recall-due',
      'components-short',
      'signature-waits',
      'possession-due',
      'succession-due',
      'succession-reminded',
    ])
    .where('raised_at', '<', new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    .execute();
