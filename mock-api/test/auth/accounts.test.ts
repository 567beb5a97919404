import { type TestApp, addUser, cookieOf, testApp, TEST_PASSWORD } from '../support/app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  const units = [
    { id: 'b-co', parent_id: null, name: 'B Co, 4-612 IN', kind: 'company' as const },
    { id: 'b-co-1', parent_id: 'b-co', name: '1st Platoon, B Co', kind: 'platoon' as const },
    { id: 'c-co', parent_id: null, name: 'C Co, 4-612 IN', kind: 'company' as const },
  ];
  await t.database.db.insertInto('units').values(units).execute();
  await addUser(t.database, {
    username: 'halloran',
    last_name: 'Halloran',
    rank: 'CPT',
    role: 'Commander',
    unit_id: 'b-co',
  });
  await addUser(t.database, { username: 'zeller', last_name: 'Zeller', unit_id: 'b-co-1' });
  await addUser(t.database, {
    username: 'abbott',
    last_name: 'Abbott',
    first_name: 'Ann',
    unit_id: 'b-co-1',
  });
  await addUser(t.database, { username: 'waiting', unit_id: 'b-co-1', status: 'Pending' });
  await addUser(t.database, { username: 'stranger', unit_id: 'c-co' });
});

const form = {
  username: 'Ortiz',
  password: 'eight888',
  first_name: 'Lee',
  last_name: 'Ortiz',
  rank: 'PFC',
  unit: 'b co 4-612 in',
  role: 'user',
};
const register = (body: { username: string } & Record<string, unknown>, app = t) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/register',
    body: { email: `${body.username}@example.mil`, ...body },
  });
const userRow = (username: string) =>
  t.database.db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirst();

test('API-14 API-15 ERR-09 an account is made, as a Soldier; the demo company activates who names its unit', async () => {
  const answer = await register(form);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({ message: 'Your account has been created. Please log in.' });
  expect(await userRow('ortiz')).toMatchObject({
    role: 'Soldier',
    status: 'Active',
    unit_id: 'b-co',
    rank: 'PFC',
  });
  const login = await t.inject({
    method: 'POST',
    url: '/api/auth/login',
    body: { username: 'ortiz', password: 'eight888' },
  });
  expect(login.statusCode).toBe(200);
});

test('a unit that is not known is refused, by name, and nobody is entered', async () => {
  const answer = await register({ ...form, username: 'lost', unit: ' 9th Dragoons ' });
  expect(answer.statusCode).toBe(400);
  const message = 'No unit is named 9th Dragoons. Choose one of the units that exist.';
  expect(answer.json()).toMatchObject({ message, fields: { unit: message } });
  expect(await userRow('lost')).toBeUndefined();
});

test('ERR-07 a user name that is taken answers 409, whatever its case', async () => {
  await register({ ...form, username: 'twice' });
  const answer = await register({ ...form, username: 'TWICE' });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    error: 'conflict',
    message: 'Username is already taken',
    fields: { username: 'Username is already taken' },
  });
});

test('an account is not asked for with the email address of another one, in any case', async () => {
  const email = 'Zeller@Example.mil';
  await t.database.db
    .updateTable('users')
    .set({ email: 'zeller@example.mil' })
    .where('username', '=', 'zeller')
    .execute();
  const answer = await register({ ...form, username: 'namesake', email });
  const words = 'Another account has this email address.';
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    { message: words, fields: { email: words } },
  ]);
  expect(await userRow('namesake')).toBeUndefined();
});

test('check 8 role escalation: a role, id or status in the form is refused', async () => {
  for (const more of [
    { role: 'Admin' },
    { status: 'Active' },
    { id: 'U-0001' },
    { unit_id: 'c-co' },
    { is_admin: true },
  ]) {
    const answer = await register({ ...form, username: 'climber', ...more });
    expect([more, answer.statusCode]).toEqual([more, 400]);
  }
  const status = await register({ ...form, username: 'climber', status: 'Active' });
  expect(status.json()).toMatchObject({ message: 'status is not known here.' });
  expect(await userRow('climber')).toBeUndefined();
});

test('RULE-02 RULE-03 RULE-04 RULE-06 the form is checked here too, each field with its own message', async () => {
  const answer = await register({
    ...form,
    username: 'ab',
    email: 'no',
    password: 'seven77',
    first_name: 'L',
    last_name: 'O',
    rank: 'BOSS',
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ fields: object }>().fields).toEqual({
    username: 'username must have at least 3 characters',
    email: 'email must be a valid email address',
    password: 'password must have at least 8 characters',
    first_name: 'first_name must have at least 2 characters',
    last_name: 'last_name must have at least 2 characters',
    rank: expect.stringContaining('rank must be one of PVT, PV2'),
  });
  expect(
    (await register({ ...form, username: 'abc', password: 'eight888', first_name: 'Lu', last_name: 'Oz' }))
      .statusCode,
  ).toBe(201);
});

