import { verify } from '../src/property';
import { type CheckSchedule, lastDues } from '../src/checks';
import { type Act, type Stage, daysAgo, known } from './story';

/** Due again every day: the schedule of weapons and crypto as migrated. */
const DAILY: CheckSchedule = {
  frequency: 'daily',
  due_times: ['0600', '1800'],
  weekday: null,
  month_day: null,
  grace_minutes: 120,
};

const CHECKS = 6;
const MINUTE_MS = 60_000;
const SECONDS_EACH = 3;

/** Serial number and the places, counted from the oldest of the six checks, at which it was not seen. */
const NOT_SEEN: ReadonlyMap<string, readonly number[]> = new Map([
  ['U208820', [4, 5]],
  ['U208825', [0, 1, 2, 3, 4, 5]],
  ['R104430', [1]],
]);

/** Seen late: out with a detail when the count was held. */
const SEEN_LATE: ReadonlyMap<string, number> = new Map([['W123461', 2]]);

/** Sensitive items of some categories with their current holders. */
const heldItems = (stage: Stage, categories: readonly ('weapons' | 'comsec' | 'optics')[]) =>
  stage.trx
    .selectFrom('property')
    .innerJoin('users', 'users.id', 'property.assigned_to_user_id')
    .select(['property.id', 'property.serial_number', 'users.username'])
    .where('is_sensitive', '=', true)
    .where('category', 'in', categories)
    .orderBy('property.id')
    .execute();

function dailyCount(due: Date, place: number, now: Date): Act {
  const begin = new Date(Math.min(due.getTime() + 2 * MINUTE_MS, now.getTime()));
  return {
    at: begin,
    async play(stage) {
      const items = await heldItems(stage, ['weapons', 'comsec']);
      for (const [index, { id, serial_number, username }] of items.entries()) {
        if (NOT_SEEN.get(serial_number)?.includes(place) || SEEN_LATE.get(serial_number) === place) continue;
        const at = new Date(begin.getTime() + index * SECONDS_EACH * 1000);
        await stage.as(username, at, (work) => verify(work, id, { verificationType: 'Serial number count' }));
      }
    },
  };
}

/** A late check happens after its time has run out, before the next one. */
const lateCounts = (dues: readonly Date[]): Act[] =>
  [...SEEN_LATE].flatMap(([serial, place]) => {
    const due = dues[place];
    if (!due) return [];
    const at = new Date(due.getTime() + (DAILY.grace_minutes + 35) * MINUTE_MS);
    return [
      {
        at,
        async play(stage: Stage) {
          await stage.as('halloran', at, (work) =>
            verify(work, known(stage.items, serial), {
              verificationType: 'Serial number count',
              notes: 'Out with the range detail at the count.',
            }),
          );
        },
      },
    ];
  });

/** The weekly count of optics; `all` but the second half, who still have time. */
const weeklyCount = (at: Date, all: boolean): Act => ({
  at,
  async play(stage) {
    const items = await heldItems(stage, ['optics']);
    const pending = ['70315A', '70331A', '70344A', 'TWS2290'];
    for (const { id, serial_number, username } of items) {
      if (!all && pending.includes(serial_number)) continue;
      await stage.as(username, at, (work) => verify(work, id, { verificationType: 'Weekly count' }));
    }
  },
});

/** Puts the weekly count of optics on yesterday evening, so that it is still open whatever day it is. */
export async function scheduleOptics({ trx }: Stage, now: Date): Promise<void> {
  await trx
    .updateTable('check_schedule')
    .set({ weekday: daysAgo(now, 1, '1800').getDay(), due_times: ['1800'] })
    .where('category', '=', 'optics')
    .execute();
}

/** The last six daily counts, and the last two weekly ones. */
export function checks(now: Date): Act[] {
  const dues = lastDues(DAILY, now, CHECKS);
  return [
    ...dues.map((due, place) => dailyCount(due, place, now)),
    ...lateCounts(dues),
    weeklyCount(daysAgo(now, 8, '1830'), true),
    weeklyCount(daysAgo(now, 1, '1830'), false),
  ];
}
