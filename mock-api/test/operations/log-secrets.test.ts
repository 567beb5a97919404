import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { run, workplace } from '../cli/workplace';
import { type ServerProcess, startServer } from '../process/server-process';

const METRICS_TOKEN = 'the-monitors-own-token-3141';
const SMTP_PASSWORD = 'the-mail-servers-password';
const PASSWORDS = {
  admin: 'seven-lanterns-by-the-weir',
  mistyped: 'seven-lanterns-by-the-wier',
  registered: 'a-password-of-a-new-soldier',
  byLink: 'chosen-by-the-one-time-link',
  changed: 'changed-by-its-owner-today',
};
const PIN = '482917';

let server: ServerProcess;
/** Everything that nobody may read in a log. */
const secrets = new Set<string>([METRICS_TOKEN, SMTP_PASSWORD, PIN, ...Object.values(PASSWORDS)]);

beforeAll(async () => {
  const { env } = await workplace();
  const person = '--rank MSG --first-name Ruth --last-name Okonkwo --email ruth@unit.example --unit B'.split(
    ' ',
  );
  const made = await run('admin-create', ['--username', 'ruth', ...person], {
    env: { ...env, ADMIN_PASSWORD: PASSWORDS.admin },
  });
  expect(made).toMatchObject({ code: 0 });
  const mail = { SMTP_URL: `smtp://unit:${SMTP_PASSWORD}@127.0.0.1:1`, MAIL_FROM: 'post@unit.example' };
  server = startServer({ ...env, ...mail, LOG_LEVEL: 'trace', METRICS_TOKEN });
  await server.ready;
}, 180_000);

/** Sends a request as a program would, by an API token or a cookie of which it remembers the parts. */
async function send(
  method: string,
  path: string,
  sent: { body?: unknown; headers?: Record<string, string> } = {},
) {
  const base = await server.ready;
  const body =
    sent.body === undefined ? null : typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body);
  const headers = { ...(body !== null && { 'content-type': 'application/json' }), ...sent.headers };
  return fetch(`${base}${path}`, { method, body, headers: { origin: base, ...headers } });
}

async function signIn(username: string, password: string): Promise<{ cookie: string }> {
  const answer = await send('POST', '/api/auth/login', { body: { username, password } });
  expect(answer.status).toBe(200);
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  secrets.add(cookie.split('=')[1] ?? '');
  return { cookie };
}

test('a log of everything, errors included, names no password, cookie, token, PIN or one-time link', async () => {
  const headers = await signIn('ruth', PASSWORDS.admin);
  const wrong = await send('POST', '/api/auth/login', {
    body: { username: 'ruth', password: PASSWORDS.mistyped },
  });
  expect(wrong.status).toBe(401);

  const registered = await send('POST', '/api/auth/register', {
    body: { username: 'delgado', email: 'd@unit.example', password: PASSWORDS.registered, first_name: 'Ines', last_name: 'Delgado', rank: 'SPC', unit: 'B' },
  }); // prettier-ignore
  expect(registered.status).toBe(201);

  const token = await send('POST', '/api/tokens', { headers, body: { name: 'script' } });
  const bearer = ((await token.json()) as { token: string }).token;
  secrets.add(bearer);
  const me = await send('GET', '/api/auth/me', { headers: { authorization: `Bearer ${bearer}` } });
  expect(me.status).toBe(200);

  const pin = await send('PUT', '/api/settings/pin', {
    headers,
    body: { pin: PIN, password: PASSWORDS.admin },
  });
  expect(pin.status).toBe(200);
  await send('POST', '/api/settings/pin/verify', { headers, body: { pin: PIN } });

  const users = (await (await send('GET', '/api/users', { headers })).json()) as {
    id: string;
    name: string;
  }[];
  const delgado = users.find(({ name }) => name.includes('Delgado'))?.id;
  await send('POST', `/api/users/${delgado}/activate`, { headers });
  const link = await send('POST', `/api/users/${delgado}/password-link`, { headers });
  const [page = '', secret = ''] = ((await link.json()) as { path: string }).path.split('#');
  expect([link.status, secret.length > 20]).toEqual([201, true]);
  secrets.add(secret);
  // Whatever somebody makes of the link: as it is meant, and with the secret where servers see it.
  await send('GET', page);
  await send('GET', `${page}/${secret}`);
  await send('GET', `${page}?token=${secret}`);
  const set = await send('POST', '/api/auth/set-password', {
    body: { token: secret, password: PASSWORDS.byLink },
  });
  expect(set.status).toBe(200);

  const changed = await send('PUT', '/api/auth/password', {
    headers,
    body: { currentPassword: PASSWORDS.admin, newPassword: PASSWORDS.changed },
  });
  expect(changed.status).toBe(200);

  await send('GET', '/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  // Requests that cannot be understood, full of secrets.
  await send('POST', '/api/auth/login', { body: `{"username": "ruth", "password": "${PASSWORDS.admin}"` });
  await send('POST', '/api/auth/login', {
    body: { username: 'ruth', password: PASSWORDS.admin, __proto: PIN },
  });
  await send('POST', `/api/${bearer}`, { headers, body: { password: PASSWORDS.admin } });
  await send('POST', '/api/auth/logout', { headers });

  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  const lines = server.output().split('\n');
  expect(lines.filter((line) => line.includes('"msg":"answered"')).length).toBeGreaterThan(15);
  for (const hidden of secrets) {
    expect(hidden).not.toBe('');
    expect(lines.filter((line) => line.includes(hidden))).toEqual([]);
  }
}, 240_000);

test('each call of the API leaves a line with its request id, status and time; the answer names the same id', async () => {
  const { env } = await workplace();
  const other = startServer({ ...env, LOG_LEVEL: 'info' });
  const base = await other.ready;
  const refused = await fetch(`${base}/api/auth/me`);
  const { requestId } = (await refused.json()) as { requestId: string };
  other.child.kill('SIGTERM');
  await other.exit;
  const line = other.output().split('\n').find((text) => text.includes(requestId)); // prettier-ignore
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    level: 30,
    reqId: requestId,
    req: { method: 'GET', path: '/api/auth/me' },
    status: 401,
    ms: expect.any(Number),
    msg: 'answered',
  });
}, 240_000);

test('a server that cannot start says why in a sentence, and no password', async () => {
  const password = randomBytes(9).toString('hex');
  const url = `postgres://hr:${password}@127.0.0.1:1/unit`;
  const away = startServer({ DATABASE_URL: url, DATA_DIR: (await workplace()).dataDir });
  expect(await away.exit).toBe(1);
  expect(away.output()).toContain(
    'The PostgreSQL of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1.',
  );
  expect(away.output()).not.toContain(password);

  const inside = path.join(__filename, 'data');
  const unwritable = startServer({ DATA_DIR: inside, DATABASE_URL: '' });
  expect(await unwritable.exit).toBe(1);
  expect(unwritable.output()).toContain(
    `DATA_DIR is ${inside}, which this user cannot keep data in: ENOTDIR`,
  );
}, 240_000);
