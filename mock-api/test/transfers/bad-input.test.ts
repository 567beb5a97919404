import { type Company, type Username, eventTypes, testCompany } from '../custody/company';
import { transfersOf } from './support';
import { statusBody } from '../support/loss-facts';

let company: Company;
let transfers: ReturnType<typeof transfersOf>;
beforeAll(async () => {
  company = await testCompany();
  transfers = transfersOf(company);
});

const MEGABYTE = 'x'.repeat(1024 * 1024);

const offer = (propertyId: string, to: Username, notes?: string) =>
  transfers.send('halloran', 'POST /api/transfers', {
    body: { propertyId, toUserId: company.ids[to], notes },
  });

async function report(itemId: string, status: string) {
  const body = statusBody(status);
  const changed = await company.as.halloran({
    method: 'PATCH',
    url: `/api/property/${itemId}/status`,
    body,
  });
  expect(changed.statusCode).toBe(200);
}

/** Its case ends: one person reports it as found, and another one reads its serial number. */
async function foundBy(caseId: string, read: { itemId: string; code: string }) {
  const url = `/api/loss-cases/${caseId}`;
  const body = { itemId: read.itemId, foundAt: company.clock.now().toISOString(), where: 'Motor pool' };
  expect((await company.as.halloran({ method: 'POST', url: `${url}/found`, body })).statusCode).toBe(200);
  expect((await company.as.brandt({ method: 'POST', url: `${url}/confirm`, body: read })).statusCode).toBe(
    200,
  );
}

test('an item that is lost meanwhile is not signed for, one by one or together, until it is found', async () => {
  const [lost = '', sound = ''] = await transfers.items(2);
  const lines = await transfers.offerAll([lost, sound], 'whitaker');
  await report(lost, 'Lost');
  const sentence = /is reported lost; nobody signs for it before it is found\.$/;

  const alone = await company.decide('whitaker', lines[0]?.id ?? '', 'Approved');
  expect([alone.statusCode, alone.json<{ message: string }>().message]).toEqual([
    409,
    expect.stringMatching(sentence),
  ]);
  const { results } = await transfers.ok('whitaker', 'POST /api/transfers/decisions', {
    body: { decisions: lines.map(({ id }) => ({ id, status: 'Approved' })) },
  });
  expect(results.map(({ ok, message, transfer }) => [ok, message, transfer?.status])).toEqual([
    [false, expect.stringMatching(sentence), 'Pending'],
    [true, null, 'Approved'],
  ]);
  expect(await transfers.holderOf(lost)).toBe(company.ids.halloran);
  expect(await eventTypes(company, lost)).not.toContain('TRANSFER APPROVED');

  const { case_id: caseId } = await company.database.db
    .selectFrom('loss_case_item')
    .select('case_id')
    .where('item_id', '=', lost)
    .executeTakeFirstOrThrow();
  const { serial_number: code } = await company.readItem(lost);
  await foundBy(caseId, { itemId: lost, code });
  expect((await company.decide('whitaker', lines[0]?.id ?? '', 'Approved')).statusCode).toBe(200);
  expect(await transfers.holderOf(lost)).toBe(company.ids.whitaker);
});

test('a lost item is not offered', async () => {
  const [lost = ''] = await transfers.items(1);
  await report(lost, 'Lost');
  expect((await offer(lost, 'whitaker')).statusCode).toBe(409);
});

test('several at once: to oneself, to an inactive or unknown person, of what is offered: a reason for each', async () => {
  const [first = '', second = ''] = await transfers.items(2);
  const reasons = async (toUserId: string) =>
    (
      await transfers.ok('halloran', 'POST /api/property/bulk/transfers', {
        body: { ids: [first, second], toUserId },
      })
    ).results.map(({ message }) => message);
  expect(await reasons(company.ids.halloran)).toEqual(Array(2).fill('You already hold this item.'));
  expect(await reasons('U-9999999')).toEqual(Array(2).fill('The recipient is not known.'));
  const { db } = company.database;
  const setStatus = (status: 'Active' | 'Inactive') =>
    db.updateTable('users').set({ status }).where('username', '=', 'tanaka').execute();
  await setStatus('Inactive');
  expect(await reasons(company.ids.tanaka)).toEqual(
    Array(2).fill('SPC Tanaka has no active account to sign with.'),
  );
  await setStatus('Active');
  await transfers.offerAll([first, second], 'petrov');
  for (const reason of await reasons(company.ids.whitaker)) expect(reason).toMatch(/is already offered/);
});

test('a note of a megabyte is refused wherever a note is taken, and changes nothing', async () => {
  const [itemId = ''] = await transfers.items(1);
  const tooLong = async (sent: Promise<{ statusCode: number }>) => (await sent).statusCode;
  expect(await tooLong(offer(itemId, 'whitaker', MEGABYTE))).toBeGreaterThanOrEqual(400);
  const bulk = { ids: [itemId], toUserId: company.ids.whitaker, notes: MEGABYTE };
  const answers = [
    await tooLong(transfers.send('halloran', 'POST /api/property/bulk/transfers', { body: bulk })),
    await tooLong(
      transfers.send('halloran', 'POST /api/transfers/asks', {
        body: { serialNumber: 'X1', notes: MEGABYTE },
      }),
    ),
  ];
  const { id } = await company.offer('halloran', itemId, 'whitaker');
  answers.push(await tooLong(company.decide('whitaker', id, 'Rejected', MEGABYTE)));
  const decisions = [{ id, status: 'Rejected', notes: MEGABYTE }];
  answers.push(
    await tooLong(transfers.send('whitaker', 'POST /api/transfers/decisions', { body: { decisions } })),
  );
  for (const status of answers) expect([400, 413]).toContain(status);
  const after = await transfers.ok('whitaker', 'GET /api/transfers/:id', { params: { id } });
  expect(after).toMatchObject({ status: 'Pending', notes: null });
});
