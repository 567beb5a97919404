import type { Rank, UserDetailsDto } from '@hand-receipt/contracts';
import { addUser } from '../support/app';
import { call, household, type Household, noticesOf, readUser } from './people-fixture';

let t: Household;
beforeAll(async () => {
  // Outside demo mode, where a registration waits for a leader.
  t = await household({ demo: false });
});

const register = (form: object) =>
  t.inject({
    method: 'POST',
    url: '/api/auth/register',
    body: {
      username: 'newcomer',
      email: 'newcomer@example.mil',
      password: 'copper-kettle',
      first_name: 'Alex',
      last_name: 'Newcomer',
      rank: 'SPC',
      unit: 'B Co',
      ...form,
    },
  });
const idOf = async (username: string) =>
  (
    await t.database.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).id;

test.each([
  'Hal\u200bloran',
  'Halloran\u202e',
  '\u00a0 \u3000',
  '\u3164\u3164',
  'Hal\tloran',
  'Hall\u043eran',
])('nobody registers as %j, and nobody is entered or renamed so', async (last_name) => {
  const refused = await register({ last_name });
  expect(refused.statusCode).toBe(400);
  expect(Object.keys(refused.json().fields)).toEqual(['last_name']);
  const renamed = await call(t.admin, 'PATCH', `/api/users/${t.pendingId}`, { lastName: last_name });
  expect(renamed.status).toBe(400);
  expect((await call(t.admin, 'PATCH', '/api/units/B', { name: last_name })).status).toBe(400);
});

test('registration lists the names of the units and nothing else, so often and no more', async () => {
  const units = await t.database.db.selectFrom('units').select('name').orderBy('name').execute();
  const answer = await t.inject({ url: '/api/auth/units' });
  expect(answer.json()).toEqual(units.map(({ name }) => name));
  const statuses = [];
  for (let asked = 0; asked < 61; asked += 1) {
    statuses.push((await t.inject({ url: '/api/auth/units', remoteAddress: '192.0.2.7' })).statusCode);
  }
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
  expect(statuses[60]).toBe(429);
});

test('the leaders of the unit are told of somebody who registers, and find them', async () => {
  const units = await t.database.db.selectFrom('units').select(['id', 'name']).execute();
  const platoon = units.find(({ id }) => id === 'B-1')!;
  const before = (await noticesOf(t.as.petrov)).length;
  expect((await register({ unit: platoon.name, last_name: '  Van   Dyke ' })).statusCode).toBe(201);
  const id = await idOf('newcomer');
  for (const send of [t.as.halloran, t.as.brandt]) {
    expect((await noticesOf(send)).at(-1)).toMatchObject({
      title: 'Account to activate',
      message: `SPC Alex Van Dyke asks for an account in ${platoon.name}.`,
      action: { path: `/user-management?act=activate&person=${id}` },
    });
    expect(await readUser(send, id)).toMatchObject({
      status: 'Pending',
      name: 'Alex Van Dyke',
      may: ['activate'],
    });
  }
  expect(await noticesOf(t.as.petrov)).toHaveLength(before);
});

test.each<[string, { last_name: string; rank?: Rank }]>([
  ['with a Cyrillic o', { last_name: 'Hall\u043eran', rank: 'PFC' }],
  ['with an accent', { last_name: 'Hallor\u00e1n', rank: 'PFC' }],
  ['with I for l', { last_name: 'HalIoran', rank: 'PFC' }],
  ['of the same rank and last name', { last_name: 'Halloran' }],
])('activation warns of a name like another: %s', async (_, name) => {
  const halloran = await t.database.db
    .selectFrom('users')
    .select(['rank', 'first_name', 'last_name'])
    .where('id', '=', t.ids.halloran)
    .executeTakeFirstOrThrow();
  const username = `twin${Math.random().toString(36).slice(2)}`;
  const id = await addUser(t.database, {
    username,
    first_name: 'Zed',
    rank: halloran.rank,
    unit_id: 'B',
    status: 'Pending',
    ...name,
  });
  const warned = await readUser(t.as.brandt, id);
  expect(warned.lookAlikes).toContainEqual(
    expect.stringContaining(`${halloran.rank} ${halloran.first_name} ${halloran.last_name}`),
  );
  expect((await readUser(t.as.petrov, id)).lookAlikes).toEqual([]);
  await t.database.db.deleteFrom('users').where('id', '=', id).execute();
});

test('a unique name gives no warning', async () => {
  const { json } = await call<UserDetailsDto>(t.as.brandt, 'GET', `/api/users/${t.pendingId}`);
  expect(json.lookAlikes).toEqual([]);
});
