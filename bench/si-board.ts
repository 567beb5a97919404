/**
 * The board of a battalion of four companies with twelve squads each: what its S4 waits for, on the real server.
 *
 *   pnpm --filter bench si-board [--engine postgres|pglite] [--smoke]
 *
 * The goal: 48 squads in less than 300 ms.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../mock-api/src/kernel/db/schema';
import { median, table } from './lib/figures';
import { quantile } from './lib/quantile';
import { benchmarkArgs, unlessSmoke } from './lib/smoke';
import { withServer } from './lib/with-server';

const { values } = parseArgs({ args: benchmarkArgs, options: { engine: { type: 'string' } } });
const COMPANIES = 4;
const SQUADS = 12;
/** Sensitive items of each person. */
const ITEMS = unlessSmoke(3, 1);
/** People of each squad; the first leads it. */
const PEOPLE = 10;
const ROUNDS = unlessSmoke(50, 3);

/** Units, people and weapons, of which two thirds were seen for the last check. No ledger event tells how they came about. */
const FILL = [
  sql`insert into units (id, name, kind) values ('BN', 'Battalion', 'battalion')`,
  sql`insert into units (id, parent_id, name, kind)
    select 'C' || c, 'BN', 'Company ' || c, 'company' from generate_series(1, ${COMPANIES}::int) c`,
  sql`insert into units (id, parent_id, name, kind)
    select 'C' || c || '-' || s, 'C' || c, 'Squad ' || s, 'squad'
    from generate_series(1, ${COMPANIES}::int) c, generate_series(1, ${SQUADS}::int) s`,
  sql`insert into users (username, email, password_hash, first_name, last_name, rank, role, unit_id, status)
    select lower('p' || units.id || '-' || n), lower('p' || units.id || '-' || n) || '@bench.test', '-', 'B', 'Person' || n, 'SPC',
      case n when 1 then 'Squad Leader' else 'Soldier' end, units.id, 'Active'
    from units, generate_series(1, ${PEOPLE}::int) n where units.kind = 'squad'`,
  sql`insert into property (id, name, serial_number, category, is_sensitive, unit_id, assigned_to_user_id, created_at)
    select 'W-' || holder.id || '-' || n::int, 'M4A1 Carbine', 'W' || holder.id || '-' || n::int, 'weapons', true,
      units.parent_id, holder.id, now() - interval '3 days'
    from users holder join units on units.id = holder.unit_id, generate_series(1, ${ITEMS}::int) n`,
  sql`insert into verification (item_id, by_user_id, at, type)
    select id, assigned_to_user_id, now() - interval '1 minute', 'scan' from property
    where right(id, 1) <> '3'`,
];

/** @returns the id of the S4 */
async function fill(db: Kysely<Database>): Promise<string> {
  for (const statement of FILL) await statement.execute(db);
  const { id } = await db
    .insertInto('users')
    .values({
      username: 'staff',
      email: 'staff@bench.test',
      password_hash: '-',
      first_name: 'B',
      last_name: 'Staff',
      rank: 'CPT',
      role: 'S4',
      unit_id: 'BN',
      status: 'Active',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`analyze`.execute(db);
  return id;
}

/** @throws Error where the board lacks a unit */
const run = (engine: string): Promise<string[]> =>
  withServer(engine, fill, async ({ as, filled: staffId }) => {
    const call = await as(staffId);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const started = performance.now();
      const { rows } = await call<{ rows: unknown[] }>('GET', '/api/si-board');
      times.push(performance.now() - started);
      if (rows.length !== 1 + COMPANIES + COMPANIES * SQUADS)
        throw new Error(`The board has ${rows.length} rows.`);
    }
    const [first = 0] = times;
    return [engine, ...[first, median(times), quantile(times, 0.95)].map((time) => time.toFixed(0))];
  });

const rows: string[][] = [];
for (const engine of values.engine ? [values.engine] : ['postgres', 'pglite']) rows.push(await run(engine));
console.log(
  `\n${COMPANIES * SQUADS} squads, ${COMPANIES * SQUADS * PEOPLE * ITEMS} items, load ${loadavg()[0]?.toFixed(1)}\n`,
);
table(['engine', 'first ms', 'median ms', 'p95 ms'], rows);
