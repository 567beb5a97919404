import type { Generated } from 'kysely';

/** The table of scheduled work in migrations/004-search-and-schedule.sql. */
export interface ScheduleTables {
  scheduled_job: ScheduledJobTable;
}

export interface ScheduledJobTable {
  name: string;
  due_at: Generated<Date>;
}
