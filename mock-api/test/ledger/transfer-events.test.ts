import type { LedgerEventDto } from '@hand-receipt/contracts';
import { type Company, testCompany, type Username } from '../custody/company';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

const read = (who: Username, url: string) => company.as[who]({ url });

test('a party whose item is out of sight reads the events of that transfer, and no others of the item', async () => {
  const { id } = await company.createItem();
  await company.signDown(id, 'petrov');
  const down = await company.offer('petrov', id, 'tanaka');
  await company.decide('tanaka', down.id, 'Rejected', 'Wrong serial number');
  // The item is offered to somebody else now, and Tanaka no longer sees it.
  await company.offer('petrov', id, 'whitaker');
  expect((await read('tanaka', `/api/ledger/history?itemId=${id}`)).statusCode).toBe(404);

  const answer = await read('tanaka', `/api/ledger/transfers/${down.id}`);
  expect(answer.statusCode).toBe(200);
  const events = answer.json<LedgerEventDto[]>();
  expect(events.map(({ eventType }) => eventType)).toEqual(['TRANSFER REJECTED', 'TRANSFER REQUESTED']);
  for (const { details, itemId } of events) {
    expect([itemId, details.transferId]).toEqual([id, down.id]);
  }
  for (const who of ['voss', 'stranger'] as const) {
    expect((await read(who, `/api/ledger/transfers/${down.id}`)).statusCode).toBe(404);
  }
});
