import type { Username } from '../custody/company';
import { type Workshop, workshop } from './maintenance-fixture';

let shop: Workshop;
beforeAll(async () => {
  shop = await workshop();
});

test('parts are added, come, and are taken off while the work is open', async () => {
  const itemId = await shop.vehicle('NG-6');
  const { id } = await shop.report('whitaker', itemId);
  const params = { id };
  const seal = { name: 'Seal', partNumber: '5330-01', quantity: 2, available: false };
  const { partsRequired } = await shop.calls.ok('whitaker', 'POST /api/maintenance/:id/parts', {
    params,
    body: seal,
  });
  const part = { id, partId: partsRequired[0]?.id ?? '' };
  const changed = await shop.calls.ok('whitaker', 'PATCH /api/maintenance/:id/parts/:partId', {
    params: part,
    body: { estimatedArrival: '2026-12-02', quantity: 3 },
  });
  expect(changed.partsRequired).toMatchObject([
    { quantity: 3, available: false, estimatedArrival: '2026-12-02' },
  ]);
  const refused = (who: Username) =>
    shop.calls.refused(who, 'PATCH /api/maintenance/:id/parts/:partId', {
      params: part,
      body: { available: true },
    });
  expect((await refused('petrov'))[0]).toBe(403);
  expect((await refused('stranger'))[0]).toBe(404);
  const elsewhere = { params: { id, partId: 'MP-9999' } };
  expect(
    (await shop.calls.refused('whitaker', 'DELETE /api/maintenance/:id/parts/:partId', elsewhere))[0],
  ).toBe(404);
  const without = await shop.calls.ok('whitaker', 'DELETE /api/maintenance/:id/parts/:partId', {
    params: part,
  });
  expect(without.partsRequired).toEqual([]);
  await shop.move('halloran', id, 'cancelled');
  expect(
    (await shop.calls.refused('whitaker', 'POST /api/maintenance/:id/parts', { params, body: seal }))[0],
  ).toBe(409);
});

test('the work list is filtered by status, priority, type, shop and item, and paged', async () => {
  const itemId = await shop.vehicle('NG-7');
  const { id: scope } = await shop.company.createItem({
    name: 'M68 sight',
    category: 'optics',
    serial_number: 'OPT-1',
  });
  await shop.report('halloran', itemId, { priority: 'medium', maintenanceType: 'preventive' });
  await shop.report('halloran', itemId, { priority: 'critical', maintenanceType: 'emergency' });
  await shop.report('halloran', scope, { priority: 'medium' });
  const list = async (query: string) =>
    (await shop.calls.ok('halloran', 'GET /api/maintenance', { query })).map((work) => work.priority);
  expect(await list(`itemId=${itemId}`)).toEqual(['critical', 'medium']);
  expect(await list(`itemId=${itemId}&priority=critical`)).toEqual(['critical']);
  expect(await list(`itemId=${itemId}&type=preventive`)).toEqual(['medium']);
  expect(await list('category=optics')).toEqual(['medium']);
  expect(await list('q=opt-1&category=vehicle')).toEqual([]);
  expect(await list(`itemId=${itemId}&status=completed`)).toEqual([]);
  const open = await shop.calls.ok('halloran', 'GET /api/maintenance', { query: 'status=open' });
  expect(open.filter(({ status }) => status === 'completed' || status === 'cancelled')).toEqual([]);
  const page = await shop.calls.send('halloran', 'GET /api/maintenance', {
    query: `itemId=${itemId}&limit=1`,
  });
  expect([page.json<unknown[]>().length, page.headers['x-total-count']]).toEqual([1, '2']);
  expect(await shop.calls.ok('stranger', 'GET /api/maintenance')).toEqual([]);
});
