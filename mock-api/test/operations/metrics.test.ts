import { append } from '../ledger/support';
import { addUser, type TestApp, testApp } from '../support/app';

const TOKEN = 'a-token-for-the-monitor';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

/** Value of a line of the page, by its name and labels. */
function valueOf(page: string, line: string): number | null {
  const found = page.split('\n').find((text) => text.startsWith(`${line} `));
  return found === undefined ? null : Number(found.slice(line.length + 1));
}

test('durations by route and status, never by path; memory, event loop, database, streams and ledger', async () => {
  await t.inject({ url: '/api/config' });
  await t.inject({ url: '/api/property/P-0001' });
  await t.inject({ url: '/api/property/P-0002' });
  const answer = await t.inject({ url: '/metrics' });
  expect(answer.headers['content-type']).toContain('text/plain');
  const page = answer.body;
  const count = (labels: string) => valueOf(page, `http_request_duration_seconds_count{${labels}}`);
  expect(count('method="GET",route="/api/config",status="200"')).toBe(1);
  expect(count('method="GET",route="/api/property/:id",status="401"')).toBe(2);
  expect(page).not.toContain('P-0001');
  expect(valueOf(page, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  expect(valueOf(page, 'nodejs_eventloop_lag_p99_seconds')).not.toBeNull();
  expect(valueOf(page, 'hand_receipt_serving')).toBe(1);
  expect(valueOf(page, 'hand_receipt_streams_open')).toBe(0);
  expect(valueOf(page, 'hand_receipt_database_calls_waiting')).toBe(0);
  expect(valueOf(page, 'hand_receipt_ledger_events')).toBe(0);
  expect(valueOf(page, 'hand_receipt_ledger_unsealed_events')).toBe(0);
});

test('the ledger and its last check are counted', async () => {
  await append(t.database.db, 'USER', null, { username: 'whitaker' });
  const before = (await t.inject({ url: '/metrics' })).body;
  expect(valueOf(before, 'hand_receipt_ledger_events')).toBe(1);
  expect(valueOf(before, 'hand_receipt_ledger_verified')).toBeNull();
  await t.app.sealer.sealNow();
  await addUser(t.database, { username: 'admin', role: 'Admin' });
  const verified = await (await t.signIn('admin'))({ url: '/api/verification/database' });
  expect(verified.json()).toMatchObject({ is_verified: true });
  const after = (await t.inject({ url: '/metrics' })).body;
  expect(valueOf(after, 'hand_receipt_ledger_unsealed_events')).toBe(0);
  expect(valueOf(after, 'hand_receipt_ledger_verified')).toBe(1);
  expect(valueOf(after, 'hand_receipt_ledger_checked_timestamp_seconds')).toBeGreaterThan(
    Date.now() / 1000 - 3600,
  );
});

test('without a token the page is for this machine alone, and not for what a proxy passes on', async () => {
  expect((await t.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).statusCode).toBe(200);
  expect((await t.inject({ url: '/metrics', remoteAddress: '::1' })).statusCode).toBe(200);
  expect((await t.inject({ url: '/metrics', remoteAddress: '10.0.0.9' })).statusCode).toBe(404);
  const passedOn = { 'x-forwarded-for': '10.0.0.9' };
  expect((await t.inject({ url: '/metrics', headers: passedOn })).statusCode).toBe(404);
});

test('with a token only clients that send it can read the metrics, from any address', async () => {
  const { inject } = await testApp({ metricsToken: TOKEN });
  const ask = (authorization?: string) =>
    inject({ url: '/metrics', remoteAddress: '10.0.0.9', headers: authorization ? { authorization } : {} });
  expect((await ask(`Bearer ${TOKEN}`)).statusCode).toBe(200);
  expect((await ask('Bearer another')).statusCode).toBe(404);
  expect((await ask()).statusCode).toBe(404);
  expect((await inject({ url: '/metrics' })).statusCode).toBe(404);
});
