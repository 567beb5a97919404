/**
 * A process that serves a ledger of an earlier version and upgrades it when it is told. Started by `index.ts`.
 *
 *   host.ts <folder> <URL or nothing> <events> <items>
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import {
  buildApp,
  openDatabase,
  readConfig,
  recordItemsFound,
  recordLedgerKey,
  recordRowsFound,
  startSession,
} from '../lib/mock-api';
import { takeFullCheckAsDone } from '../api/full-check';
import { fillLedger } from '../ledger/fill';
import { UNIT } from '../ledger/property-book';

/** What the host is told to do. */
export type Order = 'watch' | 'upgrade';

/** What it answers. */
export interface Told {
  /** Of this process's first thread since the last order, in milliseconds. */
  stallMs: number;
}

export interface Ready {
  url: string;
  cookie: string;
}

const [dataDir = '', databaseUrl = '', events = '', items = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || null });
const { db, background } = database;
await fillLedger(db, Number(events), Number(items));
const { id } = await db
  .insertInto('users')
  .values({
    username: 'reader',
    email: 'reader@bench.test',
    password_hash: '-',
    first_name: 'R',
    last_name: 'Reader',
    rank: 'CPT',
    role: 'Commander',
    unit_id: UNIT,
    status: 'Active',
  })
  .returning('id')
  .executeTakeFirstOrThrow();
await takeFullCheckAsDone(db, new Date());
const config = { ...readConfig({}), dataDir, logLevel: 'error' as const, demo: false };
const app = await buildApp({ config, database });
const url = await app.listen({ host: '127.0.0.1', port: 0 });
await app.sealer.sealNow();
const cookie = `hr_session=${await startSession(db, { userId: id, at: new Date(), userAgent: null })}`;
const ready: Ready = { url, cookie };
process.send?.(ready);

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

async function obey(order: Order): Promise<void> {
  if (order === 'upgrade') {
    await recordLedgerKey(db, app.sealer, app.clock.now());
    await recordRowsFound(db, app.clock.now());
    await recordItemsFound(background, app.clock);
  }
  const told: Told = { stallMs: delay.max / 1e6 };
  delay.reset();
  process.send?.(told);
}

process.on('message', (order) => void obey(order as Order));
process.on('disconnect', () => void app.close().then(() => process.exit(0)));
