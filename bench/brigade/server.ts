import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../lib/product';
import type { Brigade } from './brigade';

/** One process of the built server. */
export interface Server {
  origin: string;
  port: number;
  /** Resident memory. */
  megabytes(): Promise<number>;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

const READY = ' is ready: ';
const MEMORY = 'process_resident_memory_bytes ';

async function launch(
  { url, folder }: Brigade,
  dataDir: string,
  port: number,
): Promise<{ child: ChildProcess; origin: string }> {
  await mkdir(dataDir, { recursive: true });
  const child = spawn(process.execPath, ['dist/server.js'], {
    cwd: join(ROOT, 'mock-api'),
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: url ?? '',
      LEDGER_KEY_FILE: join(folder, 'ledger/signing-key'),
      WEB_ROOT: join(ROOT, 'dist'),
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  for await (const line of createInterface({ input: child.stdout })) {
    const address = line.split(READY)[1]?.split(' ')[0];
    if (address) return { child, origin: address };
  }
  throw new Error('The server ended before it was ready.');
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Resident memory as the server itself reports it, in megabytes. */
async function megabytesOf(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const line = metrics.split('\n').find((each) => each.startsWith(MEMORY)) ?? '';
  return Number(line.slice(MEMORY.length)) / 1e6;
}

/**
 * Starts one of the processes of a brigade.
 *
 * @param number from 0; each process has a data folder of its own, and all sign with one key.
 */
export async function startServer(brigade: Brigade, number = 0): Promise<Server> {
  const dataDir = number === 0 ? brigade.folder : join(brigade.folder, `process-${number}`);
  let { child, origin } = await launch(brigade, dataDir, 0);
  const port = Number(new URL(origin).port);
  return {
    origin,
    port,
    megabytes: () => megabytesOf(origin),
    kill: () => end(child, 'SIGKILL'),
    async restart() {
      ({ child, origin } = await launch(brigade, dataDir, port));
    },
    stop: () => end(child, 'SIGTERM'),
  };
}
