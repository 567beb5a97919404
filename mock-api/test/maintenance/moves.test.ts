import { MAINTENANCE_MOVES, MAINTENANCE_STATUSES, ROLES, movesFrom } from '@hand-receipt/contracts';
import type { CreateMaintenanceDto } from '@hand-receipt/contracts';
import type { Username } from '../custody/company';
import { type Workshop, workshop } from './maintenance-fixture';

let shop: Workshop;
beforeAll(async () => {
  shop = await workshop();
});

test('only the roles in the table of moves change a status', async () => {
  const itemId = await shop.vehicle('NG-4');
  const { id } = await shop.report('whitaker', itemId);
  expect(await shop.moveRefused('whitaker', id, 'cancelled')).toEqual([
    403,
    'Only Squad Leader, Supply Sergeant, Commander, Admin may set maintenance to cancelled.',
  ]);
  expect(await shop.moveRefused('halloran', id, 'completed')).toEqual([
    409,
    'Maintenance that is scheduled does not become completed.',
  ]);
  expect((await shop.moveRefused('halloran', id, 'odd'))[0]).toBe(400);
  // The squad leader sees it and has not signed for it.
  expect((await shop.moveRefused('petrov', id, 'in-progress'))[0]).toBe(403);
  expect((await shop.moveRefused('stranger', id, 'in-progress'))[0]).toBe(404);
  expect(await shop.calls.ok('petrov', 'GET /api/maintenance/:id', { params: { id } })).toMatchObject({
    status: 'scheduled',
    moves: [],
    mayEdit: false,
    timeline: [{ kind: 'reported' }],
  });
  await shop.move('whitaker', id, 'in-progress');
  // Sent again, it is done already.
  expect((await shop.move('whitaker', id, 'in-progress')).version).toBe(2);
  await shop.move('brandt', id, 'bn-level');
  expect((await shop.moveRefused('whitaker', id, 'completed'))[0]).toBe(403);

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
  const itemId = await shop.vehicle('NG-5');
  const { id } = await shop.report('whitaker', itemId);
  const edit = (who: Username, body: object) =>
    shop.calls.refused(who, 'PATCH /api/maintenance/:id', { params: { id }, body: { version: 1, ...body } });
  const edited = await shop.calls.ok('halloran', 'PATCH /api/maintenance/:id', {
    params: { id },
    body: { version: 1, assignedTo: ' Motor pool ', scheduledDate: '2026-12-01', priority: 'critical' },
  });
  expect(edited).toMatchObject({
    assignedTo: 'Motor pool',
    scheduledDate: '2026-12-01',
    priority: 'critical',
  });
  expect(await edit('halloran', { notes: 'Late' })).toEqual([
    409,
    'Somebody changed this while you were typing.',
  ]);
  expect((await edit('halloran', { version: 2, scheduledDate: '2026-02-31' }))[0]).toBe(400);
  expect((await edit('halloran', { version: 2, status: 'completed' }))[0]).toBe(400);
  expect((await edit('petrov', { version: 2, notes: 'Mine' }))[0]).toBe(403);
  expect((await edit('stranger', { version: 2, notes: 'Mine' }))[0]).toBe(404);
  await shop.move('halloran', id, 'cancelled');
  expect((await edit('halloran', { version: 3, notes: 'Late' }))[0]).toBe(409);

  const create = (who: Username, body: Partial<CreateMaintenanceDto>) =>
    shop.calls.refused(who, 'POST /api/maintenance', {
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
