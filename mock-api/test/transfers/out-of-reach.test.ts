import type { TransferDto } from '@hand-receipt/contracts';
import { addUser } from '../support/app';
import { type Company, type Username, messageOf, testCompany } from '../custody/company';
import { transfersOf } from './support';

/** B Co and C Co: nobody of the one may see people of the other, and so hands them nothing. */
let company: Company;
let transfers: ReturnType<typeof transfersOf>;
beforeAll(async () => {
  company = await testCompany();
  transfers = transfersOf(company);
});

const UNKNOWN = [404, 'The recipient is not known.'];

const offer = async (who: Username, propertyId: string, toUserId: string, more: object = {}) => {
  const body = { propertyId, toUserId, ...more };
  const answer = await company.as[who]({ method: 'POST', url: '/api/transfers', body });
  return answer.statusCode === 201
    ? [201, answer.json<TransferDto>().to]
    : [answer.statusCode, messageOf(answer)];
};

test('SIRP-06 a person of another company is no known recipient, whatever their account', async () => {
  const { id } = await company.createItem();
  const inactive = await addUser(company.database, { username: 'gone', unit_id: 'C', status: 'Inactive' });
  for (const other of [company.ids.stranger, inactive, 'U-9999999']) {
    expect(await offer('halloran', id, other)).toEqual(UNKNOWN);
    expect(await offer('halloran', id, other, { signOver: true })).toEqual(UNKNOWN);
    const body = { ids: [id, (await company.createItem()).id], toUserId: other };
    const batch = await transfers.ok('halloran', 'POST /api/property/bulk/transfers', { body });
    expect(batch.results.map(({ message }) => message)).toEqual([UNKNOWN[1], UNKNOWN[1]]);
  }
  expect((await company.readItem(id)).open_transfer).toBeNull();
});

test('an accepted connection of another company is offered items', async () => {
  const { id } = await company.createItem();
  await company.signDown(id, 'voss');
  const row = { user_id: company.ids.stranger, other_user_id: company.ids.voss };
  const { db } = company.database;
  await db
    .insertInto('connections')
    .values({ ...row, status: 'pending' })
    .execute();
  expect(await offer('voss', id, company.ids.stranger)).toEqual(UNKNOWN);
  await db.updateTable('connections').set({ status: 'accepted' }).execute();
  expect(await offer('voss', id, company.ids.stranger)).toEqual([201, 'SPC Stranger']);
});

test('an item goes back to whom it came from, though they are of another company by now', async () => {
  const { id } = await company.createItem();
  await company.signDown(id, 'petrov');
  await company.decide('whitaker', (await company.offer('petrov', id, 'whitaker')).id, 'Approved');
  const move = (unit_id: string) =>
    company.database.db.updateTable('users').set({ unit_id }).where('id', '=', company.ids.petrov).execute();
  await move('C');
  expect(await offer('whitaker', id, company.ids.petrov)).toEqual([201, 'SPC Petrov']);
  await move('B-1');
});

test('SIRP-06 a request from another company is answered like one for no item, and reaches nobody', async () => {
  const item = await company.createItem();
  await company.signDown(item.id, 'tanaka');
  const before = await transfers.notifications('tanaka');
  const body = { serialNumber: item.serial_number };
  const made = await transfers.ok('stranger', 'POST /api/transfers/asks', { body });
  expect(made).toMatchObject({ state: 'Sent', property: null });
  expect(await transfers.notifications('tanaka')).toEqual(before);
  expect(await transfers.ok('tanaka', 'GET /api/transfers/asks', { query: 'box=incoming' })).toEqual([]);
  const params = { id: made.id };
  expect(
    await transfers.refused('tanaka', 'POST /api/transfers/asks/:id/offer', { params, body: {} }),
  ).toEqual([404, 'There is no such request.']);
});
