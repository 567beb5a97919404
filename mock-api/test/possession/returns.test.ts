import type { ReturnAnswerDto } from '@hand-receipt/contracts';
import { type CounterCompany, MORNING, authorizedCompany, eventsOf } from './counter-fixture';
import { ledgerFindings } from '../support/ledger-findings';
import { LOST } from '../support/loss-facts';

let t: CounterCompany;

beforeAll(async () => {
  t = await authorizedCompany();
});

const giveBack = (itemId: string, more: object = {}) =>
  t.send('brandt', 'POST /api/counter/returns', {
    body: { sessionId: t.sessionId, itemId, typed: false, ...more },
  });
const inbox = async (who: 'whitaker' | 'halloran') =>
  (await t.ok(who, 'GET /api/documents', { query: 'box=inbox' })).documents.map(({ title }) => title);
const having = async (itemId: string) => {
  const row = await t.database.db
    .selectFrom('possession')
    .select(['kind', 'user_id', 'counter_id'])
    .where('item_id', '=', itemId)
    .where('to_at', 'is', null)
    .executeTakeFirst();
  return row?.user_id ?? row?.counter_id ?? null;
};

test('CNTR-38 a draw is taken back by one call, with a receipt; the same call again changes nothing', async () => {
  const id = await t.stocked();
  await t.handOver({ items: [id] });
  t.clock.set(new Date(2026, 10, 21, 18, 14));
  const first = await giveBack(id);
  const again = await giveBack(id);

  expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
  const { handover, message } = first.json<ReturnAnswerDto>();
  const { serial_number, location } = await t.readItem(id);
  expect(message).toBe(`M4A1 Carbine ${serial_number} is back from SPC Whitaker.`);
  expect(handover).toMatchObject({ mode: 'return', recipient: { id: t.ids.whitaker }, method: null });
  expect(again.json<ReturnAnswerDto>()).toEqual({
    message: 'Already returned at 1814 by SPC Brandt.',
    changed: false,
    handover: null,
  });
  expect([await having(id), location]).toEqual([t.counterId, 'Arms Room, Rack 4']);
  expect(await inbox('whitaker')).toEqual([`Receipt ${handover?.id}`, 'Receipt HO-0001']);
  expect((await eventsOf(t, id, 'POSSESSION')).map(({ details }) => details.action)).toEqual([
    'store',
    'draw',
    'return',
  ]);
});

test('a lost item is taken back as any other; that reports it as found in its loss case, and the leaders are notified', async () => {
  const id = await t.stocked();
  await t.handOver({ items: [id], mode: 'issue' });
  await t.ok('whitaker', 'PATCH /api/property/:id/status', { params: { id }, body: LOST });
  const [lossCase] = await t.ok('halloran', 'GET /api/loss-cases', { query: `item=${id}` });
  const { serial_number } = await t.readItem(id);

  const back = await giveBack(id);
  expect([back.statusCode, back.json<ReturnAnswerDto>().message]).toEqual([
    201,
    `M4A1 Carbine ${serial_number} is back from SPC Whitaker. It is reported lost. The find waits in ${lossCase?.id} to be confirmed.`,
  ]);
  const params = { id: lossCase?.id ?? '' };
  expect(await t.ok('halloran', 'GET /api/loss-cases/:id', { params })).toMatchObject({
    state: 'searching',
    found_to_confirm: true,
    items: [{ current_status: 'Lost', found: { by: { id: t.ids.brandt }, status: 'Operational' } }],
  });
  const told = await t.ok('halloran', 'GET /api/notifications');
  expect(told.filter(({ title }) => title === 'Found, to confirm')).toMatchObject([
    {
      message: expect.stringContaining(
        `reported M4A1 Carbine ${serial_number} as found: Returned at Arms Room`,
      ),
    },
  ]);
  expect(await ledgerFindings(t)).toEqual([]);
});

