import type { DirectoryUserDto } from '@hand-receipt/contracts';
import { addUser } from '../support/app';
import { listenTo } from '../events/listener';
import { call, cookieFor, household, type Household, readUser } from './people-fixture';

let t: Household;
let base: string;
beforeAll(async () => {
  t = await household();
  base = await t.app.listen({ host: '127.0.0.1', port: 0 });
});

const noAdmins = () => [t.as.whitaker, t.as.petrov, t.as.brandt, t.as.halloran];

test('SET-09 only an Admin changes name, rank and unit, not even the person themselves', async () => {
  const id = t.ids.whitaker;
  const before = await readUser(t.admin, id);
  for (const change of [{ lastName: 'Boss' }, { rank: 'GEN' }, { unitId: 'B-2' }]) {
    for (const send of noAdmins()) {
      expect((await call(send, 'PATCH', `/api/users/${id}`, change)).status).toBe(403);
    }
    expect((await call(t.as.whitaker, 'PUT', '/api/profile', change)).status).toBe(400);
  }
  expect(await readUser(t.admin, id)).toEqual(before);
  const change = { lastName: 'Whitaker-Hale', rank: 'CPL', unitId: 'B-2' };
  expect((await call(t.admin, 'PATCH', `/api/users/${id}`, change)).json).toMatchObject(change);
  expect((await call(t.as.whitaker, 'GET', '/api/auth/me')).json).toMatchObject({
    lastName: 'Whitaker-Hale',
    rank: 'CPL',
    unit: '2nd Squad',
  });
});

test('the directory tells each reader what they may do to each account, which is what the account itself says', async () => {
  await addUser(t.database, { username: 'gone', last_name: 'Gone', unit_id: 'B-1', status: 'Inactive' });
  for (const send of [t.admin, ...noAdmins()]) {
    const people = (await call<DirectoryUserDto[]>(send, 'GET', '/api/users')).json;
    for (const { id, may } of people) expect(may).toEqual((await readUser(send, id)).may);
  }
  const actsOf = async (send: Household['admin'], q: string) =>
    (await call<DirectoryUserDto[]>(send, 'GET', `/api/users?q=${q}`)).json[0]?.may;
  expect(await actsOf(t.admin, 'Gone')).toEqual(['edit', 'change-role', 'activate']);
  expect(await actsOf(t.as.brandt, 'Gone')).toEqual(['activate']);
  expect(await actsOf(t.as.petrov, 'Gone')).toEqual([]);
});

test('check 2 every open browser of a deactivated person says so at once, and their sessions end', async () => {
  const cookies = [await cookieFor(t, 'tanaka'), await cookieFor(t, 'tanaka')];
  const streams = await Promise.all(cookies.map((cookie) => listenTo(`${base}/api/events`, { cookie })));
  expect((await call(t.admin, 'POST', `/api/users/${t.ids.tanaka}/deactivate`)).status).toBe(200);
  for (const stream of streams) {
    await stream.ended;
    expect(stream.of('deactivated')).toHaveLength(1);
  }
  for (const cookie of cookies) {
    expect((await t.inject({ url: '/api/auth/me', headers: { cookie } })).statusCode).toBe(401);
  }
});

test('a session that an Admin ends is over at once, and its person is not told that their account is closed', async () => {
  const cookie = await cookieFor(t, 'petrov');
  const stream = await listenTo(`${base}/api/events`, { cookie });
  expect((await call(t.admin, 'DELETE', `/api/users/${t.ids.petrov}/sessions`)).status).toBe(200);
  await stream.ended;
  expect(stream.of('deactivated')).toEqual([]);
  expect(stream.of('changed').map(({ data }) => data)).toContainEqual({ scopes: ['auth'] });
  await cookieFor(t, 'petrov');
});
