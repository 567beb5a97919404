import type { UnitDto } from '@hand-receipt/contracts';
import { call, household, type Household, readUser } from './people-fixture';

let t: Household;
beforeAll(async () => {
  t = await household();
});

const units = async (send: Household['admin']) => (await call<UnitDto[]>(send, 'GET', '/api/units')).json;
const names = async (send: Household['admin']) => (await units(send)).map(({ name }) => name);
const create = (body: object, send = t.admin) =>
  call<UnitDto & { message: string }>(send, 'POST', '/api/units', body);
const change = (id: string, body: object, send = t.admin) =>
  call<UnitDto & { message: string; fields?: Record<string, string> }>(
    send,
    'PATCH',
    `/api/units/${id}`,
    body,
  );

test('everybody sees the tree of their company with its people counted; an Admin sees every tree', async () => {
  expect(await units(t.as.whitaker)).toEqual([
    { id: 'B', name: 'B Co', kind: 'company', parentId: null, depth: 0, members: 3, mine: false },
    { id: 'B-1', name: '1st Squad', kind: 'squad', parentId: 'B', depth: 1, members: 3, mine: true },
    { id: 'B-2', name: '2nd Squad', kind: 'squad', parentId: 'B', depth: 1, members: 2, mine: false },
  ]);
  expect((await units(t.as.halloran)).every(({ mine }) => mine)).toBe(true);
  expect(await names(t.as.stranger)).toEqual(['C Co']);
  expect(await names(t.admin)).toEqual(['B Co', '1st Squad', '2nd Squad', 'C Co']);
});

test('an Admin adds, renames and moves units; what the people of it see follows', async () => {
  const platoon = await create({ name: ' 1st Platoon ', kind: 'platoon', parentId: 'B' });
  expect([platoon.status, platoon.json.name, platoon.json.depth]).toEqual([201, '1st Platoon', 1]);
  expect((await change('B-1', { parentId: platoon.json.id })).json).toMatchObject({ depth: 2 });
  expect((await change('B-1', { name: 'Alpha Squad' })).json.name).toBe('Alpha Squad');
  expect(await names(t.as.whitaker)).toEqual(['B Co', '1st Platoon', 'Alpha Squad', '2nd Squad']);
  expect(await readUser(t.as.halloran, t.ids.whitaker)).toMatchObject({ unit: 'Alpha Squad' });

  // A leader of the platoon now sees the squad's items.
  const item = await t.createItem();
  await t.signDown(item.id, 'whitaker');
  expect((await call(t.as.voss, 'GET', `/api/property/${item.id}`)).status).toBe(404);
  await call(t.admin, 'PATCH', `/api/users/${t.ids.voss}`, { unitId: platoon.json.id });
  expect((await call(t.as.voss, 'GET', `/api/property/${item.id}`)).status).toBe(200);
});

test('a unit is not called what is easily taken for a unit beside it', async () => {
  const refused = async (answer: ReturnType<typeof create>) => {
    const { status, json } = await answer;
    return [status, json.message];
  };
  const taken = (name: string) => [409, `This name is easily taken for ${name}. Choose another one.`];
  expect(await refused(create({ name: 'B C0', kind: 'company', parentId: null }))).toEqual(taken('B Co'));
  expect((await create({ name: '1st  Squad.', kind: 'squad', parentId: 'C' })).status).toBe(201);
  expect(await refused(create({ name: '2nd  Squad.', kind: 'squad', parentId: 'B' }))).toEqual(
    taken('2nd Squad'),
  );
  expect(await refused(change('C', { name: 'B-Co' }))).toEqual(taken('B Co'));
  expect((await change('C', { name: 'c Co' })).status).toBe(200);
});

test('a tree stays a tree: no ring, no squad above a company, no name twice', async () => {
  const platoon = (await units(t.admin)).find(({ kind }) => kind === 'platoon');
  expect((await change(platoon?.id ?? '', { parentId: 'B-1' })).json.fields).toEqual({
    parentId: 'A platoon does not belong to a squad.',
  });
  expect((await change('B', { parentId: 'C' })).json.message).toBe('A company does not belong to a company.');
  expect((await change('B-1', { parentId: null })).json.message).toBe('Say which unit the squad belongs to.');
  expect((await change('B-1', { parentId: 'nowhere' })).status).toBe(400);
  const taken = await create({ name: 'b co', kind: 'company', parentId: null });
  expect([taken.status, taken.json.message]).toEqual([409, 'A unit of this name exists already.']);
  expect((await create({ name: '  ', kind: 'company', parentId: null })).status).toBe(400);
  expect((await change('nowhere', { name: 'X' })).status).toBe(404);
});

test('only an empty unit is removed, and only by an Admin', async () => {
  const { json: empty } = await create({ name: 'Weapons Squad', kind: 'squad', parentId: 'B' });
  for (const send of [t.as.halloran, t.as.brandt, t.as.whitaker, t.as.stranger]) {
    expect((await create({ name: 'Mine', kind: 'squad', parentId: 'B' }, send)).status).toBe(403);
    expect((await change(empty.id, { name: 'Mine' }, send)).status).toBe(403);
    expect((await call(send, 'DELETE', `/api/units/${empty.id}`)).status).toBe(403);
  }
  expect((await call(t.admin, 'DELETE', `/api/units/B-2`)).json.message).toBe(
    '2nd Squad has people, property or units. Move them first.',
  );
  expect((await call(t.admin, 'DELETE', `/api/units/${empty.id}`)).status).toBe(200);
  expect(await names(t.admin)).not.toContain('Weapons Squad');
});

test('a unit whose only record is a closed counter is not removed, and says why', async () => {
  const { json: unit } = await create({ name: 'Mortar Squad', kind: 'squad', parentId: 'B' });
  const form = { unitId: unit.id, name: 'Mortar cage', kind: 'supply' };
  const counter = await call<{ id: string }>(t.as.halloran, 'POST', '/api/counters', form);
  const closed = await call(t.as.halloran, 'PATCH', `/api/counters/${counter.json.id}`, { closed: true });
  expect([counter.status, closed.status]).toEqual([201, 200]);
  const refused = await call(t.admin, 'DELETE', `/api/units/${unit.id}`);
  expect([refused.status, refused.json.message]).toEqual([409, 'Mortar Squad has records, so it stays.']);
  expect(await names(t.admin)).toContain('Mortar Squad');
});
