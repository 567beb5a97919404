import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Database } from '../../mock-api/src/db/schema';
import { median, table } from '../lib/figures';
import { addItems, appendSpeed } from './append';
import { share, whole } from './format';

const CLIENTS = 32;

/** The same state change with and without the ledger, in turn, at one connection and at many. */
export async function appendTable(
  url: string,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<void> {
  const pool = new Pool({ connectionString: url, max: CLIENTS });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await addItems(db, CLIENTS);
  const rows: (string | number)[][] = [];
  for (const connections of [1, CLIENTS]) {
    await appendSpeed(db, { connections, seconds: 1, ledger: true });
    const pairs = [];
    for (let round = 0; round < rounds; round += 1) {
      const without = await appendSpeed(db, { connections, seconds, ledger: false });
      const withLedger = await appendSpeed(db, { connections, seconds, ledger: true });
      pairs.push({ without, withLedger, share: withLedger.perSecond / without.perSecond });
    }
    const of = (value: (pair: (typeof pairs)[number]) => number) => median(pairs.map(value));
    rows.push([
      connections,
      whole(of(({ without }) => without.perSecond)),
      whole(of(({ withLedger }) => withLedger.perSecond)),
      share(
        of((pair) => pair.share),
        1,
      ),
      of(({ without }) => without.p99).toFixed(1),
      of(({ withLedger }) => withLedger.p99).toFixed(1),
    ]);
  }
  table(
    ['connections', 'without ledger /s', 'with ledger /s', 'share', 'p99 without, ms', 'p99 with, ms'],
    rows,
  );
  await db.destroy();
}
