import { callsOf } from '../support/call';
import { type Clearing, clearingCompany, refusal } from './clearing-fixture';

let t: Clearing;
beforeAll(async () => {
  t = await clearingCompany();
  await t.database.db
    .insertInto('units')
    .values({ id: 'C-1', parent_id: 'C', name: '1st Squad', kind: 'squad' })
    .execute();
});
beforeEach(() => t.newPeople());

type Who = keyof Clearing['ids'];

const move = (who: Who, unitId: string) =>
  t.admin({ method: 'PATCH', url: `/api/users/${t.ids[who]}`, body: { unitId } });
const unitOf = async (who: Who) =>
  (await t.database.db.selectFrom('users').select('unit_id').where('id', '=', t.ids[who]).executeTakeFirst())
    ?.unit_id;

test('SIRP-06 a move to another company cancels what the person was offered, and both are notified', async () => {
  const item = await t.createItem();
  const offered = await t.offer('halloran', item.id, 'whitaker');
  expect((await move('whitaker', 'C-1')).statusCode).toBe(200);

  const message = `The transfer of ${item.name} ${item.serial_number} was cancelled: SPC Whitaker moved to another company.`;
  for (const who of ['halloran', 'whitaker'] as const) {
    const told = (await t.noticesOf(who)).map(({ title, message: words }) => [title, words]);
    expect(told).toContainEqual(['Transfer cancelled', message]);
  }
  const answer = await t.decide('whitaker', offered.id, 'Approved');
  expect(answer.statusCode).toBe(409);
  expect((await t.readItem(item.id)).open_transfer).toBeNull();
  expect(await t.findings()).toEqual([]);
});

test('SIRP-06 a move to another company withdraws what the person asked for, also what is not there, and notifies them', async () => {
  const { ok } = callsOf(t);
  const held = await t.readItem(await t.held('petrov'));
  const declined = await t.readItem(await t.held('petrov'));
  const offered = await t.createItem();
  for (const serialNumber of [
    held.serial_number,
    declined.serial_number,
    offered.serial_number,
    'NOT-THERE',
  ]) {
    await ok('tanaka', 'POST /api/transfers/asks', { body: { serialNumber } });
  }
  const incoming = async (who: 'petrov' | 'halloran') =>
    ok(who, 'GET /api/transfers/asks', { query: 'box=incoming' });
  const asked = await incoming('petrov');
  const toDecline = asked.find(({ serial_number: serial }) => serial === declined.serial_number)?.id ?? '';
  await ok('petrov', 'POST /api/transfers/asks/:id/decline', { params: { id: toDecline }, body: {} });
  const toOffer = (await incoming('halloran'))[0]?.id ?? '';
  await ok('halloran', 'POST /api/transfers/asks/:id/offer', { params: { id: toOffer }, body: {} });

  expect((await move('tanaka', 'C-1')).statusCode).toBe(200);
  expect(await ok('tanaka', 'GET /api/transfers/asks', { query: 'box=outgoing' })).toEqual([]);
  const told = (await t.noticesOf('tanaka')).map(({ title, message }) => [title, message]);
  expect(told).toContainEqual([
    'Request withdrawn',
    'Your 4 requests for items were withdrawn: SPC Tanaka moved to another company.',
  ]);
  // Back in the company they ask again, which a request that stands would refuse.
  expect((await move('tanaka', 'B-1')).statusCode).toBe(200);
  expect(await incoming('petrov')).toEqual([]);
  await ok('tanaka', 'POST /api/transfers/asks', { body: { serialNumber: held.serial_number } });
  expect(await t.findings()).toEqual([]);
});

