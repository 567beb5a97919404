import { type CheckScheduleDto, SENSITIVE_CATEGORIES, type SensitiveCategory } from '@hand-receipt/contracts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../kernel';
import { personJson } from '../access';
import type { CheckSchedule } from './schedule';

type ScheduleRow = Selectable<Database['check_schedule']>;

/** A schedule of a category: of a unit and those below it, or of all that have none of their own. */
export interface OwnedSchedule {
  category: SensitiveCategory;
  /** Null: of every unit that has none above it. */
  ownerId: string | null;
  version: number;
  schedule: CheckSchedule;
}

/** The schedules of all units, with the versions before them. */
export class Schedules {
  /** @param above each unit below one with schedules of its own, with those above it, the nearest first. */
  constructor(
    readonly all: readonly OwnedSchedule[],
    private readonly above: ReadonlyMap<string, readonly string[]>,
  ) {}

  /** The schedule of a category in a unit: that of the nearest unit above that has one, else the default. */
  owned(category: SensitiveCategory, unitId: string | null): OwnedSchedule | undefined {
    const own = this.all.filter((one) => one.category === category);
    const owners = [...(this.above.get(unitId ?? '') ?? []), null];
    for (const ownerId of owners) {
      const found = own.find((one) => one.ownerId === ownerId);
      if (found) return found;
    }
    return undefined;
  }

  of(category: SensitiveCategory, unitId: string | null): CheckSchedule | undefined {
    return this.owned(category, unitId)?.schedule;
  }

  /** Units whose schedule of a category is not the default, each with the unit whose it is. */
  exceptions(category: SensitiveCategory): { unitId: string; ownerId: string }[] {
    return [...this.above.keys()].flatMap((unitId) => {
      const ownerId = this.owned(category, unitId)?.ownerId;
      return ownerId ? [{ unitId, ownerId }] : [];
    });
  }
}

function withPast(row: ScheduleRow, past: readonly ScheduleRow[]): CheckSchedule {
  const before = past.find(
    ({ category, version, unit_id }) =>
      category === row.category && version === row.version - 1 && unit_id === row.unit_id,
  );
  return before ? { ...row, before: withPast(before, past) } : row;
}

/** Units below those that have schedules of their own, each with these, the nearest first. */
async function readOwners(db: Kysely<Database>, rows: readonly ScheduleRow[]) {
  const owners = [...new Set(rows.flatMap(({ unit_id }) => unit_id ?? []))];
  const above = new Map<string, string[]>();
  if (owners.length === 0) return above;
  const { rows: pairs } = await sql<{ id: string; owner: string }>`
    select units.id, above.id as owner from units cross join lateral units_above(units.id) above
    where above.id = any(${owners}::text[]) order by units.id, above.depth`.execute(db);
  for (const { id, owner } of pairs) above.set(id, [...(above.get(id) ?? []), owner]);
  return above;
}

export async function loadSchedules(db: Kysely<Database>): Promise<Schedules> {
  const versions = await db
    .selectFrom('check_schedule')
    .selectAll()
    .select(sql<boolean>`false`.as('isPast'))
    .unionAll(
      db
        .selectFrom('check_schedule_past')
        .selectAll()
        .select(sql<boolean>`true`.as('isPast')),
    )
    .execute();
  const rows = versions.filter(({ isPast }) => !isPast);
  const past = versions.filter(({ isPast }) => isPast);
  const all = rows.map((row) => ({
    category: row.category,
    ownerId: row.unit_id,
    version: row.version,
    schedule: withPast(row, past),
  }));
  return new Schedules(all, await readOwners(db, rows));
}

/** The schedule of a category in a unit. */
export async function findSchedule(
  db: Kysely<Database>,
  category: SensitiveCategory,
  unitId: string | null,
): Promise<CheckSchedule | undefined> {
  return (await loadSchedules(db)).of(category, unitId);
}

/** The schedules in force for a unit, for people. */
export async function readSchedules(
  db: Kysely<Database>,
  unitId: string | null,
): Promise<CheckScheduleDto[]> {
  const rows = await db
    .selectFrom('check_schedule')
    .selectAll()
    .select((row) => personJson(row.ref('check_schedule.changed_by_user_id')).as('changedBy'))
    .execute();
  const schedules = await loadSchedules(db);
  return SENSITIVE_CATEGORIES.flatMap((category) => {
    const owned = schedules.owned(category, unitId);
    const row = rows.find((one) => one.category === category && one.unit_id === owned?.ownerId);
    if (!row) return [];
    return {
      category,
      frequency: row.frequency,
      dueTimes: row.due_times,
      weekday: row.weekday,
      monthDay: row.month_day,
      graceMinutes: row.grace_minutes,
      citation: row.citation,
      version: row.version,
      changedAt: row.effective_from?.toISOString() ?? null,
      changedBy: row.changedBy,
    };
  });
}
