import type { DeactivationPreviewDto, TransferDto, UserDetailsDto } from '@hand-receipt/contracts';
import { overrideClearance } from '../clearance/override';
import { addUser } from '../support/app';
import {
  call,
  cookieFor,
  household,
  type Household,
  newestEvents,
  noticesOf,
  readUser,
} from './people-fixture';

let t: Household;
beforeAll(async () => {
  t = await household();
});

const act = (send: Household['admin'], id: string, verb: 'activate' | 'deactivate') =>
  call<{ message: string }>(send, 'POST', `/api/users/${id}/${verb}`);
const setRole = (send: Household['admin'], id: string, role: string) =>
  call(send, 'PUT', `/api/users/${id}/role`, { role });

test('the Commander or Supply Sergeant of the unit lets a person in; others do not, and nobody an Admin', async () => {
  for (const send of [t.as.petrov, t.as.whitaker, t.as.voss]) {
    expect((await act(send, t.pendingId, 'activate')).status).toBe(403);
  }
  expect((await act(t.as.stranger, t.pendingId, 'activate')).status).toBe(404);
  expect((await readUser(t.as.brandt, t.pendingId)).may).toEqual(['activate']);
  expect((await act(t.as.brandt, t.pendingId, 'activate')).status).toBe(200);
  await cookieFor(t, 'delgado');
  expect((await readUser(t.as.brandt, t.pendingId)).may).toEqual([]);
  // Activated once more, it stays as it is, and nothing is recorded.
  const recorded = await newestEvents(t, 'USER');
  expect((await act(t.as.brandt, t.pendingId, 'activate')).status).toBe(200);
  expect(await newestEvents(t, 'USER')).toEqual(recorded);

  const above = await addUser(t.database, {
    username: 'sleeping',
    role: 'Admin',
    unit_id: 'B',
    status: 'Inactive',
  });
  expect((await act(t.as.halloran, above, 'activate')).status).toBe(403);
  expect((await act(t.admin, above, 'activate')).status).toBe(200);
  expect((await act(t.admin, above, 'deactivate')).status).toBe(200);
});

test('a person without a unit is given one before they are let in', async () => {
  const lost = await addUser(t.database, { username: 'lost', requested_unit: 'Dragoons', status: 'Pending' });
  const refused = await act(t.admin, lost, 'activate');
  expect([refused.status, refused.json.message]).toEqual([409, 'SPC lost has no unit yet. Give one first.']);
  await call(t.admin, 'PATCH', `/api/users/${lost}`, { unitId: 'B-1' });
  expect((await act(t.admin, lost, 'activate')).status).toBe(200);
});

test('SUCC-40 deactivating says before what becomes of their items, cancels their open transfers, and leaves their hand receipt', async () => {
  const [held, offered, down, coming] = [
    await t.createItem(),
    await t.createItem(),
    await t.createItem(),
    await t.createItem(),
  ];
  for (const item of [held, offered, down]) await t.signDown(item.id, 'petrov');
  await t.decide('whitaker', (await t.offer('petrov', down.id, 'whitaker')).id, 'Approved');
  const going = await t.offer('petrov', offered.id, 'tanaka');
  const inbound = await t.offer('halloran', coming.id, 'petrov');

  const preview = await call<DeactivationPreviewDto>(
    t.admin,
    'GET',
    `/api/users/${t.ids.petrov}/deactivation`,
  );
  const refusal =
    'SPC Petrov is not cleared: holds 2 items, 2 of them sensitive; signed down 1 item to others. Clear them first, or ask the Commander to override.';
  expect(preview.json).toEqual({
    refusal,
    held: 2,
    sensitiveHeld: 2,
    signedDown: 1,
    openTransfers: 2,
    signedIn: 1,
    message:
      'SPC Petrov holds 2 items, 2 of them sensitive. They stay on that hand receipt until transferred. The person who signed them down can recall them. ' +
      '1 item signed down to others stays with their holders. 2 open transfers are cancelled. Every browser and token is signed out at once.',
  });
  for (const send of [t.as.halloran, t.as.brandt, t.as.petrov]) {
    expect((await call(send, 'GET', `/api/users/${t.ids.petrov}/deactivation`)).status).toBe(403);
    expect((await act(send, t.ids.petrov, 'deactivate')).status).toBe(403);
  }

  const refused = await act(t.admin, t.ids.petrov, 'deactivate');
  expect([refused.status, refused.json.message]).toEqual([409, refusal]);
  await overrideClearance(t, t.ids.petrov);
  const overridden = await call<DeactivationPreviewDto>(
    t.admin,
    'GET',
    `/api/users/${t.ids.petrov}/deactivation`,
  );
  expect(overridden.json).toEqual({ ...preview.json, refusal: null });

  const done = await call<{ message: string; user: UserDetailsDto }>(
    t.admin,
    'POST',
    `/api/users/${t.ids.petrov}/deactivate`,
  );
  expect(done.json.message).toBe(`SPC Petrov is deactivated. ${preview.json.message}`);
  expect(done.json.user).toMatchObject({ status: 'Inactive' });
  expect((await t.as.petrov({ url: '/api/auth/me' })).statusCode).toBe(401);
  await expect(cookieFor(t, 'petrov')).rejects.toThrow('deactivated');

  for (const [who, { id }] of [
    ['tanaka', going],
    ['halloran', inbound],
  ] as const) {
    const transfer = await call<TransferDto>(t.as[who], 'GET', `/api/transfers/${id}`);
    expect(transfer.json.status).toBe('Cancelled');
    expect((await noticesOf(t.as[who])).at(-1)).toMatchObject({ title: 'Transfer cancelled', type: 'info' });
  }
  const items = await t.database.db.selectFrom('property').select(['id', 'assigned_to_user_id']).execute();
  const holder = (id: string) => items.find((item) => item.id === id)?.assigned_to_user_id;
  expect([held, offered, coming].map(({ id }) => holder(id))).toEqual([
    t.ids.petrov,
    t.ids.petrov,
    t.ids.halloran,
  ]);
  expect((await newestEvents(t, 'TRANSFER CANCELLED')).map(({ transferId }) => transferId).sort()).toEqual(
    [going.id, inbound.id].sort(),
  );
  expect((await newestEvents(t, 'USER'))[0]).toMatchObject({ change: 'deactivated', userId: t.ids.petrov });

  // The person who signed an item down gets it back from the hand receipt of a deactivated person.
  const recalled = await call<{ transferId: string }>(
    t.as.halloran,
    'POST',
    `/api/property/${held.id}/recall`,
    {},
  );
  expect(recalled.status).toBe(201);
  expect((await t.decide('halloran', recalled.json.transferId, 'Approved')).statusCode).toBe(200);
});

