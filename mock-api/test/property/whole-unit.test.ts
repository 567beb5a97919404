import type { PropertyDto } from '@hand-receipt/contracts';
import { type Company, type Username, testCompany } from '../custody/company';

let company: Company;
let own: string;
let others: string;
beforeAll(async () => {
  company = await testCompany();
  own = (await company.createItem()).id;
  const body = { name: 'M4A1 Carbine', serial_number: 'W777001' };
  const entered = await company.as.stranger({ method: 'POST', url: '/api/property', body });
  others = entered.json<PropertyDto>().id;
});

const seen = async (query: string) => {
  const answer = await company.as.halloran({ url: `/api/property?scope=visible&${query}` });
  return answer.json<PropertyDto[]>().map(({ id }) => id);
};
const putCompanyCUnder = (parent_id: string | null) =>
  company.database.db.updateTable('units').set({ parent_id }).where('id', '=', 'C').execute();

test.each(['limit=50', 'q=m4a1'])(
  'a commander lists (%s) what is at or below their unit, and all there is only while that is their unit',
  async (query) => {
    expect(await seen(query)).toEqual([own]);
    await putCompanyCUnder('B');
    expect((await seen(query)).sort()).toEqual([own, others].sort());
    await putCompanyCUnder(null);
    expect(await seen(query)).toEqual([own]);
  },
);

test('a person of no unit is not above the only tree of units', async () => {
  const { db } = company.database;
  await putCompanyCUnder('B');
  await db.updateTable('users').set({ unit_id: null }).where('username', '=', 'stranger').execute();
  const answer = await company.as.stranger({ url: '/api/property?scope=visible&limit=50' });
  expect(answer.json<PropertyDto[]>().map(({ id }) => id)).toEqual([others]);
  await putCompanyCUnder(null);
});

test('LIFE-53 of the whole unit, the items of one holder are listed, counted and exported, and those of nobody', async () => {
  const squads = await testCompany();
  const serials = { petrov: 'W1-PETROV', whitaker: 'W2-WHITAKER', voss: 'W3-VOSS' } as const;
  for (const [holder, serial_number] of Object.entries(serials)) {
    const { id } = await squads.createItem({ serial_number });
    await squads.signDown(id, holder as Username);
  }
  await squads.createItem({ serial_number: 'W4-HALLORAN' });
  const entry = { name: 'M17', serial_number: 'W5-NOBODY', category: 'weapons', unit_id: 'B-1' } as const;
  await squads.database.db.insertInto('property').values(entry).execute();
  const listed = async (who: Username, holder: string, path = '') => {
    const answer = await squads.as[who]({ url: `/api/property${path}?scope=visible&holder=${holder}` });
    return answer;
  };
  const serialsOf = async (who: Username, holder: string) =>
    (await listed(who, holder)).json<PropertyDto[]>().map(({ serial_number }) => serial_number);

  expect(await serialsOf('petrov', squads.ids.whitaker)).toEqual(['W2-WHITAKER']);
  expect(await serialsOf('petrov', 'none')).toEqual(['W5-NOBODY']);
  expect((await listed('petrov', squads.ids.whitaker)).headers['x-total-count']).toBe('1');
  expect((await listed('petrov', squads.ids.whitaker, '/ids')).json()).toMatchObject({ total: 1 });
  expect((await listed('petrov', squads.ids.whitaker, '/export')).body).toContain('W2-WHITAKER');
  // Another squad, and a soldier who asks for a squad mate's.
  expect(await serialsOf('petrov', squads.ids.voss)).toEqual([]);
  expect(await serialsOf('tanaka', squads.ids.whitaker)).toEqual([]);

  const holders = async (who: Username) =>
    (await squads.as[who]({ url: '/api/property/holders' }))
      .json<{ person: { lastName: string }; items: number }[]>()
      .map(({ person, items }) => [person.lastName, items]);
  expect(await holders('petrov')).toEqual([
    ['Petrov', 1],
    ['Whitaker', 1],
  ]);
  expect(await holders('halloran')).toEqual([
    ['Halloran', 1],
    ['Petrov', 1],
    ['Voss', 1],
    ['Whitaker', 1],
  ]);
  expect(await holders('whitaker')).toEqual([['Whitaker', 1]]);
});
