import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Folders that hold one folder for each installed version. */
const VERSIONED = [
  ['/usr/lib/postgresql', ''],
  ['/opt/homebrew/opt', 'postgresql@'],
  ['/usr/local/opt', 'postgresql@'],
];

/** A test's data need not outlive the machine; it does outlive the process. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  fsync: 'off',
  full_page_writes: 'off',
  random_page_cost: '1.1',
};

/**
 * For a server whose databases have few rows and are soon gone. PostgreSQL guesses a thousand rows for each table that is
 * new: to start a process that reads a part of them takes a hundred times as long as to read the ten that are there.
 */
export const FEW_ROWS = { max_parallel_workers_per_gather: '0', autovacuum: 'off' };

const numberIn = (name) => Number(name.replace(/\D/g, ''));

/** Folder with `initdb` and `postgres` of the newest PostgreSQL that is installed here, or null. `PG_BIN` wins. */
export function findPostgres() {
  if (process.env.PG_BIN) return process.env.PG_BIN;
  const onPath = spawnSync('which', ['initdb'], { encoding: 'utf8' });
  if (onPath.status === 0) return dirname(onPath.stdout.trim());
  for (const [folder, prefix] of VERSIONED.filter(([path]) => existsSync(path))) {
    const versions = readdirSync(folder).filter((name) => name.startsWith(prefix) && numberIn(name) > 0);
    for (const version of versions.sort((a, b) => numberIn(b) - numberIn(a))) {
      const bin = join(folder, version, 'bin');
      if (existsSync(join(bin, 'initdb'))) return bin;
    }
  }
  return null;
}

export const howToGetPostgres = `
No PostgreSQL was found for the API's tests on it. Get one and run again; it need not be running:
  Debian, Ubuntu   sudo apt-get install postgresql
  Fedora           sudo dnf install postgresql-server
  macOS            brew install postgresql@17
or name the folder of its programs: PG_BIN=/path/to/bin npm test
or name a server on which databases may be made: TEST_DATABASE_URL=postgres://... npm test
`;

/** PostgreSQL refuses to run as root, so root runs it as somebody else. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (uid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.');
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Makes the data folder of a new server; only who knows the password gets in. */
function initialise(bin, folder, password, owner) {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner.uid !== undefined)
    for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8';
  execFileSync(
    join(bin, 'initdb'),
    [
      ...['--pgdata', join(folder, 'data'), '--username', 'postgres', '--pwfile', passwordFile],
      ...[
        '--auth',
        'scram-sha-256',
        '--encoding',
        'UTF8',
        '--locale',
        locale,
        '--lc-messages',
        'C',
        '--no-sync',
      ],
    ],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
}

/** Starts the server on a data folder, and answers once it takes connections. */
async function launch(bin, folder, settings, owner) {
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(bin, 'postgres'), ['-D', join(folder, 'data'), ...args], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  await new Promise((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      printed = (printed + chunk).slice(-4000);
      if (printed.includes('database system is ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${printed}`)));
  });
  return child;
}

/** Ends a server and waits for it. SIGINT rolls back what runs; SIGQUIT leaves it as a crash does. */
async function end(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/**
 * Starts a PostgreSQL of our own: data in a new temporary folder, loopback only, a free port, gone at the end.
 * One that is still there when the process exits is ended then.
 *
 * @param {string} bin folder of `findPostgres`
 * @param {Record<string, string>} [settings] of postgresql.conf
 */
export async function startPostgres(bin, settings = {}) {
  const owner = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'hand-receipt-postgres-'));
  const password = randomBytes(12).toString('hex');
  const port = await freePort();
  const all = { ...SETTINGS, port: String(port), ...settings };
  let child;
  const atExit = () => {
    child?.kill('SIGQUIT');
    // It still writes while it ends.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  process.once('exit', atExit);
  initialise(bin, folder, password, owner);
  child = await launch(bin, folder, all, owner);
  return {
    /** Of the superuser, to the database `postgres`. */
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    /** Stops the server at once; its data stay. */
    halt: (signal = 'SIGINT') => end(child, signal),
    /** Starts it again after `halt`. */
    async resume() {
      child = await launch(bin, folder, all, owner);
    },
    /** Stops the server and removes its data. */
    async stop() {
      await end(child, 'SIGINT');
      process.removeListener('exit', atExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
