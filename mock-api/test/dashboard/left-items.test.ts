import type { ReadinessReportDto } from '@hand-receipt/contracts/routes';
import { localDay, startOfDay } from '../../src/kernel/local-day';
import { runJobs } from '../support/jobs';
import { leavingCompany, type Leaving } from '../closings/leaving';

/** Noon of the day so many days ago. */
const noon = (daysAgo: number) => new Date(startOfDay(new Date(), -daysAgo).getTime() + 12 * 60 * 60 * 1000);

async function totals(t: Leaving, who: Parameters<Leaving['send']>[0], daysAgo: number[]) {
  const { json } = await t.send<ReadinessReportDto>(who, 'GET', '/api/dashboard/readiness');
  return daysAgo.map((days) => json.history.find(({ date }) => date === localDay(noon(days)))?.total);
}

test('LIFE-27 an item counts on the days before it left, on none after, and again once it is on a book', async () => {
  const t = await leavingCompany();
  t.clock.set(noon(12));
  const [turnedIn, given] = [await t.createItem(), await t.createItem({ name: 'Radio Set' })];
  await t.createItem({ name: 'Tool Kit' });
  t.clock.set(noon(6));
  await t.leave([turnedIn.id]);
  await t.leave([given.id], {
    kind: 'lateral',
    receivingActivity: 'C Co',
    documentNumber: 'W15GK9-6327-0001',
  });
  t.clock.set(noon(3));
  const entered = await t.send('quinn', 'POST', `/api/property/${given.id}/reinstatement`, {
    reason: 'Received with the signed copy.',
  });
  expect(entered.status).toBe(200);
  t.clock.set(new Date());
  await runJobs(t.app, 'readiness of the day');

  const days = [13, 12, 7, 6, 4, 3, 1];
  expect(await totals(t, 'halloran', days)).toEqual([0, 3, 3, 1, 1, 1, 1]);
  expect(await totals(t, 'quinn', days)).toEqual([0, 0, 0, 0, 0, 1, 1]);
  const held = await t.database.db
    .selectFrom('readiness_count')
    .select((row) => row.fn.sum<number>('items').as('items'))
    .where('day', '=', localDay(noon(7)))
    .where('holder_id', '=', t.ids.halloran)
    .executeTakeFirstOrThrow();
  expect(Number(held.items)).toBe(3);
});
