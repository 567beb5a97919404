import { type CounterCompany, counterCompany } from './counter-fixture';

let t: CounterCompany;
beforeAll(async () => {
  t = await counterCompany();
});

const params = () => ({ id: t.counterId });

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

test('CNTR-45 what was signed over outside the counter is out with who signed for it, and not missing in a room count', async () => {
  await t.ok('halloran', 'PUT /api/counters/:id/authority', {
    params: params(),
    body: { until: '2027-11-21' },
  });
  const id = await t.stocked();
  const { stock, out } = await outFor('brandt');
  await t.handOver({ items: [id], mode: 'issue' });
  const { id: transfer } = await t.offer('whitaker', id, 'tanaka');
  expect((await t.decide('tanaka', transfer, 'Approved')).statusCode).toBe(200);

  const board = await outFor('brandt');
  expect(board).toMatchObject({ stock, out: out + 1 });
  expect(board.entries.find(({ item }) => item.id === id)).toMatchObject({
    person: { name: 'SPC Tanaka' },
    rack: 'Rack 4',
    basis: 'issue',
    due_at: null,
    handover_id: null,
  });
  // Tanaka is of the squad of Petrov, and not of that of Voss.
  expect((await outFor('petrov')).entries.map(({ item }) => item.id)).toContain(id);
  expect((await outFor('voss')).entries.map(({ item }) => item.id)).not.toContain(id);

  const count = await t.ok('brandt', 'POST /api/counters/:id/room-counts', { params: params() });
  expect(count.out.find(({ item }) => item.id === id)).toMatchObject({ with: 'SPC Tanaka', due_at: null });
  expect(count.needs_reason.map(({ item_id }) => item_id)).not.toContain(id);
  const lines = await t.ok('brandt', 'GET /api/inventories/:id/lines', {
    params: { id: count.id },
    query: 'state=by-document',
  });
  expect(lines.find((line) => line.id === id)?.document).toMatchObject({
    number: 'HAND RECEIPT',
    note: 'Out with SPC Tanaka.',
    by: 'SPC Whitaker',
  });
  await t.ok('brandt', 'POST /api/counters/:id/room-counts/:inventoryId/close', {
    params: { ...params(), inventoryId: count.id },
    body: { reasons: count.needs_reason.map(({ item_id: itemId }) => ({ itemId, reason: 'At the range.' })) },
  });
  expect(await t.readItem(id)).toMatchObject({ missing: null });

  const { serial_number: serial } = await t.readItem(id);
  expect(
    await t.refused('brandt', 'PUT /api/counters/:id/stock', { params: params(), body: { remove: [id] } }),
  ).toEqual([409, `M4A1 Carbine ${serial} is out with SPC Tanaka. Take it back first.`]);

  await t.ok('brandt', 'POST /api/counter/returns', {
    body: { sessionId: t.sessionId, itemId: id, typed: false },
  });
  const after = await outFor('brandt');
  expect(after).toMatchObject({ stock, out });
  expect(after.entries.map(({ item }) => item.id)).not.toContain(id);
});
