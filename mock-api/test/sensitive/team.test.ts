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
