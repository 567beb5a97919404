import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { webpackMode } from './smoke';

export const ROOT = resolve(import.meta.dirname, '../..');
const WEBPACK = join(ROOT, 'bench/node_modules/webpack-cli/bin/cli.js');

/** The files of each named chunk of a build, as addresses. */
type ChunkGroups = Record<string, string[] | undefined>;

const PAGE = 'page-';
const SHELL_PAGE = 'app-';

/** Chunk names with a beginning, without it, each with its files but those that every page has. */
const filesOf = (groups: ChunkGroups, start: string) => {
  const everywhere = groups.main ?? [];
  return Object.fromEntries(
    Object.entries(groups)
      .filter(([name]) => name.startsWith(start))
      .map(([name, files = []]) => [
        name.slice(start.length),
        files.filter((url) => !everywhere.includes(url)),
      ]),
  );
};

/**
 * Builds the same source as one application, without federation. The registry keeps what the remotes declare; their
 * files are those of the application, so that the server preloads what a page needs as it does for the product.
 *
 * @param by what is loaded at once: everything, or what a route needs
 */
export function buildSingle(dist: string, by: 'bundle' | 'route'): void {
  const split = by === 'route' ? ['--env', 'split'] : [];
  const config = join(ROOT, 'bench/single-bundle/webpack.config.cjs');
  execFileSync(process.execPath, [WEBPACK, '--config', config, '--mode', webpackMode, ...split], {
    cwd: join(ROOT, 'shell'),
    env: { ...process.env, DIST_DIR: dist },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const shell = join(dist, 'shell');
  const groups = JSON.parse(readFileSync(join(shell, 'chunk-groups.json'), 'utf8')) as ChunkGroups;
  const preload = { first: [], pages: filesOf(groups, SHELL_PAGE), shared: {} };
  writeFileSync(join(shell, 'preload.json'), JSON.stringify(preload));
  const pageChunks = filesOf(groups, PAGE);
  const [entry = ''] = groups.main ?? [];
  for (const name of readdirSync(ROOT).filter((each) => existsSync(join(ROOT, each, 'remote.json')))) {
    const descriptor = JSON.parse(readFileSync(join(ROOT, name, 'remote.json'), 'utf8')) as object;
    const chunks = filesOf(groups, 'remote-')[name] ?? [];
    const folder = join(dist, 'remotes', name);
    mkdirSync(folder, { recursive: true });
    const line = { ...descriptor, entry, chunks, pageChunks, pageShares: {} };
    writeFileSync(join(folder, 'remote.json'), JSON.stringify(line));
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
      RATE_LIMIT: '0',
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
