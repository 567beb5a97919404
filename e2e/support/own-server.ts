import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, cpSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { makeDataFolder } from './demo-company';
import { PORT } from './environment';

const REPOSITORY = join(__dirname, '../..');

/** A server of its own for a test that deploys: its built product can be changed without harm to other tests. */
export interface OwnServer {
  origin: string;
  /** The built product that it serves. */
  webRoot: string;
  dataDir: string;
  /** All that it logged, a file. */
  log: string;
  /** Kills it where it stands, as a power cut does. */
  crash: () => Promise<void>;
  /** Starts it again on the same data after a crash. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts a server on a copy of the built product, with a demo company of its own.
 *
 * @param port of each test file its own: two may run at the same time
 * @param settings further environment variables of the server
 */
export async function startOwnServer(
  port = PORT + 40,
  settings: Record<string, string> = {},
): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'hand-receipt-own-'));
  const webRoot = join(folder, 'dist');
  // Source maps and compressed copies are of no matter here.
  cpSync(join(REPOSITORY, 'dist'), webRoot, {
    recursive: true,
    filter: (file) => !/\.(map|br|gz)$/.test(file),
  });
  const dataDir = join(folder, 'data');
  makeDataFolder(dataDir);
  const origin = `http://127.0.0.1:${port}`;
  const log = join(folder, 'server.log');
  const start = async (): Promise<ChildProcess> => {
    const output = openSync(log, 'a');
    const started = spawn('node', ['--enable-source-maps', 'dist/server.js'], {
      cwd: join(REPOSITORY, 'mock-api'),
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        WEB_ROOT: webRoot,
        LOG_LEVEL: 'error',
        NODE_ENV: 'production',
        ...settings,
      },
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    const isReady = () => {
      // Another server may answer on its port.
      if (started.exitCode !== null)
        throw new Error(`The server on port ${port} ended. Its log is in ${log}.`);
      return fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    };
    try {
      await expect.poll(isReady, { timeout: 110_000 }).toBe(true);
    } catch (error) {
      await end(started, 'SIGKILL');
      throw error;
    }
    return started;
  };
  let server = await start();
  return {
    origin,
    webRoot,
    dataDir,
    log,
    crash: () => end(server, 'SIGKILL'),
    restart: async () => {
      server = await start();
    },
    stop: async () => {
      await end(server, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function end(server: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await ended;
}
