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
