/**
 * The rush of 0600: everybody of a brigade comes within minutes, each with the calls that a browser really makes, and
 * leaves the dashboard open with its event stream.
 *
 *   pnpm --filter bench rush [--engine postgres|pglite] [--people 500] [--minutes 5] [--processes 2] [--kill]
 *     [--items 100000] [--folder FOLDER] [--smoke]
 *
 * First everybody signs in at 25 a second while one of them goes on working. In the rush every second person signs in,
 * and the others come back with the session that they have. `--kill` kills a process in the middle and starts it again;
 * browsers then send again what was cut off, and no write may be lost or doubled. `DATABASE_URL` with `--folder` keeps
 * the brigade for the next run; `--engine pglite` needs the folder only, and has one process.
 */
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ENGINES, openBrigade } from '../brigade/brigade';
import { type Server, startServer } from '../brigade/server';
import { table } from '../lib/figures';
import { benchmarkArgs, unlessSmoke } from '../lib/smoke';
import { type Balancer, balance } from './balancer';
import { Browser } from './browser';
import { Office, type Soldier } from './office';
import { compareWithLedger, figuresAfter, type Present } from './outcome';
import { Record } from './record';
import { SUMMARY } from './screens';
import { measureSignIns, type SignIns } from './sign-ins';
import { visit, type Writes } from './visit';

const { values } = parseArgs({
  args: benchmarkArgs,
  options: {
    engine: { type: 'string', default: 'postgres' },
    items: { type: 'string', default: unlessSmoke('100000', '400') },
    people: { type: 'string', default: unlessSmoke('500', '3') },
    minutes: { type: 'string', default: unlessSmoke('5', '0.02') },
    processes: { type: 'string', default: unlessSmoke('2', '1') },
    kill: { type: 'boolean', default: false },
    folder: { type: 'string' },
  },
});
/** The leaders of one company and a soldier. */
const SMALLEST_BRIGADE = 16;
const engine = ENGINES.find((name) => name === values.engine) ?? 'postgres';
const processes = engine === 'pglite' ? 1 : Number(values.processes);
const rushMs = Number(values.minutes) * 60_000;

/** How long one goes on working before the others sign in. */
const ALONE_SECONDS = unlessSmoke(5, 0.2);
/** How long a killed process stays away. */
const AWAY_MS = unlessSmoke(5000, 200);

const ms = (value: number) => value.toFixed(1);
const memoryOf = async (servers: readonly Server[]) =>
  (await Promise.all(servers.map((server) => server.megabytes()))).map(ms).join(', ');

function printSignIns({ signIns, alone, beside }: SignIns): void {
  console.log('\nsign-ins, and /api/auth/me of one who is in:\n');
  table(
    ['what', 'count', 'refused', 'a second', 'p50 ms', 'p99 ms'],
    [
      ['sign-in', signIns.count, signIns.refused, ms(signIns.perSecond), ms(signIns.p50), ms(signIns.p99)],
      ['/api/auth/me, nobody signs in', '', '', '', ms(alone.p50), ms(alone.p99)],
      ['/api/auth/me meanwhile', '', '', '', ms(beside.p50), ms(beside.p99)],
    ],
  );
}

/** 'BN1-A' of its squad 'BN1-A-2-3': nobody is offered an item of another company. */
const companyOf = (unitId: string): string => unitId.split('-').slice(0, 2).join('-');

/** The next person of the same unit, or else of the same company. */
function recipientOf(person: Soldier, index: number, people: readonly Soldier[]): Soldier {
  const after = [...people.slice(index + 1), ...people.slice(0, index)];
  return (
    after.find(({ unitId }) => unitId === person.unitId) ??
    after.find(({ unitId }) => companyOf(unitId) === companyOf(person.unitId)) ??
    person
  );
}

async function killAndRestart(server: Server | undefined): Promise<void> {
  await setTimeout(rushMs / 2);
  await server?.kill();
  await setTimeout(AWAY_MS);
  await server?.restart();
}

