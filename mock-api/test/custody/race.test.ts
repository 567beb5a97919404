import type { PropertyDto } from '@hand-receipt/contracts';
import { type Company, eventTypes, testCompany } from './company';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

const AT_ONCE = 50;
const refused = (times: number) => Array<number>(times).fill(409);

test('API-27 API-28 check 22 fifty approvals at the same moment: one 200, one ledger event, one notification', async () => {
  const { id } = await company.createItem();
  const { id: transferId } = await company.offer('halloran', id, 'whitaker');
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => company.decide('whitaker', transferId, 'Approved')),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...refused(AT_ONCE - 1)]);
  const item = (await company.as.whitaker({ url: `/api/property/${id}` })).json<PropertyDto>();
  expect([item.assigned_to_user_id, item.chain.length]).toEqual([company.ids.whitaker, 3]);
  expect(await eventTypes(company, id)).toEqual(['ITEM CREATED', 'TRANSFER REQUESTED', 'TRANSFER APPROVED']);
  const told = await company.database.db
    .selectFrom('notification')
    .select('id')
    .where('type', '=', 'transfer-approved')
    .execute();
  expect(told).toHaveLength(1);
});

test('API-28 approval and rejection from two browsers at once: one wins, the other is told', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await company.createItem();
    const { id: transferId } = await company.offer('halloran', id, 'whitaker');
    const [approved, rejected] = await Promise.all([
      company.decide('whitaker', transferId, 'Approved'),
      company.decide('whitaker', transferId, 'Rejected'),
    ]);
    expect([approved.statusCode, rejected.statusCode].sort()).toEqual([200, 409]);
    const last = (await eventTypes(company, id)).slice(2);
    expect(last).toEqual([approved.statusCode === 200 ? 'TRANSFER APPROVED' : 'TRANSFER REJECTED']);
  }
});

test('twenty offers of one item at once: one is open, the rest answer 409', async () => {
  const { id } = await company.createItem();
  const body = { propertyId: id, toUserId: company.ids.whitaker };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => company.as.halloran({ method: 'POST', url: '/api/transfers', body })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...refused(19)]);
  expect(await eventTypes(company, id)).toEqual(['ITEM CREATED', 'TRANSFER REQUESTED']);
});