test('SIRP-06 a transfer is not approved by a person who is of another company by now', async () => {
  const { id } = await t.createItem();
  const offered = await t.offer('halloran', id, 'tanaka');
  const toUnit = (unit_id: string) =>
    t.database.db.updateTable('users').set({ unit_id }).where('id', '=', t.ids.tanaka).execute();
  await toUnit('C-1');
  const url = `/api/transfers/${offered.id}/status`;
  const approved = await t.as.tanaka({ method: 'PATCH', url, body: { status: 'Approved' } });
  expect(refusal(approved)).toEqual([
    409,
    'SPC Halloran and SPC Tanaka are of different companies and not connected. This transfer cannot be approved.',
  ]);
  // Declining it is still possible.
  expect((await t.decide('tanaka', offered.id, 'Rejected', 'Not mine.')).statusCode).toBe(200);
  await toUnit('B-1');
});

test('an accepted connection of another company goes on with what it was offered', async () => {
  const { id } = await t.createItem();
  await t.database.db
    .insertInto('connections')
    .values({ user_id: t.ids.halloran, other_user_id: t.ids.petrov, status: 'accepted' })
    .execute();
  const offered = await t.offer('halloran', id, 'petrov');
  expect((await move('petrov', 'C-1')).statusCode).toBe(200);
  expect((await t.decide('petrov', offered.id, 'Approved')).statusCode).toBe(200);
});

test('a person who is signed for something of their company is not moved to another, and is free inside it', async () => {
  const held = await t.held('whitaker', { category: 'weapons' });
  const down = await t.held('petrov');
  await t.decide('tanaka', (await t.offer('petrov', down, 'tanaka')).id, 'Approved');
  expect(refusal(await move('whitaker', 'C'))).toEqual([
    409,
    'SPC Whitaker is not cleared: holds 1 item, which is sensitive. Clear them before they go to another company.',
  ]);
  expect(refusal(await move('petrov', 'C'))).toEqual([
    409,
    'SPC Petrov is not cleared: signed down 1 item to others. Clear them before they go to another company.',
  ]);
  expect([await unitOf('whitaker'), await unitOf('petrov')]).toEqual(['B-1', 'B-1']);
  for (const unit of ['B-2', 'B']) {
    expect((await move('whitaker', unit)).statusCode).toBe(200);
    expect(await unitOf('whitaker')).toBe(unit);
  }
  await t.giveBack('whitaker', held);
  expect((await move('whitaker', 'C')).statusCode).toBe(200);
});

test('a refused move leaves an open offer open', async () => {
  await t.held('whitaker');
  const { id } = await t.createItem();
  await t.offer('halloran', id, 'whitaker');
  expect((await move('whitaker', 'C')).statusCode).toBe(409);
  expect((await t.readItem(id)).open_transfer).not.toBeNull();
});

test('a person who moved by mistake while they held items goes back to the company of the items', async () => {
  await t.held('whitaker');
  await t.database.db.updateTable('users').set({ unit_id: 'C-1' }).where('id', '=', t.ids.whitaker).execute();
  expect((await move('whitaker', 'B-1')).statusCode).toBe(200);
});

test('counters of the company are left: no appointment, no authority and no weapon stays with the person', async () => {
  const { ok, refused } = callsOf(t);
  const { id: counterId } = await ok('halloran', 'POST /api/counters', {
    body: { name: 'Arms Room', unitId: 'B', kind: 'arms-room' },
  });
  const params = { id: counterId };
  await ok('halloran', 'PUT /api/counters/:id/operators/:userId', {
    params: { id: counterId, userId: t.ids.voss },
    body: { until: '2099-11-21', orderReference: 'Orders 325-01' },
  });
  await ok('voss', 'PUT /api/counters/:id/authority', { params, body: { until: '2099-12-31' } });
  expect((await move('voss', 'B-1')).statusCode).toBe(200);
  expect(await ok('voss', 'GET /api/counters/:id', { params })).toMatchObject({ may: { operate: true } });
  expect((await move('voss', 'C-1')).statusCode).toBe(200);
  expect((await refused('voss', 'GET /api/counters/:id', { params }))[0]).toBe(404);
  expect(await ok('halloran', 'GET /api/counters/:id', { params })).toMatchObject({
    operators: [],
    authorities: [],
  });
  expect(await t.findings()).toEqual([]);
});
