import { type CounterCompany, counterCompany } from './counter-fixture';

let t: CounterCompany;
beforeAll(async () => {
  t = await counterCompany();
});

const outFor = (who: 'brandt' | 'voss' | 'petrov') =>
  t.ok(who, 'GET /api/counters/:id/out', { params: { id: t.counterId } });

test('a squad leader sees their own people, and the figures of the whole stock', async () => {
  const [drawn] = [await t.stocked(), await t.stocked()];
  await t.handOver({ items: [drawn] });

  expect(await outFor('brandt')).toMatchObject({ stock: 2, out: 1, entries: [{ item: { id: drawn } }] });
  expect(await outFor('petrov')).toMatchObject({ stock: 2, out: 1, entries: [{ item: { id: drawn } }] });
  // SPC Whitaker is not of their squad.
  expect(await outFor('voss')).toMatchObject({ stock: 2, out: 1, entries: [] });
});
