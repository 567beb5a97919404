/**
 * The ledger on PostgreSQL, each part against the least that it could cost, in one run.
 *
 *   DATABASE_URL=postgres://... pnpm --filter bench ledger [--events 1000000]
 *
 * DATABASE_URL names an empty database, which is filled.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { openPostgres } from '../../mock-api/src/db/postgres/open';
import type { Database } from '../../mock-api/src/db/schema';
import { createSealer } from '../../mock-api/src/domain/ledger/seal/create-sealer';
import { table } from '../lib/figures';
import { addItems, appendSpeed } from './append';
import { fillLedger } from './fill';
import { inclusionTimes } from './proofs';
import { bareHashing, fullVerification } from './verify';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: { events: { type: 'string', default: '1000000' }, seconds: { type: 'string', default: '10' } },
});
const events = Number(values.events);
const seconds = Number(values.seconds);
const url = process.env.DATABASE_URL;
if (!url) throw new Error('Set DATABASE_URL to an empty PostgreSQL database.');

const database = await openPostgres(url);
const dataDir = await mkdtemp(path.join(tmpdir(), 'hand-receipt-bench-'));
const { db } = database;
const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);
const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const share = (own: number, bare: number) => (own / bare).toFixed(2);

say(`filling ${whole(events)} events`);
await fillLedger(db, events);
say('sealing');
const { sealer } = await createSealer({ db, dataDir, origin: 'hand-receipt/bench' });
await sealer.sealNow();

say('verifying');
const bare = await bareHashing(db, events);
const full = await fullVerification(db, sealer, events);
const proofs = await inclusionTimes(db, events);

say('appending');
const CLIENTS = 32;
await addItems(db, CLIENTS);
const pool = new Pool({ connectionString: url, max: CLIENTS });
const many = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
const appends: (string | number)[][] = [];
for (const connections of [1, CLIENTS]) {
  const without = await appendSpeed(many, { connections, seconds, ledger: false });
  const withLedger = await appendSpeed(many, { connections, seconds, ledger: true });
  appends.push([
    connections,
    whole(without.perSecond),
    whole(withLedger.perSecond),
    share(withLedger.perSecond, without.perSecond),
    withLedger.p99.toFixed(1),
  ]);
}

table(
  [`${whole(events)} events`, 'events a second', 'of bare', 'heap, most, MiB'],
  [
    ['stream and hash, bare', whole(bare.perSecond), '1.00', whole(bare.peakMiB)],
    ['full verification', whole(full.perSecond), share(full.perSecond, bare.perSecond), whole(full.peakMiB)],
  ],
);
console.log(`\ninclusion proof: median ${proofs.p50.toFixed(2)} ms, p99 ${proofs.p99.toFixed(2)} ms\n`);
table(['connections', 'without ledger, a second', 'with ledger, a second', 'share', 'p99, ms'], appends);

await many.destroy();
await database.close();
await rm(dataDir, { recursive: true });
