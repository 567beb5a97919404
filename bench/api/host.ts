/**
 * A process that serves one database twice: by the API as in production, and by a bare Fastify whose routes run
 * the very statements that the API was seen to run for the same calls. Started by `engine.ts`.
 *
 *   host.ts <pglite|postgres> <folder or URL>
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  bareRead,
  bareServer,
  bareWrite,
  buildApp,
  openDatabase,
  readConfig,
  recordQueries,
  startSession,
} from '../lib/mock-api';
import { takeFullCheckAsDone } from './full-check';
import type { HostReady } from './engine';
import { makeOffers } from './offers';
import { LISTS, READER, RECIPIENT } from './workload';

const OFFERS = 6000;
const [engine, place = ''] = process.argv.slice(2);

const dataDir = engine === 'pglite' ? place : mkdtempSync(join(tmpdir(), 'hand-receipt-bench-data-'));
const config = { ...readConfig({}), dataDir, logLevel: 'warn' as const, demo: false };
const database = await openDatabase({ dataDir, databaseUrl: engine === 'pglite' ? null : place });
await takeFullCheckAsDone(database.db, new Date());
const recorded = recordQueries(database);
const recordedApp = await buildApp({ config, database: recorded.database });

async function cookieOf(username: string): Promise<string> {
  const { id } = await database.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return `hr_session=${await startSession(database.db, { userId: id, at: new Date(), userAgent: null })}`;
}
const cookies = { reader: await cookieOf(READER), recipient: await cookieOf(RECIPIENT) };
const offers = await makeOffers(database.db, OFFERS, RECIPIENT);
const [sample, ...rest] = offers;
if (!sample) throw new Error('There is nothing to offer.');

/** The statements that the API runs for a call. */
const recordedCall = (call: () => Promise<{ statusCode: number; body: string }>) =>
  recorded.statementsOf(async () => {
    const { statusCode, body } = await call();
    if (statusCode !== 200) throw new Error(`A recorded call answered ${statusCode}: ${body}`);
  });

const bare = bareServer();
for (const [index, { url }] of LISTS.entries()) {
  const list = () => recordedApp.inject({ url, headers: { cookie: cookies.reader } });
  bareRead(bare, database, `/list-${index}`, await recordedCall(list));
}

const approve = () =>
  recordedApp.inject({
    method: 'PATCH',
    url: `/api/transfers/${sample.transferId}/status`,
    headers: { cookie: cookies.recipient, 'sec-fetch-site': 'same-origin' },
    payload: { status: 'Approved' },
  });
bareWrite(bare, database, '/approve', await recordedCall(approve));
const { event_id: eventId } = await database.db
  .selectFrom('ledger_event')
  .select('event_id')
  .orderBy('seq', 'desc')
  .limit(1)
  .executeTakeFirstOrThrow();
await recordedApp.close();

const api = await buildApp({ config, database });
const listening = { host: '127.0.0.1', port: 0 };
const ready: HostReady = {
  api: await api.listen(listening),
  bare: await bare.listen(listening),
  cookies,
  offers: rest,
  sample: { ...sample, eventId },
};
process.send?.(ready);

process.on('message', () => {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ rss, heapUsed });
});
process.on('disconnect', () => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});
