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

test('PROP-01 what a squad leader or a soldier is only offered is in no figure and no list of their unit', async () => {
  const squads = await testCompany();
  const { id: of2nd } = await squads.createItem({ serial_number: 'W6-VOSS' });
  await squads.signDown(of2nd, 'voss');
  await squads.database.db.updateTable('property').set({ unit_id: 'B-2' }).where('id', '=', of2nd).execute();
  const { id: of1st } = await squads.createItem({ serial_number: 'W7-PETROV' });
  await squads.signDown(of1st, 'petrov');
  await squads.offer('voss', of2nd, 'petrov');
  const listed = async (who: Username, scope: string) => {
    const answer = await squads.as[who]({ url: `/api/property?scope=${scope}` });
    return answer.json<PropertyDto[]>().map(({ serial_number }) => serial_number);
  };
  const counts = async (who: Username) => (await squads.as[who]({ url: '/api/property/counts' })).json();
  const total = async (who: Username) =>
    (await squads.as[who]({ url: '/api/dashboard/summary' })).json<{ totalInventory: number }>()
      .totalInventory;

  expect(await listed('petrov', 'unit')).toEqual(['W7-PETROV']);
  expect(await listed('petrov', 'visible')).toEqual(['W6-VOSS', 'W7-PETROV']);
  expect(await counts('petrov')).toMatchObject({ unit: 1, visible: 2, unassigned: 0 });
  expect(await total('petrov')).toBe(1);
  // Nor an offered item that nobody holds among those that nobody of the unit holds.
  const entry = { name: 'M17', serial_number: 'W8-BOOK', category: 'weapons', unit_id: 'B' } as const;
  const { id } = await squads.database.db
    .insertInto('property')
    .values(entry)
    .returning('id')
    .executeTakeFirstOrThrow();
  await squads.offer('halloran', id, 'petrov');
  expect([await listed('petrov', 'unassigned'), await listed('halloran', 'unassigned')]).toEqual([
    [],
    ['W8-BOOK'],
  ]);

  const { id: toSoldier } = await squads.createItem({ serial_number: 'W9-OFFERED' });
  await squads.offer('halloran', toSoldier, 'whitaker');
  expect(await listed('whitaker', 'visible')).toEqual(['W9-OFFERED']);
  expect([await listed('whitaker', 'unit'), await total('whitaker')]).toEqual([[], 0]);

  await squads.decide(
    'petrov',
    (await squads.as.petrov({ url: '/api/transfers?view=incoming' }))
      .json<{ id: string; property: { id: string } }[]>()
      .find((line) => line.property.id === of2nd)?.id ?? '',
    'Approved',
  );
  expect(await listed('petrov', 'unit')).toEqual(['W6-VOSS', 'W7-PETROV']);
});
