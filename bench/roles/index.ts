/**
 * What each role waits for, side by side in one run: a company commander, a squad leader and a soldier of one company,
 * each beside the leanest statement that returns what their screen shows (`hand.ts`), while the server checks its
 * ledger and seals what is written, and again while it rests.
 *
 *   pnpm --filter bench roles [--engine postgres|pglite] [--items 100000] [--seconds 20] [--folder FOLDER] [--smoke]
 *   pnpm --filter bench roles --sizes 10000,100000,1000000
 *
 * `DATABASE_URL` with `--folder` keeps the filled brigade for the next run; `--engine pglite` needs the folder only.
 * `--sizes` grows one brigade on PostgreSQL by copies of its companies, so that what the three see stays the same;
 * there the ledger's check rests, because the copies' events are under no seal, and a statement of more than a minute
 * is given up (`Infinity`).
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { takeFullCheckAsDone } from '../api/full-check';
import { type Brigade, ENGINES, openBrigade } from '../brigade/brigade';
import { startServer } from '../brigade/server';
import { table } from '../lib/figures';
import { openDatabase } from '../lib/light-api';
import { benchmarkArgs, unlessSmoke } from '../lib/smoke';
import { checkAndSeal } from './background';
import type { BareReady } from './bare';
import { copyCompanies } from './copies';
import { type Caller, coldTimes, type Figures, measureCalls, type Places, signInAll } from './measure';

const { values } = parseArgs({
  args: benchmarkArgs,
  options: {
    engine: { type: 'string', default: 'postgres' },
    items: { type: 'string', default: unlessSmoke('100000', '300') },
    seconds: { type: 'string', default: unlessSmoke('20', '0.2') },
    folder: { type: 'string' },
    sizes: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const engine = ENGINES.find((name) => name === values.engine) ?? 'postgres';

/** Items of one person on average, as in a brigade of 500 with 100,000 items. */
const ITEMS_OF_PERSON = 200;
const peopleFor = (items: number) => Math.max(unlessSmoke(50, 20), Math.round(items / ITEMS_OF_PERSON));

const ms = (value: number) => value.toFixed(1);

/** The process with the hand-written statements; on a copy of an embedded database, which serves one process only. */
async function startBare({ url, folder }: Brigade) {
  const copy = mkdtempSync(join(tmpdir(), 'hand-receipt-bench-bare-'));
  if (!url) cpSync(join(folder, 'postgres'), join(copy, 'postgres'), { recursive: true });
  const script = fileURLToPath(new URL('./bare.ts', import.meta.url));
  const child: ChildProcess = fork(script, [url ?? '', copy], { execArgv: ['--import', 'tsx'] });
  const [ready] = (await once(child, 'message')) as [BareReady];
  return {
    ready,
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
      rmSync(copy, { recursive: true, force: true });
    },
  };
}

interface Running {
  places: Places;
  callers: Caller[];
  ready: BareReady;
  megabytes: number;
}

/** The hand-written statements and a server that has just started. */
async function besideServer<T>(brigade: Brigade, work: (running: Running) => Promise<T>): Promise<T> {
  const bare = await startBare(brigade);
  const server = await startServer(brigade);
  try {
    const megabytes = await server.megabytes();
    const places = { api: server.origin, bare: bare.ready.origin };
    const callers = await signInAll(server.origin, bare.ready.people);
    return await work({ places, callers, ready: bare.ready, megabytes });
  } finally {
    await server.stop();
    await bare.stop();
  }
}

const HEAD = ['call', 'role', 'items seen', 'p50 ms', 'p99 ms', 'by hand ms', 'rate to that by hand'];

const rowsOf = (figures: readonly Figures[], callers: readonly Caller[]) =>
  figures.map(({ call, role, p50, p99, hand, ratio }) => [
    ...[call, role, callers.find((caller) => caller.role === role)?.items ?? 0],
    ...[ms(p50), ms(p99), ms(hand), ratio.toFixed(2)],
  ]);

