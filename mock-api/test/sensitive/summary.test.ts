import { sql } from 'kysely';
import type { SensitiveItemDto } from '@hand-receipt/contracts';
import { dailyChecks } from '../../src/dashboard/daily-checks';
import { compliance, countStatuses } from '../../src/sensitive/compliance';
import { loadSchedules } from '../../src/checks/schedules';
import { type Company, testCompany } from '../custody/company';
import { type Calls, callsOf, keepSignedIn } from '../support/call';

const HOUR_MS = 60 * 60 * 1000;
const CATEGORIES = ['weapons', 'optics', 'comsec', 'electronics', 'vehicles'] as const;
const STATUSES = [
  'Operational',
  'Operational',
  'Operational',
  'In Repair',
  'Deadline - Maintenance',
] as const;

/** Whole hours of the day that the checks of 0600 and 1800 turn on, and the minutes beside them. */
const NOW = [
  new Date(2026, 10, 21, 4, 59),
  new Date(2026, 10, 21, 5, 0),
  new Date(2026, 10, 21, 6, 0),
  new Date(2026, 10, 21, 8, 1),
  new Date(2026, 10, 21, 17, 30),
  new Date(2026, 10, 21, 23, 59),
  new Date(2026, 11, 1, 6, 30),
];

let company: Company;
let calls: Calls;
beforeAll(async () => {
  company = await testCompany();
  await keepSignedIn(company);
  calls = callsOf(company);
});

/** The same numbers in every run, from 0 to below `limit`. */
function numbers() {
  let state = 20_261_121;
  return (limit: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

/** Items of every kind: new and old, never seen, seen in time, late, early, or long ago. */
async function makeItems(count: number): Promise<void> {
  const next = numbers();
  const { db } = company.database;
  for (let index = 0; index < count; index += 1) {
    const item = await company.createItem({
      name: `Item ${index}`,
      serial_number: `SUM-${index}`,
      category: CATEGORIES[next(CATEGORIES.length)] ?? 'weapons',
    });
    const enteredHoursAgo = next(2) ? next(60) : 24 * 90;
    await db
      .updateTable('property')
      .set({
        is_sensitive: true,
        current_status: STATUSES[next(STATUSES.length)] ?? 'Operational',
        created_at: sql`${new Date(2026, 10, 21, 6 - enteredHoursAgo)}::timestamptz`,
      })
      .where('id', '=', item.id)
      .execute();
    for (let seen = next(5); seen > 0; seen -= 1) {
      const at = new Date(new Date(2026, 10, 21, 23).getTime() - next(100) * HOUR_MS - next(60) * 60_000);
      await db
        .insertInto('verification')
        .values({ item_id: item.id, at, by_user_id: company.ids.halloran, type: 'serial-number' })
        .execute();
    }
  }
}

async function listed(): Promise<SensitiveItemDto[]> {
  return calls.ok('halloran', 'GET /api/sensitive-items', { query: 'limit=500' });
}

const isToday = (iso: string | null, now: Date): boolean =>
  iso !== null && new Date(iso).toDateString() === now.toDateString();

test('the summary and the daily checks count, at every hour, exactly what the list shows item by item', async () => {
  await makeItems(150);
  for (const now of NOW) {
    company.clock.set(now);
    const items = await listed();
    const counts = countStatuses(items);
    const summary = await calls.ok('halloran', 'GET /api/sensitive-items/summary');
    expect([now, summary]).toEqual([
      now,
      {
        total: items.length,
        missing: counts.missing,
        lost: counts.lost,
        verifiedToday: items.filter(({ lastVerified }) => isToday(lastVerified, now)).length,
        verified: counts.verified,
        pending: counts.pending,
        overdue: counts.overdue,
        notVerified: counts['not-verified'],
        maintenance: counts.maintenance,
        nextCheck: items.flatMap(({ nextVerification }) => nextVerification ?? []).sort()[0] ?? null,
        compliance: compliance(counts),
      },
    ]);
    const dashboard = await calls.ok('halloran', 'GET /api/dashboard/summary');
    expect(dashboard.sensitive).toEqual(summary);
    const checked = items.filter(({ category }) => category === 'weapon' || category === 'crypto');
    const weapon = (await loadSchedules(company.database.db)).of('weapon', null);
    expect([now, dashboard.dailyChecks]).toEqual([now, dailyChecks(weapon, checked, now)]);
  }
  expect(new Set((await listed()).map(({ status }) => status)).size).toBeGreaterThan(2);
});

test('an item that a person is only offered is in their figures once they have signed for it', async () => {
  const figures = async (who: 'whitaker' | 'petrov') => {
    const categories = await calls.ok(who, 'GET /api/sensitive-items/categories');
    const { total } = await calls.ok(who, 'GET /api/sensitive-items/summary');
    const dashboard = await calls.ok(who, 'GET /api/dashboard/summary');
    return [total, categories.reduce((sum, { count }) => sum + count, 0), dashboard.sensitive.total];
  };
  for (const who of ['whitaker', 'petrov'] as const) {
    const [before = 0] = await figures(who);
    const { id } = await company.createItem({ serial_number: `OFFERED-${who}`, category: 'weapons' });
    const offer = await company.offer('halloran', id, who);
    expect([who, await figures(who)]).toEqual([who, [before, before, before]]);
    await company.decide(who, offer.id, 'Approved');
    expect([who, await figures(who)]).toEqual([who, [before + 1, before + 1, before + 1]]);
  }
});
