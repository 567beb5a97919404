import type { ConnectionDto } from '@hand-receipt/contracts';
import type { Username } from '../custody/company';
import { call, household, type Household, noticesOf } from './people-fixture';

let t: Household;
beforeAll(async () => {
  t = await household();
});

/** At the path of the specification, which is a former one. */
const list = async (who: Username) =>
  (await call<ConnectionDto[]>(t.as[who], 'GET', '/api/users/connections')).json;
const ask = (who: Username, userId: string) =>
  call<ConnectionDto & { message: string }>(t.as[who], 'POST', '/api/connections', { userId });
const answer = (who: Username, id: string, status: string) =>
  call<ConnectionDto & { message: string }>(t.as[who], 'PATCH', `/api/connections/${id}`, { status });
const end = (who: Username, id: string) => call(t.as[who], 'DELETE', `/api/connections/${id}`);

test('API-41 GET /users/connections answers connections with id, connectionStatus, connectedUser (id, rank, name, unit)', async () => {
  const { json: asked, status } = await ask('whitaker', t.ids.petrov);
  expect(status).toBe(201);
  const whole = { id: expect.any(String), rank: 'SPC', unit: '1st Squad' };
  expect(await list('whitaker')).toEqual([
    {
      id: asked.id,
      connectionStatus: 'pending',
      direction: 'outgoing',
      connectedUser: expect.objectContaining({ ...whole, id: t.ids.petrov, name: 'SPC Petrov' }),
    },
  ]);
  expect(await list('petrov')).toEqual([
    {
      id: asked.id,
      connectionStatus: 'pending',
      direction: 'incoming',
      connectedUser: expect.objectContaining({ ...whole, id: t.ids.whitaker, name: 'SPC Whitaker' }),
    },
  ]);
  expect((await noticesOf(t.as.petrov)).at(-1)).toMatchObject({
    title: 'Connection request',
    message: 'SPC Whitaker asks to be connected with you.',
  });
});

test('only the person who was asked accepts; then both are connected, and forms go through', async () => {
  const [asked] = await list('whitaker');
  const id = asked?.id ?? '';
  expect((await answer('whitaker', id, 'accepted')).status).toBe(403);
  expect((await answer('tanaka', id, 'accepted')).status).toBe(404);
  expect((await answer('petrov', id, 'accepted')).json.connectionStatus).toBe('accepted');
  expect((await answer('petrov', id, 'accepted')).status).toBe(200);
  expect((await answer('petrov', id, 'refused')).status).toBe(409);
  expect((await noticesOf(t.as.whitaker)).at(-1)).toMatchObject({
    title: 'Connection accepted',
    type: 'success',
  });
  expect((await ask('petrov', t.ids.whitaker)).json.message).toBe(
    'You are connected with SPC Whitaker already.',
  );
});

test('two who ask each other are connected', async () => {
  await Promise.all([ask('halloran', t.ids.brandt), ask('brandt', t.ids.halloran)]);
  expect((await list('halloran')).map(({ connectionStatus }) => connectionStatus)).toEqual(['accepted']);
});

test('who was refused may not ask again; who refused may', async () => {
  const { json: asked } = await ask('tanaka', t.ids.voss);
  expect((await ask('tanaka', t.ids.voss)).json.message).toBe('You have asked SPC Voss already.');
  expect((await answer('voss', asked.id, 'refused')).json.connectionStatus).toBe('refused');
  expect((await ask('tanaka', t.ids.voss)).json.message).toBe('SPC Voss refused.');
  expect((await end('tanaka', asked.id)).status).toBe(409);
  expect((await ask('voss', t.ids.tanaka)).json).toMatchObject({
    connectionStatus: 'pending',
    direction: 'outgoing',
  });
  expect((await answer('tanaka', asked.id, 'accepted')).status).toBe(200);
});

test('either ends a connection, and the asker takes a request back', async () => {
  const [connected] = await list('tanaka');
  expect((await end('petrov', connected?.id ?? '')).status).toBe(404);
  expect((await end('tanaka', connected?.id ?? '')).status).toBe(200);
  expect([await list('tanaka'), await list('voss')]).toEqual([[], []]);
  const { json: asked } = await ask('tanaka', t.ids.halloran);
  expect((await end('tanaka', asked.id)).status).toBe(200);
  expect((await answer('halloran', asked.id, 'accepted')).status).toBe(404);
});

test('nobody is asked who is out of sight, not active, or oneself', async () => {
  expect((await ask('tanaka', t.ids.stranger)).status).toBe(404);
  expect((await ask('tanaka', t.pendingId)).status).toBe(404);
  expect((await ask('tanaka', t.ids.tanaka)).status).toBe(400);
});

test('asking somebody out of sight who has asked accepts their request', async () => {
  // An Admin sees everybody, and nobody of another company sees them.
  await call(t.admin, 'POST', '/api/connections', { userId: t.ids.stranger });
  const [asked] = await list('stranger');
  const { status, json } = await ask('stranger', asked?.connectedUser.id ?? '');
  expect([status, json]).toEqual([201, expect.objectContaining({ connectionStatus: 'accepted' })]);
  await end('stranger', json.id);
  expect((await ask('stranger', json.connectedUser.id)).status).toBe(404);
});

test('MAINT-06 API-21 no form reaches a connection without an active account, who is back with the account', async () => {
  const { id, assigned_to_user_id: holder } = await t.createItem();
  expect(holder).toBe(t.ids.halloran);
  const send = () =>
    call<{ message: string }>(t.as.halloran, 'POST', '/api/documents/maintenance-form', {
      propertyId: id,
      recipientUserId: t.ids.brandt,
      formType: 'DA2404',
      description: 'Engine does not start',
      attachments: [],
    });
  const { json: before } = await ask('halloran', t.ids.brandt);
  expect(before.message).toBe('You are connected with SPC Brandt already.');
  await call(t.admin, 'POST', `/api/users/${t.ids.brandt}/deactivate`);
  const { status, json } = await send();
  expect([status, json.message]).toEqual([400, 'SPC Brandt has no active account to read with.']);
  expect(await list('halloran')).toEqual([]);

  await call(t.admin, 'POST', `/api/users/${t.ids.brandt}/activate`);
  expect(await list('halloran')).toHaveLength(1);
  expect((await send()).status).toBe(201);
});
