/**
 * How long it takes to close an inventory of so many lines, 40 of which nobody read, and to print its memorandum with
 * every line.
 *
 *   pnpm --filter bench inventory-report [lines...] [--engine postgres|pglite] [--smoke]
 *
 * The goals: 600 lines are closed in 2 seconds and printed in 2 seconds, 5,000 printed in 15 seconds.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../mock-api/src/kernel/db/schema';
import { findPostgres, howToGetPostgres, startPostgres } from '../scripts/lib/private-postgres.mjs';
import { takeFullCheckAsDone } from './api/full-check';
import { table } from './lib/figures';
import { buildApp, openDatabase, readConfig, recordLedgerKey, startSession } from './lib/mock-api';
import { benchmarkArgs, unlessSmoke } from './lib/smoke';

const { values, positionals } = parseArgs({
  args: benchmarkArgs,
  options: { engine: { type: 'string' } },
  allowPositionals: true,
});
const LINES = positionals.length > 0 ? positionals.map(Number) : unlessSmoke([600, 5000], [60]);
const MISSING = 40;
const UNIT = 'BENCH';

/** Sensitive items of 30 LINs in an empty, migrated database. @returns the ids of a Commander and of who holds them. */
async function fillItems(db: Kysely<Database>, count: number): Promise<string> {
  await db.insertInto('units').values({ id: UNIT, name: 'Bench', kind: 'company' }).execute();
  const person = (username: string, role: 'Commander' | 'Soldier') => ({
    username,
    role,
    email: `${username}@bench.test`,
    password_hash: '-',
    first_name: 'B',
    last_name: username,
    rank: 'CPT' as const,
    unit_id: UNIT,
    status: 'Active' as const,
  });
  const people = await db
    .insertInto('users')
    .values([person('commander', 'Commander'), person('holder', 'Soldier')])
    .returning('id')
    .execute();
  const [commander = '', holder = ''] = people.map(({ id }) => id);
  await sql`insert into property (id, name, serial_number, lin, category, is_sensitive, unit_id, assigned_to_user_id, created_at)
    select 'E-' || n, 'Item ' || n % 60, 'W' || 100000 + n, 'C' || 10000 + n % 30, 'weapons', true, ${UNIT}, ${holder}, now()
    from generate_series(1, ${count}::int) n`.execute(db);
  await sql`insert into custody_link (item_id, position, user_id, since)
    select id, link.position, link.user_id, now() from property
    cross join lateral (values (0, null), (1, ${holder})) link (position, user_id)`.execute(db);
  await sql`analyze`.execute(db);
  return commander;
}

/** Marks all but the last lines of an inventory as read. */
const readLines = (id: string, by: string, count: number) => sql`
  with seen as (
    insert into verification (item_id, at, by_user_id, type, inventory_id)
    select item_id, now(), ${by}, 'sensitive-item', ${id} from inventory_line
    where inventory_id = ${id} order by item_id limit ${count}
    returning id, item_id)
  update inventory_line set verification_id = seen.id from seen
  where inventory_line.inventory_id = ${id} and inventory_line.item_id = seen.item_id`;

async function timed<T>(act: () => Promise<T>): Promise<[ms: number, answer: T]> {
  const started = performance.now();
  const answer = await act();
  return [performance.now() - started, answer];
}

async function measure(
  url: string,
  db: Kysely<Database>,
  { commander, lines }: { commander: string; lines: number },
) {
  const session = { userId: commander, at: new Date(), userAgent: null };
  const headers = {
    cookie: `hr_session=${await startSession(db, session)}`,
    origin: url,
    'content-type': 'application/json',
  };
  const ask = async (address: string, body?: object) => {
    const post = { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(url + address, { headers, ...(body && post) });
    if (!response.ok) throw new Error(`${address}: ${await response.text()}`);
    return Buffer.from(await response.arrayBuffer());
  };
  const inventories = '/api/inventories';
  const { id } = JSON.parse((await ask(inventories, {})).toString()) as { id: string };
  await readLines(id, commander, lines - MISSING).execute(db);
  const [closing] = await timed(() => ask(`${inventories}/${id}/close`, { noRecountReason: 'Benchmark' }));
  const [printing, pdf] = await timed(() => ask(`/api/inventories/${id}/report.pdf`));
  const [again] = await timed(() => ask(`/api/inventories/${id}/report.pdf`));
  return [closing.toFixed(0), printing.toFixed(0), again.toFixed(0), (pdf.byteLength / 1e6).toFixed(1)];
}

async function run(engine: string, lines: number): Promise<string[]> {
  const bin = engine === 'postgres' ? findPostgres() : null;
  if (engine === 'postgres' && !bin) throw new Error(howToGetPostgres);
  const server = bin ? await startPostgres(bin) : null;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hand-receipt-bench-'));
  const database = await openDatabase({ dataDir, databaseUrl: server?.url ?? null });
  try {
    const commander = await fillItems(database.db, lines);
    // Rows without events would be found by a check, which is not what is measured.
    await takeFullCheckAsDone(database.db, new Date());
    const config = { ...readConfig({}), dataDir, logLevel: 'fatal' as const, demo: false };
    const app = await buildApp({ config, database });
    try {
      await recordLedgerKey(database.db, app.sealer, new Date());
      const url = await app.listen({ host: '127.0.0.1', port: 0 });
      return [engine, String(lines), ...(await measure(url, database.db, { commander, lines }))];
    } finally {
      await app.close();
    }
  } finally {
    await database.close();
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const rows: string[][] = [];
for (const engine of values.engine ? [values.engine] : ['postgres', 'pglite']) {
  for (const lines of LINES) rows.push(await run(engine, lines));
}
console.log(`\nload ${loadavg()[0]?.toFixed(1)}\n`);
table(['engine', 'lines', 'closing ms', 'PDF ms', 'PDF again ms', 'PDF MB'], rows);
