import { type CheckScheduleDto, SENSITIVE_CATEGORIES, type SensitiveCategory } from '@hand-receipt/contracts';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../kernel';
import { personJson } from '../access';
import type { CheckSchedule } from './schedule';

/** The schedule of each category, with the versions before it. */
export type Schedules = ReadonlyMap<string, CheckSchedule>;

type ScheduleRow = Selectable<Database['check_schedule']>;

function withPast(row: ScheduleRow, past: readonly ScheduleRow[]): CheckSchedule {
  const before = past.find(
    ({ category, version }) => category === row.category && version === row.version - 1,
  );
  return before ? { ...row, before: withPast(before, past) } : row;
}

export async function loadSchedules(db: Kysely<Database>): Promise<Schedules> {
  const rows = await db.selectFrom('check_schedule').selectAll().execute();
  const past = await db.selectFrom('check_schedule_past').selectAll().execute();
  return new Map(rows.map((row) => [row.category, withPast(row, past)]));
}

export async function findSchedule(
  db: Kysely<Database>,
  category: SensitiveCategory,
): Promise<CheckSchedule | undefined> {
  return (await loadSchedules(db)).get(category);
}

/** The schedules in force, for people. */
export async function readSchedules(db: Kysely<Database>): Promise<CheckScheduleDto[]> {
  const rows = await db
    .selectFrom('check_schedule')
    .selectAll()
    .select((row) => personJson(row.ref('check_schedule.changed_by_user_id')).as('changedBy'))
    .execute();
  const schedules = rows.map((row) => ({
    category: row.category,
    frequency: row.frequency,
    dueTimes: row.due_times,
    weekday: row.weekday,
    monthDay: row.month_day,
    graceMinutes: row.grace_minutes,
    citation: row.citation,
    version: row.version,
    changedAt: row.effective_from?.toISOString() ?? null,
    changedBy: row.changedBy,
  }));
  return SENSITIVE_CATEGORIES.flatMap(
    (category) => schedules.find((schedule) => schedule.category === category) ?? [],
  );
}
