/**
 * What the keeper of a large property book waits for, call by call on the real server: a file of 5,000 rows is read and
 * entered, the same file with 25 differences is compared with the book, and the component list of an NSN is published to
 * 600 items.
 *
 *   pnpm --filter bench book [rows] [--engine postgres|pglite] [--smoke]
 *
 * The goals, on two cores that nobody else uses: the comparison in less than 20 seconds, the list in less than 15.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import type { Database } from '../mock-api/src/kernel/db/schema';
import { table } from './lib/figures';
import { benchmarkArgs, unlessSmoke } from './lib/smoke';
import { type Call, withServer } from './lib/with-server';

const { values, positionals } = parseArgs({
  args: benchmarkArgs,
  options: { engine: { type: 'string' } },
  allowPositionals: true,
});
const ROWS = Number(positionals[0] ?? unlessSmoke(5_000, 200));
/** Items of the NSN whose list is published. */
const LISTED = unlessSmoke(600, 50);
const DIFFERENCES = 25;
const COMPONENTS = 10;
const RIFLE = '1005-01-231-0973';
const OTHER = '5855-01-432-0524';

const serial = (row: number) => `W${500_000 + row}`;
const line = (row: number, shown: string) => `M4A1 Carbine,${shown},${row < LISTED ? RIFLE : OTHER}`;
const file = (serials: readonly string[]) =>
  ['Name,Serial Number,NSN', ...serials.map((shown, row) => line(row, shown))].join('\r\n');

const BOOK = Array.from({ length: ROWS }, (_, row) => serial(row));
/** The same book with other serial numbers at its end. */
const CHANGED = BOOK.map((shown, row) => (row < ROWS - DIFFERENCES ? shown : `X${900_000 + row}`));

interface Import {
  id: string;
  status: string;
  written: number;
}

const upload = (call: Call, purpose: 'enter' | 'compare', serials: readonly string[]) =>
  call<Import>('POST', `/api/imports?file_name=book.csv&purpose=${purpose}`, file(serials));

/** @throws Error unless every row was entered */
async function enter(call: Call): Promise<void> {
  const { id } = await upload(call, 'enter', BOOK);
  let { status, written } = await call<Import>('POST', `/api/imports/${id}/confirm`);
  while (status === 'running') {
    await new Promise((resolve) => setTimeout(resolve, 50));
    ({ status, written } = await call<Import>('GET', `/api/imports/${id}`));
  }
  if (written !== ROWS) throw new Error(`${written} of ${ROWS} rows were entered.`);
}

/** @throws Error unless exactly the seeded differences are found */
async function compare(call: Call): Promise<void> {
  const { id } = await upload(call, 'compare', CHANGED);
  const asOf = new Date().toISOString().slice(0, 10);
  const { counts } = await call<{ counts: Record<string, number> }>('POST', '/api/reconciliations', {
    importId: id,
    asOf,
  });
  if (counts.theirs !== DIFFERENCES || counts.ours !== DIFFERENCES)
    throw new Error(`Found ${JSON.stringify(counts)}.`);
}

/** @throws Error unless the list reached every item of the NSN */
async function publish(call: Call): Promise<void> {
  const lines = Array.from({ length: COMPONENTS }, (_, n) => ({
    kind: 'BII',
    name: `Component ${n}`,
    nsn: null,
    ui: 'EA',
    arc: null,
    quantity: 7,
    required: true,
  }));
  const list = { version: 0, lines };
  const { changed } = await call<{ changed: number }>('PUT', `/api/component-lists/${RIFLE}`, list);
  if (changed !== LISTED) throw new Error(`The list reached ${changed} of ${LISTED} items.`);
}

async function seconds(work: () => Promise<void>): Promise<string> {
  const started = performance.now();
  await work();
  return ((performance.now() - started) / 1_000).toFixed(1);
}

/** @returns the id of who keeps the book */
async function fill(db: Kysely<Database>): Promise<string> {
  await db.insertInto('units').values({ id: 'BENCH', name: 'Bench', kind: 'company' }).execute();
  const { id } = await db
    .insertInto('users')
    .values({
      username: 'keeper',
      email: 'keeper@bench.test',
      password_hash: '-',
      first_name: 'B',
      last_name: 'Keeper',
      rank: 'SFC',
      role: 'Supply Sergeant',
      unit_id: 'BENCH',
      status: 'Active',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const run = (engine: string): Promise<string[]> =>
  withServer(engine, fill, async ({ as, filled: keeperId }) => {
    const call = await as(keeperId);
    const entered = await seconds(() => enter(call));
    const compared = await seconds(() => compare(call));
    return [engine, entered, compared, await seconds(() => publish(call))];
  });

const rows: string[][] = [];
for (const engine of values.engine ? [values.engine] : ['postgres', 'pglite']) rows.push(await run(engine));
console.log(`\n${ROWS} rows, a list for ${LISTED} items, load ${loadavg()[0]?.toFixed(1)}\n`);
table(['engine', 'entered s', 'compared s', 'published s'], rows);
