import type { PropertyDto } from '@hand-receipt/contracts';
import { type Company, testCompany } from '../custody/company';

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
