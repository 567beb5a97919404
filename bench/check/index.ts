/**
 * Ten people read the property book while nothing else happens, while a ledger of an earlier version is upgraded, and
 * while every event is checked, on both engines.
 *
 *   pnpm --filter bench check [--events 100000] [--items 10000] [--seconds 20] [--engine postgres|pglite] [--smoke]
 *
 * The goals (EVID-32, EVID-55): the upgrade takes at most 2 minutes; the check takes at most 15 s, stalls the API for at
 * most 50 ms at a time, and lets p99 of `GET /api/property` be at most twice that at rest. They are for two cores that
 * nobody else uses, so the load average is printed, too.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findPostgres, howToGetPostgres, startPostgres } from '../../scripts/lib/private-postgres.mjs';
import { table } from '../lib/figures';
import { ROOT } from '../lib/product';
import { benchmarkArgs, unlessSmoke } from '../lib/smoke';
import { say, share, whole } from '../ledger/format';
import type { Order, Ready, Told } from './host';
import { READERS, type Reads, readBeside } from './readers';

const { values } = parseArgs({
  args: benchmarkArgs,
  options: {
    events: { type: 'string', default: unlessSmoke('100000', '2000') },
    items: { type: 'string', default: unlessSmoke('10000', '200') },
    seconds: { type: 'string', default: unlessSmoke('20', '1') },
    engine: { type: 'string' },
  },
});

interface Phase {
  name: string;
  seconds: number;
  reads: Reads;
  stallMs: number;
}

/** The host's next message; an error where it ends instead. */
async function nextOf<T>(host: ChildProcess): Promise<T> {
  const ended = once(host, 'exit').then(([code]) => {
    throw new Error(`The host ended with ${String(code)}.`);
  });
  const [message] = (await Promise.race([once(host, 'message'), ended])) as [T];
  return message;
}

function tell(host: ChildProcess, order: Order): Promise<Told> {
  const told = nextOf<Told>(host);
  host.send(order);
  return told;
}

/** A full check as a commander starts one. @throws Error where it finds anything */
async function checkInFull({ url, cookie }: Ready): Promise<void> {
  const headers = { cookie, origin: url, 'content-type': 'application/json' };
  const ask = async (place: string, init: RequestInit = {}) => {
    const response = await fetch(`${url}/api/verification/runs${place}`, { ...init, headers });
    return (await response.json()) as { id: string; state: string; result: { is_verified: boolean } | null };
  };
  let run = await ask('', { method: 'POST', body: JSON.stringify({ full: true }) });
  while (run.state === 'running') {
    await setTimeout(200);
    run = await ask(`/${run.id}`);
  }
  if (run.result?.is_verified !== true) throw new Error(JSON.stringify(run).slice(0, 500));
}

async function measure(
  host: ChildProcess,
  ready: Ready,
  name: string,
  work: () => Promise<unknown>,
): Promise<Phase> {
  say(name);
  await tell(host, 'watch');
  const started = performance.now();
  let seconds = 0;
  const timed = work().finally(() => (seconds = (performance.now() - started) / 1000));
  const reads = await readBeside(ready, timed);
  const { stallMs } = await tell(host, 'watch');
  return { name, seconds, reads, stallMs };
}

function print(engine: string, phases: readonly Phase[]): void {
  const load = loadavg()[0]?.toFixed(1);
  console.log(
    `\n## ${engine}, ${values.events} events, ${values.items} items, ${READERS} readers, load ${load}\n`,
  );
  const idle = phases[0]?.reads.p99 ?? NaN;
  table(
    [
      '',
      'seconds',
      'reads',
      'failed',
      'p50 ms',
      'p99 ms',
      'p99 to idle',
      'longest read ms',
      'longest stall ms',
    ],
    phases.map(({ name, seconds, reads: { count, failed, p50, p99, most }, stallMs }) => [
      ...[name, seconds.toFixed(1), whole(count), failed, p50.toFixed(1), p99.toFixed(1)],
      ...[share(p99, idle), most.toFixed(1), stallMs.toFixed(1)],
    ]),
  );
}

async function run(engine: string): Promise<void> {
  const bin = engine === 'postgres' ? findPostgres() : null;
  if (engine === 'postgres' && !bin) throw new Error(howToGetPostgres);
  const server = bin ? await startPostgres(bin, { shared_buffers: '256MB' }) : null;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hand-receipt-bench-'));
  say(`filling ${whole(Number(values.events))} events`);
  const host = fork(
    path.join(ROOT, 'bench/check/host.ts'),
    [dataDir, server?.url ?? '', values.events, values.items],
    {
      cwd: path.join(ROOT, 'mock-api'),
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  try {
    const ready = await nextOf<Ready>(host);
    const upgrade = async () => void (upgraded = await tell(host, 'upgrade'));
    let upgraded: Told = { stallMs: 0 };
    const idle = await measure(host, ready, 'at rest', () => setTimeout(Number(values.seconds) * 1000));
    const found = await measure(host, ready, 'upgrade', upgrade);
    const check = await measure(host, ready, 'full check', () => checkInFull(ready));
    print(engine, [idle, { ...found, stallMs: Math.max(found.stallMs, upgraded.stallMs) }, check]);
  } finally {
    if (host.connected) host.disconnect();
    if (host.exitCode === null) await once(host, 'exit');
    await rm(dataDir, { recursive: true });
    await server?.stop();
  }
}

for (const engine of ['pglite', 'postgres'])
  if (!values.engine || values.engine === engine) await run(engine);
