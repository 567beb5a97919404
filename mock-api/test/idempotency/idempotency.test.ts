import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { PropertyDto, TransferDto } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { buildApp } from '../../src/app';
import { type Company, eventTypes, testCompany } from '../custody/company';
import { OWN_PAGE, TEST_PASSWORD, cookieOf } from '../support/app';
import { runJobs } from '../support/jobs';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

type Send = Company['as']['halloran'];

/** Enters an item under a key. */
const enter = (send: Send, key: string, serial: string, name = 'M4A1 Carbine') =>
  send({
    method: 'POST',
    url: '/api/property',
    headers: { 'idempotency-key': key },
    body: { name, serial_number: serial },
  });

const itemsWith = async (serial: string) =>
  (
    await company.database.db
      .selectFrom('property')
      .select('id')
      .where('serial_number', '=', serial)
      .execute()
  ).length;

test('a write sent again under its key has one effect and gets the same answer', async () => {
  const key = randomUUID();
  const first = await enter(company.as.halloran, key, 'IDEM1');
  const again = await enter(company.as.halloran, key, 'IDEM1');
  expect(first.statusCode).toBe(201);
  expect([again.statusCode, again.body, again.headers['idempotency-replayed']]).toEqual([
    201,
    first.body,
    'true',
  ]);
  expect(first.headers['idempotency-replayed']).toBeUndefined();
  const { id } = first.json<PropertyDto>();
  expect(await eventTypes(company, id)).toEqual(['ITEM CREATED']);
  // What has happened since does not change what the write answered.
  await company.as.halloran({
    method: 'PATCH',
    url: `/api/property/${id}/status`,
    body: { status: 'Damaged' },
  });
  expect((await enter(company.as.halloran, key, 'IDEM1')).body).toBe(first.body);
});

test('thirty at the same moment, to two servers, have one effect and get the same answer', async () => {
  const other = await buildApp({
    config: company.app.config,
    database: { ...company.database, listen: async () => undefined },
  });
  const signIn = await other.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: OWN_PAGE,
    body: { username: 'halloran', password: TEST_PASSWORD },
  });
  const cookie = cookieOf(signIn);
  const there: Send = (options) =>
    other.inject({ ...options, headers: { ...OWN_PAGE, cookie, ...options.headers } });
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => enter(n % 2 ? there : company.as.halloran, key, 'IDEM2')),
  );
  await other.close();
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(201);
  expect(await eventTypes(company, answers[0]?.json<PropertyDto>().id ?? '')).toEqual(['ITEM CREATED']);
});

