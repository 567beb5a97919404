/**
 * What the recipient of 500 items waits for: one call answers the accept sheet of all of them, on the real server.
 * Each item has ten components of which one is short, and an item mounted on it; every tenth has a fault.
 *
 *   pnpm --filter bench sheet [transfers] [--engine postgres|pglite] [--smoke]
 *
 * The goal: 500 transfers in less than 1 second, on two cores that nobody else uses.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { median, table } from './lib/figures';
import { quantile } from './lib/quantile';
import { benchmarkArgs, unlessSmoke } from './lib/smoke';
import { type Call, withServer } from './lib/with-server';
import { fillSheets } from './sheet/fill';

const { values, positionals } = parseArgs({
  args: benchmarkArgs,
  options: { engine: { type: 'string' } },
  allowPositionals: true,
});
const TRANSFERS = Number(positionals[0] ?? unlessSmoke(500, 20));
const ROUNDS = unlessSmoke(20, 2);

interface Measured {
  times: number[];
  bytes: number;
}

/** Reads all sheets in one call, again and again. @throws Error where one is left out */
async function measure(call: Call, ids: readonly string[]): Promise<Measured> {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    const sheets = await call<unknown[]>('GET', `/api/transfers/sheets?ids=${ids.join(',')}`);
    times.push(performance.now() - started);
    bytes = JSON.stringify(sheets).length;
    if (sheets.length !== ids.length) throw new Error(`${sheets.length} sheets of ${ids.length} transfers.`);
  }
  return { times, bytes };
}

const run = (engine: string): Promise<string[]> =>
  withServer(
    engine,
    (db) => fillSheets(db, TRANSFERS),
    async ({ as, filled: { ids, recipientId } }) => {
      const { times, bytes } = await measure(await as(recipientId), ids);
      const [first = 0] = times;
      const figures = [first, median(times), quantile(times, 0.95)].map((time) => time.toFixed(0));
      return [engine, ...figures, (bytes / 1e6).toFixed(1)];
    },
  );

const rows: string[][] = [];
for (const engine of values.engine ? [values.engine] : ['postgres', 'pglite']) rows.push(await run(engine));
console.log(`\n${TRANSFERS} transfers, load ${loadavg()[0]?.toFixed(1)}\n`);
table(['engine', 'first ms', 'median ms', 'p95 ms', 'MB'], rows);
