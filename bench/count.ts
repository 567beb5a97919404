/**
 * A count of sensitive items by 14 people who read at once, its closing with 40 items missing of two holders, and its
 * report, on the real server.
 *
 *   pnpm --filter bench count [lines] [--pace 0] [--engine postgres|pglite] [--smoke]
 *
 * A person reads one item every 1.2 seconds, unless `--pace` says another number of milliseconds. The goals for 600 lines: a read in less than 150 ms at p95, the closing in less than 2 seconds, the PDF in less than 2.
 * For 5,000 lines the PDF takes less than 15.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import type { Database } from '../mock-api/src/kernel/db/schema';
import { median, table } from './lib/figures';
import { quantile } from './lib/quantile';
import { benchmarkArgs, unlessSmoke } from './lib/smoke';
import { type Call, withServer } from './lib/with-server';

const { values, positionals } = parseArgs({
  args: benchmarkArgs,
  options: { engine: { type: 'string' }, pace: { type: 'string' } },
  allowPositionals: true,
});
const LINES = Number(positionals[0] ?? unlessSmoke(600, 60));
const PEOPLE = unlessSmoke(14, 3);
const PACE_MS = Number(values.pace ?? unlessSmoke(1_200, 0));
const MISSING = unlessSmoke(40, 6);
const ANYBODY = {
  blind: false,
  recount: false,
  notHolder: false,
  notArmorer: false,
  notTwice: false,
  minRank: null,
};

const serial = (line: number) => `W${500_000 + line * 3}`;

const person = (username: string, role: 'Commander' | 'Squad Leader') => ({
  username,
  email: `${username}@bench.test`,
  password_hash: '-',
  first_name: 'B',
  last_name: username,
  rank: role === 'Commander' ? ('CPT' as const) : ('SGT' as const),
  role,
  unit_id: 'BENCH',
  status: 'Active' as const,
});

/** @returns the ids of the commander and of those who count */
async function fill(db: Kysely<Database>) {
  await db.insertInto('units').values({ id: 'BENCH', name: 'Bench', kind: 'company' }).execute();
  const readers = Array.from({ length: PEOPLE }, (_, number) => person(`reader${number}`, 'Squad Leader'));
  const people = await db
    .insertInto('users')
    .values([person('commander', 'Commander'), ...readers])
    .returning('id')
    .execute();
  const [commanderId = '', ...counterIds] = people.map(({ id }) => id);
  return { commanderId, counterIds };
}

interface Import {
  id: string;
  status: string;
  written: number;
}

/** Enters the weapons, and opens a count of all of them. @returns its id */
async function open(call: Call, counterIds: readonly string[]): Promise<string> {
  const rows = Array.from({ length: LINES }, (_, line) => `M17 Pistol,${serial(line)},weapons`);
  const file = ['Name,Serial Number,Category', ...rows].join('\r\n');
  const { id: importId } = await call<Import>('POST', '/api/imports?file_name=book.csv&purpose=enter', file);
  let entered = await call<Import>('POST', `/api/imports/${importId}/confirm`);
  while (entered.status === 'running') {
    await new Promise((resolve) => setTimeout(resolve, 50));
    entered = await call<Import>('GET', `/api/imports/${importId}`);
  }
  if (entered.written !== LINES) throw new Error(`${entered.written} of ${LINES} weapons were entered.`);
  const rule = {
    unitId: 'BENCH',
    key: 'inventory.rules.sensitive',
    value: ANYBODY,
    citation: null,
    version: 0,
  };
  await call('PUT', '/api/unit-settings', rule);
  const { id } = await call<{ id: string }>('POST', '/api/inventories', { unitId: 'BENCH', counterIds });
  return id;
}

/** Everybody reads their share, one line after the other, all at once. @returns milliseconds of each read */
async function readAll(id: string, readers: readonly Call[]): Promise<number[]> {
  const times: number[] = [];
  const lines = Array.from({ length: LINES - MISSING }, (_, line) => line);
  await Promise.all(
    readers.map(async (call, number) => {
      for (const line of lines.filter((one) => one % readers.length === number)) {
        const started = performance.now();
        const body = { code: serial(line) };
        const { result } = await call<{ result: string }>('POST', `/api/inventories/${id}/scans`, body);
        const took = performance.now() - started;
        times.push(took);
        if (result !== 'verified') throw new Error(`${body.code}: ${result}`);
        await new Promise((resolve) => setTimeout(resolve, PACE_MS - took));
      }
    }),
  );
  return times;
}

async function seconds<T>(work: () => Promise<T>): Promise<[string, T]> {
  const started = performance.now();
  const done = await work();
  return [((performance.now() - started) / 1_000).toFixed(1), done];
}

/** @throws Error unless what nobody read is missing */
const run = (engine: string): Promise<string[]> =>
  withServer(engine, fill, async ({ as, filled: { commanderId, counterIds } }) => {
    const commander = await as(commanderId);
    const id = await open(commander, counterIds);
    const times = await readAll(id, await Promise.all(counterIds.map((reader) => as(reader))));
    const [closing, { progress }] = await seconds(() =>
      commander<{ progress: { missing: number } }>('POST', `/api/inventories/${id}/close`, {}),
    );
    if (progress.missing !== MISSING) throw new Error(`${progress.missing} of ${MISSING} are missing.`);
    const [paper, pdf] = await seconds(() => commander<string>('GET', `/api/inventories/${id}/report.pdf`));
    if (!pdf.startsWith('%PDF')) throw new Error('The report is no PDF.');
    const reads = [median(times), quantile(times, 0.95)].map((time) => time.toFixed(0));
    return [engine, ...reads, closing, paper];
  });

const rows: string[][] = [];
for (const engine of values.engine ? [values.engine] : ['postgres', 'pglite']) rows.push(await run(engine));
console.log(`\n${LINES} lines, ${PEOPLE} people, ${MISSING} missing, load ${loadavg()[0]?.toFixed(1)}\n`);
table(['engine', 'read median ms', 'read p95 ms', 'closing s', 'PDF s'], rows);
