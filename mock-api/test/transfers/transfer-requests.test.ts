import { OPEN_REQUESTS_LIMIT } from '@hand-receipt/contracts';
import { type Company, type Username, testCompany } from '../custody/company';
import { ledgerFindings } from '../support/ledger-findings';
import { transfersOf } from './support';

let company: Company;
let transfers: ReturnType<typeof transfersOf>;
beforeAll(async () => {
  company = await testCompany();
  transfers = transfersOf(company);
});

const request = (who: Username, serialNumber: string, notes?: string) =>
  transfers.ok(who, 'POST /api/transfers/asks', { body: { serialNumber, notes } });
const refuseRequest = (who: Username, serialNumber: string) =>
  transfers.refused(who, 'POST /api/transfers/asks', { body: { serialNumber } });
const box = (who: Username, name: 'incoming' | 'outgoing') =>
  transfers.ok(who, 'GET /api/transfers/asks', { query: `box=${name}` });

/** An item of a soldier's in the 1st Squad, which nobody in the 2nd may see. */
async function heldByTanaka() {
  const item = await company.createItem();
  await company.signDown(item.id, 'tanaka');
  return item;
}

test('a transfer request reaches the holder, whose offer goes to the requester', async () => {
  const item = await heldByTanaka();
  const created = await request('voss', ` ${item.serial_number.toLowerCase()} `, 'For guard duty');
  expect(created).toMatchObject({ serial_number: item.serial_number, state: 'Sent', property: null });
  expect((await transfers.notifications('tanaka')).at(-1)).toMatchObject({
    type: 'transfer-request',
    title: 'Item asked for',
    message: `SPC Voss asks you for ${item.name} ${item.serial_number}. Reason: For guard duty`,
  });
  expect(await box('tanaka', 'incoming')).toMatchObject([
    { id: created.id, from_user: { name: 'SPC Voss' }, notes: 'For guard duty', property: { id: item.id } },
  ]);

  const params = { id: created.id };
  const offer = await transfers.ok('tanaka', 'POST /api/transfers/asks/:id/offer', { params, body: {} });
  expect(offer).toMatchObject({ status: 'Pending', to: 'SPC Voss', property: { id: item.id } });
  expect(await box('tanaka', 'incoming')).toEqual([]);
  expect(await box('voss', 'outgoing')).toEqual([]);
  expect((await company.decide('voss', offer.id, 'Approved')).statusCode).toBe(200);
  expect(await transfers.holderOf(item.id)).toBe(company.ids.voss);
});

test('the answers for an item out of sight, for none at all and for a declined one are alike', async () => {
  const item = await heldByTanaka();
  const [real, invented] = [
    await request('voss', item.serial_number),
    await request('voss', 'NO-SUCH-SERIAL'),
  ];
  const like = ({ id, serial_number, request_date, ...rest }: typeof real) => {
    expect([id, serial_number, request_date].every(Boolean)).toBe(true);
    return rest;
  };
  expect(like(real)).toEqual(like(invented));
  await transfers.ok('tanaka', 'POST /api/transfers/asks/:id/decline', {
    params: { id: real.id },
    body: { reason: 'In use' },
  });
  expect((await box('voss', 'outgoing')).map(like)).toEqual([like(invented), like(invented)]);
  expect(await refuseRequest('voss', item.serial_number)).toEqual([
    409,
    `You have asked for ${item.serial_number} already.`,
  ]);
  expect((await refuseRequest('voss', 'no-such-serial'))[0]).toBe(409);
  for (const { id } of [real, invented]) {
    await transfers.ok('voss', 'POST /api/transfers/asks/:id/withdraw', { params: { id } });
  }
  expect(await box('voss', 'outgoing')).toEqual([]);
});

