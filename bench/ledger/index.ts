/**
 * The ledger on PostgreSQL or PGlite, each part against the least that it could cost, in one run.
 *
 *   pnpm --filter bench ledger [--events 1000000] [--seconds 10] [--rounds 3] [--parts verify,since,proofs,append]
 *     [--engine postgres|pglite] [--folder FOLDER] [--smoke]
 *
 * It starts a PostgreSQL of its own that waits for the disk, as one in use does. `DATABASE_URL` names a
 * database to use instead, which is filled where it is empty; its key and journal are in FOLDER, for the next run.
 * With `--engine pglite` the database is in FOLDER too. PGlite has one connection, so `append` is for PostgreSQL.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LedgerVerification } from '../../mock-api/src/ledger-check/verification';
import { createSealer } from '../../mock-api/src/ledger/seal/create-sealer';
import { findPostgres, howToGetPostgres, startPostgres } from '../../scripts/lib/private-postgres.mjs';
import { openDatabase } from '../lib/mock-api';
import { benchmarkArgs, unlessSmoke } from '../lib/smoke';
import { appendTable } from './append-table';
import { ORIGIN, say } from './format';
import { proofsLine } from './proofs';
import { sinceTable } from './since-table';
import { verifyTable } from './verify-table';

const { values } = parseArgs({
  args: benchmarkArgs,
  options: {
    events: { type: 'string', default: unlessSmoke('1000000', '10000') },
    seconds: { type: 'string', default: unlessSmoke('10', '0.5') },
    rounds: { type: 'string', default: unlessSmoke('3', '1') },
    parts: { type: 'string', default: 'verify,since,proofs,append' },
    engine: { type: 'string', default: 'postgres' },
    folder: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const parts = new Set(values.parts.split(','));

/** As in use: nothing is said to be written before it is on disk. */
const IN_USE = { fsync: 'on', full_page_writes: 'on', shared_buffers: '256MB', max_wal_size: '4GB' };

const onPglite = values.engine === 'pglite';

async function ownPostgres() {
  const bin = findPostgres();
  if (!bin) throw new Error(howToGetPostgres);
  return startPostgres(bin, IN_USE);
}

/** In a process that ends with it: what filling leaves behind is not to be measured. */
async function fill(url: string, dataDir: string): Promise<void> {
  const script = fileURLToPath(new URL('./filled.ts', import.meta.url));
  const args = ['--import', 'tsx', script, url, values.events, dataDir];
  const [code] = (await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit')) as [number | null];
  if (code !== 0) throw new Error('The ledger could not be filled.');
}

const server = onPglite || process.env.DATABASE_URL ? null : await ownPostgres();
const url = onPglite ? '' : (server?.url ?? process.env.DATABASE_URL ?? '');
const dataDir = values.folder ?? (await mkdtemp(path.join(tmpdir(), 'hand-receipt-bench-')));
await fill(url, dataDir);

const database = await openDatabase({ dataDir, databaseUrl: url || null });
const { db } = database;
const { sealer } = await createSealer({ db, dataDir, origin: ORIGIN });
const { size: events } = await db.selectFrom('ledger_head').select('size').executeTakeFirstOrThrow();
// A small ledger too is checked by what is new, once a full pass has gone before.
const verification = new LedgerVerification({ db, sealer, fullBelow: 1 });

say('measuring');
if (parts.has('verify')) await verifyTable(db, verification, { events, rounds });
if (parts.has('since')) await sinceTable(db, verification, sealer, rounds);
if (parts.has('proofs')) await proofsLine(db, events);
if (parts.has('append') && !onPglite)
  await appendTable(url, sealer, { seconds: Number(values.seconds), rounds });

await database.close();
if (!values.folder) await rm(dataDir, { recursive: true });
await server?.stop();
