import { MAINTENANCE_MOVES, MAINTENANCE_STATUSES, ROLES, movesFrom } from '@hand-receipt/contracts';
import type { CreateMaintenanceDto, MaintenanceDetailsDto } from '@hand-receipt/contracts';
import { type Company, type Username, eventTypes, testCompany } from '../custody/company';
import { type Calls, callsOf } from '../support/call';

let company: Company;
let calls: Calls;
beforeAll(async () => {
  company = await testCompany();
  calls = callsOf(company);
});

const report = (
  who: Username,
  propertyId: string,
  more: Partial<CreateMaintenanceDto> = {},
): Promise<MaintenanceDetailsDto> =>
  calls.ok(who, 'POST /api/maintenance', {
    body: {
      propertyId,
      maintenanceType: 'corrective',
      priority: 'high',
      description: 'Air dryer leaks under load.',
      ...more,
    },
  });
const move = (who: Username, id: string, status: string, notes?: string) =>
  calls.ok(who, 'PATCH /api/maintenance/:id/status', { params: { id }, body: { status, notes } });
const moveRefused = (who: Username, id: string, status: string) =>
  calls.refused(who, 'PATCH /api/maintenance/:id/status', { params: { id }, body: { status } });
const statusOf = async (id: string) =>
  (await calls.ok('halloran', 'GET /api/property/:id', { params: { id } })).current_status;

/** A vehicle that the commander has signed down to a soldier. */
async function vehicle(serial_number: string): Promise<string> {
  const { id } = await company.createItem({ name: 'M1165 HMMWV', category: 'vehicles', serial_number });
  await company.signDown(id, 'whitaker');
  return id;
}

test('maintenance goes from report to completion, each step on its timeline, in the ledger and told to its people', async () => {
  const itemId = await vehicle('NG-1');
  const reported = await report('whitaker', itemId, {
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
  await move('whitaker', id, 'In-Progress');
  await move('whitaker', id, 'awaiting-parts', 'Cartridge is on order.');
  const [part] = reported.partsRequired;
  await calls.ok('brandt', 'PATCH /api/maintenance/:id/parts/:partId', {
    params: { id, partId: part?.id ?? '' },
    body: { available: true },
  });
  await move('whitaker', id, 'in-progress');
  const done = await move('halloran', id, 'completed');
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
  expect((await eventTypes(company, itemId)).filter((type) => type === 'MAINTENANCE')).toHaveLength(5);
  const notices = await calls.ok('whitaker', 'GET /api/notifications');
  expect(notices.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      'All parts for M1165 HMMWV NG-1 are here.',
      'SPC Halloran set the maintenance of M1165 HMMWV NG-1 to completed.',
    ]),
  );
});

test('a deadline takes the item out of service with its event, and its completion puts it back', async () => {
  const itemId = await vehicle('NG-2');
  const { id } = await report('whitaker', itemId, { deadlined: true });
  expect(await statusOf(itemId)).toBe('Deadline - Maintenance');
  const readiness = async () => (await calls.ok('halloran', 'GET /api/dashboard/summary')).readiness;
  const down = await readiness();
  const second = await report('whitaker', itemId, { deadlined: true, description: 'Brake line cut.' });

  await move('whitaker', id, 'in-progress');
  await move('halloran', id, 'completed');
  // The other fault still keeps it down.
  expect(await statusOf(itemId)).toBe('Deadline - Maintenance');
  await move('halloran', second.id, 'in-progress');
  await move('halloran', second.id, 'completed');
  expect(await statusOf(itemId)).toBe('Operational');
  const up = await readiness();
  expect([up.ready - down.ready, down.maintenance - up.maintenance]).toEqual([1, 1]);
  expect((await eventTypes(company, itemId)).filter((type) => type === 'STATUS CHANGE')).toHaveLength(2);
});

