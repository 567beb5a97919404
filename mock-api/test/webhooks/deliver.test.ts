import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Receiver, answering, hanging, idsOf, isGenuine, startReceiver } from './receiver';
import { HOUR_MS, type WebhookHouse, webhookHouse } from './webhooks-fixture';
import { call } from '../people/people-fixture';

let t: WebhookHouse;
let receiver: Receiver;
let begun: Date;
beforeAll(async () => {
  t = await webhookHouse();
  receiver = await startReceiver();
});
beforeEach(() => {
  begun = new Date();
  t.clock.set(begun);
});
afterEach(async () => {
  const { db } = t.database;
  await db.deleteFrom('webhook').execute();
  await db.deleteFrom('webhook_delivery').execute();
  receiver.answer(answering(204));
  receiver.take();
});

const after = (ms: number) => t.clock.set(new Date(begun.getTime() + ms));
const run = () => t.app.webhooks.run();
const status = async (id: string, to: string) =>
  t.as.halloran({ method: 'PATCH', url: `/api/property/${id}/status`, body: { status: to } });

/** The ids of the events of an item, in the order of the ledger. */
async function eventsOf(itemId: string): Promise<string[]> {
  const rows = await t.database.db
    .selectFrom('ledger_event')
    .select('event_id')
    .where('item_id', '=', itemId)
    .orderBy('seq')
    .execute();
  return rows.map(({ event_id }) => event_id);
}

test('an event is delivered with what the ledger shows of it, and its signature holds by the documented recipe', async () => {
  const { secret } = await t.create({ url: receiver.url, eventTypes: ['ITEM CREATED'] });
  const item = await t.createItem();
  await run();
  const [received, ...more] = receiver.take();
  expect(more).toEqual([]);
  const { json: shown } = await call<Record<string, unknown>>(
    t.chief,
    'GET',
    `/api/ledger/events/${String(received?.headers['webhook-id'])}`,
  );
  const { seq, eventId, eventType, timestamp, userId, userName, itemId, details, leafHash } = shown;
  expect(received?.payload).toEqual({
    type: 'ITEM CREATED',
    timestamp,
    data: { seq, eventId, eventType, timestamp, userId, userName, itemId, details, leafHash },
  });
  expect(itemId).toBe(item.id);
  expect(received?.headers).toMatchObject({
    'content-type': 'application/json',
    'user-agent': 'Hand-Receipt-Webhooks',
  });
  expect(isGenuine(secret, received!)).toBe(true);
  expect(isGenuine(secret, { ...received!, body: `${received!.body} ` })).toBe(false);
  expect(isGenuine(secret, received!, Date.now() + 301_000)).toBe(false);
  expect(isGenuine(`whsec_${Buffer.alloc(32).toString('base64')}`, received!)).toBe(false);
  expect(await t.deliveries()).toMatchObject([
    { eventId, seq, state: 'delivered', attemptCount: 1, attempts: [{ status: 204, problem: null }] },
  ]);
});

