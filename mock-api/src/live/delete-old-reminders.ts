import type { Transaction } from 'kysely';
import type { Database, ReminderKind } from '../kernel';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than any check stays the last one. */
const KEPT_DAYS = 62;

/**
 * Whether the reason for a reminder may last longer than KEPT_DAYS. Such a reminder is kept, because people would be
 * reminded again without it. A reminder of another kind was replaced by a newer one, or its reason is over.
 */
const IS_KEPT: Record<ReminderKind, boolean> = {
  'check-due': false,
  'check-overdue': false,
  'inventory-due': false,
  'inventory-counter': true,
  // Of a date that has passed, nobody is reminded.
  'maintenance-due': false,
  'calibration-due': true,
  'transfers-waiting': false,
  'recall-due': false,
  'components-short': false,
  'signature-waits': false,
  'possession-due': false,
  'loss-clock': true,
  'si-report-due': false,
  'si-report-late': false,
  'succession-due': false,
  'succession-reminded': false,
  'clearance-reopened': false,
  'ledger-witness': true,
};

const DELETED_KINDS = (Object.keys(IS_KEPT) as ReminderKind[]).filter((kind) => !IS_KEPT[kind]);

/** Deletes reminders whose reason is over. */
export const deleteOldReminders = (db: Transaction<Database>, now: Date) =>
  db
    .deleteFrom('reminder')
    .where('kind', 'in', DELETED_KINDS)
    .where('raised_at', '<', new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    .execute();
