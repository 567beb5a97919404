import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Database } from '../../mock-api/src/kernel/db/schema';
import { PreparingPool } from '../../mock-api/src/kernel/db/postgres/preparing-pool';
import type { Sealer } from '../../mock-api/src/ledger/seal/sealer';
import { SearchIndexer, indexEvents } from '../../mock-api/src/ledger/search-index';
import { median, table } from '../lib/figures';
import { addItems, appendSpeed, removeItems } from './append';
import { share, whole } from './format';

const CLIENTS = 32;
const HEAD = ['connections', 'without ledger /s', 'with ledger /s', 'share', 'sealed beside it /s', 'share'];

/** As many connections as clients, with the settings of the product's own. */
function connect(url: string): Kysely<Database> {
  const pool = new Pool({
    connectionString: url,
    max: CLIENTS,
    options: '-c jit=off -c random_page_cost=1.1',
  });
  // The server stops at the end, and tells connections that are closing: unheard, that would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: new PreparingPool(pool) }) });
}

/** `work` while new events are indexed for searches, as in use. */
async function indexing<T>(db: Kysely<Database>, work: () => Promise<T>): Promise<T> {
  const problems: unknown[] = [];
  const indexer = new SearchIndexer(db, (problem) => problems.push(problem));
  const done = await work();
  await indexer.stop();
  if (problems[0]) throw problems[0];
  return done;
}

/** `work` while the sealer does what it does in use: everything new signed, 400 ms after it was done before. */
async function sealing<T>(sealer: Sealer, work: () => Promise<T>): Promise<T> {
  const problems: Error[] = [];
  await sealer.sealNow();
  sealer.start((problem) => problems.push(problem));
  const done = await work();
  await sealer.stop();
  if (problems[0]) throw problems[0];
  return done;
}

/**
 * The same state change without the ledger, with it, and with it while it is being sealed: in turn. The search
 * indexer runs beside each of them; events that wait from the one before are indexed first.
 */
export async function appendTable(
  url: string,
  sealer: Sealer,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<void> {
  const db = connect(url);
  await addItems(db, CLIENTS);
  const rows: (string | number)[][] = [];
  for (const connections of [1, CLIENTS]) {
    const speed = (ledger: boolean) => indexing(db, () => appendSpeed(db, { connections, seconds, ledger }));
    await appendSpeed(db, { connections, seconds: 1, ledger: true });
    const taken = [];
    for (let round = 0; round < rounds; round += 1) {
      while ((await indexEvents(db)) > 0);
      const without = await speed(false);
      const withLedger = await speed(true);
      const sealed = await sealing(sealer, () => speed(true));
      taken.push({
        without,
        withLedger,
        sealed,
        share: withLedger.perSecond / without.perSecond,
        sealedShare: sealed.perSecond / without.perSecond,
      });
    }
    const of = (value: (one: (typeof taken)[number]) => number) => median(taken.map(value));
    const p99 = (speed: 'without' | 'withLedger' | 'sealed') => of((one) => one[speed].p99).toFixed(1);
    rows.push([
      connections,
      whole(of(({ without }) => without.perSecond)),
      whole(of(({ withLedger }) => withLedger.perSecond)),
      share(
        of((one) => one.share),
        1,
      ),
      whole(of(({ sealed }) => sealed.perSecond)),
      share(
        of((one) => one.sealedShare),
        1,
      ),
      p99('without'),
      p99('withLedger'),
      p99('sealed'),
    ]);
  }
  table([...HEAD, 'p99 without, ms', 'p99 with, ms', 'p99 sealed, ms'], rows);
  await removeItems(db, CLIENTS);
  await db.destroy();
}