/** Every second browser has a session; they come one after the other, evenly spread and in no order of rank. */
async function rush(
  { origin }: Balancer,
  people: readonly Soldier[],
  cookies: ReadonlyMap<string, string>,
  record: Record,
) {
  const writes: Writes = { verified: [], offered: [], lastAt: performance.now() };
  const open = (cookie: string | null) => new Browser({ origin, record, mayBreak: values.kill }, cookie);
  const present: Present[] = [];
  for (const [index, person] of people.entries()) {
    const cookie = index % 2 === 0 ? null : (cookies.get(person.username) ?? null);
    const browser = open(cookie);
    const before =
      cookie === null ? undefined : (JSON.parse((await browser.get(SUMMARY)) || '{}') as Pending);
    present.push({ person, browser, pendingBefore: before?.pendingTransfers });
  }
  const started = performance.now();
  await Promise.all(
    present.map(async ({ person, browser, pendingBefore }, index) => {
      // A step that has no factor in common with most counts of people.
      await setTimeout(((index * 137) % people.length) * (rushMs / people.length));
      const isSigningIn = pendingBefore === undefined;
      const recipient = recipientOf(person, index, people);
      await visit(browser, { person, isSigningIn, recipient }, writes).catch((error: unknown) =>
        record.failed('a whole visit', String(error)),
      );
    }),
  );
  return { writes, present, seconds: (performance.now() - started) / 1000 };
}

interface Pending {
  pendingTransfers?: number;
}

async function measure(servers: readonly Server[], front: Balancer): Promise<void> {
  const office = new Office(front.origin);
  await office.open();
  const people = await office.people(Number(values.people));
  console.log(
    `\n## ${engine}, ${people.length} people, ${servers.length} processes, load ${ms(loadavg()[0] ?? 0)}`,
  );
  console.log(`\nmemory at the start, MB: ${await memoryOf(servers)}`);
  const signIns = await measureSignIns(front.origin, people, ALONE_SECONDS);
  printSignIns(signIns);

  const ledgerBefore = await office.ledgerSize();
  const record = new Record();
  const killing = values.kill ? killAndRestart(servers.at(-1)) : Promise.resolve();
  const { writes, present, seconds } = await rush(front, people, signIns.cookies, record);
  const load = ms(loadavg()[0] ?? 0);
  const rows = record.rows();
  const { errors, again, count } = record;
  await killing;
  const outcome = await figuresAfter(present, writes);
  for (const { browser } of present) browser.close();
  const ledger = compareWithLedger(await office.eventsFrom(ledgerBefore), writes);
  office.close();

  console.log(
    `\n${count} calls in ${seconds.toFixed(0)} s, ${errors} errors, ${again} sent again, load ${load}\n`,
  );
  table(['call', 'count', 'errors', 'p50 ms', 'p99 ms', 'longest ms'], rows);
  for (const complaint of record.complaints) console.log(`\n${complaint}`);
  console.log('');
  table(
    ['afterwards', 'number'],
    [
      ['browsers', present.length],
      ['right 2 s after the last write', outcome.inTime],
      ['right in the end', outcome.right],
      ['from the last write to the last figures, ms', outcome.lastMs.toFixed(0)],
      ['people with a count of transfers that does not add up', outcome.misled],
      ['writes done', ledger.done],
      ['writes lost', ledger.lost],
      ['writes doubled', ledger.doubled],
      ['memory at the end, MB', await memoryOf(servers)],
    ],
  );
  if (ledger.lost + ledger.doubled > 0) throw new Error('The ledger does not have what was written.');
}

const brigade = await openBrigade({
  engine,
  items: Number(values.items),
  people: Math.max(SMALLEST_BRIGADE, Number(values.people)),
  folder: values.folder,
});
const servers: Server[] = [];
try {
  for (let number = 0; number < processes; number += 1) servers.push(await startServer(brigade, number));
  const front = await balance(servers.map(({ port }) => port));
  await measure(servers, front);
  await front.close();
} finally {
  for (const server of servers) await server.stop();
  await brigade.remove();
}
