import type { PropertyDto } from '@hand-receipt/contracts';
import fc from 'fast-check';
import { hostileText } from '../fuzz/hostile';
import { type World, makeWorld } from '../roles/role-matrix-fixture';
import { tableDigest } from '../support/table-digest';
import { addressOf, fillLists, linesOf, listsWith } from './lists';

let world: World;
let ids: Record<string, string>;
beforeAll(async () => {
  world = await makeWorld();
  ids = await fillLists(world);
});

/** Lists of Admins alone. */
const OF_ADMINS = ['/api/webhook-deliveries'];

const read = (address: string, query: Record<string, string> = {}) =>
  world.as[OF_ADMINS.includes(address) ? 'admin' : 'commander']({
    url: `${address}?${new URLSearchParams(query).toString()}`,
  });

/** Fields of text that narrow or order some list. */
const FIELDS = [
  'q',
  'sort',
  'status',
  'type',
  'cursor',
  'role',
  'unit',
  'since',
  'person',
  'item',
  'itemId',
  'serial_number',
];
const fields = FIELDS.flatMap((field) => listsWith(field).map((key) => [field, key] as const));

test.each(fields)(
  'check 17 whatever %s says, %s reads it as text: 200 or 400, and no table changes',
  async (field, key) => {
    const before = await tableDigest(world.database);
    await fc.assert(
      fc.asyncProperty(hostileText, async (text) => {
        const answer = await read(addressOf(key, ids), { [field]: text.slice(0, 2_000) });
        expect([200, 400, 404]).toContain(answer.statusCode);
      }),
      { numRuns: 12, seed: 4612 },
    );
    expect(await tableDigest(world.database)).toEqual(before);
  },
);

/** None of it is part of any word in the lists, unless something in it is taken for more than letters. */
const PATTERNS = ['%%%', '___', '%a%', 'M4_1', 'M4%', "' or '1'='1", '\\', '.*', "x' or name is not null --"];

test.each(listsWith('q'))('check 17 %s takes the wildcards of LIKE for letters', async (key) => {
  const address = addressOf(key, ids);
  const found = async (q: string) => {
    const answer = await read(address, { q });
    expect([q, answer.statusCode]).toEqual([q, 200]);
    return linesOf(answer.body).length;
  };
  // Find Item answers nothing until something is typed.
  expect(await found(key === 'GET /api/inventory' ? 'M4' : '')).toBeGreaterThan(0);
  for (const pattern of PATTERNS) expect([pattern, await found(pattern)]).toEqual([pattern, 0]);
});

test.each(listsWith('sort'))('check 17 %s is ordered by its own columns and no others', async (key) => {
  const address = addressOf(key, ids);
  for (const sort of ['name', '-name']) expect((await read(address, { sort })).statusCode).toBe(200);
  for (const sort of [
    'id',
    'name; drop table users',
    'name desc',
    'lower(name)',
    '(select 1)',
    '--name',
    'Name',
    '1',
  ]) {
    expect([sort, (await read(address, { sort })).statusCode]).toEqual([sort, 400]);
  }
});

test('check 17 a search finds exactly the items with each word typed, quotes and wildcards among them', async () => {
  const letters = fc.constantFrom('%', '_', '\\', "'", '"', 'a', 'B', '-', '*', ' ', 'é');
  const words = fc.string({ unit: letters, minLength: 1, maxLength: 6 }).filter((word) => word.trim() !== '');
  const names = fc.sample(words, { numRuns: 60, seed: 4612 }).map((word) => word.trim());
  const items = await Promise.all(
    names.map(async (name) => {
      const body = { name, serial_number: world.newSerial() };
      return (await world.as.commander({ method: 'POST', url: '/api/property', body })).json<PropertyDto>();
    }),
  );
  const { rank, first_name, last_name } = await world.database.db
    .selectFrom('users')
    .select(['rank', 'first_name', 'last_name'])
    .where('id', '=', items.find((item) => item.assigned_to_user_id)?.assigned_to_user_id ?? '')
    .executeTakeFirstOrThrow();
  const holder = `${rank} ${first_name} ${last_name} ${rank} ${last_name}`.toLowerCase();
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: letters, minLength: 1, maxLength: 4 }), async (typed) => {
      const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
      const holds = ({ name, serial_number }: PropertyDto) =>
        words.every((word) =>
          [`${name} ${serial_number}`.toLowerCase(), holder].some((text) => text.includes(word)),
        );
      const found = (await read('/api/property', { q: typed })).json<PropertyDto[]>();
      const expected = items.filter(holds).map(({ id }) => id);
      const mine = new Set(items.map(({ id }) => id));
      expect(
        found
          .map(({ id }) => id)
          .filter((id) => mine.has(id))
          .sort(),
      ).toEqual(expected.sort());
    }),
    { numRuns: 80, seed: 4612 },
  );
});

/** Places that no list of ours has: times that no database holds, no text, half of a character. */
const NOWHERE = [
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '2026-02-31T00:00:00.000Z',
  '9'.repeat(400),
  '',
  '\ud800',
];

test.each(listsWith('cursor'))('check 17 %s reads a cursor that was made up, or answers 400', async (key) => {
  for (const place of NOWHERE) {
    const cursor = Buffer.from(JSON.stringify([place, 'P-0001', 7])).toString('base64url');
    const answer = await read(addressOf(key, ids), { cursor });
    expect([200, 400]).toContain(answer.statusCode);
  }
});