test('a deadline that is withdrawn or cancelled leaves the item as it was, and what others set is left alone', async () => {
  const itemId = await vehicle('NG-3');
  const setStatus = (status: string) =>
    calls.ok('halloran', 'PATCH /api/property/:id/status', { params: { id: itemId }, body: { status } });
  await setStatus('Damaged');
  const first = await report('whitaker', itemId, { deadlined: true });
  const edited = await calls.ok('whitaker', 'PATCH /api/maintenance/:id', {
    params: { id: first.id },
    body: { version: first.version, deadlined: false },
  });
  expect(edited).toMatchObject({ deadlined: false, version: 2 });
  expect(await statusOf(itemId)).toBe('Damaged');
  await calls.ok('whitaker', 'PATCH /api/maintenance/:id', {
    params: { id: first.id },
    body: { version: 2, deadlined: true },
  });
  expect(await statusOf(itemId)).toBe('Deadline - Maintenance');
  await move('halloran', first.id, 'cancelled');
  expect(await statusOf(itemId)).toBe('Damaged');

  const third = await report('whitaker', itemId, { deadlined: true });
  await setStatus('Lost');
  await move('halloran', third.id, 'cancelled');
  expect(await statusOf(itemId)).toBe('Lost');
});

test('who moves what is in the one table of moves, and nobody else moves it', async () => {
  const itemId = await vehicle('NG-4');
  const { id } = await report('whitaker', itemId);
  expect(await moveRefused('whitaker', id, 'cancelled')).toEqual([
    403,
    'Only Squad Leader, Supply Sergeant, Commander, Admin may set maintenance to cancelled.',
  ]);
  expect(await moveRefused('halloran', id, 'completed')).toEqual([
    409,
    'Maintenance that is scheduled does not become completed.',
  ]);
  expect((await moveRefused('halloran', id, 'odd'))[0]).toBe(400);
  // The squad leader sees it and has not signed for it.
  expect((await moveRefused('petrov', id, 'in-progress'))[0]).toBe(403);
  expect((await moveRefused('stranger', id, 'in-progress'))[0]).toBe(404);
  expect(await calls.ok('petrov', 'GET /api/maintenance/:id', { params: { id } })).toMatchObject({
    status: 'scheduled',
    moves: [],
    mayEdit: false,
    timeline: [{ kind: 'reported' }],
  });
  await move('whitaker', id, 'in-progress');
  // Sent again, it is done already.
  expect((await move('whitaker', id, 'in-progress')).version).toBe(2);
  await move('brandt', id, 'bn-level');
  expect((await moveRefused('whitaker', id, 'completed'))[0]).toBe(403);

  for (const from of MAINTENANCE_STATUSES) {
    for (const role of ROLES) {
      const to = movesFrom(from, role);
      expect(to.every((status) => MAINTENANCE_MOVES[from][status]?.includes(role))).toBe(true);
    }
  }
  expect(ROLES.flatMap((role) => [...movesFrom('completed', role), ...movesFrom('cancelled', role)])).toEqual(
    [],
  );
});

test('a change on an old version, on what is done, or by somebody who did not sign is refused', async () => {
  const itemId = await vehicle('NG-5');
  const { id } = await report('whitaker', itemId);
  const edit = (who: Username, body: object) =>
    calls.refused(who, 'PATCH /api/maintenance/:id', { params: { id }, body: { version: 1, ...body } });
  const edited = await calls.ok('halloran', 'PATCH /api/maintenance/:id', {
    params: { id },
    body: { version: 1, assignedTo: ' Motor pool ', scheduledDate: '2026-12-01', priority: 'critical' },
  });
  expect(edited).toMatchObject({
    assignedTo: 'Motor pool',
    scheduledDate: '2026-12-01',
    priority: 'critical',
  });
  expect((await edit('halloran', { notes: 'Late' }))[0]).toBe(409);
  expect((await edit('halloran', { version: 2, scheduledDate: '2026-02-31' }))[0]).toBe(400);
  expect((await edit('halloran', { version: 2, status: 'completed' }))[0]).toBe(400);
  expect((await edit('petrov', { version: 2, notes: 'Mine' }))[0]).toBe(403);
  expect((await edit('stranger', { version: 2, notes: 'Mine' }))[0]).toBe(404);
  await move('halloran', id, 'cancelled');
  expect((await edit('halloran', { version: 3, notes: 'Late' }))[0]).toBe(409);

  const create = (who: Username, body: Partial<CreateMaintenanceDto>) =>
    calls.refused(who, 'POST /api/maintenance', {
      body: {
        propertyId: itemId,
        maintenanceType: 'corrective',
        priority: 'high',
        description: 'x',
        ...body,
      },
    });
  expect((await create('petrov', {}))[0]).toBe(403);
  expect((await create('stranger', {}))[0]).toBe(404);
  expect((await create('whitaker', { description: '  ' }))[0]).toBe(400);
  expect((await create('whitaker', { documentId: 'D-0001' }))[0]).toBe(404);
});

