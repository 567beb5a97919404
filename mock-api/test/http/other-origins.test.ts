import { type RouteContract, routes } from '@hand-receipt/contracts/routes';
import { type World, makeWorld } from '../roles/role-matrix-fixture';
import { requestOf } from '../roles/request-of';
import { TEST_PASSWORD, cookieOf } from '../support/app';
import { tableDigest } from '../support/table-digest';

let world: World;
let cookie: string;
beforeAll(async () => {
  world = await makeWorld();
  cookie = cookieOf(
    await world.inject({
      method: 'POST',
      url: '/api/auth/login',
      body: { username: 'commander', password: TEST_PASSWORD },
    }),
  );
});

const writes = (Object.entries(routes) as [string, RouteContract][]).filter(
  ([key]) => !key.startsWith('GET'),
);

const ELSEWHERE = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
const BODIES = [
  { 'content-type': 'application/json', payload: '{}' },
  { 'content-type': 'text/plain', payload: '{}' },
  { 'content-type': 'application/x-www-form-urlencoded', payload: 'a=b' },
  { 'content-type': 'multipart/form-data; boundary=x', payload: '--x--\r\n' },
];

test('check 4 every write that a page of another origin sends answers 403, as JSON, text or a form, and nothing changes', async () => {
  const id = await world.itemOf('commander');
  const before = await tableDigest(world.database);
  for (const [key] of writes) {
    for (const { payload, ...headers } of BODIES) {
      const request = requestOf(key, { id, payload, headers: { ...ELSEWHERE, ...headers, cookie } });
      const answer = await world.app.inject(request);
      expect([key, headers['content-type'], answer.statusCode]).toEqual([key, headers['content-type'], 403]);
    }
  }
  expect(await tableDigest(world.database)).toEqual(before);
  expect((await world.inject({ url: '/api/auth/me', headers: { cookie } })).statusCode).toBe(200);
});
