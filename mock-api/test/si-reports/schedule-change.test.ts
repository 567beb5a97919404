import type { CheckScheduleInput, SensitiveItemDto } from '@hand-receipt/contracts';
import { type Battalion, DUE, battalion } from './battalion';

let t: Battalion;
beforeAll(async () => {
  t = await battalion();
});

test('a check that was done and reported stays GREEN after a change of schedule', async () => {
  const item = await t.weapon('soldier-A1', 'A100001');
  t.clock.set(new Date(2026, 10, 22, 18, 19));
  await t.see('leader-A1', item);
  await t.up('leader-A1', 'A-1-1');

  t.clock.set(new Date(2026, 10, 22, 18, 30));
  const payload: CheckScheduleInput = {
    frequency: 'daily',
    dueTimes: ['0600', '1900'],
    weekday: null,
    monthDay: null,
    graceMinutes: 120,
    citation: null,
    version: 1,
  };
  const changed = await t.as('co-A')({ method: 'PUT', url: '/api/check-schedules/weapon', payload });
  expect(changed.statusCode).toBe(200);

  expect(await t.cell('co-A', 'A-1-1')).toMatchObject({ state: 'GREEN', seen: 1, expected: 1 });
  const { rows, dues } = await t.board('co-A');
  const next = new Date(2026, 10, 22, 19, 0).toISOString();
  const squad = rows.find(({ unit }) => unit.id === 'A-1-1');
  expect(squad?.cells[dues.indexOf(next)]).toMatchObject({ state: 'AMBER', seen: 0, expected: 1 });
  const read = await t.as('soldier-A1')({ method: 'GET', url: `/api/sensitive-items/${item}` });
  expect(read.json<SensitiveItemDto>().lastChecks.slice(-1)).toMatchObject([{ due: DUE, result: 'done' }]);
  expect(read.json<SensitiveItemDto>().status).toBe('verified');
  const summary = await t.as('co-A')({ method: 'GET', url: '/api/sensitive-items/summary' });
  expect(summary.json()).toMatchObject({ total: 1, verified: 1 });

  t.clock.set(new Date(2026, 10, 22, 18, 45));
  await t.see('leader-A1', item);
  const after = await t.as('soldier-A1')({ method: 'GET', url: `/api/sensitive-items/${item}` });
  expect(after.json<SensitiveItemDto>().lastChecks.slice(-2)).toMatchObject([
    { due: DUE, result: 'done' },
    { due: next, result: 'done' },
  ]);
});
