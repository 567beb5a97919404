import { addUser } from '../support/app';
import { type CounterCompany, counterCompany } from './counter-fixture';

let t: CounterCompany;
beforeAll(async () => {
  t = await counterCompany();
});

test('a session at a counter answers 404 to whom the counter is hidden, 403 to others who are not appointed', async () => {
  const params = { id: t.counterId };
  const body = { deviceName: 'Window 2' };
  for (const who of ['whitaker', 'stranger'] as const) {
    expect((await t.refused(who, 'GET /api/counters/:id', { params }))[0]).toBe(404);
    expect(await t.refused(who, 'POST /api/counters/:id/sessions', { params, body })).toEqual([
      404,
      'Counter not found',
    ]);
  }
  expect(await t.refused('petrov', 'POST /api/counters/:id/sessions', { params, body })).toEqual([
    403,
    'You are not appointed at Arms Room.',
  ]);
});

test('SIRP-06 nobody of another company lets the operators of a counter issue in their name', async () => {
  await t.database.db
    .insertInto('units')
    .values({ id: 'C-1', parent_id: 'C', name: '1st Squad', kind: 'squad' })
    .execute();
  await addUser(t.database, { username: 'farther', unit_id: 'C-1' });
  for (const send of [t.as.stranger, await t.signIn('farther')]) {
    const url = `/api/counters/${t.counterId}/authority`;
    const answer = await send({ method: 'PUT', url, body: { until: '2027-11-21' } });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      404,
      'Counter not found',
    ]);
  }
});

test('a holder who lets a counter issue in their name sees its operators, and no orders or other holders', async () => {
  const params = { id: t.counterId };
  const give = (until: string | null) => ({ params, body: { until } });
  await t.ok('halloran', 'PUT /api/counters/:id/authority', give('2027-11-21'));
  const whole = await t.ok('halloran', 'GET /api/counters/:id', { params });
  expect(whole.operators.map(({ order_reference: order }) => order)).toEqual(['Orders 325-01']);

  const given = await t.ok('whitaker', 'PUT /api/counters/:id/authority', give('2027-11-21'));
  expect(given).toEqual(await t.ok('whitaker', 'GET /api/counters/:id', { params }));
  expect(given.may.read).toBe(false);
  expect(given.operators).toMatchObject([{ person: { id: t.ids.brandt }, order_reference: '' }]);
  expect(given.authorities).toMatchObject([{ holder: { id: t.ids.whitaker } }]);

  const withdrawn = await t.ok('whitaker', 'PUT /api/counters/:id/authority', give(null));
  expect([withdrawn.operators, withdrawn.authorities]).toEqual([[], []]);
  expect((await t.refused('whitaker', 'GET /api/counters/:id', { params }))[0]).toBe(404);
});
