/**
 * What both commanders wait for in a change of command of 700 items with 14 sub-hand receipt holders: the reader for the
 * answer to each serial number, then both for the signing. Every serial number of the set is read, in the order of the
 * sections. In the second half, the recorder's device reads the change of command and the lines again after each one, as
 * it does when an update comes. The times of the signing are without that of the password.
 *
 *   pnpm --filter bench succession [items] [--engine postgres|pglite] [--smoke]
 *
 * The goals, on PGlite and two cores that nobody else uses: a reading in 300 ms in 95 of 100 cases, and the signing of 600
 * items in 5 s. `packet` measures what is made after it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { SuccessionLineDto } from '@hand-receipt/contracts';
import { findPostgres, howToGetPostgres, startPostgres } from '../scripts/lib/private-postgres.mjs';
import { takeFullCheckAsDone } from './api/full-check';
import { table } from './lib/figures';
import { buildApp, openDatabase, readConfig, recordLedgerKey, startSession } from './lib/mock-api';
import { quantile } from './lib/quantile';
import { benchmarkArgs, unlessSmoke } from './lib/smoke';
import { type Filled, fillActive, sign } from './packet/fill';

const { values, positionals } = parseArgs({
  args: benchmarkArgs,
  options: { engine: { type: 'string' } },
  allowPositionals: true,
});
const ITEMS = Number(positionals[0] ?? unlessSmoke(700, 30));
/** The most lines that one answer has. */
const PAGE = 500;

type Database = Awaited<ReturnType<typeof openDatabase>>;

/** A device of a person. */
type Device = <T>(method: 'GET' | 'POST', path: string, body?: object) => Promise<T>;

async function deviceOf(database: Database, url: string, userId: string): Promise<Device> {
  const session = await startSession(database.db, { userId, at: new Date(), userAgent: null });
  const headers = { cookie: `hr_session=${session}`, origin: url, 'content-type': 'application/json' };
  return async (method, address, body) => {
    const answer = await fetch(`${url}${address}`, { method, headers, body: body && JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<never>;
  };
}

async function millisecondsOf(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

/** Every line of the set, by section, as the outgoing commander sees them. */
async function linesOf(recorder: Device, id: string): Promise<SuccessionLineDto[]> {
  const { sections } = await recorder<{ sections: { number: number }[] }>('GET', `/api/successions/${id}`);
  const lines: SuccessionLineDto[] = [];
  for (const { number } of sections) {
    const address = `/api/successions/${id}/lines?section=${number}&limit=${PAGE}`;
    lines.push(...(await recorder<SuccessionLineDto[]>('GET', address)));
  }
  return lines;
}

/** Reads the whole set. @returns milliseconds of each reading: of the reader alone, and with the recorder's device. */
async function readAll(id: string, { reader, recorder }: Record<'reader' | 'recorder', Device>) {
  const lines = await linesOf(recorder, id);
  const alone: number[] = [];
  const together: number[] = [];
  let refetch: Promise<unknown> = Promise.resolve();
  for (const [at, { section, item }] of lines.entries()) {
    const read = () =>
      reader('POST', `/api/successions/${id}/readings`, { section, code: item.serial_number });
    const isAlone = at < lines.length / 2;
    (isAlone ? alone : together).push(await millisecondsOf(read));
    if (isAlone) continue;
    // An update that comes while the one before is being read is read after it, once.
    await refetch;
    refetch = Promise.all([
      recorder('GET', `/api/successions/${id}`),
      recorder('GET', `/api/successions/${id}/lines?section=${section}&limit=50`),
    ]);
  }
  await refetch;
  return { alone, together };
}

async function measure(database: Database, url: string, filled: Filled): Promise<string[]> {
  const reader = await deviceOf(database, url, filled.to.id);
  const recorder = await deviceOf(database, url, filled.from.id);
  const { alone, together } = await readAll(filled.id, { reader, recorder });
  const first = await millisecondsOf(() => sign(database.db, filled, 'outgoing'));
  const last = await millisecondsOf(() => sign(database.db, filled, 'incoming'));
  const figures = [quantile(alone, 0.5), quantile(alone, 0.95), quantile(together, 0.95), first, last];
  return figures.map((figure) => figure.toFixed(0));
}

async function run(engine: string): Promise<string[]> {
  const bin = engine === 'postgres' ? findPostgres() : null;
  if (engine === 'postgres' && !bin) throw new Error(howToGetPostgres);
  const server = bin ? await startPostgres(bin) : null;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hand-receipt-bench-'));
  const database = await openDatabase({ dataDir, databaseUrl: server?.url ?? null });
  try {
    const filled = await fillActive(database.db, ITEMS);
    // Rows without events would be found by a check, which is not what is measured.
    await takeFullCheckAsDone(database.db, new Date());
    const config = { ...readConfig({}), dataDir, logLevel: 'fatal' as const, demo: false };
    const app = await buildApp({ config, database });
    try {
      await recordLedgerKey(database.db, app.sealer, new Date());
      const url = await app.listen({ host: '127.0.0.1', port: 0 });
      return [engine, ...(await measure(database, url, filled))];
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
table(
  [
    'engine',
    'reading p50 ms',
    'p95 ms',
    'p95 ms, recorder reads too',
    'first signature ms',
    'last signature ms',
  ],
  rows,
);
