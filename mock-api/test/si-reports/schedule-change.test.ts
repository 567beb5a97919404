import type { CheckScheduleInput, SensitiveItemDto, SiBoardDto } from '@hand-receipt/contracts';
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

test('a change of the grace judges checks from then on: those due before keep their result', async () => {
  const item = await t.weapon('soldier-B1', 'B100001');
  const itemNow = async () => {
    const send = await t.signIn('soldier-b1');
    return (await send({ method: 'GET', url: `/api/sensitive-items/${item}` })).json<SensitiveItemDto>();
  };
  const read = async () =>
    (await itemNow()).lastChecks.map(({ due, result }) => [
      new Date(due).getDate(),
      new Date(due).getHours(),
      result,
    ]);
  const setGrace = async (graceMinutes: number, version: number) => {
    const payload: CheckScheduleInput = {
      frequency: 'daily',
      dueTimes: ['0600', '1800'],
      weekday: null,
      monthDay: null,
      graceMinutes,
      citation: null,
      version,
    };
    const send = await t.signIn('co-b');
    const changed = await send({ method: 'PUT', url: '/api/check-schedules/weapon', payload });
    expect(changed.statusCode).toBe(200);
  };
  t.clock.set(new Date(2026, 10, 23, 6, 30));
  await t.see('leader-B1', item);
  t.clock.set(new Date(2026, 10, 23, 17, 0));
  await setGrace(0, 1);
  expect((await read()).slice(-1)).toEqual([[23, 6, 'done']]);
  t.clock.set(new Date(2026, 10, 23, 18, 30));
  await t.see('leader-B1', item);
  expect((await read()).slice(-2)).toEqual([
    [23, 6, 'done'],
    [23, 18, 'late'],
  ]);
  await setGrace(120, 2);
  expect((await read()).slice(-2)).toEqual([
    [23, 6, 'done'],
    [23, 18, 'late'],
  ]);

  // Nobody has seen the check of 0600; its time ran out at 0800 before the change at 0830.
  t.clock.set(new Date(2026, 10, 24, 8, 30));
  await setGrace(1440, 3);
  expect((await itemNow()).status).toBe('overdue');
  const send = await t.signIn('co-b');
  const { rows, dues } = (await send({ method: 'GET', url: '/api/si-board' })).json<SiBoardDto>();
  const squad = rows.find(({ unit }) => unit.id === 'B-1-1');
  expect(squad?.cells[dues.indexOf(new Date(2026, 10, 24, 6).toISOString())]?.words).toBe(
    'No report, 30 min late',
  );
});
