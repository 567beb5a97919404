import { runJobs } from '../support/jobs';
import { type CounterCompany, MORNING, authorizedCompany } from './counter-fixture';

const DAY_MS = 24 * 60 * 60 * 1000;

let t: CounterCompany;
let serial: string;

beforeAll(async () => {
  t = await authorizedCompany();
});

/** What each is told from now on, after the job ran twice. */
async function told(now: Date): Promise<Record<string, string[]>> {
  t.clock.set(now);
  const { last } = await t.database.db
    .selectFrom('notification')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  for (let times = 0; times < 2; times += 1) await runJobs(t.app, 'draws and temporary receipts due');
  const rows = await t.database.db
    .selectFrom('notification')
    .innerJoin('users', 'users.id', 'notification.user_id')
    .select(['users.username', 'notification.message'])
    .where('notification.id', '>', last ?? 0)
    .orderBy('users.username')
    .execute();
  const byName: Record<string, string[]> = {};
  for (const { username, message } of rows) byName[username] = [...(byName[username] ?? []), message];
  return byName;
}

const on = (day: number, hours: number, minutes = 0) => new Date(2026, 10, day, hours, minutes);

test('a draw is told 1 hour before it is due and when it is overdue, and after 30 minutes to the Commander', async () => {
  const id = await t.stocked();
  serial = (await t.readItem(id)).serial_number;
  await t.handOver({ items: [id] });
  expect(await told(on(21, 16, 59))).toEqual({});
  const soon = `M4A1 Carbine ${serial} is due back at Arms Room at 1800.`;
  expect(await told(on(21, 17, 0))).toEqual({ brandt: [soon], whitaker: [soon] });
  const over = `M4A1 Carbine ${serial} is overdue at Arms Room since 1800.`;
  expect(await told(on(21, 18, 0))).toEqual({ brandt: [over], whitaker: [over] });
  expect((await told(on(21, 18, 30))).halloran).toEqual([over]);
  const { entries } = await t.ok('brandt', 'GET /api/counters/:id/out', { params: { id: t.counterId } });
  expect(entries.map(({ state }) => state)).toEqual(['overdue']);
  await t.send('brandt', 'POST /api/counter/returns', {
    body: { sessionId: t.sessionId, itemId: id, typed: false },
  });
});

test('a draw whose first notice comes a day later is overdue since a date and a time', async () => {
  t.clock.set(MORNING);
  const id = await t.stocked();
  await t.handOver({ items: [id], dueAt: on(21, 17, 45).toISOString() });
  const { serial_number } = await t.readItem(id);
  const over = `M4A1 Carbine ${serial_number} is overdue at Arms Room since 21NOV2026 1745.`;
  expect(await told(on(22, 12, 30))).toEqual({ brandt: [over], halloran: [over], whitaker: [over] });
  await t.send('brandt', 'POST /api/counter/returns', {
    body: { sessionId: t.sessionId, itemId: id, typed: false },
  });
});

test('CNTR-40 a temporary receipt warns 5 days before its due date, and tells both sides daily when overdue', async () => {
  t.clock.set(MORNING);
  const { id } = await t.createItem({ name: 'Tent' });
  const tent = `Tent ${(await t.readItem(id)).serial_number}`;
  await t.handOver({ items: [id], mode: 'temporary', dueAt: on(30, 12).toISOString() });
  expect(await told(on(24, 23))).toEqual({});
  const soon = `${tent} is due back at Arms Room on 30NOV2026.`;
  expect(await told(on(25, 8))).toEqual({ brandt: [soon], halloran: [soon], whitaker: [soon] });
  expect(await told(on(26, 8))).toEqual({});
  expect(Object.keys(await told(on(30, 8)))).toEqual(['brandt', 'halloran', 'whitaker']);
  const over = `${tent} is overdue at Arms Room since 30NOV2026.`;
  for (const day of [1, 2]) {
    expect(await told(new Date(on(30, 8).getTime() + day * DAY_MS))).toEqual({
      brandt: [over],
      halloran: [over],
      whitaker: [over],
    });
  }
});

test('a temporary receipt is told to the person from whom the recipient has the item now, who sees it', async () => {
  t.clock.set(MORNING);
  const { id } = await t.createItem({ name: 'Stove' });
  const stove = `Stove ${(await t.readItem(id)).serial_number}`;
  const { id: number } = await t.handOver({
    items: [id],
    mode: 'temporary',
    dueAt: on(29, 12).toISOString(),
  });
  const read = () => t.send('voss', 'GET /api/counter/handovers/:id', { params: { id: number } });
  expect((await read()).statusCode).toBe(404);
  // As a change of command does.
  await t.database.db
    .updateTable('custody_link')
    .set({ user_id: t.ids.voss })
    .where('item_id', '=', id)
    .where('user_id', '=', t.ids.halloran)
    .execute();
  const soon = `${stove} is due back at Arms Room on 29NOV2026.`;
  expect(await told(on(24, 8))).toEqual({ brandt: [soon], voss: [soon], whitaker: [soon] });
  expect((await read()).statusCode).toBe(200);
  const notices = await t.database.db
    .selectFrom('notification')
    .select(['user_id', 'action'])
    .where('message', '=', soon)
    .execute();
  const paths = new Map(notices.map(({ user_id, action }) => [user_id, action?.path]));
  // The book of an operator does not say who is overdue: the board does.
  expect(paths.get(t.ids.brandt)).toBe(`/counter/who-is-out?counter=${t.counterId}`);
  expect(paths.get(t.ids.whitaker)).toBe('/property-book');
});

test('who is deactivated is no operator any more, and nobody issues in their name or with their card', async () => {
  t.clock.set(MORNING);
  const params = { id: t.counterId };
  const weapon = await t.stocked();
  await t.ok('halloran', 'PUT /api/counters/:id/operators/:userId', {
    params: { id: t.counterId, userId: t.ids.tanaka },
    body: { until: '2027-01-31', orderReference: 'Orders 325-02' },
  });
  await t.ok('halloran', 'PUT /api/counters/:id/authorizations', {
    params,
    body: { entries: [{ itemId: weapon, userId: t.ids.tanaka }] },
  });
  await t.database.db.updateTable('users').set({ role: 'Admin' }).where('id', '=', t.ids.petrov).execute();
  await t.ok('petrov', 'POST /api/users/:id/deactivate', { params: { id: t.ids.tanaka } });
  const { operators } = await t.ok('halloran', 'GET /api/counters/:id', { params });
  expect(operators.map(({ person }) => person.id)).toEqual([t.ids.brandt]);
  expect(await t.ok('halloran', 'GET /api/counters/:id/authorizations', { params })).toEqual([]);
});

test('what a person did at counters is in the file of everything that is kept about them', async () => {
  const data = await t.ok('whitaker', 'GET /api/profile/export');
  expect(data.handOvers.length).toBeGreaterThan(0);
  expect(data.possessions.length).toBeGreaterThan(0);
});
