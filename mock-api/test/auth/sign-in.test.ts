import { sql } from 'kysely';
import { hashPassword } from '../../src/people/auth/password';
import { type TestApp, addUser, cookieOf, testApp, TEST_PASSWORD } from '../support/app';

let t: TestApp;
let whitaker: string;
beforeAll(async () => {
  t = await testApp();
  whitaker = await addUser(t.database, {
    // As a server keeps it: how long it takes to check is of matter here.
    password_hash: await hashPassword(TEST_PASSWORD),
    username: 'whitaker',
    last_name: 'Whitaker',
    service_start: '2020-03-01',
  });
  await addUser(t.database, { username: 'waiting', status: 'Pending' });
  await addUser(t.database, { username: 'gone', status: 'Inactive' });
});

const login = (username: string, password: string, options: { cookie?: string; address?: string } = {}) =>
  t.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: options.cookie ? { cookie: options.cookie } : {},
    remoteAddress: options.address ?? '127.0.0.1',
    body: { username, password },
  });
const me = (cookie: string) => t.inject({ url: '/api/auth/me', headers: { cookie } });

test('API-10 API-07 API-09 signing in answers the user and sets the session cookie; me answers the same', async () => {
  const answer = await login(' Whitaker ', TEST_PASSWORD);
  expect(answer.statusCode).toBe(200);
  const user = answer.json<Record<string, unknown>>();
  expect(user).toMatchObject({
    id: whitaker,
    lastName: 'Whitaker',
    rank: 'SPC',
    role: 'Soldier',
    position: 'Soldier',
  });
  expect(Object.keys(user)).toEqual(
    expect.arrayContaining([
      'name',
      'unit',
      'yearsOfService',
      'commandTime',
      'valueManaged',
      'equipmentSummary',
      'upcomingEvents',
    ]),
  );
  expect((await me(cookieOf(answer))).json()).toEqual(user);
});

test('API-08 me answers 401 without a session', async () => {
  const answer = await me('');
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({
    error: 'unauthorized',
    message: 'Sign in to continue.',
    requestId: expect.any(String),
  });
});

