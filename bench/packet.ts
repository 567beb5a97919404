/**
 * What the first person waits for who downloads the packet of a change of command of 700 items: the server draws and
 * stores the PDF, and the JSON that proves it. 14 holders have them, and every third item is signed down once more.
 * Meanwhile another call asks for the list of changes of command, again and again.
 *
 *   pnpm --filter bench packet [items] [--engine postgres|pglite] [--smoke]
 *
 * The goal: 700 items in 20 seconds on PGlite, on two cores that nobody else uses.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgres, howToGetPostgres, startPostgres } from '../scripts/lib/private-postgres.mjs';
import { takeFullCheckAsDone } from './api/full-check';
import { table } from './lib/figures';
import { buildApp, openDatabase, readConfig, recordLedgerKey, startSession } from './lib/mock-api';
import { benchmarkArgs, unlessSmoke } from './lib/smoke';
import { fillPacket } from './packet/fill';

const { values, positionals } = parseArgs({
  args: benchmarkArgs,
  options: { engine: { type: 'string' } },
  allowPositionals: true,
});
const ITEMS = Number(positionals[0] ?? unlessSmoke(700, 30));

/** Asks for a short list until `until` is over. @returns the longest answer in milliseconds */
async function longestAnswer(url: string, cookie: string, until: Promise<unknown>): Promise<number> {
  let isOver = false;
  void until.finally(() => (isOver = true));
  let longest = 0;
  while (!isOver) {
    const started = performance.now();
    await (await fetch(`${url}/api/successions?limit=1`, { headers: { cookie } })).text();
    longest = Math.max(longest, performance.now() - started);
  }
  return longest;
}

async function measure(url: string, cookie: string, id: string) {
  const get = async (file: string) => {
    const started = performance.now();
    const response = await fetch(`${url}/api/successions/${id}/packet.${file}`, { headers: { cookie } });
    const bytes = (await response.arrayBuffer()).byteLength;
    if (response.status !== 200) throw new Error(`The packet was answered with ${response.status}.`);
    return { ms: performance.now() - started, mb: (bytes / 1e6).toFixed(1) };
  };
  const making = get('pdf');
  const [pdf, longest] = await Promise.all([making, longestAnswer(url, cookie, making)]);
  const json = await get('json');
  return [pdf.ms.toFixed(0), pdf.mb, json.ms.toFixed(0), json.mb, longest.toFixed(0)];
}

async function run(engine: string): Promise<string[]> {
  const bin = engine === 'postgres' ? findPostgres() : null;
  if (engine === 'postgres' && !bin) throw new Error(howToGetPostgres);
  const server = bin ? await startPostgres(bin) : null;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hand-receipt-bench-'));
  const database = await openDatabase({ dataDir, databaseUrl: server?.url ?? null });
  try {
    const { id, toUserId } = await fillPacket(database.db, ITEMS);
    // Rows without events would be found by a check, which is not what is measured.
    await takeFullCheckAsDone(database.db, new Date());
    const config = { ...readConfig({}), dataDir, logLevel: 'fatal' as const, demo: false };
    const app = await buildApp({ config, database });
    try {
      await recordLedgerKey(database.db, app.sealer, new Date());
      const url = await app.listen({ host: '127.0.0.1', port: 0 });
      const session = { userId: toUserId, at: new Date(), userAgent: null };
      return [engine, ...(await measure(url, `hr_session=${await startSession(database.db, session)}`, id))];
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
console.log(`\n${ITEMS} items, load ${loadavg()[0]?.toFixed(1)}\n`);
table(['engine', 'PDF ms', 'PDF MB', 'JSON ms', 'JSON MB', 'longest other ms'], rows);
