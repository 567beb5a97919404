import type { CheckScheduleInput } from '@hand-receipt/contracts';
import { type CheckSchedule, closesAt, lastDues, nextDue, opensAt } from '../../src/checks/schedule';
import { type Company, type Username, testCompany } from '../custody/company';
import { type Calls, callsOf, keepSignedIn } from '../support/call';

let company: Company;
let calls: Calls;
beforeAll(async () => {
  company = await testCompany();
  await keepSignedIn(company);
  calls = callsOf(company);
  // A Saturday.
  company.clock.set(new Date(2026, 10, 21, 5, 30));
});

const WEEKLY: CheckScheduleInput = {
  frequency: 'weekly',
  dueTimes: ['0900', '0700', '0900'],
  weekday: 1,
  monthDay: null,
  graceMinutes: 60,
  citation: 'Unit SOP 4-2',
  version: 1,
};
const CRYPTO = { category: 'crypto' };

test('a leader sets when a category is checked, with the order behind it; everybody reads it', async () => {
  const set = await calls.ok('brandt', 'PUT /api/check-schedules/:category', {
    params: CRYPTO,
    body: WEEKLY,
  });
  expect(set).toMatchObject({
    category: 'crypto',
    frequency: 'weekly',
    dueTimes: ['0700', '0900'],
    weekday: 1,
    citation: 'Unit SOP 4-2',
    version: 2,
    changedAt: company.clock.now().toISOString(),
    changedBy: { id: company.ids.brandt },
  });
  const schedules = await calls.ok('whitaker', 'GET /api/check-schedules');
  expect(schedules.map(({ category, version }) => [category, version])).toEqual([
    ['weapon', 1],
    ['optics', 1],
    ['communication', 1],
    ['crypto', 2],
    ['other', 1],
  ]);
});

test('a schedule is set by three roles only, whole, and not over what somebody else has set', async () => {
  const put = (who: Username, body: CheckScheduleInput, category = 'optics') =>
    calls.refused(who, 'PUT /api/check-schedules/:category', { params: { category }, body });
  expect((await put('whitaker', WEEKLY))[0]).toBe(403);
  expect((await put('petrov', WEEKLY))[0]).toBe(403);
  expect(await put('halloran', { ...WEEKLY, weekday: null })).toEqual([
    400,
    'A weekly check, and no other, has a day of the week.',
  ]);
  expect((await put('halloran', { ...WEEKLY, monthDay: 3 }))[0]).toBe(400);
  expect((await put('halloran', { ...WEEKLY, dueTimes: ['2400'] }))[0]).toBe(400);
  expect((await put('halloran', WEEKLY, 'tents'))[0]).toBe(400);
  expect(await put('halloran', { ...WEEKLY, version: 7 })).toEqual([
    409,
    'Somebody changed this while you were typing.',
  ]);
  const lower = company.database.db.updateTable('users').where('id', '=', company.ids.brandt);
  await lower.set({ unit_id: 'B-1' }).execute();
  expect(await put('brandt', WEEKLY)).toEqual([
    403,
    'The schedule is one for the whole company: its leaders set it.',
  ]);
  await lower.set({ unit_id: 'B' }).execute();
  const [, optics] = await calls.ok('halloran', 'GET /api/check-schedules');
  expect(optics).toMatchObject({ category: 'optics', version: 1 });
});

test('a change of schedule excuses no check that was missed under the one before', async () => {
  const { id } = await company.createItem({ name: 'M17 Pistol', serial_number: 'SCHED-1' });
  const verifyBody = { verificationType: 'Serial number' };
  await calls.ok('halloran', 'POST /api/property/:id/verify', { params: { id }, body: verifyBody });
  const statusAt = async (time: Date) => {
    company.clock.set(time);
    return (await calls.ok('halloran', 'GET /api/sensitive-items/:id', { params: { id } })).status;
  };
  expect(await statusAt(new Date(2026, 10, 21, 20, 30))).toBe('overdue');

  await calls.ok('halloran', 'PUT /api/check-schedules/:category', {
    params: { category: 'weapon' },
    body: { ...WEEKLY, frequency: 'monthly', weekday: null, monthDay: 1 },
  });
  expect(await statusAt(new Date(2026, 10, 22, 5))).toBe('overdue');
  await calls.ok('halloran', 'POST /api/property/:id/verify', { params: { id }, body: verifyBody });
  expect(await statusAt(new Date(2026, 10, 28, 5))).toBe('verified');
});

test('the last checks are each due by the schedule of their day', () => {
  const daily: CheckSchedule = {
    frequency: 'daily',
    due_times: ['0600'],
    weekday: null,
    month_day: null,
    grace_minutes: 60,
  };
  const later: CheckSchedule = {
    ...daily,
    due_times: ['2000'],
    effective_from: new Date(2026, 10, 20, 12),
    before: daily,
  };
  expect(lastDues(later, new Date(2026, 10, 21, 21), 4)).toEqual([
    new Date(2026, 10, 19, 6),
    new Date(2026, 10, 20, 6),
    new Date(2026, 10, 20, 20),
    new Date(2026, 10, 21, 20),
  ]);
});

test('a new schedule holds from its change on: what answered the check before still does', () => {
  const at = (hour: number, minute = 0) => new Date(2026, 10, 21, hour, minute);
  const daily = { frequency: 'daily', weekday: null, month_day: null, grace_minutes: 60 } as const;
  const before: CheckSchedule = { ...daily, due_times: ['0600', '1800'] };
  const changed = (from: Date, ...due_times: string[]): CheckSchedule => ({
    ...daily,
    due_times,
    effective_from: from,
    before,
  });
  // The check of 0600 was due, then the next one was set for 0700.
  const later = changed(at(6, 30), '0700', '1800');
  expect([opensAt(later, at(6)), closesAt(later, at(6))]).toEqual([at(5), at(6, 30)]);
  expect([nextDue(later, at(6)), opensAt(later, at(7)), closesAt(later, at(7))]).toEqual([
    at(7),
    at(6, 30),
    at(17),
  ]);
  // The check of 0600 was moved before it was due: what was seen for it counts for the one in its place.
  const moved = changed(at(5, 45), '0615', '1800');
  expect([nextDue(moved, at(5)), opensAt(moved, at(6, 15))]).toEqual([at(6, 15), at(5, 15)]);
  // Other times of the day stay as they were.
  expect([opensAt(moved, at(18)), closesAt(moved, at(6, 15))]).toEqual([at(17), at(17)]);
  const same = changed(at(17, 30), '1800');
  expect(opensAt(same, at(18))).toEqual(at(17));
});
