import type { PropertyDto, RouteResponse } from '@hand-receipt/contracts';
import { type Company, type Username, testCompany } from '../custody/company';

type Chosen = RouteResponse<'POST /api/da2062/chosen'>;

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

async function chosen(who: Username, property_ids: readonly string[]): Promise<Chosen> {
  const response = await company.as[who]({
    method: 'POST',
    url: '/api/da2062/chosen',
    body: { property_ids },
  });
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  return response.json<Chosen>();
}

const named = ({ parties }: Chosen) =>
  parties.map(({ from, to, items }) => [from?.name ?? 'the book', to?.name ?? 'nobody', items]);

const several = async (count: number) => {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) ids.push((await company.createItem()).id);
  return ids;
};

test('says who gives and who holds how many of the chosen items, by the chain of custody', async () => {
  const held = await several(3);
  const signedDown = await several(2);
  for (const id of signedDown) await company.signDown(id, 'whitaker');
  const answer = await chosen('halloran', [...held, ...signedDown]);
  expect(named(answer)).toEqual([
    ['the book', 'SPC Halloran', 3],
    ['SPC Halloran', 'SPC Whitaker', 2],
  ]);
  expect(answer.gone).toEqual([]);
  expect(named(await chosen('whitaker', signedDown))).toEqual([['SPC Halloran', 'SPC Whitaker', 2]]);
});

test('LIFE-53 a Squad Leader prints the hand receipt of a holder in their squad; a squad mate may not', async () => {
  const ids = await several(2);
  for (const id of ids) await company.signDown(id, 'whitaker');
  expect(await chosen('petrov', ids)).toMatchObject({ gone: [] });
  expect(named(await chosen('petrov', ids))).toEqual([['SPC Halloran', 'SPC Whitaker', 2]]);
  expect((await chosen('tanaka', ids)).gone).toEqual(ids);
  const print = async (who: Username) => {
    const body = { property_ids: ids };
    const answer = await company.as[who]({ method: 'POST', url: '/api/da2062/generate-pdf', body });
    return [answer.statusCode, answer.headers['content-type']];
  };
  expect(await print('petrov')).toEqual([200, 'application/pdf']);
  expect((await print('tanaka'))[0]).toBe(404);
  expect((await company.as.tanaka({ url: `/api/property/${ids[0]}` })).statusCode).toBe(404);
});

test('what is out of my sight, or no item, is said to be gone, each once, and nothing else of it', async () => {
  const [mine = '', other = ''] = await several(2);
  await company.signDown(mine, 'whitaker');
  const answer = await chosen('whitaker', [other, mine, 'P-999999', other]);
  expect(answer.gone).toEqual([other, 'P-999999']);
  expect(named(answer)).toEqual([['SPC Halloran', 'SPC Whitaker', 1]]);
  expect(await chosen('stranger', [mine, other])).toEqual({ parties: [], gone: [mine, other] });
});

test('nothing chosen is nothing, more than a form takes is a 400', async () => {
  expect(await chosen('halloran', [])).toEqual({ parties: [], gone: [] });
  const tooMany = Array.from({ length: 5001 }, (_, index) => `P-${index}`);
  const response = await company.as.halloran({
    method: 'POST',
    url: '/api/da2062/chosen',
    body: { property_ids: tooMany },
  });
  expect(response.statusCode).toBe(400);
});

test('GET /api/property can be asked for items by id, and answers none that the scope leaves out', async () => {
  const [mine = '', other = ''] = await several(2);
  await company.signDown(mine, 'whitaker');
  const idsFor = async (who: Username, ids: string) =>
    (await company.as[who]({ url: `/api/property?scope=mine&ids=${ids}` }))
      .json<PropertyDto[]>()
      .map(({ id }) => id)
      .sort();
  expect(await idsFor('halloran', `${mine},${other}`)).toEqual([mine, other].sort());
  expect(await idsFor('whitaker', `${mine},${other},P-999999`)).toEqual([mine]);
  expect(await idsFor('whitaker', '')).toEqual([]);
});
