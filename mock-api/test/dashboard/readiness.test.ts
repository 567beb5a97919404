import { sql } from 'kysely';
import { type DashboardSummaryDto, PROPERTY_STATUSES } from '@hand-receipt/contracts';
import type { ReadinessReportDto } from '@hand-receipt/contracts/routes';
import { localDay, startOfDay } from '../../src/kernel/local-day';
import { replaceLinks } from '../../src/property/custody/replace-link';
import { Transactor } from '../../src/unit-of-work';
import { testCompany, type Company, type Username } from '../custody/company';
import { call } from '../people/people-fixture';
import { runJobs } from '../support/jobs';
import { statusBody } from '../support/loss-facts';

let t: Company;
let ids: { rifle: string; radio: string; spare: string };

/** Noon of the day so many days ago. */
const noon = (daysAgo: number) => new Date(startOfDay(new Date(), -daysAgo).getTime() + 12 * 60 * 60 * 1000);
const setStatus = (id: string, status: string) =>
  call(t.as.halloran, 'PATCH', `/api/property/${id}/status`, statusBody(status));
const report = async (who: Username) =>
  (await call<ReadinessReportDto>(t.as[who], 'GET', '/api/dashboard/readiness')).json;
const dayOf = ({ history }: ReadinessReportDto, daysAgo: number) =>
  history.find(({ date }) => date === localDay(noon(daysAgo)));

/** Twelve days of a small property book. */
beforeAll(async () => {
  t = await testCompany();
  t.clock.set(noon(12));
  const [rifle, radio] = [await t.createItem(), await t.createItem({ name: 'Radio Set' })];
  t.clock.set(noon(8));
  await t.signDown(rifle.id, 'whitaker');
  t.clock.set(noon(6));
  await setStatus(rifle.id, 'Damaged');
  t.clock.set(noon(4));
  await setStatus(rifle.id, 'In Repair');
  const spare = await t.createItem({ name: 'Tool Kit' });
  t.clock.set(noon(2));
  await setStatus(rifle.id, 'Operational');
  await setStatus(radio.id, 'Lost');
  t.clock.set(new Date());
  await runJobs(t.app, 'readiness of the day');
  ids = { rifle: rifle.id, radio: radio.id, spare: spare.id };
});

test('readiness of each of the last 30 days is what the records said at its end', async () => {
  const unit = await report('halloran');
  expect([unit.scope, unit.of, unit.history.length]).toEqual(['unit', 'B Co', 30]);
  expect(unit.history.map(({ date }) => date)).toEqual([...unit.history.map(({ date }) => date)].sort());
  expect(unit.history.at(-1)?.date).toBe(localDay(new Date()));

  const groups = (daysAgo: number) => {
    const { total, ready, maintenance, nonOperational, other, readyPercent } = dayOf(unit, daysAgo) ?? {};
    return [total, ready, maintenance, nonOperational, other, readyPercent];
  };
  expect(groups(13)).toEqual([0, 0, 0, 0, 0, null]);
  expect(groups(12)).toEqual([2, 2, 0, 0, 0, 100]);
  expect(groups(7)).toEqual([2, 2, 0, 0, 0, 100]);
  expect(groups(6)).toEqual([2, 1, 0, 1, 0, 50]);
  expect(groups(4)).toEqual([3, 2, 1, 0, 0, 67]);
  expect(groups(2)).toEqual([3, 2, 0, 0, 1, 67]);
  expect(groups(0)).toEqual([3, 2, 0, 0, 1, 67]);
});

test('a soldier sees what they held on each day, another squad and another company see theirs', async () => {
  const own = await report('whitaker');
  expect([own.scope, own.of]).toEqual(['own', 'SPC Whitaker']);
  expect([9, 8, 5, 3, 1, 0].map((daysAgo) => dayOf(own, daysAgo)?.readyPercent)).toEqual([
    null,
    100,
    0,
    0,
    100,
    100,
  ]);
  expect((await report('tanaka')).history.every(({ total }) => total === 0)).toBe(true);
  expect(dayOf(await report('petrov'), 5)).toMatchObject({ total: 1, nonOperational: 1 });
  expect(dayOf(await report('petrov'), 9)).toMatchObject({ total: 0 });
  expect((await report('stranger')).history.every(({ total }) => total === 0)).toBe(true);
});

