import type { Username } from '../custody/company';
import { type CountedCompany, countedCompany } from './missing-fixture';

let t: CountedCompany;
beforeAll(async () => {
  t = await countedCompany();
});

const changeTeam = (who: Username, id: string, counters: readonly Username[]) =>
  t.calls.ok(who, 'POST /api/inventories/:id/counters', {
    params: { id },
    body: { counterIds: counters.map((name) => t.ids[name]) },
  });

const COUNT = '/api/inventories/:id';
const READ_AT = new Date(2026, 10, 22, 7, 55).toISOString();

test('a queued read of a removed member is kept as a late read, which may be accepted after the closing', async () => {
  const [itemId = ''] = await t.issue('tanaka', 'W841001', 'W841002');
  const { id } = await t.open('brandt', 'tanaka', ['petrov', 'voss']);
  await changeTeam('brandt', id, ['petrov']);
  expect(await t.scanned('voss', id, 'W841001', READ_AT)).toMatchObject({
    result: 'late',
    message: `You are no longer on the team of ${id}. Your read of M4A1 Carbine W841001 is kept, and changes no line by itself.`,
    progress: { counted: 0, extra: 0 },
  });
  const told = await t.calls.ok('brandt', 'GET /api/notifications');
  expect(told[0]).toMatchObject({
    title: 'Reads arrived from a person who left the team',
    message: `SPC Voss read M4A1 Carbine W841001 for ${id} before the device had a connection. You may accept what was read once the count is closed.`,
  });
  // The team reads the same code, and one that is on no list.
  await t.scanned('voss', id, 'FOREIGN-841', READ_AT);
  expect((await t.scan('petrov', id, 'FOREIGN-841')).result).toBe('not-on-the-books');
  const closed = await t.close('brandt', id);
  expect(closed.progress).toMatchObject({ counted: 0, missing: 2, extra: 1 });
  await t.calls.ok('brandt', `POST ${COUNT}/late-reads/:itemId/accept`, { params: { id, itemId } });
  expect(await t.newest('FOUND')).toMatchObject({ how: 'late read', by: t.ids.voss });
  expect(await t.findings()).toEqual([]);
});

test('INVT-21 a late read after the closing is told also where its reader had one while the count was open', async () => {
  await t.setRules({ blind: false });
  await t.issue('tanaka', 'W843001', 'W843002', 'W843003');
  const { id } = await t.open('brandt', 'tanaka', ['petrov', 'voss']);
  await changeTeam('brandt', id, ['petrov']);
  // They had a connection all the time.
  await t.scan('voss', id, 'W843001');
  await t.scan('voss', id, 'W843002');
  const told = async () =>
    (await t.calls.ok('brandt', 'GET /api/notifications'))
      .filter(({ title, message }) => title.startsWith('Reads arrived') && message.includes(id))
      .map(({ title, message }) => [title, message])
      .sort();
  const left = [
    'Reads arrived from a person who left the team',
    `SPC Voss read M4A1 Carbine W843001 for ${id}. You may accept what was read once the count is closed.`,
  ];
  expect(await told()).toEqual([left]);
  t.clock.set(new Date(t.clock.now().getTime() + 60_000));
  await t.close('brandt', id);
  await t.scan('voss', id, 'W843003');
  expect(await told()).toEqual([
    [
      'Reads arrived after the count was closed',
      `SPC Voss read M4A1 Carbine W843003 for ${id}. The result stays as it is. You may accept what was read.`,
    ],
    left,
  ]);
});

test('a removed member sees the inventory as before and changes nothing in it; anybody else does not see it', async () => {
  await t.setRules({ blind: true });
  await t.issue('tanaka', 'W842001');
  const { id } = await t.open('brandt', 'tanaka', ['petrov', 'voss']);
  const params = { id };
  await changeTeam('brandt', id, ['petrov']);
  expect(await t.calls.ok('voss', `GET ${COUNT}`, { params })).toMatchObject({
    mayCount: false,
    mayClose: false,
  });
  expect(await t.calls.refused('voss', `POST ${COUNT}/close`, { params, body: {} })).toEqual([
    403,
    'Only its counters count in this inventory.',
  ]);
  expect((await t.calls.refused('whitaker', `GET ${COUNT}`, { params }))[0]).toBe(404);
  // What the team may not know before it was read, neither they nor a late read tell.
  const lines = await t.calls.ok('voss', `GET ${COUNT}/lines`, { params });
  expect(new Set(lines.map(({ serialNumber }) => serialNumber))).toEqual(new Set([null]));
  expect(await t.scanned('voss', id, 'W842001', READ_AT)).toMatchObject({
    item: null,
    message: `You are no longer on the team of ${id}. Your read of W842001 is kept, and changes no line by itself.`,
  });
  expect(await t.calls.ok('petrov', `GET ${COUNT}/late-reads`, { params })).toEqual([]);
  expect(await t.calls.ok('brandt', `GET ${COUNT}/late-reads`, { params })).toHaveLength(1);
  // Back on the team, they count.
  await changeTeam('brandt', id, ['petrov', 'voss']);
  expect((await t.scan('voss', id, 'W842001')).result).toBe('verified');
});