test('check 21 the queue sent twice, each answer cut after the commit: one effect each, and the same answers', async () => {
  const queue = Array.from({ length: 5 }, (_, n) => ({ key: randomUUID(), serial: `CUT${n}` }));
  const base = new URL(await company.app.listen({ host: '127.0.0.1', port: 0 }));
  const cookie = cookieOf(
    await company.inject({
      method: 'POST',
      url: '/api/auth/login',
      body: { username: 'halloran', password: TEST_PASSWORD },
    }),
  );
  for (const { key, serial } of queue) {
    const body = JSON.stringify({ name: 'M4A1 Carbine', serial_number: serial });
    const socket = connect(Number(base.port), base.hostname).on('error', () => undefined);
    const head = [
      'POST /api/property HTTP/1.1',
      `host: ${base.host}`,
      'sec-fetch-site: same-origin',
      `cookie: ${cookie}`,
      `idempotency-key: ${key}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    await waitFor(async () => (await itemsWith(serial)) === 1);
    socket.destroy();
    await once(socket, 'close');
  }
  const send = () => Promise.all(queue.map(({ key, serial }) => enter(company.as.halloran, key, serial)));
  const [second, third] = [await send(), await send()];
  expect(second.map(({ statusCode }) => statusCode)).toEqual(queue.map(() => 201));
  expect(third.map(({ body }) => body)).toEqual(second.map(({ body }) => body));
  for (const answer of second) {
    expect(await eventTypes(company, answer.json<PropertyDto>().id)).toEqual(['ITEM CREATED']);
  }
});

/** Waits until something is so; the test's own limit ends the wait. */
async function waitFor(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('the same key for another request answers 422, and does nothing', async () => {
  const key = randomUUID();
  await enter(company.as.halloran, key, 'IDEM3');
  const other = await enter(company.as.halloran, key, 'IDEM4');
  expect(other.statusCode).toBe(422);
  expect(other.json()).toMatchObject({
    error: 'idempotency-key-reused',
    message: 'This Idempotency-Key came with another request before. Make a new key for each request.',
  });
  expect(await itemsWith('IDEM4')).toBe(0);
});

test('many items offered together, sent again before the first answer: each is offered once, and the answers agree', async () => {
  const items = [await company.createItem(), await company.createItem(), await company.createItem()];
  const offer = () =>
    company.as.halloran({
      method: 'POST',
      url: '/api/property/bulk/transfers',
      headers: { 'idempotency-key': 'offered-together' },
      body: { ids: items.map(({ id }) => id), toUserId: company.ids.petrov },
    });
  const [first, again] = await Promise.all([offer(), offer()]);
  expect(first.json()).toMatchObject({ done: 3, refused: 0 });
  expect(again.body).toBe(first.body);
});

test('a key is its sender’s own: another person’s is another request', async () => {
  const key = randomUUID();
  expect((await enter(company.as.halloran, key, 'IDEM5')).statusCode).toBe(201);
  const refused = await enter(company.as.brandt, key, 'IDEM5');
  expect(refused.statusCode).toBe(409);
  expect((await enter(company.as.brandt, key, 'IDEM6')).statusCode).toBe(201);
});

test('a refusal is not remembered: once its reason is gone, the same request succeeds', async () => {
  const { id } = await company.createItem();
  const send = () =>
    company.as.whitaker({
      method: 'POST',
      url: '/api/transfers',
      headers: { 'idempotency-key': 'refused-first' },
      body: { propertyId: id, toUserId: company.ids.tanaka },
    });
  expect((await send()).statusCode).toBe(404);
  await company.signDown(id, 'whitaker');
  const offered = await send();
  expect(offered.statusCode).toBe(201);
  expect((await send()).json<TransferDto>().id).toBe(offered.json<TransferDto>().id);
});

test('a refusal keeps what it counts: wrong PINs under keys run out as they do without', async () => {
  const pin = '482915';
  const set = await company.as.petrov({
    method: 'PUT',
    url: '/api/settings/pin',
    body: { pin, password: TEST_PASSWORD },
  });
  expect(set.statusCode).toBe(200);
  const given: number[] = [];
  for (let n = 0; n < 30; n += 1) {
    const answer = await company.as.petrov({
      method: 'POST',
      url: '/api/settings/pin/verify',
      headers: { 'idempotency-key': randomUUID() },
      body: { pin: '111222' },
    });
    given.push(answer.statusCode);
  }
  expect(new Set(given)).toEqual(new Set([403, 429]));
  expect(given.at(-1)).toBe(429);
});

test('a failure of ours undoes all of it and is not remembered', async () => {
  const { db } = company.database;
  await sql`create function fail_for_test() returns trigger language plpgsql as
    $$ begin raise exception 'no events today'; end $$`.execute(db);
  await sql`create trigger fail_for_test before insert on ledger_event
    for each row execute function fail_for_test()`.execute(db);
  const failed = await enter(company.as.halloran, 'failed-first', 'IDEM7');
  expect([failed.statusCode, await itemsWith('IDEM7')]).toEqual([500, 0]);
  await sql`drop trigger fail_for_test on ledger_event`.execute(db);
  expect((await enter(company.as.halloran, 'failed-first', 'IDEM7')).statusCode).toBe(201);
});

test('a key that is none answers 400', async () => {
  for (const key of ['', ' ', 'with space', 'x'.repeat(201), 'é']) {
    const answer = await enter(company.as.halloran, key, 'IDEM8');
    expect([key, answer.statusCode]).toEqual([key, 400]);
    expect(answer.json()).toMatchObject({
      message: 'An Idempotency-Key has 1 to 200 visible ASCII characters, and is sent once.',
    });
  }
  expect(await itemsWith('IDEM8')).toBe(0);
});

test('a copy of the table tells neither keys nor answers', async () => {
  const key = randomUUID();
  await enter(company.as.halloran, key, 'IDEM9', 'Radio of a secret name');
  const { rows } = await sql<{ whole: string }>`
    select encode(key_hash, 'escape') || encode(sealed_answer, 'escape') as whole from idempotency_key`.execute(
    company.database.db,
  );
  const table = rows.map(({ whole }) => whole).join();
  expect(table.length).toBeGreaterThan(500);
  expect(table).not.toContain(key);
  expect(table).not.toContain('secret name');
});

test('keys are deleted after a fortnight, and not before', async () => {
  const kept = async () =>
    Number(
      (
        await company.database.db
          .selectFrom('idempotency_key')
          .select(({ fn }) => fn.countAll().as('rows'))
          .executeTakeFirstOrThrow()
      ).rows,
    );
  const start = Date.now();
  const inDays = (days: number) => new Date(start + days * 24 * 60 * 60 * 1000);
  const before = await kept();
  company.clock.set(inDays(13.9));
  await runJobs(company.app, 'delete expired responses');
  expect(await kept()).toBe(before);
  company.clock.set(inDays(14.1));
  await runJobs(company.app, 'delete expired responses');
  expect(await kept()).toBe(0);
});