test('who may see the item is told that it was declined, and why', async () => {
  const item = await heldByTanaka();
  const { id } = await request('petrov', item.serial_number);
  const declined = await transfers.ok('tanaka', 'POST /api/transfers/asks/:id/decline', {
    params: { id },
    body: { reason: 'On mission' },
  });
  expect(declined).toMatchObject({ state: 'Declined', reason: 'On mission' });
  expect(await box('petrov', 'outgoing')).toMatchObject([
    { state: 'Declined', reason: 'On mission', property: { id: item.id } },
  ]);
});

test('only the holder decides, once; only the requester withdraws', async () => {
  const item = await heldByTanaka();
  const { id } = await request('voss', item.serial_number);
  const params = { id };
  for (const who of ['voss', 'halloran', 'petrov', 'stranger'] as const) {
    expect(await transfers.refused(who, 'POST /api/transfers/asks/:id/offer', { params, body: {} })).toEqual([
      404,
      'There is no such request.',
    ]);
    expect(
      (await transfers.refused(who, 'POST /api/transfers/asks/:id/decline', { params, body: {} }))[0],
    ).toBe(404);
  }
  expect((await transfers.refused('tanaka', 'POST /api/transfers/asks/:id/withdraw', { params }))[0]).toBe(
    404,
  );
  await transfers.ok('tanaka', 'POST /api/transfers/asks/:id/decline', { params, body: {} });
  expect(
    await transfers.refused('tanaka', 'POST /api/transfers/asks/:id/offer', { params, body: {} }),
  ).toEqual([409, 'This request was answered or withdrawn already.']);
  expect((await transfers.ok('tanaka', 'GET /api/transfers', { query: 'status=Pending' })).length).toBe(0);
});

test('a transfer request follows the item to its next holder', async () => {
  const item = await heldByTanaka();
  const { id } = await request('voss', item.serial_number);
  const moved = await company.offer('tanaka', item.id, 'whitaker');
  await company.decide('whitaker', moved.id, 'Approved');
  expect((await box('tanaka', 'incoming')).map((one) => one.id)).not.toContain(id);
  expect((await box('whitaker', 'incoming')).map((one) => one.id)).toContain(id);
});

test('a transfer request for an item that is only in the property book goes to the supply sergeant', async () => {
  const item = await company.createItem();
  await company.database.db
    .updateTable('property')
    .set({ assigned_to_user_id: null })
    .where('id', '=', item.id)
    .execute();
  const { id } = await request('whitaker', item.serial_number);
  expect((await transfers.notifications('brandt')).at(-1)?.message).toContain(item.serial_number);
  expect((await box('brandt', 'incoming')).map((one) => one.id)).toContain(id);
  expect((await box('stranger', 'incoming')).map((one) => one.id)).not.toContain(id);
  await transfers.ok('whitaker', 'POST /api/transfers/asks/:id/withdraw', { params: { id } });
});

test('a request is refused for an item the requester holds, without a serial number, and over the limit', async () => {
  const item = await heldByTanaka();
  expect(await refuseRequest('tanaka', item.serial_number)).toEqual([400, 'You already hold this item.']);
  expect(await refuseRequest('tanaka', '  ')).toEqual([400, 'Serial number is required']);
  for (let count = 0; count < OPEN_REQUESTS_LIMIT; count += 1) await request('stranger', `MANY-${count}`);
  expect(await refuseRequest('stranger', 'ONE-MORE')).toEqual([
    409,
    `You have ${OPEN_REQUESTS_LIMIT} requests open by serial number. Withdraw one first.`,
  ]);
});

