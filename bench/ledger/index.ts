/**
 * The ledger on PostgreSQL, each part against the least that it could cost, in one run.
 *
 *   pnpm --filter bench ledger [--events 1000000] [--seconds 10] [--rounds 3] [--parts verify,proofs,append]
 *
 * It starts a PostgreSQL of its own that waits for the disk, as one in use does. `DATABASE_URL` names an empty
 * database to fill instead.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openPostgres } from '../../mock-api/src/db/postgres/open';
import { createSealer } from '../../mock-api/src/domain/ledger/seal/create-sealer';
import { findPostgres, howToGetPostgres, startPostgres } from '../../scripts/lib/private-postgres.mjs';
import { appendTable } from './append-table';
import { fillLedger } from './fill';
import { whole } from './format';
import { proofsLine } from './proofs';
import { verifyTable } from './verify-table';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    events: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    parts: { type: 'string', default: 'verify,proofs,append' },
  },
});
const events = Number(values.events);
const rounds = Number(values.rounds);
const parts = new Set(values.parts.split(','));

/** As in use: nothing is said to be written before it is on disk. */
const IN_USE = { fsync: 'on', full_page_writes: 'on', shared_buffers: '256MB', max_wal_size: '4GB' };

async function ownPostgres() {
  const bin = findPostgres();
  if (!bin) throw new Error(howToGetPostgres);
  return startPostgres(bin, IN_USE);
}

const server = process.env.DATABASE_URL ? null : await ownPostgres();
const url = process.env.DATABASE_URL ?? server?.url ?? '';
const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);

const database = await openPostgres(url);
const dataDir = await mkdtemp(path.join(tmpdir(), 'hand-receipt-bench-'));
const { db } = database;

say(`filling ${whole(events)} events`);
await fillLedger(db, events);
say('sealing');
const { sealer } = await createSealer({ db, dataDir, origin: 'hand-receipt/bench' });
await sealer.sealNow();

say('measuring');
if (parts.has('verify')) await verifyTable(db, sealer, { events, rounds });
if (parts.has('proofs')) await proofsLine(db, events);
if (parts.has('append')) await appendTable(url, { seconds: Number(values.seconds), rounds });

await database.close();
await rm(dataDir, { recursive: true });
await server?.stop();
