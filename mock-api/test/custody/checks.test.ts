import type { VerificationStatus } from '@hand-receipt/contracts';
import { dailyChecks } from '../../src/dashboard/daily-checks';
import { type CheckedItem, answeredDue, lastChecks, verificationStatus } from '../../src/checks/check-status';
import { compliance } from '../../src/sensitive/compliance';
import { type CheckSchedule, lastDues, nextDue } from '../../src/checks/schedule';

const DAILY: CheckSchedule = {
  frequency: 'daily',
  due_times: ['0600', '1800'],
  weekday: null,
  month_day: null,
  grace_minutes: 120,
};

/** A moment of November 2026, local time; the 21st is a Saturday. */
const at = (day: number, hhmm: string): Date =>
  new Date(2026, 10, day, Number(hhmm.slice(0, 2)), Number(hhmm.slice(2)));

const weapon = (...seen: Date[]): CheckedItem => ({
  currentStatus: 'Operational',
  isMissing: false,
  schedule: DAILY,
  since: at(1, '0000'),
  seen: seen.map((time) => ({ at: time, by: 'SGT Navarro' })),
});

test('SENS-27 daily, weekly and monthly checks fall due at their times, before and after now', () => {
  expect(lastDues(DAILY, at(21, '0612'), 3)).toEqual([at(20, '0600'), at(20, '1800'), at(21, '0600')]);
  expect(nextDue(DAILY, at(21, '0612'))).toEqual(at(21, '1800'));
  const weekly: CheckSchedule = { ...DAILY, frequency: 'weekly', due_times: ['0600'], weekday: 1 };
  expect(lastDues(weekly, at(21, '0612'), 2)).toEqual([at(9, '0600'), at(16, '0600')]);
  expect(nextDue(weekly, at(21, '0612'))).toEqual(at(23, '0600'));
  const monthly: CheckSchedule = { ...DAILY, frequency: 'monthly', due_times: ['0600'], month_day: 1 };
  expect(lastDues(monthly, at(21, '0612'), 1)).toEqual([at(1, '0600')]);
  expect(nextDue(monthly, at(21, '0612'))).toEqual(new Date(2026, 11, 1, 6));
});

test.each<[string, VerificationStatus, CheckedItem, Date]>([
  ['seen at this check', 'verified', weapon(at(20, '1801'), at(21, '0604')), at(21, '0612')],
  ['seen early for this check', 'verified', weapon(at(20, '1801'), at(21, '0530')), at(21, '0612')],
  ['not yet seen, within the grace', 'pending', weapon(at(20, '1801')), at(21, '0612')],
  ['not seen, past the grace', 'overdue', weapon(at(20, '1801')), at(21, '0801')],
  ['two checks missed', 'overdue', weapon(at(20, '0602')), at(21, '0612')],
  ['seen late', 'verified', weapon(at(20, '1801'), at(21, '0930')), at(21, '1000')],
  ['the next count has only begun', 'verified', weapon(at(20, '1801'), at(21, '0604')), at(21, '1730')],
  ['never seen', 'not-verified', weapon(), at(21, '0612')],
  ['in the shop', 'maintenance', { ...weapon(at(20, '1801')), currentStatus: 'In Repair' }, at(21, '0612')],
  ['deadlined', 'maintenance', { ...weapon(), currentStatus: 'Deadline - Maintenance' }, at(21, '0612')],
])('SENS-22 status by schedule, last check and clock: %s is %s', (_, status, item, now) => {
  expect(verificationStatus(item, now)).toBe(status);
});

test('SENS-22 the last six checks read done, late, missed and open, oldest first', () => {
  const item = weapon(at(18, '1803'), at(19, '0604'), at(19, '2115'), at(20, '1801'));
  const checks = lastChecks(item, at(21, '0612'));
  expect(checks.map(({ result }) => result)).toEqual(['done', 'done', 'late', 'missed', 'done', 'open']);
  expect(checks[2]).toMatchObject({
    due: at(19, '1800').toISOString(),
    at: at(19, '2115').toISOString(),
    by: 'SGT Navarro',
  });
});

test('no check is asked of an item from before it was in the book', () => {
  const entered = { ...weapon(at(20, '1900')), since: at(20, '1200') };
  expect(lastChecks(entered, at(21, '0612')).map(({ due }) => due)).toEqual([
    at(20, '1800').toISOString(),
    at(21, '0600').toISOString(),
  ]);
});

test('an inspection answers the check about to be due, else the last one', () => {
  expect(answeredDue(DAILY, at(21, '0530'))).toEqual(at(21, '0600'));
  expect(answeredDue(DAILY, at(21, '0430'))).toEqual(at(20, '1800'));
});

test('RULE-26 compliance is verified and pending over all but maintenance, rounded; 100 where there are none', () => {
  const none = {
    missing: 0,
    lost: 0,
    verified: 0,
    pending: 0,
    overdue: 0,
    'not-verified': 0,
    maintenance: 0,
  };
  expect(compliance(none)).toBe(100);
  expect(compliance({ ...none, maintenance: 3 })).toBe(100);
  expect(
    compliance({ ...none, verified: 1, pending: 1, overdue: 1, 'not-verified': 0, maintenance: 5 }),
  ).toBe(67);
  expect(compliance({ ...none, verified: 1, pending: 0, overdue: 1, 'not-verified': 6 })).toBe(13);
  expect(compliance({ ...none, verified: 3, missing: 1 })).toBe(75);
  expect(compliance({ ...none, verified: 3, lost: 1 })).toBe(75);
});

test('DASH-24 the daily checks are computed: completed, pending, scheduled', () => {
  const now = at(21, '0612');
  const item = (seen: CheckedItem) => ({
    id: 'P-1', name: 'M4A1 Carbine', category: 'weapon' as const, serialNumber: 'W1', assignedDate: null,
    status: verificationStatus(seen, now), lastVerified: null, nextVerification: null, securityLevel: 'controlled' as const,
    location: null, assignedTo: null, notes: null, lastChecks: lastChecks(seen, now),
  }); // prettier-ignore
  const statuses = (...items: CheckedItem[]) =>
    dailyChecks(DAILY, items.map(item), now).map(({ label, status }) => `${label} ${status}`);
  const seen = weapon(at(20, '1801'), at(21, '0604'));
  const rest = ['Evening 1800 Pending', 'Tomorrow Morning 0600 Scheduled'];
  expect(statuses(seen)).toEqual(['Morning 0600 Completed', ...rest]);
  expect(statuses(seen, weapon(at(20, '1801')))).toEqual(['Morning 0600 Pending', ...rest]);
});