test('an act that is rolled back leaves no row in the outbox', async () => {
  await t.create({ url: receiver.url });
  const item = await t.createItem();
  const before = await t.deliveries();
  // Refused after the first line was written.
  const refused = await t.as.halloran({
    method: 'POST',
    url: '/api/property',
    body: { name: 'M4A1 Carbine', serial_number: item.serial_number },
  });
  expect(refused.statusCode).toBe(409);
  await t.database.db
    .transaction()
    .execute(async (trx) => {
      const { appendEventNow } = await import('../../src/ledger');
      await appendEventNow(trx, {
        type: 'ITEM UPDATED',
        itemId: item.id,
        actor: { id: t.ids.halloran, name: 'SPC Halloran' },
        details: {},
      });
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  expect(await t.deliveries()).toEqual(before);
});

test('a receiver that is down for an hour loses nothing, and gets the events of each item in their order', async () => {
  await t.create({ url: receiver.url, eventTypes: ['ITEM CREATED', 'STATUS CHANGE'] });
  receiver.answer(answering(503));
  const items = [await t.createItem(), await t.createItem(), await t.createItem()];
  // People go on with their work meanwhile.
  for (let minute = 0; minute < 60; minute += 5) {
    after(minute * 60_000);
    await run();
    if (minute === 20) for (const { id } of items) await status(id, 'Damaged');
    if (minute === 40) for (const { id } of items) await status(id, 'Operational');
  }
  // While it is down, only the first event of each item is tried.
  expect(new Set(idsOf(receiver.take())).size).toBe(3);
  receiver.answer(answering(200));
  after(3 * HOUR_MS);
  await run();
  const received = receiver.take();
  expect(received).toHaveLength(9);
  for (const { id } of items) {
    const ofItem = received.filter(({ payload }) => payload.data.itemId === id);
    expect(idsOf(ofItem)).toEqual(await eventsOf(id));
  }
  expect(await t.deliveries('?state=waiting')).toEqual([]);
});

test('it is tried again after waits that grow to an hour, for a day, and is then a dead letter that can be sent again', async () => {
  const webhook = await t.create({ url: receiver.url, eventTypes: ['ITEM CREATED'] });
  receiver.answer(answering(500));
  await t.createItem();
  const tries: number[] = [];
  for (let minute = 0; minute <= 26 * 60; minute += 1) {
    after(minute * 60_000);
    await run();
    for (const _ of receiver.take()) tries.push(minute);
  }
  expect(tries.slice(0, 2)).toEqual([0, 1]);
  const waits = tries.slice(1).map((minute, index) => minute - (tries[index] ?? 0));
  expect(Math.max(...waits)).toBeLessThanOrEqual(73);
  expect(tries.at(-1)).toBeGreaterThanOrEqual(24 * 60);
  expect(tries.length).toBeGreaterThan(20);
  // A session lasts shorter than a day.
  after(0);
  const [dead] = await t.deliveries('?state=dead');
  expect(dead).toMatchObject({ state: 'dead', attemptCount: tries.length, dueAt: null });
  expect(dead?.attempts).toHaveLength(10);
  expect(dead?.attempts[0]).toMatchObject({ status: 500, problem: 'The receiver answered 500.' });
  expect(await t.read(webhook.id)).toMatchObject({
    failingSince: begun.toISOString(),
    lastProblem: 'The receiver answered 500.',
    dead: 1,
    waiting: 0,
  });

  receiver.answer(answering(204));
  const resend = (body: object) => call(t.chief, 'POST', `/api/webhooks/${webhook.id}/resend`, body);
  expect(await resend({ deliveryId: 'WD-9999' })).toMatchObject({ status: 404 });
  expect(await resend({ deliveryId: dead?.id })).toEqual({ status: 200, json: { resent: 1 } });
  await run();
  expect(idsOf(receiver.take())).toEqual([dead?.eventId]);
  expect(await resend({ deliveryId: dead?.id })).toMatchObject({
    status: 409,
    json: { message: 'Only a dead delivery of an event is sent again.' },
  });
  expect(await resend({})).toEqual({ status: 200, json: { resent: 0 } });
  expect(await t.read(webhook.id)).toMatchObject({ failingSince: null, lastProblem: null, dead: 0 });
}, 240_000);

test('a dead event lets the later ones of its item go', async () => {
  await t.create({ url: receiver.url, eventTypes: ['ITEM CREATED', 'STATUS CHANGE'] });
  receiver.answer((response, { payload }) =>
    answering(payload.type === 'ITEM CREATED' ? 422 : 204)(response, {} as never),
  );
  const { id } = await t.createItem();
  await status(id, 'Damaged');
  await run();
  expect(receiver.received.map(({ payload }) => payload.type)).toEqual(['ITEM CREATED']);
  for (let hour = 1; hour < 28; hour += 1) {
    after(hour * HOUR_MS * 1.3);
    await run();
  }
  const types = receiver.take().map(({ payload }) => payload.type);
  expect(types.at(-1)).toBe('STATUS CHANGE');
  expect(types.filter((type) => type === 'STATUS CHANGE')).toHaveLength(1);
}, 120_000);

test('a redirect is not followed', async () => {
  const other = await startReceiver();
  await t.create({ url: receiver.url, eventTypes: ['ITEM CREATED'] });
  receiver.answer(answering(302, { location: other.url }));
  await t.createItem();
  await run();
  expect(other.received).toEqual([]);
  expect((await t.deliveries())[0]?.attempts).toMatchObject([
    {
      status: 302,
      problem: 'The receiver answered 302, which leads to another address. Redirects are not followed.',
    },
  ]);
});

test('a receiver that is late counts as failed after 10 seconds and delays nobody else', async () => {
  const quick = await startReceiver();
  await t.create({ url: receiver.url, eventTypes: ['ITEM CREATED'] });
  await t.create({ url: quick.url, eventTypes: ['ITEM CREATED', 'STATUS CHANGE'] });
  const late: NodeJS.Timeout[] = [];
  // As one that answers 200 after 40 seconds: by then nobody listens.
  receiver.answer((response) => late.push(setTimeout(() => answering(200)(response, {} as never), 40_000)));
  const { id } = await t.createItem();
  const begin = performance.now();
  const running = run();
  while (quick.received.length < 1) await new Promise((resolve) => setTimeout(resolve, 10));
  await status(id, 'Damaged');
  await t.app.webhooks.run();
  await running;
  expect(performance.now() - begin).toBeGreaterThan(9_900);
  expect(performance.now() - begin).toBeLessThan(15_000);
  for (const timer of late) clearTimeout(timer);
  const failed = (await t.deliveries()).find(({ state }) => state === 'waiting');
  expect(failed?.attempts).toMatchObject([
    { status: null, problem: 'The receiver did not answer within 10 seconds.' },
  ]);
  receiver.answer(answering(200));
  after(60_000);
  await run();
  const ids = idsOf(receiver.take());
  expect(ids).toEqual([failed?.eventId, failed?.eventId]);
  expect(quick.received).toHaveLength(2);
});

test('an answer whose body never ends counts by its status', async () => {
  await t.create({ url: receiver.url, eventTypes: ['ITEM CREATED'] });
  receiver.answer((response) => void response.writeHead(200).write('x'.repeat(100_000)));
  await t.createItem();
  await run();
  expect((await t.deliveries())[0]?.state).toBe('delivered');
});

test('a receiver that is not there, and one that closes the connection, are named so', async () => {
  const gone = await startReceiver();
  await gone.close();
  await t.create({ url: gone.url, eventTypes: ['ITEM CREATED'] });
  await t.create({ url: receiver.url, eventTypes: ['ITEM CREATED'] });
  await t.create({ url: `https://127.0.0.1:${receiver.port}/`, eventTypes: ['ITEM CREATED'] });
  receiver.answer((response) => void response.destroy());
  await t.createItem();
  await run();
  const problems = (await t.deliveries()).map(({ attempts }) => attempts[0]?.problem).sort();
  expect(problems).toEqual([
    'The receiver closed the connection before it answered.',
    'The receiver does not speak TLS at this address.',
    'The receiver refused the connection.',
  ]);
});

/** A certificate that nobody signed but itself, and its key. */
function selfSigned(): { key: Buffer; cert: Buffer } {
  const dir = mkdtempSync(path.join(tmpdir(), 'hand-receipt-certificate-'));
  const [key, cert] = [path.join(dir, 'key.pem'), path.join(dir, 'cert.pem')];
  const kind = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1';
  const request = ['req', ...kind.split(' '), '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const files = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(dir, { recursive: true });
  return files;
}

test('a receiver whose certificate nobody vouches for is sent nothing, and the delivery is kept', async () => {
  let requests = 0;
  const server = https.createServer(selfSigned(), (_request, response) => {
    requests += 1;
    response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await t.create({ url: `https://127.0.0.1:${port}/`, eventTypes: ['ITEM CREATED'] });
  await t.createItem();
  await run();
  server.close();
  const problem = 'The certificate of the receiver is not valid (DEPTH_ZERO_SELF_SIGNED_CERT).';
  expect(await t.deliveries()).toMatchObject([{ state: 'waiting', attempts: [{ status: null, problem }] }]);
  expect(requests).toBe(0);
});

test('a webhook of a unit gets what its leaders read in the ledger, and the transfers by which it gave away', async () => {
  const squad = await t.create({ url: receiver.url, unitId: 'B-1' });
  const other = await startReceiver();
  await t.create({ url: other.url, unitId: 'C' });
  const whole = await startReceiver();
  await t.create({ url: whole.url });
  const types = (one: Receiver) => one.take().map(({ payload }) => payload.type);

  const { id } = await t.createItem();
  await run();
  // Of the company, not of the squad.
  expect(types(receiver)).toEqual([]);
  expect(types(whole)).toContain('ITEM CREATED');
  await t.signDown(id, 'whitaker');
  await run();
  expect(types(receiver)).toEqual(['TRANSFER APPROVED']);
  // It goes from the squad to the other one.
  const { id: transferId } = await t.offer('whitaker', id, 'voss');
  await t.decide('voss', transferId, 'Approved');
  await status(id, 'Damaged');
  await run();
  expect(types(receiver)).toEqual(['TRANSFER REQUESTED', 'TRANSFER APPROVED']);
  expect(types(other)).toEqual([]);
  expect(types(whole)).toContain('STATUS CHANGE');

  // What is about no item is the unit's whose person did it.
  await call(t.chief, 'PATCH', `/api/webhooks/${squad.id}`, { unitId: 'B' });
  await call(t.admin, 'PUT', `/api/users/${t.ids.tanaka}/role`, { role: 'Squad Leader' });
  await run();
  expect(types(receiver)).toEqual(['USER']);
  expect(types(other)).toEqual([]);
});

test('what happens while a webhook is switched off is not sent, and what waited is sent afterwards', async () => {
  const webhook = await t.create({ url: receiver.url, eventTypes: ['ITEM CREATED'] });
  const change = (isEnabled: boolean) => call(t.chief, 'PATCH', `/api/webhooks/${webhook.id}`, { isEnabled });
  receiver.answer(answering(500));
  const first = await t.createItem();
  await run();
  await change(false);
  await t.createItem();
  after(HOUR_MS / 2);
  receiver.take();
  await run();
  expect(receiver.take()).toEqual([]);
  after(0);
  expect(await call(t.chief, 'POST', `/api/webhooks/${webhook.id}/resend`, {})).toMatchObject({
    status: 409,
    json: { message: 'This webhook is switched off. Switch it on first.' },
  });
  await change(true);
  receiver.answer(answering(204));
  after(HOUR_MS / 2);
  await run();
  expect(idsOf(receiver.take())).toEqual(await eventsOf(first.id));
});

test('a test is sent once, also to a webhook that is switched off, and says how it went', async () => {
  const webhook = await t.create({ url: receiver.url });
  await run();
  receiver.take();
  await call(t.chief, 'PATCH', `/api/webhooks/${webhook.id}`, { isEnabled: false });
  const send = () => call<{ state: string }>(t.chief, 'POST', `/api/webhooks/${webhook.id}/test`);
  expect(await send()).toMatchObject({
    status: 200,
    json: { state: 'delivered', eventType: 'TEST', seq: null, attempts: [{ status: 204 }] },
  });
  const [received] = receiver.take();
  expect(received?.payload).toMatchObject({
    type: 'TEST',
    data: { message: 'This is a test. Nothing happened.' },
  });
  expect(isGenuine(webhook.secret, received!)).toBe(true);
  receiver.answer(answering(401));
  expect((await send()).json).toMatchObject({ state: 'dead', attempts: [{ status: 401 }] });
  after(HOUR_MS);
  await run();
  expect(receiver.take()).toHaveLength(1);
  expect(await t.read(webhook.id)).toMatchObject({ failingSince: null, dead: 0, waiting: 0 });
});

test('the server stops within seconds while a receiver hangs, and the event goes out again', async () => {
  await t.create({ url: receiver.url, eventTypes: ['ITEM CREATED'] });
  receiver.answer(hanging);
  await t.createItem();
  const { buildApp } = await import('../../src/app');
  const other = await buildApp({ config: t.app.config, database: t.database, clock: t.clock });
  other.webhooks.start();
  while (receiver.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  const begin = performance.now();
  await other.close();
  expect(performance.now() - begin).toBeLessThan(6_000);
  receiver.answer(answering(204));
  await run();
  expect(idsOf(receiver.take())).toHaveLength(2);
  expect(await t.deliveries()).toMatchObject([{ state: 'delivered', attemptCount: 1 }]);
});

test('the metrics count attempts and the queue', async () => {
  const lineOf = async (name: string) => {
    const { body } = await t.inject({ url: '/metrics' });
    const line = body.split('\n').find((text) => text.startsWith(`${name} `));
    return line === undefined ? null : Number(line.slice(name.length + 1));
  };
  const failed = 'hand_receipt_webhook_attempts_total{result="failed"}';
  const before = (await lineOf(failed)) ?? 0;
  await t.create({ url: receiver.url, eventTypes: ['ITEM CREATED'] });
  receiver.answer(answering(500));
  await t.createItem();
  await run();
  after(90_000);
  expect(await lineOf(failed)).toBe(before + 1);
  expect(await lineOf('hand_receipt_webhook_deliveries_waiting')).toBe(1);
  expect(await lineOf('hand_receipt_webhook_oldest_waiting_seconds')).toBe(90);
  expect(await lineOf('hand_receipt_webhook_failing')).toBe(1);
  expect(await lineOf('hand_receipt_webhook_deliveries_dead')).toBe(0);
  const { webhookHealth } = await import('../../src/webhooks');
  expect(await webhookHealth(t.database.db)).toEqual({
    waiting: 1,
    oldestWaitingAt: begun,
    dead: 0,
    failing: [{ id: expect.any(String) as string, name: expect.any(String) as string, since: begun }],
  });
});

test('deliveries are deleted 30 days after they ended, and those of a removed webhook at the next run', async () => {
  const kept = await t.create({ url: receiver.url, eventTypes: ['ITEM CREATED'] });
  const removed = await t.create({ url: receiver.url, eventTypes: ['ITEM CREATED'] });
  await t.createItem();
  await run();
  expect((await call(t.chief, 'DELETE', `/api/webhooks/${removed.id}`)).status).toBe(200);
  expect((await t.deliveries()).map(({ webhookId }) => webhookId)).toEqual([kept.id]);
  const clean = () => t.app.scheduler.run('delete old deliveries of webhooks');
  const count = async () =>
    (await t.database.db.selectFrom('webhook_delivery').select('id').execute()).length;
  expect(await count()).toBe(2);
  await clean();
  expect(await count()).toBe(1);
  after(29 * 24 * HOUR_MS);
  await clean();
  expect(await count()).toBe(1);
  after(31 * 24 * HOUR_MS);
  await clean();
  expect(await count()).toBe(0);
});