test('a request ends when the item reaches the requester by another transfer', async () => {
  const item = await heldByTanaka();
  const other = await request('voss', 'NOT-THIS-ITEM');
  const created = await request('voss', item.serial_number);
  const another = await request('whitaker', item.serial_number);
  const offer = await company.offer('tanaka', item.id, 'voss');
  expect((await box('voss', 'outgoing')).map(({ id }) => id)).toContain(created.id);
  expect((await company.decide('voss', offer.id, 'Approved')).statusCode).toBe(200);

  const open = (await box('voss', 'outgoing')).map(({ id }) => id);
  expect(open).not.toContain(created.id);
  expect(open).toContain(other.id);
  // It is of another person, who may still have it from its new holder.
  expect((await box('voss', 'incoming')).map(({ id }) => id)).toContain(another.id);
  const ended = await company.database.db
    .selectFrom('transfer_request')
    .select(['status', 'transfer_id'])
    .where('id', '=', created.id)
    .executeTakeFirst();
  expect(ended).toEqual({ status: 'Offered', transfer_id: offer.id });
  const late = { params: { id: created.id } };
  expect(await transfers.refused('voss', 'POST /api/transfers/asks/:id/withdraw', late)).toEqual([
    409,
    'This request was answered or withdrawn already.',
  ]);
  const about = (words: string) => words.includes(item.serial_number) || words.includes(offer.id);
  expect((await ledgerFindings(company)).filter(about)).toEqual([]);
});

test('the request that a withdrawn offer answered is open again, and its requester is told', async () => {
  const item = await heldByTanaka();
  const { id } = await request('voss', item.serial_number);
  const offer = await transfers.ok('tanaka', 'POST /api/transfers/asks/:id/offer', {
    params: { id },
    body: {},
  });
  await transfers.ok('tanaka', 'POST /api/transfers/:id/cancel', { params: { id: offer.id } });
  expect((await box('voss', 'outgoing')).find((one) => one.id === id)).toMatchObject({
    state: 'Sent',
    transfer_id: null,
  });
  expect((await box('tanaka', 'incoming')).map((one) => one.id)).toContain(id);
  expect((await transfers.notifications('voss')).at(-1)).toMatchObject({
    title: 'Offer withdrawn',
    message: `SPC Tanaka withdrew the offer of ${item.name} ${item.serial_number}. Your request ${id} is open again.`,
  });
  const findings = await ledgerFindings(company);
  expect(findings.filter((words) => words.includes(item.serial_number))).toEqual([]);
});

/** Voss asks for an item of Tanaka's, who offers it. */
async function offeredToVoss() {
  const item = await heldByTanaka();
  const { id } = await request('voss', item.serial_number);
  const params = { id };
  await transfers.ok('tanaka', 'POST /api/transfers/asks/:id/offer', { params, body: {} });
  return { item, id };
}

const sentToVoss = async (id: string) =>
  expect((await box('voss', 'outgoing')).find((one) => one.id === id)).toMatchObject({
    state: 'Sent',
    transfer_id: null,
  });

test('the request behind an offer that a recall ended is open again, and goes with the item', async () => {
  const { item, id } = await offeredToVoss();
  const recall = await transfers.ok('halloran', 'POST /api/property/:id/recall', {
    params: { id: item.id },
    body: {},
  });
  await sentToVoss(id);
  expect((await transfers.notifications('voss')).at(-1)).toMatchObject({
    title: 'Transfer superseded',
    message: `The offer of ${item.name} ${item.serial_number} by SPC Tanaka is cancelled: SPC Halloran recalled the item. Your request ${id} is open again.`,
  });
  expect((await box('tanaka', 'incoming')).map((one) => one.id)).toContain(id);
  expect((await company.decide('halloran', recall.transferId, 'Approved')).statusCode).toBe(200);
  expect((await box('halloran', 'incoming')).map((one) => one.id)).toContain(id);
  const findings = await ledgerFindings(company);
  expect(findings.filter((words) => words.includes(item.serial_number))).toEqual([]);
});

test('the request behind an offer that a recall of several items ended is open again', async () => {
  const { item, id } = await offeredToVoss();
  await transfers.ok('halloran', 'POST /api/property/bulk/recall', { body: { property_ids: [item.id] } });
  await sentToVoss(id);
  expect((await transfers.notifications('voss')).at(-1)?.message).toContain(
    `Your request ${id} is open again.`,
  );
});
