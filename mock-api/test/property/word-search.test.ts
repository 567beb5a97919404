import type { InventoryItemDto, PropertyDto } from '@hand-receipt/contracts';
import { type Amending, amendingCompany, serialTo } from '../amendments/amending';
import type { Username } from '../custody/company';

let t: Amending;
const ids: Record<string, string> = {};
beforeAll(async () => {
  t = await amendingCompany();
  const NSN = '1005-01-231-0973';
  const { id: carbine } = await t.createItem({ serial_number: 'W700001', nsn: NSN });
  const { id: other } = await t.createItem({ serial_number: 'W700002' });
  const { id: optic } = await t.createItem({ name: 'AN/PVS-14', serial_number: 'N700003', lin: 'M79678' });
  await t.as.halloran({
    method: 'PATCH',
    url: `/api/property/${optic}`,
    body: { uii: 'D1HM4-70003', version: (await t.readItem(optic)).version },
  });
  await t.signDown(carbine, 'whitaker');
  await t.signDown(optic, 'whitaker');
  await t.signDown(other, 'tanaka');
  await t.amend([serialTo(carbine, 'W700099')]);
  Object.assign(ids, { carbine, other, optic });
});

const found = async (path: string, q: string, who: Username = 'halloran') => {
  const items = (await t.as[who]({ url: `${path}&q=${encodeURIComponent(q)}` })).json<{ id: string }[]>();
  return items.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));
};
const LISTS = ['/api/property?scope=visible', '/api/inventory?limit=50'];

test.each([
  ['m4a1 whitaker', ['carbine']],
  ['whitaker m4a1', ['carbine']],
  ['Whitaker', ['optic', 'carbine']],
  ['carbine spc', ['other', 'carbine']],
  ['m4 tanaka', ['other']],
  ['1005-01-231 whit', ['carbine']],
  ['1005012310973', ['carbine']],
  ['m79678', ['optic']],
  ['d1hm4-7', ['optic']],
  ['d1hm4 pvs whitaker', ['optic']],
  ['w700001', ['carbine']],
  ['w700001 whitaker', ['carbine']],
  ['w700001 tanaka', []],
  ['m4a1 petrov', []],
  ['  m4a1    WHITAKER  ', ['carbine']],
  ['m4a1 carbine w700099 spc whitaker 1005 of seven words', []],
])(
  'the words of %j are found each by itself, in the Property Book and in Find Item',
  async (typed, names) => {
    for (const list of LISTS) {
      expect((await found(list, typed)).sort()).toEqual([...names].sort());
    }
  },
);

test('a person finds by a holder only what they may see', async () => {
  expect(await found('/api/property?scope=visible', 'm4a1 tanaka', 'whitaker')).toEqual([]);
  expect(await found('/api/inventory?limit=50', 'tanaka', 'stranger')).toEqual([]);
});

test('Select-all and CSV obey the words, and Find Item says in what they were found', async () => {
  const query = `scope=visible&q=${encodeURIComponent('m4a1 whitaker')}`;
  const chosen = (await t.as.halloran({ url: `/api/property/ids?${query}` })).json<object>();
  expect(JSON.stringify(chosen)).toContain(ids.carbine);
  expect(JSON.stringify(chosen)).not.toContain(ids.other);
  const csv = (await t.as.halloran({ url: `/api/property/export?${query}` })).body;
  expect(csv.trim().split('\n')).toHaveLength(2);
  expect(csv).toContain('W700099');
  const [line] = (await t.as.halloran({ url: '/api/inventory?q=d1hm4%20whitaker' })).json<
    InventoryItemDto[]
  >();
  expect(line?.matched).toEqual(['uii', 'holder']);
  const mine = (await t.as.whitaker({ url: '/api/property?scope=mine&q=m4a1%20whitaker' })).json<
    PropertyDto[]
  >();
  expect(mine.map(({ id }) => id)).toEqual([ids.carbine]);
});