test('deactivating twice is refused, and a transfer cannot be offered to who is gone', async () => {
  expect((await act(t.admin, t.ids.petrov, 'deactivate')).status).toBe(409);
  const item = await t.createItem();
  const body = { propertyId: item.id, toUserId: t.ids.petrov };
  expect((await call(t.as.halloran, 'POST', '/api/transfers', body)).status).toBe(400);
});

test('roles are an Admin’s to change; the ledger says from what to what', async () => {
  for (const send of [t.as.halloran, t.as.brandt, t.as.whitaker]) {
    expect((await setRole(send, t.ids.whitaker, 'Commander')).status).toBe(403);
  }
  expect((await setRole(t.admin, t.ids.whitaker, 'Squad Leader')).status).toBe(200);
  expect((await newestEvents(t, 'USER'))[0]).toMatchObject({
    previousRole: 'Soldier',
    newRole: 'Squad Leader',
  });
  expect((await setRole(t.admin, t.ids.whitaker, 'user')).status).toBe(400);
});

test('the last active Admin is neither demoted nor deactivated, by that Admin or by two at the same moment', async () => {
  const last = 'This is the last active Admin. Make another one first.';
  for (const refused of [
    await setRole(t.admin, t.adminId, 'Soldier'),
    await act(t.admin, t.adminId, 'deactivate'),
  ]) {
    expect([refused.status, refused.json.message]).toEqual([409, last]);
  }
  for (let round = 0; round < 5; round++) {
    await setRole(t.admin, t.ids.tanaka, 'Admin');
    const answers = await Promise.all([
      setRole(t.as.tanaka, t.adminId, 'Soldier'),
      setRole(t.admin, t.ids.tanaka, 'Soldier'),
    ]);
    const admins = await t.database.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'Admin')
      .where('status', '=', 'Active')
      .execute();
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(admins).toHaveLength(1);
    if (admins[0]?.id !== t.adminId) {
      await setRole(t.as.tanaka, t.adminId, 'Admin');
      await setRole(t.admin, t.ids.tanaka, 'Soldier');
    }
  }
});

test('an Admin signs a person out everywhere, and the person may sign in again', async () => {
  expect((await call(t.as.halloran, 'DELETE', `/api/users/${t.ids.voss}/sessions`)).status).toBe(403);
  const ended = await call(t.admin, 'DELETE', `/api/users/${t.ids.voss}/sessions`);
  expect(ended.json.message).toBe('SPC Voss was signed out of 1 browser.');
  expect((await t.as.voss({ url: '/api/auth/me' })).statusCode).toBe(401);
  await cookieFor(t, 'voss');
});
