import { type RouteKey, routes } from '@hand-receipt/contracts/routes';
import fc from 'fast-check';
import { type World, makeWorld } from '../roles/role-matrix-fixture';
import { addressOf, fillLists, listsWith } from './lists';

const LISTS = listsWith('cursor');

let world: World;
let ids: Record<string, string>;
beforeAll(async () => {
  world = await makeWorld();
  ids = await fillLists(world);
  for (const holder of ['commander', 'soldier'] as const) {
    await world.itemOf(holder);
    await world.itemOf(holder);
  }
});

const read = (key: RouteKey, query: Record<string, string>, who: 'commander' | 'supply' = 'commander') =>
  world.as[who]({ url: `${addressOf(key, ids)}?${new URLSearchParams(query).toString()}` });

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Cursors as an attacker writes them: of the right form, with what a database cannot hold, and of any text. */
const crafted = fc.oneof(
  fc.tuple(fc.string(), fc.string(), fc.maxSafeInteger()).map(encoded),
  fc
    .tuple(
      fc.constantFrom('2026-11-22T10:00:00.000Z', '', 'm4a1 carbine'),
      fc.constantFrom('P-0001', '5', ''),
      fc.constantFrom<unknown>(2 ** 31, 99_999_999_999, -1, 1e300, '1', null),
      fc.constantFrom('before', ''),
    )
    .map(encoded),
  fc.jsonValue().map(encoded),
  fc.string({ minLength: 1, unit: 'binary' }),
  fc
    .tuple(fc.string(), fc.uint8Array({ minLength: 16, maxLength: 16 }))
    .map(([text, bytes]) => `${encoded(text)}.${Buffer.from(bytes).toString('base64url')}`),
);

test('lists are paged by a cursor', () => {
  expect(LISTS.length).toBeGreaterThan(8);
});

test.each(LISTS)('check 34 %s answers 400 to a random or crafted cursor, and never 500', async (key) => {
  await fc.assert(
    fc.asyncProperty(crafted, async (cursor) => {
      const answer = await read(key, { cursor });
      expect([cursor, answer.statusCode]).toEqual([cursor, 400]);
    }),
    { numRuns: 40 },
  );
});

test('check 34 the total of a cursor is the server’s: changed, or taken to another list or person, it is refused', async () => {
  const first = await read('GET /api/property', { limit: '1' });
  const cursor = String(first.headers['x-next-cursor']);
  const next = await read('GET /api/property', { limit: '1', cursor });
  expect([next.statusCode, next.headers['x-total-count']]).toEqual([200, first.headers['x-total-count']]);

  const [place = '', signature = ''] = cursor.split('.');
  const [name, id] = JSON.parse(Buffer.from(place, 'base64url').toString()) as [string, string, number];
  const more = `${encoded([name, id, 77_777])}.${signature}`;
  expect((await read('GET /api/property', { cursor: more })).statusCode).toBe(400);
  expect((await read('GET /api/transfers', { cursor })).statusCode).toBe(400);
  expect((await read('GET /api/property', { cursor }, 'supply')).statusCode).toBe(400);
});

test('a cursor holds for the sort and the filters that it was given for, and for another limit', async () => {
  const byName = { limit: '1', sort: 'name' };
  const cursor = String((await read('GET /api/property', byName)).headers['x-next-cursor']);
  const page = await read('GET /api/property', { limit: '2', sort: 'name', cursor });
  expect([page.statusCode, page.json<unknown[]>().length > 0]).toEqual([200, true]);

  const others: Record<string, string>[] = [
    { sort: 'serialNumber' },
    { sort: '-name' },
    {},
    { sort: 'name', q: 'rifle' },
  ];
  for (const other of others) {
    const refused = await read('GET /api/property', { limit: '1', ...other, cursor });
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      400,
      'The cursor is not one that this list gave.',
    ]);
  }
});

test('a list is paged past a name of 200 letters that take three bytes each', async () => {
  const body = (n: number) => ({ name: '銃'.repeat(200), serial_number: `LONG-NAME-${n}` });
  for (const n of [1, 2]) {
    const made = await world.as.commander({ method: 'POST', url: '/api/property', body: body(n) });
    expect(made.statusCode).toBe(201);
  }
  const first = await read('GET /api/property', { q: 'LONG-NAME', limit: '1' });
  const cursor = String(first.headers['x-next-cursor']);
  const next = await read('GET /api/property', { q: 'LONG-NAME', limit: '1', cursor });
  expect([next.statusCode, next.json<unknown[]>().length]).toEqual([200, 1]);
});

test('every list with a cursor is in the contract with the same rule', () => {
  for (const key of LISTS) expect(routes[key]).toHaveProperty('query.properties.cursor.maxLength', 2000);
});
