import { eventTypes } from '../custody/company';
import { type Workshop, workshop } from './maintenance-fixture';
import { statusBody } from '../support/loss-facts';

let shop: Workshop;
beforeAll(async () => {
  shop = await workshop();
});

test('maintenance goes from report to completion, each step on its timeline, in the ledger and told to its people', async () => {
  const itemId = await shop.vehicle('NG-1');
  const reported = await shop.report('whitaker', itemId, {
    scheduledDate: '2026-11-24',
    parts: [
      {
        name: 'Cartridge',
        partNumber: '2530-01',
        quantity: 1,
        available: false,
        estimatedArrival: '2026-11-26',
      },
    ],
  });
  expect(reported).toMatchObject({
    itemId, itemName: 'M1165 HMMWV', serialNumber: 'NG-1', category: 'vehicle', maintenanceType: 'corrective',
    status: 'scheduled', priority: 'high', description: 'Air dryer leaks under load.', reportedBy: 'SPC Whitaker',
    scheduledDate: '2026-11-24', completedDate: null, version: 1, deadlined: false, moves: ['in-progress'],
    mayEdit: true,
    partsRequired: [{ name: 'Cartridge', quantity: 1, available: false, estimatedArrival: '2026-11-26' }],
  }); // prettier-ignore
  const { id } = reported;
  await shop.move('whitaker', id, 'In-Progress');
  await shop.move('whitaker', id, 'awaiting-parts', 'Cartridge is on order.');
  const [part] = reported.partsRequired;
  await shop.calls.ok('brandt', 'PATCH /api/maintenance/:id/parts/:partId', {
    params: { id, partId: part?.id ?? '' },
    body: { available: true },
  });
  await shop.move('whitaker', id, 'in-progress');
  const done = await shop.move('halloran', id, 'completed');
  expect(done).toMatchObject({ status: 'completed', moves: [], mayEdit: false });
  expect(done.completedDate).not.toBeNull();
  expect(done.timeline.map(({ kind, status, by, notes }) => [kind, status, by, notes])).toEqual([
    ['reported', 'scheduled', 'SPC Whitaker', null],
    ['status', 'in-progress', 'SPC Whitaker', null],
    ['status', 'awaiting-parts', 'SPC Whitaker', 'Cartridge is on order.'],
    ['part', null, 'SPC Brandt', 'Cartridge arrived'],
    ['status', 'in-progress', 'SPC Whitaker', null],
    ['status', 'completed', 'SPC Halloran', null],
  ]);
  expect((await eventTypes(shop.company, itemId)).filter((type) => type === 'MAINTENANCE')).toHaveLength(5);
  const notifications = await shop.calls.ok('whitaker', 'GET /api/notifications');
  expect(notifications.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      'All parts for M1165 HMMWV NG-1 are here.',
      'SPC Halloran set the maintenance of M1165 HMMWV NG-1 to completed.',
    ]),
  );
});

test('a deadline takes the item out of service with its event, and its completion puts it back', async () => {
  const itemId = await shop.vehicle('NG-2');
  const { id } = await shop.report('whitaker', itemId, { deadlined: true });
  expect(await shop.statusOf(itemId)).toBe('Deadline - Maintenance');
  const readiness = async () => (await shop.calls.ok('halloran', 'GET /api/dashboard/summary')).readiness;
  const down = await readiness();
  const second = await shop.report('whitaker', itemId, { deadlined: true, description: 'Brake line cut.' });

  await shop.move('whitaker', id, 'in-progress');
  await shop.move('halloran', id, 'completed');
  // The other fault still keeps it down.
  expect(await shop.statusOf(itemId)).toBe('Deadline - Maintenance');
  await shop.move('halloran', second.id, 'in-progress');
  await shop.move('halloran', second.id, 'completed');
  expect(await shop.statusOf(itemId)).toBe('Operational');
  const up = await readiness();
  expect([up.ready - down.ready, down.maintenance - up.maintenance]).toEqual([1, 1]);
  expect((await eventTypes(shop.company, itemId)).filter((type) => type === 'STATUS CHANGE')).toHaveLength(2);
});

test('a deadline that is withdrawn or cancelled leaves the item as it was, and what others set is left alone', async () => {
  const itemId = await shop.vehicle('NG-3');
  const setStatus = (status: string) =>
    shop.calls.ok('halloran', 'PATCH /api/property/:id/status', {
      params: { id: itemId },
      body: statusBody(status),
    });
  await setStatus('Damaged');
  const first = await shop.report('whitaker', itemId, { deadlined: true });
  const edited = await shop.calls.ok('whitaker', 'PATCH /api/maintenance/:id', {
    params: { id: first.id },
    body: { version: first.version, deadlined: false },
  });
  expect(edited).toMatchObject({ deadlined: false, version: 2 });
  expect(await shop.statusOf(itemId)).toBe('Damaged');
  await shop.calls.ok('whitaker', 'PATCH /api/maintenance/:id', {
    params: { id: first.id },
    body: { version: 2, deadlined: true },
  });
  expect(await shop.statusOf(itemId)).toBe('Deadline - Maintenance');
  await shop.move('halloran', first.id, 'cancelled');
  expect(await shop.statusOf(itemId)).toBe('Damaged');

  const third = await shop.report('whitaker', itemId, { deadlined: true });
  await setStatus('Lost');
  await shop.move('halloran', third.id, 'cancelled');
  expect(await shop.statusOf(itemId)).toBe('Lost');
});