test('CNTR-39 an issued item of the stock keeps its holder, and goes back to its giver with Take off hand receipt', async () => {
  const id = await t.stocked();
  await t.handOver({ items: [id], mode: 'issue' });
  await giveBack(id);
  expect([(await t.readItem(id)).assigned_to_user_id, await having(id)]).toEqual([
    t.ids.whitaker,
    t.counterId,
  ]);

  const off = await giveBack(id, { takeOff: true });
  expect(off.statusCode).toBe(201);
  const item = await t.readItem(id);
  expect([item.assigned_to_user_id, item.location, await having(id)]).toEqual([
    t.ids.halloran,
    'Arms Room, Rack 4',
    t.counterId,
  ]);
  expect(item.chain.map(({ label }) => label)).toEqual(['Property Book', 'SPC Halloran']);
});

test('what comes back from a temporary receipt goes to its giver, and is stored where the counter keeps it', async () => {
  const [kept, other] = [await t.stocked(), (await t.createItem({ name: 'Tent' })).id];
  const receipt = await t.handOver({ items: [kept, other], mode: 'temporary', purpose: 'Range' });
  expect(receipt).toMatchObject({ mode: 'temporary', purpose: 'Range' });
  for (const id of [kept, other]) expect((await giveBack(id)).statusCode).toBe(201);
  expect([(await t.readItem(kept)).assigned_to_user_id, await having(kept)]).toEqual([
    t.ids.halloran,
    t.counterId,
  ]);
  expect([(await t.readItem(other)).assigned_to_user_id, await having(other)]).toEqual([
    t.ids.halloran,
    null,
  ]);
});

test('a return answers the open recall of who takes it, and ends any other transfer', async () => {
  const tent = await t.createItem({ name: 'Tent' });
  await t.signDown(tent.id, 'whitaker');
  const { transferId } = await t.ok('halloran', 'POST /api/property/:id/recall', { params: { id: tent.id } });
  expect((await giveBack(tent.id)).statusCode).toBe(201);
  expect((await t.ok('halloran', 'GET /api/transfers/:id', { params: { id: transferId } })).status).toBe(
    'Approved',
  );
  expect((await t.readItem(tent.id)).assigned_to_user_id).toBe(t.ids.halloran);

  await t.signDown(tent.id, 'whitaker');
  const offer = await t.offer('whitaker', tent.id, 'tanaka');
  expect((await giveBack(tent.id)).statusCode).toBe(201);
  expect((await t.ok('tanaka', 'GET /api/transfers/:id', { params: { id: offer.id } })).status).toBe(
    'Cancelled',
  );
});

test('fewer components than were signed for open a shortage for the holder, and both read of it', async () => {
  const id = await t.stocked();
  const [magazine] = (
    await t.ok('brandt', 'POST /api/property/:id/components', {
      params: { id },
      body: { name: 'Magazine', quantity: 7, required: true },
    })
  ).components;
  await t.handOver({ items: [id], mode: 'issue' });
  const counts = [{ componentId: magazine?.id ?? '', onHand: 5, damaged: 0 }];
  const back = await giveBack(id, { componentCounts: counts });
  expect(back.statusCode).toBe(201);
  const shortages = await t.database.db
    .selectFrom('component_shortage')
    .select(['id', 'accountable_user_id', 'quantity'])
    .where('item_id', '=', id)
    .execute();
  expect(shortages).toMatchObject([{ accountable_user_id: t.ids.whitaker, quantity: 2 }]);
  const short = `Short: 2 Magazine (${shortages[0]?.id}).`;
  expect(back.json<{ message: string }>().message).toContain(short);
  const notices = await t.ok('whitaker', 'GET /api/notifications');
  expect(notices.map(({ message }) => message)).toContainEqual(
    expect.stringContaining(`${short} You answer for it.`),
  );
  const { documents } = await t.ok('whitaker', 'GET /api/documents');
  expect(documents[0]?.formData).toContain(
    `"Short":"2 Magazine (${shortages[0]?.id}), accountable: SPC Whitaker"`,
  );
});

