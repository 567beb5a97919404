import { addUser } from '../support/app';
import { type CountedCompany, countedCompany } from './missing-fixture';

let t: CountedCompany;
let s4: Awaited<ReturnType<CountedCompany['signIn']>>;
let helperId = '';

/** A battalion with an S4 above both companies, and a person of C Co. */
beforeAll(async () => {
  t = await countedCompany();
  const { db } = t.database;
  await db
    .insertInto('units')
    .values({ id: 'BN', parent_id: null, name: '4-612 IN', kind: 'battalion' })
    .execute();
  await db.updateTable('units').set({ parent_id: 'BN' }).where('id', 'in', ['B', 'C']).execute();
  await addUser(t.database, { username: 'okafor', role: 'S4', unit_id: 'BN', last_name: 'Okafor' });
  helperId = await addUser(t.database, {
    username: 'helper',
    unit_id: 'C',
    rank: 'SGT',
    last_name: 'Helper',
  });
  s4 = await t.signIn('okafor');
});

const post = (id: string, act: string, body: object) =>
  s4({ method: 'POST', url: `/api/inventories/${id}/${act}`, body });
const answer = (response: Awaited<ReturnType<typeof s4>>) => [
  response.statusCode,
  response.json<{ message: string }>().message,
];

const SOMEBODY =
  'Somebody in B Co may count this inventory under its rules. The leaders there say who counts.';

test('an S4 above names no one while somebody of the company may count', async () => {
  await t.setRules({});
  await t.issue('tanaka', 'W895001');
  const { id } = await t.open('brandt', 'tanaka', ['petrov']);
  expect(answer(await s4({ url: `/api/inventories/${id}/candidates` }))).toEqual([403, SOMEBODY]);
  const body = { counterIds: [t.ids.petrov, helperId] };
  expect(answer(await post(id, 'counters', body))).toEqual([403, SOMEBODY]);
});

test('with no one eligible an S4 above names a person of another unit, and waives, closes and cancels nothing', async () => {
  await t.setRules({});
  const [item = ''] = await t.issue('tanaka', 'W896001');
  const { id } = await t.open('brandt', 'tanaka', ['petrov']);
  // From now on nobody of the company has the rank that this inventory asks for.
  await t.database.db
    .updateTable('inventory')
    .set({ rules: JSON.stringify({ ...(await rulesOf(id)), minRank: 'SGT' }) as never })
    .where('id', '=', id)
    .execute();

  const candidates = await s4({ url: `/api/inventories/${id}/candidates` });
  expect(candidates.statusCode).toBe(200);
  const listed = candidates.json<{ person: { id: string }; reasons: unknown[]; mayWaive: boolean }[]>();
  expect(listed.find(({ person }) => person.id === helperId)).toMatchObject({ reasons: [], mayWaive: false });
  expect(listed.find(({ person }) => person.id === t.ids.voss)?.reasons).toHaveLength(1);
  const seen = (await s4({ url: `/api/inventories/${id}` })).json();
  expect(seen.may).toMatchObject({ changeTeam: true, waive: false, cancel: false, endCount: false });
  expect(seen.mayClose).toBe(false);

  expect(answer(await post(id, 'counters', { counterIds: [t.ids.petrov, t.ids.voss] }))).toEqual([
    409,
    'SPC Voss may not count this inventory: SPC Voss is below SGT.',
  ]);
  expect((await post(id, 'counters', { counterIds: [t.ids.petrov, helperId] })).statusCode).toBe(200);
  expect(await t.newest('INVENTORY')).toMatchObject({ act: 'team', inventoryId: id });

  const helper = await t.signIn('helper');
  expect((await helper({ url: `/api/property/${item}` })).statusCode).toBe(404);
  const read = await helper({
    method: 'POST',
    url: `/api/inventories/${id}/scans`,
    body: { code: 'W896001' },
  });
  expect(read.json()).toMatchObject({ result: 'verified' });

  for (const [act, body] of [
    ['waive', { userId: t.ids.petrov, rule: 'minRank', reason: 'Nobody of that rank is here.' }],
    ['cancel', { reason: 'The list is of the wrong unit.' }],
    ['end-count', {}],
    ['close', {}],
  ] as const) {
    expect([act, (await post(id, act, body)).statusCode]).toEqual([act, 403]);
  }
});

const rulesOf = async (id: string) =>
  (await t.calls.ok('brandt', 'GET /api/inventories/:id', { params: { id } })).rules;

test('an S4 of another battalion sees nothing of it', async () => {
  const { db } = t.database;
  await db
    .insertInto('units')
    .values({ id: 'BN2', parent_id: null, name: '1-9 IN', kind: 'battalion' })
    .execute();
  await addUser(t.database, { username: 'elsewhere', role: 'S4', unit_id: 'BN2', last_name: 'Elsewhere' });
  const elsewhere = await t.signIn('elsewhere');
  await t.setRules({});
  const { id } = await t.open('brandt', 'tanaka', ['petrov']);
  expect((await elsewhere({ url: `/api/inventories/${id}/candidates` })).statusCode).toBe(404);
});
