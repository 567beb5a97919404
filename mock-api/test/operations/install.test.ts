import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildApi } from '../process/build-api';

const PRODUCT = path.resolve(__dirname, '../../..');
const NAME = 'hr.example.mil';
const NGINX = '/usr/sbin/nginx';
const SYSTEMD = '/usr/bin/systemd-analyze';

const root = mkdtempSync(path.join(tmpdir(), 'hand-receipt-install-'));
const inRoot = (file: string) => path.join(root, file);
const read = (file: string) => readFileSync(inRoot(file), 'utf8');

function install(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('sh', [path.join(PRODUCT, 'deploy/install.sh'), ...args], {
    encoding: 'utf8',
    env: { PATH: `${path.dirname(process.execPath)}:/usr/bin:/bin` },
  });
  return { status, output: stdout + stderr };
}
const installed = () => install('--root', root, '--name', NAME, '--no-build');

let first: ReturnType<typeof install>;
beforeAll(() => {
  buildApi();
  first = installed();
}, 180_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('an empty machine gets settings, a unit, an nginx site, a certificate and a folder for data', () => {
  expect(first).toMatchObject({ status: 0 });
  expect(first.output).toContain('Create the first Admin');
  expect(statSync(inRoot('etc/hand-receipt.env')).mode & 0o777).toBe(0o600);
  expect(statSync(inRoot('etc/ssl/hand-receipt/key.pem')).mode & 0o777).toBe(0o600);
  expect(statSync(inRoot('var/lib/hand-receipt')).mode & 0o777).toBe(0o700);
  const unit = read('etc/systemd/system/hand-receipt.service');
  expect(unit).toContain(`WorkingDirectory=${PRODUCT}`);
  expect(unit).toMatch(/^ExecStart=\/\S+\/node --enable-source-maps mock-api\/dist\/server\.js$/m);
  expect(read('etc/nginx/conf.d/hand-receipt.conf')).not.toContain('handreceipt.example.mil');
});

test('it may run again: settings and certificate stay, and the rest is as before', () => {
  const edited = `${read('etc/hand-receipt.env')}LOG_LEVEL=warn\n`;
  writeFileSync(inRoot('etc/hand-receipt.env'), edited);
  const certificate = read('etc/ssl/hand-receipt/fullchain.pem');
  const unit = read('etc/systemd/system/hand-receipt.service');
  expect(installed().status).toBe(0);
  expect(read('etc/hand-receipt.env')).toBe(edited);
  expect(read('etc/ssl/hand-receipt/fullchain.pem')).toBe(certificate);
  expect(read('etc/systemd/system/hand-receipt.service')).toBe(unit);
});

test('--dry-run says what it would do and does nothing', () => {
  const other = path.join(root, 'other');
  const { status, output } = install('--root', other, '--name', NAME, '--no-build', '--dry-run');
  expect(status).toBe(0);
  expect(output).toContain(`write ${other}/etc/systemd/system/hand-receipt.service`);
  expect(existsSync(other)).toBe(false);
});

test.each([
  [['--no-build'], 'Name the server: --name hr.example.mil'],
  [['--name', 'https://hr.example.mil', '--no-build'], 'without https:// and without a port'],
  [['--name', 'x; rm -rf /', '--no-build'], 'Name the server'],
  [['--port', '80'], 'There is no option --port.'],
])('%j is refused with a sentence, and writes nothing', (args, words) => {
  const other = path.join(root, 'refused');
  const { status, output } = install('--root', other, ...args);
  expect([status, output]).toEqual([2, expect.stringContaining(words)]);
  expect(existsSync(other)).toBe(false);
});

/** Variables of a file of NAME=value lines, or of the Environment= lines of a unit. */
const variables = (text: string, line: RegExp): Record<string, string> =>
  Object.fromEntries([...text.matchAll(line)].map(([, name = '', value = '']) => [name, value]));

/** Asks /readyz by the name that the settings allow. */
const readiness = (port: number): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/readyz', headers: { host: NAME } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

async function portOf(server: ChildProcess): Promise<number> {
  if (!server.stdout) throw new Error('The server says nothing.');
  for await (const line of createInterface({ input: server.stdout })) {
    const port = /is ready: http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
    if (port) return Number(port);
  }
  throw new Error('The server ended before it was ready.');
}

test('the server starts with what was installed and is ready', async () => {
  const unit = read('etc/systemd/system/hand-receipt.service');
  const env = {
    ...variables(unit, /^Environment=(\w+)=(.*)$/gm),
    ...variables(read('etc/hand-receipt.env'), /^(\w+)=(.*)$/gm),
    PATH: process.env.PATH,
    DATA_DIR: inRoot('var/lib/hand-receipt'),
    PORT: '0',
  };
  expect(env).toMatchObject({ DEMO: 'off', ALLOWED_HOSTS: NAME, TRUST_PROXY: 'loopback' });
  const [node = '', ...args] = /^ExecStart=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? [];
  const server = spawn(node, args, { cwd: PRODUCT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  try {
    expect(await readiness(await portOf(server))).toBe(200);
  } finally {
    server.kill('SIGTERM');
  }
  expect(await ended).toEqual([0, null]);
}, 120_000);

(existsSync(NGINX) ? test : test.skip)('nginx takes the site', () => {
  // Ports that need no rights, and the certificate below the folder.
  const site = read('etc/nginx/conf.d/hand-receipt.conf')
    .replace('listen 80;', 'listen unix:http.sock;')
    .replace('listen 443 ssl http2;', 'listen unix:https.sock ssl http2;')
    .replaceAll('/etc/ssl/hand-receipt', inRoot('etc/ssl/hand-receipt'));
  writeFileSync(inRoot('site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${inRoot(name)};`,
  );
  writeFileSync(
    inRoot('nginx.conf'),
    `pid ${inRoot('pid')};\nevents {}\nhttp {\naccess_log off;\n${temporary.join('\n')}\ninclude ${inRoot('site.conf')};\n}\n`,
  );
  const { status, stderr } = spawnSync(
    NGINX,
    ['-t', '-p', root, '-e', inRoot('error.log'), '-c', inRoot('nginx.conf')],
    { encoding: 'utf8', cwd: root },
  );
  expect({ status, stderr }).toEqual({
    status: 0,
    stderr: expect.stringContaining('syntax is ok') as string,
  });
});

(existsSync(SYSTEMD) ? test : test.skip)('systemd takes the unit', () => {
  const { status, stderr } = spawnSync(
    SYSTEMD,
    ['verify', inRoot('etc/systemd/system/hand-receipt.service')],
    { encoding: 'utf8' },
  );
  expect({ status, stderr }).toMatchObject({ status: 0 });
});