test('developer sign-in works in demo mode, as the commander', async () => {
  const answer = await t.inject({ method: 'POST', url: '/api/auth/dev-login' });
  expect(answer.json()).toMatchObject({ username: 'halloran', position: 'Commander' });
  expect((await t.inject({ url: '/api/auth/me', headers: { cookie: cookieOf(answer) } })).statusCode).toBe(
    200,
  );
});

test('outside demo mode there is no developer sign-in, no shown password, and registration waits for a leader', async () => {
  const real = await testApp({ demo: false });
  await real.database.db
    .insertInto('units')
    .values({ id: 'b', parent_id: null, name: 'B Co', kind: 'company' })
    .execute();
  await addUser(real.database, { username: 'halloran' });
  expect((await real.inject({ method: 'POST', url: '/api/auth/dev-login' })).statusCode).toBe(404);
  expect((await real.inject({ url: '/api/config' })).json()).toMatchObject({ unitName: 'B Co', demo: null });
  await register({ ...form, unit: 'B Co' }, real);
  const login = await real.inject({
    method: 'POST',
    url: '/api/auth/login',
    body: { username: 'ortiz', password: 'eight888' },
  });
  expect(login.statusCode).toBe(403);
});

test('the sign-in screen is told the unit and, in demo mode, how to sign in', async () => {
  expect((await t.inject({ url: '/api/config' })).json()).toMatchObject({
    unitName: 'B Co, 4-612 IN',
    demo: { username: 'halloran', password: TEST_PASSWORD },
  });
});

test('a recipient says that another one has their rank and last name, whether that one is listed or not', async () => {
  const abbott = await userRow('abbott');
  expect(abbott).toBeDefined();
  const asHalloran = await t.signIn('halloran');
  const found = async (q: string) =>
    (await asHalloran({ url: `/api/users/recipients?q=${q}` })).json<
      { id: string; firstName: string; sharesName: boolean }[]
    >();
  expect(await found('ann%20abb')).toMatchObject([{ id: abbott?.id, firstName: 'Ann', sharesName: false }]);
  const { id, created_at: _, ...copied } = abbott!;
  const namesake = {
    ...copied,
    id: `${id}-2`,
    username: 'abbott-2',
    email: 'abbott-2@example.mil',
    first_name: 'Ben',
  };
  await t.database.db.insertInto('users').values(namesake).execute();
  expect(await found('ann%20abb')).toMatchObject([{ id, firstName: 'Ann', sharesName: true }]);
  expect(await found('abbott')).toHaveLength(2);
  await t.database.db.deleteFrom('users').where('id', '=', namesake.id).execute();
});

test('API-41 recipients are the active people of my company without me, connections first; connections name the other', async () => {
  const { db } = t.database;
  const [halloran, zeller, stranger] = await Promise.all(['halloran', 'zeller', 'stranger'].map(userRow));
  await db
    .insertInto('connections')
    .values([
      { user_id: zeller?.id ?? '', other_user_id: halloran?.id ?? '', status: 'accepted' },
      { user_id: halloran?.id ?? '', other_user_id: stranger?.id ?? '', status: 'pending' },
    ])
    .execute();
  const asHalloran = await t.signIn('halloran');
  const recipients = async (query = '') =>
    (await asHalloran({ url: `/api/users/recipients${query}` }))
      .json<{ name: string }[]>()
      .map(({ name }) => name);
  const all = await recipients();
  expect(all[0]).toBe('SPC Zeller');
  expect(all).toContain('SPC Abbott');
  for (const absent of ['CPT Halloran', 'SPC waiting', 'SPC stranger']) expect(all).not.toContain(absent);
  expect(await recipients('?q=ann%20abb')).toEqual(['SPC Abbott']);
  expect(await recipients('?q=%25')).toEqual([]);
  expect(await recipients('?limit=1')).toEqual(['SPC Zeller']);

  const connections = await asHalloran({ url: '/api/connections' });
  expect(connections.json()).toEqual([
    {
      id: expect.any(String),
      connectionStatus: 'pending',
      direction: 'outgoing',
      connectedUser: expect.objectContaining({ id: stranger?.id }),
    },
    {
      id: expect.any(String),
      connectionStatus: 'accepted',
      direction: 'incoming',
      connectedUser: expect.objectContaining({
        id: zeller?.id,
        rank: 'SPC',
        name: 'SPC Zeller',
        unit: '1st Platoon, B Co',
      }),
    },
  ]);
});

test('the directory names everybody of my company, whatever their status, and nobody of another', async () => {
  const asHalloran = await t.signIn('halloran');
  const people = (await asHalloran({ url: '/api/users' })).json<
    { name: string; status: string; lastLogin: string | null }[]
  >();
  expect(people).toContainEqual(
    expect.objectContaining({ name: 'Ann Abbott', rank: 'SPC', unit: '1st Platoon, B Co', lastLogin: null }),
  );
  expect(people).toContainEqual(expect.objectContaining({ name: 'Alex waiting', status: 'Pending' }));
  expect(people.find(({ name }) => name === 'Alex Halloran')?.lastLogin).toEqual(expect.any(String));
  expect(JSON.stringify(people)).not.toContain('stranger');
});