test('check 40 readiness of today is that of the other figures, for a soldier who signed items down too', async () => {
  const own = await testCompany();
  const [kept, passedOn, another] = [await own.createItem(), await own.createItem(), await own.createItem()];
  for (const { id } of [kept, passedOn, another]) await own.signDown(id, 'whitaker');
  const { id: offer } = await own.offer('whitaker', passedOn.id, 'tanaka');
  await own.decide('tanaka', offer, 'Approved');
  await call(own.as.halloran, 'PATCH', `/api/property/${kept.id}/status`, statusBody('Damaged'));
  for (const who of ['whitaker', 'tanaka', 'petrov', 'halloran'] as const) {
    const { json: summary } = await call<DashboardSummaryDto>(own.as[who], 'GET', '/api/dashboard/summary');
    const { json } = await call<ReadinessReportDto>(own.as[who], 'GET', '/api/dashboard/readiness');
    expect(json.history.at(-1)).toMatchObject(summary.readiness);
    expect(json.byStatus.reduce((sum, { count }) => sum + count, 0)).toBe(summary.totalInventory);
  }
  const { json } = await call<ReadinessReportDto>(own.as.whitaker, 'GET', '/api/dashboard/readiness');
  expect(json.history.at(-1)).toMatchObject({ total: 3, ready: 2, readyPercent: 67 });
});

test('items by status and open transfers are those of now', async () => {
  await t.offer('halloran', ids.spare, 'tanaka');
  const unit = await report('halloran');
  expect(unit.byStatus.map(({ status }) => status)).toEqual([...PROPERTY_STATUSES]);
  expect(unit.byStatus.filter(({ count }) => count > 0)).toEqual([
    { status: 'Operational', count: 2 },
    { status: 'Lost', count: 1 },
  ]);
  expect(unit.pendingTransfers).toBe(1);
  expect((await report('stranger')).pendingTransfers).toBe(0);
});

test('a day is written down once and stays; the job writes the next one when it is over', async () => {
  const count = async () => {
    const { n } = await t.database.db
      .selectFrom('readiness_day')
      .select((row) => row.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  const before = await report('halloran');
  expect(await count()).toBe(29);
  await setStatus(ids.rifle, 'Damaged');
  await runJobs(t.app, 'readiness of the day');
  expect(await count()).toBe(29);
  expect((await report('halloran')).history.slice(0, -1)).toEqual(before.history.slice(0, -1));

  t.clock.set(noon(-1));
  await runJobs(t.app, 'readiness of the day');
  expect(await count()).toBe(30);
  const send = await t.signIn('halloran');
  const tomorrow = (await call<ReadinessReportDto>(send, 'GET', '/api/dashboard/readiness')).json;
  t.clock.set(new Date());
  expect(dayOf(tomorrow, 0)).toMatchObject({ total: 3, ready: 1, nonOperational: 1, other: 1 });
});

test('a reader waits for no count: days that are not counted yet are left out', async () => {
  await t.database.db.deleteFrom('readiness_day').execute();
  expect((await report('petrov')).history.map(({ date }) => date)).toEqual([localDay(new Date())]);
  await Promise.all([1, 2, 3].map(() => runJobs(t.app, 'readiness of the day')));
  expect(dayOf(await report('petrov'), 5)).toMatchObject({ total: 1 });
  expect((await report('petrov')).history).toHaveLength(30);
});

test('a change of holder since then: each day counts the item with who held it', async () => {
  const other = await testCompany();
  other.clock.set(noon(5));
  const { id } = await other.createItem();
  const person = (who: Username) => ({ id: other.ids[who], name: who });
  const actor = { ...person('voss'), role: 'Squad Leader', unitId: 'B-2' } as const;
  other.clock.set(noon(3));
  await new Transactor({ db: other.database.db, clock: other.clock }).run(actor, (work) =>
    replaceLinks(work, {
      successionId: 'SC-0001',
      setHash: 'ab',
      from: person('halloran'),
      to: person('voss'),
      lines: [{ itemId: id, act: 'replace' }],
    }),
  );
  other.clock.set(new Date());
  await runJobs(other.app, 'readiness of the day');
  const held = (who: Username) =>
    other.database.db
      .selectFrom('readiness_count')
      .select(sql<string>`day::text`.as('day'))
      .where('holder_id', '=', other.ids[who])
      .orderBy('day')
      .execute()
      .then((rows) => rows.map(({ day }) => day));
  expect(await held('halloran')).toEqual([5, 4].map((days) => localDay(noon(days))));
  expect(await held('voss')).toEqual([3, 2, 1].map((days) => localDay(noon(days))));
});
