import type { WebhooksDto } from '@hand-receipt/contracts';
import { call, newestEvents, noticesOf } from '../people/people-fixture';
import { addUser } from '../support/app';
import { dueWebhooks } from '../../src/webhooks/outbox';
import { type WebhookHouse, webhookHouse } from './webhooks-fixture';

const URL_OF_RECEIVER = 'http://127.0.0.1:9/hooks/T0AD?key=receivers-own';

let t: WebhookHouse;
beforeAll(async () => {
  t = await webhookHouse();
});
afterEach(() => t.database.db.deleteFrom('webhook').execute());

const body = { name: 'Motor pool', url: URL_OF_RECEIVER, unitId: null, eventTypes: null };

test('the secret is in the first answer alone', async () => {
  const { secret, ...made } = await t.create({ url: URL_OF_RECEIVER, eventTypes: ['ITEM CREATED'] });
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const listed = await t.chief({ url: '/api/webhooks' });
  expect(listed.body).not.toContain(secret);
  expect(listed.json<WebhooksDto>()).toEqual({ allowsPrivate: true, maySendAll: true, webhooks: [made] });
  const replaced = await call<{ secret: string }>(t.chief, 'POST', `/api/webhooks/${made.id}/secret`);
  expect(replaced.json.secret).not.toBe(secret);
  const kept = await t.database.db.selectFrom('webhook').select('secret').executeTakeFirstOrThrow();
  expect(kept.secret).toBe(replaced.json.secret);
});

test('each act is an event of the ledger and a notice to every Admin, without the address and the secret', async () => {
  const { id, secret } = await t.create({ name: 'Motor pool', url: URL_OF_RECEIVER, unitId: 'B-1' });
  const change = (what: object) => call(t.chief, 'PATCH', `/api/webhooks/${id}`, what);
  expect((await change({ isEnabled: false })).json).toMatchObject({ isEnabled: false });
  expect((await change({ isEnabled: true })).json).toMatchObject({ isEnabled: true });
  expect((await change({ name: 'Arms room', eventTypes: ['USER'], unitId: null })).json).toMatchObject({
    name: 'Arms room',
    eventTypes: ['USER'],
    unit: null,
    url: URL_OF_RECEIVER,
  });
  await call(t.chief, 'POST', `/api/webhooks/${id}/secret`);
  expect((await call(t.chief, 'DELETE', `/api/webhooks/${id}`)).status).toBe(200);
  expect(await newestEvents(t, 'WEBHOOK CHANGED')).toMatchObject([
    { change: 'removed', name: 'Arms room' },
    { change: 'secret replaced' },
    { change: 'changed', name: 'Arms room', unitId: null, unit: 'the whole ledger', eventTypes: ['USER'] },
    { change: 'switched on' },
    { change: 'switched off' },
    {
      change: 'created',
      webhookId: id,
      name: 'Motor pool',
      host: '127.0.0.1:9',
      unitId: 'B-1',
      unit: '1st Squad',
      eventTypes: null,
    },
    ...(await newestEvents(t, 'WEBHOOK CHANGED')).slice(6),
  ]);
  const notices = await noticesOf(t.admin);
  const written = JSON.stringify([notices, await newestEvents(t, 'WEBHOOK CHANGED')]);
  expect(written).not.toContain(secret);
  expect(written).not.toContain('receivers-own');
  const [notice] = notices.filter(({ title }) => title === 'Webhook Motor pool was created');
  expect(notice).toMatchObject({
    type: 'system-alert',
    message: 'By SPC Chief. It sends events of 1st Squad to 127.0.0.1:9: all types.',
    action: { path: '/webhooks' },
  });
  const checked = await t.chief({ url: '/api/verification/database' });
  expect(checked.json()).toMatchObject({ is_verified: true });
});

test('an Admin whose sign-in is blocked is not notified of a webhook', async () => {
  const blockedId = await addUser(t.database, { username: 'away', role: 'Admin', unit_id: 'B' });
  const reason = { reason: 'The phone was stolen.' };
  const blocked = await call(t.chief, 'POST', `/api/users/${blockedId}/block-sign-in`, reason);
  expect(blocked.status).toBe(200);
  await t.create({ name: 'Range control', url: URL_OF_RECEIVER });
  const notified = await t.database.db
    .selectFrom('notification')
    .select('user_id')
    .where('title', '=', 'Webhook Range control was created')
    .execute();
  const people = notified.map(({ user_id }) => user_id);
  expect(people).toContain(t.adminId);
  expect(people).not.toContain(blockedId);
});

