import type { FoundPropertyDto } from '@hand-receipt/contracts';
import { type Amending, amendingCompany } from '../amendments/amending';
import { messageOf, type Username } from '../custody/company';

let company: Amending;
beforeAll(async () => {
  company = await amendingCompany();
});

const lookUp = (query: Record<string, string>, who: Username = 'halloran') =>
  company.as[who]({ url: `/api/property-lookup?${new URLSearchParams(query).toString()}` });
const found = async (query: Record<string, string>, who?: Username) =>
  (await lookUp(query, who)).json<FoundPropertyDto[]>().map(({ id, found_by }) => [id, found_by]);

test('an item is found by exactly its serial number or UII, in any case and with blanks around it', async () => {
  const { id } = await company.createItem({ serial_number: 'LK-1001', uii: 'D1SFA12LK1001' });
  await company.createItem({ serial_number: 'LK-10010' });
  expect(await found({ serialNumber: ' lk-1001 ' })).toEqual([[id, 'serial-number']]);
  expect(await found({ uii: 'd1sfa12lk1001' })).toEqual([[id, 'uii']]);
  expect(await found({ serialNumber: 'LK-100' })).toEqual([]);
  expect(await found({ uii: 'not a UII' })).toEqual([]);
});

test('a number that an item had before an amendment finds it after those that have it now', async () => {
  const had = await company.createItem({ serial_number: 'LK-2000' });
  await company.amend([{ itemId: had.id, field: 'serial_number', to: 'LK-2001' }]);
  const has = await company.createItem({ serial_number: 'LK-2000' });
  expect(await found({ serialNumber: 'LK-2000' })).toEqual([
    [has.id, 'serial-number'],
    [had.id, 'former-serial-number'],
  ]);
});

test('nobody finds what they may not see', async () => {
  await company.createItem({ serial_number: 'LK-3001', uii: 'D1SFA12LK3001' });
  for (const who of ['stranger', 'tanaka'] as const) {
    expect(await found({ serialNumber: 'LK-3001' }, who)).toEqual([]);
    expect(await found({ uii: 'D1SFA12LK3001' }, who)).toEqual([]);
  }
});

test('without a number, with two, or with a parameter that is not known the answer is 400', async () => {
  for (const query of [{}, { serialNumber: 'A', uii: 'B' }]) {
    const answer = await lookUp(query as Record<string, string>);
    expect([answer.statusCode, messageOf(answer)]).toEqual([400, 'Say either serialNumber or uii.']);
  }
  expect((await lookUp({ serial: 'LK-1001' })).statusCode).toBe(400);
});