test('API-11 ERR-03 ERR-04 a wrong password and an unknown name answer 401 with the same words', async () => {
  for (const [name, password] of [
    ['whitaker', 'wrong'],
    ['nobody', TEST_PASSWORD],
  ] as const) {
    const answer = await login(name, password);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({
      error: 'invalid-credentials',
      message: 'Invalid username or password',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});

test('a person who is not active is told so only after the right password', async () => {
  expect((await login('waiting', 'wrong')).statusCode).toBe(401);
  const waiting = await login('waiting', TEST_PASSWORD);
  expect([waiting.statusCode, waiting.json<{ message: string }>().message]).toEqual([
    403,
    'Your account is waiting for a leader of your unit to activate it.',
  ]);
  const gone = await login('gone', TEST_PASSWORD);
  expect([gone.statusCode, gone.headers['set-cookie']]).toEqual([403, undefined]);
});

test('check 1 session fixation: a cookie that was set before signing in is replaced, and opens nothing', async () => {
  const planted = 'hr_session=planted-by-somebody-else';
  const first = await login('whitaker', TEST_PASSWORD, { cookie: planted });
  expect(cookieOf(first)).not.toBe(planted);
  expect((await me(planted)).statusCode).toBe(401);

  const second = await login('whitaker', TEST_PASSWORD, { cookie: cookieOf(first) });
  expect(cookieOf(second)).not.toBe(cookieOf(first));
  expect((await me(cookieOf(first))).statusCode).toBe(401);
  expect((await me(cookieOf(second))).statusCode).toBe(200);
});

test('check 2 API-12 API-13 after signing out, and after a deactivation, the old cookie answers 401', async () => {
  const [phone, desktop] = [
    cookieOf(await login('whitaker', TEST_PASSWORD)),
    cookieOf(await login('whitaker', TEST_PASSWORD)),
  ];
  const out = await t.inject({ method: 'POST', url: '/api/auth/logout', headers: { cookie: phone } });
  expect(out.statusCode).toBe(200);
  expect((await me(phone)).statusCode).toBe(401);
  expect((await me(desktop)).statusCode).toBe(200);

  const setStatus = (status: 'Active' | 'Inactive') =>
    t.database.db.updateTable('users').set({ status }).where('id', '=', whitaker).execute();
  await setStatus('Inactive');
  expect((await me(desktop)).statusCode).toBe(401);
  await setStatus('Active');
});

test('check 3 the cookie is HttpOnly, SameSite=Lax, for the whole site; __Host- and Secure behind TLS', async () => {
  const [plain] = (await login('whitaker', TEST_PASSWORD)).cookies;
  expect(plain).toMatchObject({ name: 'hr_session', httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(plain?.secure).toBeUndefined();
  expect(Buffer.from(plain?.value ?? '', 'base64url')).toHaveLength(32);

  const behindTls = await testApp({ trustProxy: 'loopback' });
  await addUser(behindTls.database, { username: 'petrov' });
  const answer = await behindTls.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'x-forwarded-proto': 'https' },
    body: { username: 'petrov', password: TEST_PASSWORD },
  });
  expect(answer.cookies[0]).toMatchObject({
    name: '__Host-hr_session',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
  });
});

test('only a hash of the token is stored', async () => {
  const token = (await login('whitaker', TEST_PASSWORD)).cookies[0]?.value ?? '';
  const rows = await t.database.db.selectFrom('sessions').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((row) => row.token_hash.length === 32)).toBe(true);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a session ends when it was not used for a duty day, and after a week however much it is used', async () => {
  const hour = 60 * 60 * 1000;
  const start = Date.now();
  const cookie = cookieOf(await login('whitaker', TEST_PASSWORD));
  for (let hours = 11; hours < 168; hours += 11) {
    t.clock.set(new Date(start + hours * hour));
    expect([hours, (await me(cookie)).statusCode]).toEqual([hours, 200]);
  }
  t.clock.set(new Date(start + 169 * hour));
  expect((await me(cookie)).statusCode).toBe(401);

  const idle = cookieOf(await login('whitaker', TEST_PASSWORD));
  t.clock.set(new Date(start + (169 + 13) * hour));
  expect((await me(idle)).statusCode).toBe(401);
  t.clock.set(new Date());
});

test('check 5 200 wrong passwords: 429 with Retry-After; the victim still gets in from elsewhere', async () => {
  const answers = [];
  for (let attempt = 0; attempt < 200; attempt++) {
    answers.push(await login('whitaker', `guess-${attempt}`, { address: '203.0.113.7' }));
  }
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(190);
  expect(refused[0]?.json()).toMatchObject({
    error: 'too-many-requests',
    message: 'Too many attempts. Try again in 15 minutes.',
  });
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(800);
  expect((await login('whitaker', TEST_PASSWORD, { address: '203.0.113.7' })).statusCode).toBe(429);
  expect((await login('whitaker', TEST_PASSWORD, { address: '198.51.100.4' })).statusCode).toBe(200);

  t.clock.set(new Date(Date.now() + 16 * 60 * 1000));
  expect((await login('whitaker', TEST_PASSWORD, { address: '203.0.113.7' })).statusCode).toBe(200);
  t.clock.set(new Date());
});

test('check 5 one address that tries many names is stopped too, and so is one IPv6 network', async () => {
  const networks = [
    () => '203.0.113.8',
    (n: number) => `2001:db8:1:2::${n.toString(16)}`,
    // The same network, of whose address zeros are left out: 2001:db8::/64.
    (n: number) => `2001:db8::${n.toString(16)}:0:0:1`,
    (n: number) => (n % 2 ? '203.0.113.9' : '::ffff:203.0.113.9'),
  ];
  // Theirs are the digests that are checked in a millisecond; a name that nobody has costs what a real one does.
  for (let attempt = 0; attempt < 105; attempt++) await addUser(t.database, { username: `name-${attempt}` });
  for (const address of networks) {
    const statuses = [];
    for (let attempt = 0; attempt < 105; attempt++) {
      statuses.push((await login(`name-${attempt}`, 'guess', { address: address(attempt) })).statusCode);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  }
});

test('check 6 user enumeration: known and unknown names take the same time and answer the same', async () => {
  const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const bodies = new Set<string>();
  for (let attempt = 0; attempt < 200; attempt++) {
    const kind = attempt % 2 ? 'known' : 'unknown';
    const started = performance.now();
    const answer = await login(kind === 'known' ? 'whitaker' : 'whitakes', 'wrong', {
      address: `10.0.${attempt}.1`,
    });
    took[kind].push(performance.now() - started);
    const { requestId: _, ...body } = answer.json<{ requestId: string }>();
    bodies.add(JSON.stringify([answer.statusCode, body]));
  }
  expect(bodies.size).toBe(1);
  // The quickest tenth: what the work itself takes, whatever else the machine is doing.
  const quick = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 10)] ?? NaN;
  const ratio = quick(took.known) / quick(took.unknown);
  expect(ratio).toBeGreaterThan(0.67);
  expect(ratio).toBeLessThan(1.5);
});

