import { type EventBody, findings } from '@hand-receipt/ledger';
import { sql } from 'kysely';
import { inArray } from '../kernel';
import { listOf, textOf, wordOf } from './records/recorded-table';
import { type Kind, PAGE, type Row } from './standing-kinds';

type Details = EventBody['details'];

/** A schedule is one of a category in a unit, or for all units without one. */
const idOf = ({ unitId, checksOf }: Details): string => `${textOf(unitId) ?? ''} ${textOf(checksOf)}`;

const nameOf = (category: string | null, unit: string | null): string =>
  unit === null ? String(category) : `${category} of ${unit}`;

const id = sql<string>`(coalesce(schedule.unit_id, '') || ' ' || schedule.category)`;

/** When sensitive items are checked. Those that nobody changed since changes have events are not compared. */
export const checkSchedules: Kind = {
  noun: 'Check schedule',
  mayBeUnsaid: true,
  units: [],
  named: ['changedBy'],
  fields: {
    frequency: 'frequency',
    dueTimes: 'times',
    weekday: 'day of the week',
    monthDay: 'day of the month',
    graceMinutes: 'minutes of grace',
    citation: 'citation',
    changedBy: 'changed by',
    changedAt: 'changed',
  },
  saidBy({ type, actor, ts, details }) {
    if (type !== 'SETTING CHANGED' || typeof details.checksOf !== 'string') return null;
    return {
      id: idOf(details),
      values: {
        frequency: textOf(details.frequency),
        dueTimes: listOf(details.dueTimes),
        weekday: wordOf(details.weekday),
        monthDay: wordOf(details.monthDay),
        graceMinutes: wordOf(details.graceMinutes),
        citation: textOf(details.citation),
        changedBy: actor.id,
        changedAt: ts,
        name: nameOf(details.checksOf, textOf(details.unit)),
      },
    };
  },
  isEndedBy: ({ type, details }, own) =>
    type === 'UNIT' && details.change === 'removed' && own.startsWith(`${String(details.unitId)} `),
  rows(db) {
    const all = db
      .selectFrom('check_schedule as schedule')
      .leftJoin('units', 'units.id', 'schedule.unit_id')
      .selectAll('schedule')
      .select([id.as('id'), 'units.name'])
      .orderBy(sql`${id} collate "C"`);
    const read = async (some: typeof all): Promise<Row[]> =>
      (await some.execute()).map((row) => ({
        id: row.id,
        name: nameOf(row.category, row.name),
        values: {
          frequency: row.frequency,
          dueTimes: listOf(row.due_times),
          weekday: wordOf(row.weekday),
          monthDay: wordOf(row.month_day),
          graceMinutes: wordOf(row.grace_minutes),
          citation: row.citation,
          changedBy: row.changed_by_user_id,
          changedAt: row.effective_from?.toISOString() ?? null,
        },
      }));
    return {
      after: (last) => read(all.where(sql<boolean>`${id} collate "C" > ${last}`).limit(PAGE)),
      of: (ids) => read(all.where(sql<boolean>`${id} = ${inArray(ids)}`)),
    };
  },
  differs: ({ name }, what, shown, recorded) =>
    findings.recordAltered(
      'Check schedule',
      { id: name, itemId: null },
      { shown: `${what} ${shown}`, recorded },
    ),
};
