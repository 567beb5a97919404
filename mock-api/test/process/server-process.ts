import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buildApi } from './build-api';

/** One built server in a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  child: ChildProcess;
  /** Everything it has printed. */
  output(): string;
  /** Its address, once it says that it is ready. */
  ready: Promise<string>;
  /** Its exit code, or the signal that ended it. */
  exit: Promise<number | NodeJS.Signals | null>;
}

const FOLDER = path.resolve(__dirname, '../..');
const running = new Set<ChildProcess>();

beforeAll(buildApi, 120_000);
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a server on a free port; whatever still runs after the last test is killed. */
export function startServer(env: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, ['dist/server.js'], {
    cwd: FOLDER,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let printed = '';
  const exit = once(child, 'exit').then(([code, signal]) => {
    running.delete(child);
    return (code ?? signal) as number | NodeJS.Signals | null;
  });
  const ready = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /is ready: (http:\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void exit.then((code) => reject(new Error(`The server ended with ${code}: ${printed}`)));
  });
  // Not everybody waits for it: a server that shall be refused never is ready.
  ready.catch(() => undefined);
  return { child, output: () => printed, ready, exit };
}
