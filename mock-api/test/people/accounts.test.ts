import type { DirectoryUserDto, OneTimeLinkDto, UserDetailsDto } from '@hand-receipt/contracts';
import { PAGE_HEADERS } from '@hand-receipt/contracts';
import { localDay } from '../../src/kernel/local-day';
import { addUser } from '../support/app';
import { call, household, type Household, newestEvents, readUser } from './people-fixture';

let t: Household;
beforeAll(async () => {
  t = await household();
});

const list = async (send: Household['admin'], query = '') =>
  (await call<DirectoryUserDto[]>(send, 'GET', `/api/users${query}`)).json.map(({ name }) => name);

const ORTIZ = {
  username: 'Ortiz',
  firstName: 'Lee',
  lastName: 'Ortiz',
  rank: 'PFC',
  email: 'ortiz@example.mil',
  role: 'Soldier',
  unitId: 'B-1',
};

test('the directory is searched by name or rank, filtered by role, status and unit, and paged', async () => {
  await addUser(t.database, {
    username: 'grant',
    first_name: 'Ada',
    last_name: 'Grant',
    rank: '1SG',
    unit_id: 'B',
  });
  expect(await list(t.as.whitaker, '?q=GRAN')).toEqual(['Ada Grant']);
  expect(await list(t.as.whitaker, '?q=1sg')).toEqual(['Ada Grant']);
  expect(await list(t.as.whitaker, '?q=1SG%20Grant')).toEqual(['Ada Grant']);
  expect(await list(t.as.whitaker, '?q=%25')).toEqual([]);
  expect(await list(t.as.whitaker, '?role=squad%20leader')).toEqual(['Alex Petrov', 'Alex Voss']);
  expect(await list(t.as.whitaker, '?status=PENDING')).toEqual(['Alex Delgado']);
  expect(await list(t.as.whitaker, '?unit=B-1')).toEqual(['Alex Petrov', 'Alex Tanaka', 'Alex Whitaker']);
  expect(await list(t.as.whitaker, '?unit=C')).toEqual([]);
  expect((await call(t.as.whitaker, 'GET', '/api/users?role=King')).status).toBe(400);

  const whole = await list(t.as.whitaker);
  const paged: string[] = [];
  let cursor = '';
  do {
    const page = await t.as.whitaker({ url: `/api/users?limit=4${cursor && `&cursor=${cursor}`}` });
    expect(page.headers[PAGE_HEADERS.total]).toBe(String(whole.length));
    paged.push(...page.json<DirectoryUserDto[]>().map(({ name }) => name));
    cursor = String(page.headers[PAGE_HEADERS.cursor] ?? '');
  } while (cursor);
  expect(paged).toEqual(whole);
});

test('a person of another company answers 404; an Admin sees everybody, also who has no unit yet', async () => {
  expect((await call(t.as.halloran, 'GET', `/api/users/${t.ids.stranger}`)).status).toBe(404);
  expect((await call(t.as.stranger, 'GET', `/api/users/${t.ids.whitaker}`)).status).toBe(404);
  expect(await list(t.as.stranger)).toEqual(['Alex Stranger']);
  const lost = await addUser(t.database, {
    username: 'lost',
    requested_unit: '9th Dragoons',
    status: 'Pending',
  });
  expect(await readUser(t.admin, lost)).toMatchObject({ unitId: null, requestedUnit: '9th Dragoons' });
  expect((await call(t.as.halloran, 'GET', `/api/users/${lost}`)).status).toBe(404);
});

test('how somebody is reached is for the person and an Admin', async () => {
  const seenBy = async (send: Household['admin']) => {
    const { email, username } = await readUser(send, t.ids.whitaker);
    return [email, username];
  };
  expect(await seenBy(t.as.tanaka)).toEqual([null, null]);
  expect(await seenBy(t.as.halloran)).toEqual([null, null]);
  for (const send of [t.as.whitaker, t.admin]) {
    expect(await seenBy(send)).toEqual(['whitaker@example.mil', 'whitaker']);
  }
});

