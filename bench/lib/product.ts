import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { webpackMode } from './smoke';

export const ROOT = resolve(import.meta.dirname, '../..');
const WEBPACK = join(ROOT, 'bench/node_modules/webpack-cli/bin/cli.js');

/** Builds the same source as one application. The registry keeps what the remotes declare; their address is the bundle. */
export function buildSingle(dist: string): void {
  execFileSync(
    process.execPath,
    [WEBPACK, '--config', join(ROOT, 'bench/single-bundle/webpack.config.cjs'), '--mode', webpackMode],
    {
      cwd: join(ROOT, 'shell'),
      env: { ...process.env, DIST_DIR: dist },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const main = readdirSync(join(dist, 'shell')).find((file) => /^main\.\w+\.js$/.test(file));
  const nowhere = { entry: `/assets/${main}`, chunks: [], pageChunks: {}, pageShares: {} };
  for (const name of readdirSync(ROOT).filter((entry) => existsSync(join(ROOT, entry, 'remote.json')))) {
    const descriptor = JSON.parse(readFileSync(join(ROOT, name, 'remote.json'), 'utf8')) as object;
    const folder = join(dist, 'remotes', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'remote.json'), JSON.stringify({ ...descriptor, ...nowhere }));
  }
}

export interface Running {
  origin: string;
  stop: () => Promise<void>;
}

/** Serves one built product by the real server, on a copy of one data folder, so that all serve the same company. */
export async function serve(name: string, dist: string, port: number, data: string): Promise<Running> {
  const own = `${data}-${name}`;
  if (existsSync(data)) cpSync(data, own, { recursive: true });
  const child: ChildProcess = spawn(process.execPath, ['dist/server.js'], {
    cwd: join(ROOT, 'mock-api'),
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: own,
      WEB_ROOT: dist,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300; tries += 1) {
    const ready = await fetch(`${origin}/readyz`).catch(() => null);
    if (ready?.ok) break;
    await new Promise((done) => setTimeout(done, 200));
  }
  return {
    origin,
    stop: () =>
      new Promise((done) => {
        child.once('exit', () => done());
        child.kill('SIGTERM');
      }),
  };
}
