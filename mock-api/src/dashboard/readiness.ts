import { PROPERTY_STATUSES, type PropertyStatus } from '@hand-receipt/contracts';
import type { ReadinessDayDto, ReadinessReportDto } from '@hand-receipt/contracts/routes';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Database, localDay, startOfDay } from '../kernel';
import { type SessionUser, signedBy, unitItems, unitRows, unitsBelow } from '../access';
import { countReadiness, isMissing } from '../property';
import { HISTORY_DAYS } from './record-readiness';

interface StatusCount {
  status: PropertyStatus;
  count: number;
  /** They are missing in a count. */
  missing: boolean;
}

/** Whose items are counted: a leader's unit and those below it, a soldier's own. */
interface Scope {
  kind: ReadinessReportDto['scope'];
  of: string;
  /** A condition on the table `property`. */
  now: RawBuilder<boolean>;
  /** A condition on the table `readiness_count`. */
  then: RawBuilder<boolean>;
}

const itemCount = sql<number>`count(*)::int`.as('count');

function scopeOf(user: SessionUser): Scope {
  const { id, unitId } = user;
  if (user.role === 'Soldier' || unitId === null) {
    // Of a day that is over the holders alone are written down, and not who had signed what down.
    return { kind: 'own', of: user.name, now: signedBy(id), then: sql`holder_id = ${id}` };
  }
  const tree = unitsBelow(unitId);
  const then = sql<boolean>`(unit_id in ${tree} or holder_unit_id in ${tree})`;
  return { kind: 'unit', of: user.unitName, now: unitItems(user), then };
}

/** The items of the other figures of the dashboard, by status: of the unit; of a soldier what they hold or have signed down. */
const countNow = (db: Kysely<Database>, user: SessionUser): Promise<StatusCount[]> =>
  db
    .selectFrom('visible_item')
    .select(['status', itemCount, isMissing('visible_item.item_id').as('missing')])
    .where(unitRows(user))
    .groupBy(['status', 'missing'])
    .execute();

const countThen = (db: Kysely<Database>, scope: Scope, since: string) =>
  db
    .selectFrom('readiness_count')
    .select(['day', 'status', 'missing', sql<number>`sum(items)::int`.as('count')])
    .where('day', '>=', since)
    .where(scope.then)
    .groupBy(['day', 'status', 'missing'])
    .execute();

const countedDays = (db: Kysely<Database>, since: string) =>
  db.selectFrom('readiness_day').select('day').where('day', '>=', since).orderBy('day').execute();

const countPending = (db: Kysely<Database>, scope: Scope) =>
  db
    .selectFrom('transfer')
    .innerJoin('property', 'property.id', 'transfer.item_id')
    .select(sql<number>`count(*)::int`.as('pending'))
    .where('transfer.status', '=', 'Pending')
    .where(scope.now)
    .executeTakeFirstOrThrow();

const countOf = (lines: readonly StatusCount[]): number => lines.reduce((sum, { count }) => sum + count, 0);

function toDay(date: string, counts: readonly StatusCount[]): ReadinessDayDto {
  const readiness = countReadiness(counts);
  const { total, ready } = readiness;
  return { date, ...readiness, readyPercent: total === 0 ? null : Math.round((100 * ready) / total) };
}

/**
 * Items by status at `now`, and readiness day by day over the last 30 days: as it was written down at the end
 * of each, and today as it is. Days that the scheduled job has not counted yet, after a long stop, are left out.
 */
export async function readReadiness(
  db: Kysely<Database>,
  user: SessionUser,
  now: Date,
): Promise<ReadinessReportDto> {
  const scope = scopeOf(user);
  const since = localDay(startOfDay(now, 1 - HISTORY_DAYS));
  const [today, days, past, transfers] = await Promise.all([
    countNow(db, user),
    countedDays(db, since),
    countThen(db, scope, since),
    countPending(db, scope),
  ]);
  const history = days.map(({ day: date }) =>
    toDay(
      date,
      past.filter(({ day }) => day === date),
    ),
  );
  return {
    scope: scope.kind,
    of: scope.of,
    byStatus: PROPERTY_STATUSES.map((status) => ({
      status,
      count: countOf(today.filter((line) => line.status === status && !line.missing)),
    })),
    missingInCount: countOf(today.filter(({ missing }) => missing)),
    pendingTransfers: transfers.pending,
    history: [...history, toDay(localDay(now), today)],
  };
}