test('the holder answers for what a draw comes back short of, and the receipt names them', async () => {
  const id = await t.stocked();
  const { components } = await t.ok('brandt', 'POST /api/property/:id/components', {
    params: { id },
    body: { name: 'Magazine', quantity: 7, required: true },
  });
  await t.handOver({ items: [id] });
  const counts = [{ componentId: components[0]?.id ?? '', onHand: 5, damaged: 0 }];
  expect((await giveBack(id, { componentCounts: counts })).statusCode).toBe(201);
  const shortage = await t.database.db
    .selectFrom('component_shortage')
    .select(['id', 'accountable_user_id'])
    .where('item_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(shortage.accountable_user_id).toBe(t.ids.halloran);
  const words = `Short: 2 Magazine (${shortage.id}). SPC Halloran answers for it.`;
  const notices = await t.ok('whitaker', 'GET /api/notifications');
  expect(notices.map(({ message }) => message)).toContainEqual(expect.stringContaining(words));
  const { documents } = await t.ok('whitaker', 'GET /api/documents');
  const receipt = documents.find(({ description }) => description?.includes(words));
  expect(receipt?.formData).toContain(`(${shortage.id}), accountable: SPC Halloran"`);
});

test('a return that waited on a device is taken after its session was closed, if it was made before that', async () => {
  t.clock.set(MORNING);
  const later = (minutes: number) => new Date(MORNING.getTime() + minutes * 60_000);
  const [drawn, late, issued] = [await t.stocked(), await t.stocked(), await t.stocked()];
  const { id: sessionId } = await t.ok('brandt', 'POST /api/counters/:id/sessions', {
    params: { id: t.counterId },
    body: { deviceName: 'Phone' },
  });
  const { id: handoverId } = await t.handOver({ items: [drawn, late] });
  const { id: issue } = await t.handOver({ items: [issued], mode: 'issue' });
  const queued = (itemId: string, minutes: number, more: object = {}) =>
    giveBack(itemId, { sessionId, handoverId, actAt: later(minutes).toISOString(), ...more });
  t.clock.set(later(30));
  await t.ok('brandt', 'POST /api/counters/:id/sessions/:sessionId/close', {
    params: { id: t.counterId, sessionId },
  });
  t.clock.set(later(60));

  const taken = await queued(drawn, 20);
  expect(taken.statusCode).toBe(201);
  expect(taken.json<ReturnAnswerDto>().handover).toMatchObject({ act_at: later(20).toISOString() });
  expect((await queued(drawn, 20)).statusCode).toBe(200);
  const closed = [403, 'This session at Arms Room is closed.'];
  const answers = [
    // After it was closed, entered by hand, and of another kind.
    await queued(late, 40),
    await queued(late, 20, { handoverId: null }),
    await queued(issued, 20, { handoverId: issue }),
  ].map((answer) => [answer.statusCode, answer.json<{ message: string }>().message]);
  expect(answers).toEqual([closed, closed, closed]);
  expect((await giveBack(late)).statusCode).toBe(201);
});

test('a return that waited on a device is taken after the appointment ended, if it was made before that', async () => {
  t.clock.set(MORNING);
  const id = await t.stocked();
  const { id: handoverId } = await t.handOver({ items: [id] });
  const appoint = (until: string | null) =>
    t.ok('halloran', 'PUT /api/counters/:id/operators/:userId', {
      params: { id: t.counterId, userId: t.ids.brandt },
      body: { until, orderReference: 'Orders 325-01' },
    });
  t.clock.set(new Date(2026, 10, 21, 10, 0));
  await appoint(null);
  t.clock.set(new Date(2026, 10, 21, 11, 0));
  const before = new Date(2026, 10, 21, 9, 30).toISOString();
  const after = new Date(2026, 10, 21, 10, 30).toISOString();
  expect((await giveBack(id, { handoverId, actAt: after })).statusCode).toBe(403);
  expect((await giveBack(id, { handoverId, actAt: before })).statusCode).toBe(201);
  await appoint('2027-11-21');
});

test('the ledger check passes after all of it', async () => {
  expect(await ledgerFindings(t)).toEqual([]);
});