test('an Admin makes an account; nobody signs in to it before its one-time link is used', async () => {
  const made = await call<{ user: UserDetailsDto; link: OneTimeLinkDto }>(
    t.admin,
    'POST',
    '/api/users',
    ORTIZ,
  );
  expect(made.status).toBe(201);
  expect(made.json.user).toMatchObject({
    name: 'Lee Ortiz',
    username: 'ortiz',
    status: 'Active',
    unit: '1st Squad',
  });
  expect(made.json.link.path).toMatch(/^\/set-password#[\w-]{43}$/);
  expect((await newestEvents(t, 'USER'))[0]).toMatchObject({
    change: 'created',
    name: 'PFC Ortiz',
    role: 'Soldier',
  });

  const again = await call(t.admin, 'POST', '/api/users', ORTIZ);
  expect([again.status, again.json.fields]).toEqual([409, { username: 'Username is already taken' }]);
  const nowhere = await call(t.admin, 'POST', '/api/users', { ...ORTIZ, username: 'b', unitId: 'X' });
  expect(nowhere.status).toBe(400);
  for (const send of [t.as.halloran, t.as.brandt, t.as.petrov, t.as.whitaker]) {
    expect((await call(send, 'POST', '/api/users', { ...ORTIZ, username: 'climber' })).status).toBe(403);
  }
});

test('an account is refused an email address that another one has, in any case; one keeps its own', async () => {
  const lopez = { ...ORTIZ, username: 'lopez', lastName: 'Lopez' };
  const words = 'The account of SPC Whitaker has this email address.';
  const taken = await call(t.admin, 'POST', '/api/users', { ...lopez, email: 'Whitaker@Example.mil' });
  expect([taken.status, taken.json]).toMatchObject([409, { message: words, fields: { email: words } }]);
  const url = `/api/users/${t.ids.tanaka}`;
  const edited = await call(t.admin, 'PATCH', url, { email: 'WHITAKER@example.mil' });
  expect([edited.status, edited.json]).toMatchObject([409, { fields: { email: words } }]);
  const { email } = await readUser(t.admin, t.ids.tanaka);
  expect((await call(t.admin, 'PATCH', url, { email, position: 'Driver' })).status).toBe(200);
  expect((await call(t.admin, 'PATCH', url, { email: String(email).toUpperCase() })).status).toBe(200);
  expect((await call(t.admin, 'PATCH', url, { email })).status).toBe(200);
});

test('nobody writes the email address of another account into their profile; their own in capitals is theirs', async () => {
  const words = 'Another account has this email address.';
  const taken = await call(t.as.tanaka, 'PUT', '/api/profile', { email: 'WHITAKER@example.mil' });
  expect([taken.status, taken.json]).toMatchObject([409, { fields: { email: words } }]);
  const own = String((await readUser(t.admin, t.ids.tanaka)).email);
  expect((await call(t.as.tanaka, 'PUT', '/api/profile', { email: own.toUpperCase() })).status).toBe(200);
  expect((await call(t.as.tanaka, 'PUT', '/api/profile', { email: own })).status).toBe(200);
});

test('service and command begin today at the latest', async () => {
  const tomorrow = localDay(new Date(Date.now() + 86_400_000));
  for (const field of ['serviceStart', 'commandStart']) {
    const fields = { [field]: 'The date is in the future.' };
    const made = await call(t.admin, 'POST', '/api/users', { ...ORTIZ, username: 'new', [field]: tomorrow });
    expect([made.status, made.json.fields]).toEqual([400, fields]);
    const url = `/api/users/${t.ids.tanaka}`;
    const edited = await call(t.admin, 'PATCH', url, { [field]: tomorrow });
    expect([edited.status, edited.json.fields]).toEqual([400, fields]);
    expect((await call(t.admin, 'PATCH', url, { [field]: localDay(new Date()) })).status).toBe(200);
    expect((await call(t.admin, 'PATCH', url, { [field]: null })).status).toBe(200);
  }
});

test('an Admin edits name, rank, unit and particulars; the ledger says which, not how they are reached', async () => {
  const edited = await call<UserDetailsDto>(t.admin, 'PATCH', `/api/users/${t.ids.tanaka}`, {
    rank: 'SPC',
    lastName: 'Tanaka-Reyes',
    unitId: 'B-2',
    phone: '555-0100-200',
    serviceStart: '2024-02-29',
  });
  expect(edited.json).toMatchObject({
    name: 'Alex Tanaka-Reyes',
    unit: '2nd Squad',
    phone: '555-0100-200',
    serviceStart: '2024-02-29',
  });
  const [event] = await newestEvents(t, 'USER');
  expect(event).toMatchObject({
    change: 'edited',
    before: 'SPC Tanaka',
    name: 'SPC Tanaka-Reyes',
    unitId: 'B-2',
  });
  expect(JSON.stringify(event)).not.toContain('555-0100');
  const events = async () => (await newestEvents(t, 'USER')).length;
  const before = await events();
  const same = { rank: 'SPC', unitId: 'B-2', phone: '555-0100-200', serviceStart: '2024-02-29' };
  expect((await call(t.admin, 'PATCH', `/api/users/${t.ids.tanaka}`, same)).status).toBe(200);
  expect(await events()).toBe(before);
  await call(t.admin, 'PATCH', `/api/users/${t.ids.tanaka}`, { ...same, serviceStart: '2024-03-01' });
  expect((await newestEvents(t, 'USER'))[0]).toMatchObject({ fields: ['serviceStart'] });
  expect((await call(t.admin, 'PATCH', `/api/users/${t.ids.tanaka}`, {})).status).toBe(400);
  expect(
    (await call(t.admin, 'PATCH', `/api/users/${t.ids.tanaka}`, { serviceStart: '2024-02-31' })).status,
  ).toBe(400);
  expect((await call(t.as.halloran, 'PATCH', `/api/users/${t.ids.tanaka}`, { rank: 'SGT' })).status).toBe(
    403,
  );
  expect((await call(t.as.stranger, 'PATCH', `/api/users/${t.ids.tanaka}`, { rank: 'SGT' })).status).toBe(
    404,
  );
});

test('check 8 mass assignment: role, status, id or a password smuggled into any form is refused, and nothing changes', async () => {
  const before = await readUser(t.admin, t.ids.whitaker);
  const smuggled = [
    { role: 'Admin' },
    { status: 'Active' },
    { id: 'U-0001' },
    { password_hash: 'x' },
    { may: ['edit'] },
  ];
  for (const extra of smuggled) {
    const tries = [
      await call(t.admin, 'PATCH', `/api/users/${t.ids.whitaker}`, { rank: 'GEN', ...extra }),
      await call(t.as.whitaker, 'PUT', '/api/profile', { email: 'mine@example.mil', ...extra }),
      await call(t.as.whitaker, 'PUT', '/api/profile', { ...extra }),
    ];
    expect([extra, tries.map(({ status }) => status)]).toEqual([extra, [400, 400, 400]]);
  }
  const created = await call(t.admin, 'POST', '/api/users', { ...ORTIZ, username: 'odd', status: 'Pending' });
  expect(created.status).toBe(400);
  for (const own of [{ rank: 'GEN' }, { lastName: 'Boss' }, { unitId: 'C' }]) {
    expect((await call(t.as.whitaker, 'PUT', '/api/profile', own)).status).toBe(400);
  }
  expect(await readUser(t.admin, t.ids.whitaker)).toEqual(before);
});

test('USER-07 who registers is listed as a Soldier', async () => {
  const form = {
    username: 'newcomer',
    email: 'n@example.mil',
    password: 'eight888',
    first_name: 'New',
    last_name: 'Comer',
    rank: 'PVT',
    unit: '2nd Squad',
    role: 'user',
  };
  expect((await t.inject({ method: 'POST', url: '/api/auth/register', body: form })).statusCode).toBe(201);
  const found = await call<DirectoryUserDto[]>(t.as.halloran, 'GET', '/api/users?q=comer');
  expect(found.json).toEqual([expect.objectContaining({ name: 'New Comer', role: 'Soldier' })]);
});
