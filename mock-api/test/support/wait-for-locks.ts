import { sql } from 'kysely';
import type { TestApp } from './app';

/** Waits until so many transactions of the database, which is PostgreSQL, wait for a lock. */
export async function waitForLocks({ database }: Pick<TestApp, 'database'>, count: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ waits: number }>`select count(*)::int as waits from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
    if ((rows[0]?.waits ?? 0) >= count) return;
  }
}
