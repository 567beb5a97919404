import type { NotificationDto, PersonClearanceDto } from '@hand-receipt/contracts';
import { TEST_PASSWORD, addUser } from '../support/app';
import { ledgerFindings } from '../support/ledger-findings';
import { LOST } from '../support/loss-facts';
import { type CounterCompany, MORNING, authorizedCompany } from './counter-fixture';

let t: CounterCompany;
let admin: CounterCompany['as']['halloran'];
beforeAll(async () => {
  t = await authorizedCompany();
  await addUser(t.database, { username: 'root', role: 'Admin', unit_id: 'B', last_name: 'Root' });
  admin = await t.signIn('root');
});
beforeEach(() => t.clock.set(MORNING));
afterEach(async () => expect(await ledgerFindings(t)).toEqual([]));

/** A hand-over of an item of the stock that waits for its recipient's own session. */
async function waiting(recipientId: string): Promise<{ itemId: string; id: string }> {
  const itemId = await t.stocked();
  const { id } = await t.handOver({ items: [itemId], recipientId, confirmation: { method: 'own-session' } });
  return { itemId, id };
}
const handOver = (who: 'brandt' | 'petrov' | 'voss', id: string) =>
  t.ok(who, 'GET /api/counter/handovers/:id', { params: { id } });
const deactivate = async (userId: string) => {
  const done = await admin({ method: 'POST', url: `/api/users/${userId}/deactivate` });
  expect([done.statusCode, done.body]).toEqual([200, done.body]);
};
const newestNotice = async (who: 'brandt' | 'voss') =>
  (await t.as[who]({ url: '/api/notifications' })).json<NotificationDto[]>().at(-1);

test('an item that is reported lost while its hand-over waits is not signed for', async () => {
  const { itemId, id } = await waiting(t.ids.voss);
  await t.ok('halloran', 'PATCH /api/property/:id/status', { params: { id: itemId }, body: LOST });
  const { to_sign: toSign } = await handOver('voss', id);
  const confirm = { params: { id }, body: { contentHash: toSign?.content_hash ?? '' } };
  expect(await t.refused('voss', 'POST /api/counter/handovers/:id/confirm', confirm)).toEqual([
    409,
    `M4A1 Carbine ${(await t.readItem(itemId)).serial_number} is reported lost; nobody signs for it before it is found.`,
  ]);
});

const setStatus = (id: string, status: string) =>
  t.ok('halloran', 'PATCH /api/property/:id/status', { params: { id }, body: { status } });

test('CNTR-23 an item whose status changed after it was shown is not signed for as it was shown', async () => {
  const itemId = await t.stocked();
  const body = await t.prepared({ items: [itemId] });
  await setStatus(itemId, 'In Repair');
  expect(await t.refused('brandt', 'POST /api/counter/handovers', { body })).toEqual([
    409,
    'The list changed after it was shown. Show it again.',
  ]);
  await t.handOver({ items: [itemId] });
});

test('a status that changed while a hand-over waits is shown to its recipient before they sign', async () => {
  const { itemId, id } = await waiting(t.ids.petrov);
  const first = await handOver('petrov', id);
  await setStatus(itemId, 'In Repair');
  const confirm = (contentHash = '') =>
    t.send('petrov', 'POST /api/counter/handovers/:id/confirm', { params: { id }, body: { contentHash } });
  expect((await confirm(first.to_sign?.content_hash)).statusCode).toBe(409);
  const { to_sign: shown } = await handOver('petrov', id);
  expect(shown?.lines[0]?.item.current_status).toBe('In Repair');
  expect((await confirm(shown?.content_hash)).statusCode).toBe(201);
  await t.ok('brandt', 'POST /api/counter/returns', {
    body: { sessionId: t.sessionId, itemId, typed: false },
  });
});