test('parts are added, come, and are taken off while the work is open', async () => {
  const itemId = await vehicle('NG-6');
  const { id } = await report('whitaker', itemId);
  const params = { id };
  const seal = { name: 'Seal', partNumber: '5330-01', quantity: 2, available: false };
  const { partsRequired } = await calls.ok('whitaker', 'POST /api/maintenance/:id/parts', {
    params,
    body: seal,
  });
  const part = { id, partId: partsRequired[0]?.id ?? '' };
  const changed = await calls.ok('whitaker', 'PATCH /api/maintenance/:id/parts/:partId', {
    params: part,
    body: { estimatedArrival: '2026-12-02', quantity: 3 },
  });
  expect(changed.partsRequired).toMatchObject([
    { quantity: 3, available: false, estimatedArrival: '2026-12-02' },
  ]);
  const refused = (who: Username) =>
    calls.refused(who, 'PATCH /api/maintenance/:id/parts/:partId', {
      params: part,
      body: { available: true },
    });
  expect((await refused('petrov'))[0]).toBe(403);
  expect((await refused('stranger'))[0]).toBe(404);
  const elsewhere = { params: { id, partId: 'MP-9999' } };
  expect((await calls.refused('whitaker', 'DELETE /api/maintenance/:id/parts/:partId', elsewhere))[0]).toBe(
    404,
  );
  const without = await calls.ok('whitaker', 'DELETE /api/maintenance/:id/parts/:partId', { params: part });
  expect(without.partsRequired).toEqual([]);
  await move('halloran', id, 'cancelled');
  expect(
    (await calls.refused('whitaker', 'POST /api/maintenance/:id/parts', { params, body: seal }))[0],
  ).toBe(409);
});

test('the work list is filtered by status, priority, type, shop and item, and paged', async () => {
  const itemId = await vehicle('NG-7');
  const { id: scope } = await company.createItem({
    name: 'M68 sight',
    category: 'optics',
    serial_number: 'OPT-1',
  });
  await report('halloran', itemId, { priority: 'medium', maintenanceType: 'preventive' });
  await report('halloran', itemId, { priority: 'critical', maintenanceType: 'emergency' });
  await report('halloran', scope, { priority: 'medium' });
  const list = async (query: string) =>
    (await calls.ok('halloran', 'GET /api/maintenance', { query })).map((work) => work.priority);
  expect(await list(`itemId=${itemId}`)).toEqual(['critical', 'medium']);
  expect(await list(`itemId=${itemId}&priority=critical`)).toEqual(['critical']);
  expect(await list(`itemId=${itemId}&type=preventive`)).toEqual(['medium']);
  expect(await list('category=optics')).toEqual(['medium']);
  expect(await list('q=opt-1&category=vehicle')).toEqual([]);
  expect(await list(`itemId=${itemId}&status=completed`)).toEqual([]);
  const open = await calls.ok('halloran', 'GET /api/maintenance', { query: 'status=open' });
  expect(open.filter(({ status }) => status === 'completed' || status === 'cancelled')).toEqual([]);
  const page = await calls.send('halloran', 'GET /api/maintenance', { query: `itemId=${itemId}&limit=1` });
  expect([page.json<unknown[]>().length, page.headers['x-total-count']]).toEqual([1, '2']);
  expect(await calls.ok('stranger', 'GET /api/maintenance')).toEqual([]);
});