test('an Admin of a unit manages what sends events of it and of those below, and finds no other', async () => {
  const whole = await t.create({ url: URL_OF_RECEIVER });
  const other = await t.create({ url: URL_OF_RECEIVER, unitId: 'C' });
  const own = await t.create({ url: URL_OF_RECEIVER, unitId: 'B-2' }, t.admin);
  const listed = await call<WebhooksDto>(t.admin, 'GET', '/api/webhooks');
  expect(listed.json).toMatchObject({ maySendAll: false, webhooks: [{ id: own.id }] });
  for (const { id } of [whole, other]) {
    for (const [method, url] of [
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/secret'],
      ['POST', '/test'],
      ['POST', '/resend'],
    ] as const) {
      const answer = await call(
        t.admin,
        method,
        `/api/webhooks/${id}${url}`,
        method === 'DELETE' || url === '/secret' || url === '/test' ? undefined : {},
      );
      expect([method, url, answer.status]).toEqual([method, url, 404]);
    }
  }
  const make = (unitId: string | null) => call(t.admin, 'POST', '/api/webhooks', { ...body, unitId });
  for (const unitId of ['C', 'NONE']) {
    expect((await make(unitId)).json).toMatchObject({ fields: { unitId: 'There is no such unit.' } });
  }
  expect((await make(null)).json).toMatchObject({
    message: 'Choose a unit: you do not read the whole ledger.',
  });
  expect((await call(t.admin, 'PATCH', `/api/webhooks/${own.id}`, { unitId: null })).status).toBe(400);
  await t.createItem();
  expect(await t.deliveries('', t.admin)).toEqual([]);
  expect((await t.deliveries(`?webhookId=${whole.id}`)).length).toBeGreaterThan(0);
  expect(await t.deliveries(`?webhookId=${whole.id}`, t.admin)).toEqual([]);
});

test('a webhook of the whole ledger stays in the hands of its maker when a second company comes, and sends no more', async () => {
  const { database } = t;
  const own = await t.create({ url: URL_OF_RECEIVER });
  await database.db.updateTable('webhook').set({ created_by: t.adminId }).where('id', '=', own.id).execute();
  expect((await t.read(own.id, t.admin)).lastProblem).toBeNull();
  await database.db
    .updateTable('users')
    .set({ status: 'Inactive' })
    .where('username', '=', 'chief')
    .execute();
  try {
    expect(await t.read(own.id, t.admin)).toMatchObject({
      lastProblem:
        'Nothing is sent: no Admin reads the whole ledger now. Choose a unit for this webhook, or remove it.',
    });
    expect(await dueWebhooks(database.db, new Date(Date.now() + 1e12))).not.toContain(own.id);
    const change = (set: object) => call(t.admin, 'PATCH', `/api/webhooks/${own.id}`, set);
    expect((await change({ name: 'Goes on' })).status).toBe(400);
    expect((await change({ isEnabled: false })).status).toBe(200);
    expect((await change({ isEnabled: true })).status).toBe(400);
    expect((await call(t.admin, 'DELETE', `/api/webhooks/${own.id}`)).status).toBe(200);
  } finally {
    await database.db
      .updateTable('users')
      .set({ status: 'Active' })
      .where('username', '=', 'chief')
      .execute();
  }
});

test('nobody but an Admin lists, makes or reads them, and an API token does not either', async () => {
  for (const send of [t.as.halloran, t.as.whitaker]) {
    expect((await send({ url: '/api/webhooks' })).statusCode).toBe(403);
    expect((await send({ url: '/api/webhook-deliveries' })).statusCode).toBe(403);
    expect((await call(send, 'POST', '/api/webhooks', body)).status).toBe(403);
  }
  const { json } = await call<{ token: string }>(t.chief, 'POST', '/api/tokens', {
    name: 'script',
    scope: 'read-write',
  });
  const headers = { authorization: `Bearer ${json.token}` };
  const byToken = await t.app.inject({ method: 'POST', url: '/api/webhooks', headers, payload: body });
  expect(byToken.statusCode).toBe(403);
  expect(await t.database.db.selectFrom('webhook').select('id').execute()).toEqual([]);
});

test('a name is taken once, types are of the ledger, and there are at most 50', async () => {
  await t.create(body);
  expect(await call(t.chief, 'POST', '/api/webhooks', { ...body, name: 'MOTOR POOL' })).toMatchObject({
    status: 409,
    json: { fields: { name: 'Another webhook has this name.' } },
  });
  for (const eventTypes of [[], ['NONE'], ['USER', 'USER']]) {
    expect((await call(t.chief, 'POST', '/api/webhooks', { ...body, name: 'Two', eventTypes })).status).toBe(
      400,
    );
  }
  for (let made = 1; made < 50; made += 1) await t.create({ url: URL_OF_RECEIVER });
  expect((await call(t.chief, 'POST', '/api/webhooks', { ...body, name: 'One more' })).json.message).toBe(
    'There are 50 webhooks already. Remove one that is no longer used.',
  );
});

test('a unit stays while a webhook sends its events', async () => {
  const unit = await call<{ id: string }>(t.chief, 'POST', '/api/units', {
    name: 'Range detail',
    kind: 'squad',
    parentId: 'B',
  });
  const { id } = await t.create({ name: 'Range', url: URL_OF_RECEIVER, unitId: unit.json.id });
  const remove = () => call(t.chief, 'DELETE', `/api/units/${unit.json.id}`);
  expect(await remove()).toMatchObject({
    status: 409,
    json: { message: 'The webhook Range sends events of Range detail. Remove it first.' },
  });
  await call(t.chief, 'DELETE', `/api/webhooks/${id}`);
  expect((await remove()).status).toBe(200);
});

test('deliveries are paged', async () => {
  await t.create({ url: URL_OF_RECEIVER, eventTypes: ['ITEM CREATED'] });
  for (let item = 0; item < 3; item += 1) await t.createItem();
  const all = await t.deliveries();
  expect(all).toHaveLength(3);
  const first = await t.chief({ url: '/api/webhook-deliveries?limit=2' });
  const cursor = String(first.headers['x-next-cursor']);
  const second = await t.deliveries(`?limit=2&cursor=${encodeURIComponent(cursor)}`);
  expect([...first.json<typeof all>(), ...second]).toEqual(all);
});