async function sideBySide(): Promise<void> {
  const items = Number(values.items);
  const brigade = await openBrigade({ engine, items, people: peopleFor(items), folder: values.folder });
  try {
    await besideServer(brigade, async ({ places, callers, ready, megabytes }) => {
      console.log(
        `\n## ${engine}, ${ready.items} items, ${ready.events} events, load ${ms(loadavg()[0] ?? 0)}`,
      );
      console.log(`\nmemory of the server at its start: ${ms(megabytes)} MB\n`);
      const cold = await coldTimes(places, callers);
      table(
        ['first call after the start', 'role', 'ms'],
        cold.map(({ call, role, ms: time }) => [call, role, ms(time)]),
      );
      const background = await checkAndSeal(places.api);
      const busy = await measureCalls(places, callers, seconds);
      await background.stop();
      console.log('\nwhile the ledger is checked and sealed:\n');
      table(HEAD, rowsOf(busy, callers));
      await measureCalls(places, callers, 0);
      console.log(`\nat rest, load ${ms(loadavg()[0] ?? 0)}:\n`);
      table(HEAD, rowsOf(await measureCalls(places, callers, seconds), callers));
    });
  } finally {
    await brigade.remove();
  }
}

/** A statement that takes longer is given up: at a million items some would take hours. */
const PATIENCE = '60s';

/** Says for every connection from now on after how long a statement is given up. */
async function giveUpAfter({ url, folder }: Brigade, patience: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir: folder, databaseUrl: url });
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const database = sql.id(rows[0]?.name ?? '');
  await sql`alter database ${database} set statement_timeout = ${sql.lit(patience)}`.execute(db);
  await close();
}

/** Grows the brigade to so many times its first size. */
async function grow(brigade: Brigade, from: number, to: number): Promise<void> {
  await giveUpAfter(brigade, '0');
  const { db, close } = await openDatabase({ dataDir: brigade.folder, databaseUrl: brigade.url });
  if (from > 0) await copyCompanies(db, from, to - 1);
  else await takeFullCheckAsDone(db, new Date());
  await close();
  await giveUpAfter(brigade, PATIENCE);
}

async function bySize(sizes: readonly number[]): Promise<void> {
  const [first = 0, ...rest] = sizes;
  const brigade = await openBrigade({
    engine: 'postgres',
    items: first,
    people: peopleFor(first),
    folder: values.folder,
  });
  const seen: { size: number; figures: Figures[]; callers: Caller[] }[] = [];
  let times = 0;
  try {
    for (const size of [first, ...rest]) {
      const wanted = Math.round(size / first);
      await grow(brigade, times, wanted);
      times = wanted;
      await besideServer(brigade, async ({ places, callers, ready }) => {
        const patient = { ...places, mayGiveUp: true };
        await measureCalls(patient, callers, 0);
        const figures = await measureCalls(patient, callers, seconds);
        seen.push({ size: ready.items, figures, callers });
        console.log(`\n## ${ready.items} items, ${ready.events} events, load ${ms(loadavg()[0] ?? 0)}\n`);
        table(HEAD, rowsOf(figures, callers));
      });
    }
  } finally {
    await brigade.remove();
  }
  const [smallest] = seen;
  console.log('');
  table(
    ['call', 'role', 'items seen', ...seen.map(({ size }) => `p50 ms of ${size}`), 'last to first'],
    (smallest?.figures ?? []).map(({ call, role, p50 }, index) => {
      const all = seen.map(({ figures }) => figures[index]?.p50 ?? NaN);
      const items = smallest?.callers.find((caller) => caller.role === role)?.items ?? 0;
      return [call, role, items, ...all.map(ms), ((all.at(-1) ?? NaN) / p50).toFixed(2)];
    }),
  );
}

await (values.sizes ? bySize(values.sizes.split(',').map(Number)) : sideBySide());
