import type { SensitiveCategory } from '@hand-receipt/contracts';
import type { Generated } from 'kysely';

export interface CheckScheduleTable {
  category: SensitiveCategory;
  frequency: 'daily' | 'weekly' | 'monthly';
  due_times: string[];
  weekday: number | null;
  month_day: number | null;
  grace_minutes: number;
  citation: string | null;
  /** Counts the changes, from 1. */
  version: Generated<number>;
  /** Checks due before are judged by the version before; null where there is none before. */
  effective_from: Date | null;
  changed_by_user_id: string | null;
}
