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
const namesOf = ({ counters }: { counters: readonly { name: string }[] }) =>
  counters.map(({ name }) => name).sort();

test('members are added and removed while an inventory is open, and what a removed member read stays', async () => {
  await t.issue('whitaker', 'W840001');
  const { id } = await t.open('brandt', 'whitaker', ['petrov', 'voss']);
  expect((await t.scan('voss', id, 'W840001')).result).toBe('verified');
  const fewer = await changeTeam('brandt', id, ['petrov']);
  expect([namesOf(fewer), fewer.progress.counted]).toEqual([['SPC Petrov'], 1]);
  expect(namesOf(await changeTeam('brandt', id, ['petrov', 'voss', 'tanaka']))).toEqual([
    'SPC Petrov',
    'SPC Tanaka',
    'SPC Voss',
  ]);
  // The team as it is, chosen again.
  expect(namesOf(await changeTeam('brandt', id, ['voss', 'tanaka', 'petrov']))).toHaveLength(3);
  expect(namesOf(await changeTeam('brandt', id, ['tanaka']))).toEqual(['SPC Tanaka']);
  await t.close('brandt', id);
  expect(await t.findings()).toEqual([]);
});

test('report, page and lists name who counted beside the team as it was, and the report has a block for each', async () => {
  await t.issue('whitaker', 'W840101', 'W840102');
  const { id } = await t.open('brandt', 'whitaker', ['petrov', 'voss', 'tanaka']);
  expect((await t.scan('voss', id, 'W840101')).result).toBe('verified');
  expect((await t.scan('petrov', id, 'X840199')).result).toBe('not-on-the-books');
  // Voss read a line and Petrov an extra; they are replaced, and Tanaka, who read nothing, stays.
  await changeTeam('brandt', id, ['tanaka']);
  await t.close('brandt', id);
  const { inventory } = await t.calls.ok('halloran', 'GET /api/inventories/:id/report', { params: { id } });
  const all = ['SPC Petrov', 'SPC Tanaka', 'SPC Voss'];
  expect(namesOf(inventory)).toEqual(all);
  const team = inventory.signers?.filter(({ part }) => part === 'team') ?? [];
  expect(team.map(({ person }) => person.name).sort()).toEqual(all);
  // The same as its page and its row in the lists.
  expect(namesOf(await t.calls.ok('brandt', 'GET /api/inventories/:id', { params: { id } }))).toEqual(all);
  expect(await t.findings()).toEqual([]);
});