test('check 5 100 wrong passwords from one address slow a known browser down there, and do not refuse it', async () => {
  const address = '203.0.113.77';
  const known = cookieOf(await login('whitaker', TEST_PASSWORD, { address: '198.51.100.40' }));
  expect((await login('whitaker', TEST_PASSWORD, { address, cookie: known })).statusCode).toBe(200);
  for (let attempt = 0; attempt < 101; attempt++) {
    await login(attempt < 20 ? 'whitaker' : `name-${attempt}`, 'guess', { address });
  }
  // Somebody else at the same address, and the same person in a browser that nobody has seen.
  expect((await login('halloran', TEST_PASSWORD, { address, cookie: known })).statusCode).toBe(429);
  expect((await login('whitaker', TEST_PASSWORD, { address })).statusCode).toBe(429);
  const begun = Date.now();
  expect((await login('whitaker', TEST_PASSWORD, { address, cookie: known })).statusCode).toBe(200);
  expect(Date.now() - begun).toBeGreaterThan(900);
});

test('the mark of a known browser is signed, names nobody, and gives ten wrong passwords like any other', async () => {
  const answer = await login('whitaker', TEST_PASSWORD);
  const mark = answer.cookies.find(({ name }) => name === 'hr_known');
  expect(mark).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(mark?.value).toMatch(/^[\w-]{22}$/);
  const known = `hr_known=${mark?.value}`;
  const statuses = [];
  for (let attempt = 0; attempt < 11; attempt++) {
    const address = `192.0.2.${attempt}`;
    statuses.push((await login('whitaker', 'guess', { address, cookie: known })).statusCode);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  const forged = 'hr_known=AAAAAAAAAAAAAAAAAAAAAA';
  expect((await login('whitaker', TEST_PASSWORD, { cookie: forged })).statusCode).toBe(200);
});

test('check 5 sign-ins that the database interrupts count for nothing: the same address gets in afterwards', async () => {
  const { db } = t.database;
  const address = '203.0.113.90';
  const rightOnes = async () => {
    const answers = Array.from({ length: 12 }, () => login('whitaker', TEST_PASSWORD, { address }));
    return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  };
  // The database goes away after the password was compared.
  await sql`create function gone_away() returns trigger language plpgsql as $$
    begin raise exception using errcode = '57P01', message = 'the database stops'; end $$`.execute(db);
  await sql`create trigger gone_away before delete on login_throttle
    for each statement execute function gone_away()`.execute(db);
  const interrupted = await rightOnes();
  await sql`drop function gone_away cascade`.execute(db);
  expect(new Set(interrupted)).toEqual(new Set([503]));
  expect(new Set(await rightOnes())).toEqual(new Set([200]));
});

test('check 5 of wrong passwords at the same moment ten are answered, and the right one after them is not', async () => {
  const address = '203.0.113.91';
  const guesses = Array.from({ length: 30 }, (_, n) => login('whitaker', `guess-${n}`, { address }));
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect((await login('whitaker', TEST_PASSWORD, { address })).statusCode).toBe(429);
});