test('a hand-over that waits for a person who is deactivated ends, its item is free, and the operator is told', async () => {
  const { itemId, id } = await waiting(t.ids.tanaka);
  await deactivate(t.ids.tanaka);
  expect(await handOver('brandt', id)).toMatchObject({ state: 'lapsed' });
  expect(await newestNotice('brandt')).toMatchObject({
    title: 'Hand-over taken back',
    message: `${id} was taken back: the account of SPC Tanaka was deactivated. Nobody signs it.`,
  });
  const body = { propertyId: itemId, toUserId: t.ids.voss };
  expect((await t.send('halloran', 'POST /api/transfers', { body })).statusCode).toBe(201);
});

test('SIRP-06 a hand-over that waits for a person who goes to another company ends, and both are notified', async () => {
  const { itemId, id } = await waiting(t.ids.voss);
  const move = (unitId: string) =>
    admin({ method: 'PATCH', url: `/api/users/${t.ids.voss}`, body: { unitId } });
  expect((await move('C')).statusCode).toBe(200);
  expect(await handOver('brandt', id)).toMatchObject({ state: 'lapsed' });
  const notice = {
    title: 'Hand-over taken back',
    message: `${id} was taken back: SPC Voss moved to another company. Nobody signs it.`,
  };
  expect(await newestNotice('brandt')).toMatchObject(notice);
  expect(await newestNotice('voss')).toMatchObject(notice);
  expect((await t.readItem(itemId)).assigned_to_user_id).toBe(t.ids.halloran);
  expect((await move('B-2')).statusCode).toBe(200);
});

test('SUCC-41 a draw after the signature opens a clearance again', async () => {
  const url = `/api/people/${t.ids.petrov}/clearance`;
  const post = (path: string, body: object) => t.as.brandt({ method: 'POST', url: `${url}${path}`, body });
  await post('', { leavesOn: '2030-11-30' });
  await post('/steps', { key: 'hand-1', done: true });
  expect((await post('/sign', { password: TEST_PASSWORD })).statusCode).toBe(200);
  await t.handOver({ items: [await t.stocked()], recipientId: t.ids.petrov });
  const { clearance, steps } = (await t.as.brandt({ url })).json<PersonClearanceDto>();
  expect([clearance?.state, steps.filter(({ clear }) => !clear).map(({ key }) => key)]).toEqual([
    'open',
    ['possession'],
  ]);
});

test('a recalled item that is reported lost does not come back by the recall before it is found', async () => {
  const { id, serial_number: serial } = await t.createItem({ name: 'Radio' });
  await t.signDown(id, 'whitaker');
  await t.ok('halloran', 'POST /api/property/:id/recall', { params: { id } });
  await t.ok('whitaker', 'PATCH /api/property/:id/status', { params: { id }, body: LOST });
  const recall = (await t.readItem(id)).open_transfer;
  const refused = await t.decide('halloran', recall?.id ?? '', 'Approved');
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    `Radio ${serial} is reported lost; nobody signs for it before it is found.`,
  ]);
});

test('a lost item is not recalled before it is found', async () => {
  const { id, serial_number: serial } = await t.createItem({ name: 'Radio' });
  await t.signDown(id, 'whitaker');
  await t.ok('whitaker', 'PATCH /api/property/:id/status', { params: { id }, body: LOST });
  expect(await t.refused('halloran', 'POST /api/property/:id/recall', { params: { id } })).toEqual([
    409,
    `Radio ${serial} is reported lost; nobody signs for it before it is found.`,
  ]);
  expect((await t.readItem(id)).open_transfer).toBeNull();
});

test('a hand-over that waits at a counter whose operator is deactivated ends, and its recipient is told', async () => {
  const { id } = await waiting(t.ids.voss);
  await deactivate(t.ids.brandt);
  expect(await handOver('voss', id)).toMatchObject({ state: 'lapsed' });
  expect(await newestNotice('voss')).toMatchObject({
    title: 'Hand-over taken back',
    message: `${id} was taken back: the account of SPC Brandt was deactivated. Nobody signs it.`,
  });
});
