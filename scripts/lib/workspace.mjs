import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Where built products are gathered; the API serves this folder. */
export const DIST = process.env.DIST_DIR ?? join(ROOT, 'dist');

const IGNORED = new Set(['node_modules', 'dist', 'coverage', '.data', 'test-results']);

/** Every micro-frontend, in alphabetical order. */
export const remotes = () =>
  readdirSync(ROOT)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(ROOT, name, 'remote.json')))
    .sort();

function* filesUnder(path) {
  if (!existsSync(path)) return;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (IGNORED.has(entry.name)) continue;
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesUnder(child);
    else yield child;
  }
}

/** SHA-256 over names and contents of files and folders: the same inputs, the same text. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths.map((name) => join(ROOT, name))) {
    const files = existsSync(path) && !readdirSafe(path) ? [path] : [...filesUnder(path)].sort();
    for (const file of files)
      hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function readdirSafe(path) {
  try {
    return readdirSync(path);
  } catch {
    return null;
  }
}

/** Remembers a fingerprint under a name, so that unchanged work is not done again. */
export const stamp = {
  file: (name) => join(ROOT, 'node_modules/.cache/hand-receipt', `${name}.stamp`),
  matches(name, value) {
    return existsSync(this.file(name)) && readFileSync(this.file(name), 'utf8') === value;
  },
  write(name, value) {
    mkdirSync(dirname(this.file(name)), { recursive: true });
    writeFileSync(this.file(name), value);
  },
};

/** Runs a command in the workspace. Rejects with its output's tail where it fails. */
export function run(command, args, { cwd = ROOT, env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`${command} ${args.join(' ')} failed (${code})\n${output.slice(-4000)}`)),
    );
  });
}

const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const wanted = packageManager.split('@')[1];

/** The package manager at the pinned version: the one on the PATH, or fetched by npx. */
export function pnpm() {
  const here = spawnSync('pnpm', ['--version'], { cwd: ROOT, encoding: 'utf8' });
  return here.status === 0 && here.stdout.trim() === wanted ? ['pnpm'] : ['npx', '--yes', `pnpm@${wanted}`];
}

/** Installs what the lockfile names, unless that is done already. */
export async function install() {
  const value = fingerprint(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']);
  if (existsSync(join(ROOT, 'node_modules/.pnpm')) && stamp.matches('install', value)) return false;
  const [command, ...args] = pnpm();
  await run(command, [...args, 'install', '--frozen-lockfile', '--prefer-offline'], { quiet: true });
  stamp.write('install', value);
  return true;
}

/** Seconds since the process began, for progress lines. */
const elapsed = () => `${process.uptime().toFixed(1).padStart(6)} s`;
export const say = (text) => console.log(`${elapsed()}  ${text}`);
