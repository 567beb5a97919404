import type { HoldingsDto, PersonPageDto } from '@hand-receipt/contracts';
import { type Company, type Username, messageOf, testCompany } from '../custody/company';
import { exportAs } from '../forms/support/export';
import { addUser } from '../support/app';

let company: Company;
beforeEach(async () => {
  company = await testCompany();
});

const pageOf = (who: Username, of: Username) => company.as[who]({ url: `/api/people/${company.ids[of]}` });
const holdingsOf = async (who: Username, of: Username): Promise<HoldingsDto> => {
  const response = await company.as[who]({ url: `/api/people/${company.ids[of]}/holdings` });
  expect(response.statusCode).toBe(200);
  return response.json<HoldingsDto>();
};

const named = (receipts: HoldingsDto['received']) =>
  receipts.map(({ giver, book, holder, items }) => [giver?.name ?? book, holder.name, items.length]);

/** Petrov has three items from the commander, of which one is signed down to Whitaker. */
async function ofPetrov(): Promise<string[]> {
  const ids: string[] = [];
  for (const category of ['weapons', 'weapons', 'other'] as const) {
    const { id } = await company.createItem({ category });
    await company.signDown(id, 'petrov');
    ids.push(id);
  }
  const offered = await company.offer('petrov', ids[0]!, 'whitaker');
  await company.decide('whitaker', offered.id, 'Approved');
  return ids;
}

test('SUCC-42 the page of a person says what they hold, from how many givers, and what they signed down', async () => {
  await ofPetrov();
  expect((await pageOf('halloran', 'petrov')).json<PersonPageDto>()).toMatchObject({
    person: { name: 'SPC Petrov', unit: '1st Squad' },
    role: 'Squad Leader',
    held: 2,
    sensitive_held: 1,
    givers: 1,
    signed_down: 1,
  });
  const holdings = await holdingsOf('petrov', 'petrov');
  expect(named(holdings.received)).toEqual([['SPC Halloran', 'SPC Petrov', 3]]);
  expect(named(holdings.signed_down)).toEqual([['SPC Petrov', 'SPC Whitaker', 1]]);
  expect(named((await holdingsOf('halloran', 'halloran')).received)).toEqual([['B Co', 'SPC Halloran', 3]]);
});

test('SUCC-42 each giver has the number of its hand receipt, when it was last printed, and whether that still holds', async () => {
  const ids = await ofPetrov();
  const receipt = async () => {
    const [{ number, last_printed } = { number: '', last_printed: null }] = (
      await holdingsOf('halloran', 'petrov')
    ).received;
    return { number, edition: last_printed?.edition, isCurrent: last_printed?.is_current };
  };
  expect(await receipt()).toEqual({ number: null, edition: undefined, isCurrent: undefined });
  // Some of the items: it has a number, and no print of all of it.
  await exportAs(company, 'halloran', [ids[1]!]);
  expect(await receipt()).toEqual({ number: 'HR-0001', edition: undefined, isCurrent: undefined });
  const body = { holderId: company.ids.petrov };
  await company.as.halloran({ method: 'POST', url: '/api/da2062/pairs', body });
  expect(await receipt()).toEqual({ number: 'HR-0001', edition: 2, isCurrent: true });
  await company.signDown((await company.createItem()).id, 'petrov');
  expect(await receipt()).toEqual({ number: 'HR-0001', edition: 2, isCurrent: false });
});

test('SUCC-42 open offers and recalls stand there with the answer of the holder', async () => {
  const ids = await ofPetrov();
  await company.offer('petrov', ids[1]!, 'tanaka');
  const recalled = await company.as.halloran({
    method: 'POST',
    url: `/api/property/${ids[2]}/recall`,
    body: {},
  });
  expect(recalled.statusCode).toBeLessThan(300);
  const { transfers } = await holdingsOf('brandt', 'petrov');
  expect(transfers.map(({ property, is_recall, to }) => [property.id, is_recall, to])).toEqual([
    [ids[1], false, 'SPC Tanaka'],
    [ids[2], true, 'SPC Halloran'],
  ]);
  const answered = await company.as.petrov({
    method: 'POST',
    url: `/api/transfers/${transfers[1]!.id}/recall-answer`,
    body: { answer: 'not-held', note: 'At the range' },
  });
  expect(answered.statusCode).toBe(200);
  expect((await holdingsOf('brandt', 'petrov')).transfers[1]).toMatchObject({
    recall_answer: { answer: 'not-held', note: 'At the range' },
  });
});

test('an Admin of another company is told how many items a person signed for, and sees none of them', async () => {
  await ofPetrov();
  const { database, signIn, ids } = company;
  await addUser(database, { username: 'root', role: 'Admin', unit_id: 'C', last_name: 'Root' });
  const root = await signIn('root');
  const seen = (await root({ url: `/api/people/${ids.petrov}` })).json<PersonPageDto>();
  expect(seen).toMatchObject({ held: 0, sensitive_held: 0, signed_down: 0, givers: 0, signed: 3 });
  const clearance = await root({ url: `/api/people/${ids.petrov}/clearance` });
  expect(clearance.json()).toMatchObject({ held: 2 });
});

test('SUCC-46 is for the person and their leaders; everybody else gets 404, and a guest 401', async () => {
  await ofPetrov();
  for (const url of [`/api/people/${company.ids.whitaker}`, `/api/people/${company.ids.whitaker}/holdings`]) {
    for (const who of ['whitaker', 'petrov', 'brandt', 'halloran'] as const) {
      expect([who, (await company.as[who]({ url })).statusCode]).toEqual([who, 200]);
    }
    for (const who of ['tanaka', 'voss', 'stranger'] as const) {
      const refused = await company.as[who]({ url });
      expect([who, refused.statusCode, messageOf(refused)]).toEqual([who, 404, 'Person not found']);
    }
    expect((await company.inject({ url })).statusCode).toBe(401);
  }
  expect((await company.as.halloran({ url: '/api/people/U-9999' })).statusCode).toBe(404);
  // A soldier does not see the page of those above them, whose names they read.
  expect((await pageOf('whitaker', 'halloran')).statusCode).toBe(404);
});
