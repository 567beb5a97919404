/**
 * What the recipient of 500 items waits for: one call answers the accept sheet of all of them, on the real server.
 * Each item has ten components of which one is short, and an item mounted on it; every tenth has a fault.
 *
 *   pnpm --filter bench sheet [transfers] [--engine postgres|pglite] [--smoke]
 *
 * The goal: 500 transfers in less than 1 second, on two cores that nobody else uses.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgres, howToGetPostgres, startPostgres } from '../scripts/lib/private-postgres.mjs';
import { takeFullCheckAsDone } from './api/full-check';
import { median, table } from './lib/figures';
import { buildApp, openDatabase, readConfig, startSession } from './lib/mock-api';
import { quantile } from './lib/quantile';
import { benchmarkArgs, unlessSmoke } from './lib/smoke';
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
async function measure(url: string, cookie: string, ids: readonly string[]): Promise<Measured> {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    const response = await fetch(`${url}/api/transfers/sheets?ids=${ids.join(',')}`, { headers: { cookie } });
    const text = await response.text();
    times.push(performance.now() - started);
    bytes = text.length;
    const sheets = (JSON.parse(text) as unknown[]).length;
    if (sheets !== ids.length) throw new Error(`${sheets} sheets of ${ids.length} transfers.`);
  }
  return { times, bytes };
}

async function run(engine: string): Promise<string[]> {
  const bin = engine === 'postgres' ? findPostgres() : null;
  if (engine === 'postgres' && !bin) throw new Error(howToGetPostgres);
  const server = bin ? await startPostgres(bin) : null;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hand-receipt-bench-'));
  const database = await openDatabase({ dataDir, databaseUrl: server?.url ?? null });
  try {
    const { ids, recipientId } = await fillSheets(database.db, TRANSFERS);
    // Rows without events would be found by a check, which is not what is measured.
    await takeFullCheckAsDone(database.db, new Date());
    const config = { ...readConfig({}), dataDir, logLevel: 'fatal' as const, demo: false };
    const app = await buildApp({ config, database });
    try {
      const url = await app.listen({ host: '127.0.0.1', port: 0 });
      const session = { userId: recipientId, at: new Date(), userAgent: null };
      const { times, bytes } = await measure(
        url,
        `hr_session=${await startSession(database.db, session)}`,
        ids,
      );
      const [first = 0] = times;
      const figures = [first, median(times), quantile(times, 0.95)].map((time) => time.toFixed(0));
      return [engine, ...figures, (bytes / 1e6).toFixed(1)];
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
for (const engine of values.engine ? [values.engine] : ['postgres', 'pglite']) rows.push(await run(engine));
console.log(`\n${TRANSFERS} transfers, load ${loadavg()[0]?.toFixed(1)}\n`);
table(['engine', 'first ms', 'median ms', 'p95 ms', 'MB'], rows);
