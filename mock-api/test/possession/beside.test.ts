import type { PreparedDto } from '@hand-receipt/contracts';
import { type CounterCompany, authorizedCompany, eventsOf } from './counter-fixture';
import { ledgerFindings } from '../support/ledger-findings';
import { LOST } from '../support/loss-facts';

let t: CounterCompany;

beforeAll(async () => {
  t = await authorizedCompany();
});

type Mode = 'draw' | 'issue' | 'temporary';

const prepare = async (items: string[], mode: Mode, more: object = {}): Promise<PreparedDto> => {
  const { challenge: _, contentHash: __, confirmation: ___, ...body } = t.content({ items, mode, ...more });
  return t.ok('brandt', 'POST /api/counter/handovers/prepare', { body });
};
const refusal = async (id: string, mode: Mode = 'draw', more: object = {}) =>
  (await prepare([id], mode, more)).lines[0]?.message;
const giveBack = (itemId: string) =>
  t.send('brandt', 'POST /api/counter/returns', { body: { sessionId: t.sessionId, itemId, typed: false } });
const wordsOf = async (id: string) => {
  const { name, serial_number } = await t.readItem(id);
  return `${name} ${serial_number}`;
};
const having = async (itemId: string) => {
  const row = await t.database.db
    .selectFrom('possession')
    .select(['user_id', 'counter_id'])
    .where('item_id', '=', itemId)
    .where('to_at', 'is', null)
    .executeTakeFirst();
  return row?.user_id ?? row?.counter_id ?? null;
};

test('CNTR-11 an approval outside the counter says that it was given in the own session', async () => {
  const { id } = await t.createItem({ name: 'Tent' });
  await t.signDown(id, 'petrov');
  const [approved] = await eventsOf(t, id, 'TRANSFER APPROVED');
  expect(approved?.details).toMatchObject({ confirmedMethod: 'own-session' });
  expect(approved?.details).not.toHaveProperty('handoverId');
});

test('a transfer outside the counter ends what the former holder had, and nothing else', async () => {
  const [issued, drawn] = [await t.stocked(), await t.stocked()];
  await t.handOver({ items: [issued], mode: 'issue' });
  await t.handOver({ items: [drawn], recipientId: t.ids.tanaka });
  const offer = await t.offer('whitaker', issued, 'tanaka');
  await t.decide('tanaka', offer.id, 'Approved');
  expect(await having(issued)).toBeNull();
  await t.signDown(drawn, 'petrov');
  expect(await having(drawn)).toBe(t.ids.tanaka);
  expect(await ledgerFindings(t)).toEqual([]);
});

test('what is Lost, on a closing, offered or not kept there is refused with the sentence of each', async () => {
  const lost = await t.stocked();
  await t.ok('halloran', 'PATCH /api/property/:id/status', {
    params: { id: lost },
    body: LOST,
  });
  expect(await refusal(lost)).toBe(
    `${await wordsOf(lost)} is reported lost; nobody signs for it before it is found.`,
  );
  const offered = await t.stocked();
  await t.offer('halloran', offered, 'petrov');
  expect(await refusal(offered)).toBeNull();
  expect(await refusal(offered, 'issue')).toBe(
    `${await wordsOf(offered)} is already offered: a transfer from SPC Halloran to SPC Petrov is open.`,
  );
  const { id } = await t.createItem({ name: 'Tent' });
  expect(await refusal(id)).toBe(`${await wordsOf(id)} is not kept at Arms Room.`);
  expect(await refusal(id, 'issue', { recipientId: t.ids.halloran })).toBe(
    `SPC Halloran already holds ${await wordsOf(id)}.`,
  );
});

test('CNTR-35 a weapon of another person passes with a reason, which is in the event and the log', async () => {
  const id = await t.stocked();
  const params = { id: t.counterId };
  await t.ok('halloran', 'PUT /api/counters/:id/authorizations', {
    params,
    body: { entries: [{ itemId: id, userId: t.ids.tanaka }] },
  });
  const other = { entries: [{ itemId: id, userId: t.ids.whitaker }] };
  expect(
    await t.refused('halloran', 'PUT /api/counters/:id/authorizations', { params, body: other }),
  ).toEqual([409, `${await wordsOf(id)} is authorized for SPC Tanaka already.`]);
  const [line] = (await prepare([id], 'draw')).lines;
  expect(line).toMatchObject({
    verdict: 'warning',
    needs_reason: true,
    message: `${await wordsOf(id)} is authorized for SPC Tanaka.`,
  });
  const reason = 'Their rifle is in repair.';
  await t.handOver({ items: [], lines: [{ itemId: id, reason }] });
  expect((await eventsOf(t, id, 'POSSESSION')).at(-1)?.details).toMatchObject({ reason });
  const log = await t.ok('halloran', 'GET /api/counters/:id/log', { params });
  expect(log.find((line) => line.kind === 'item' && line.item.id === id)).toMatchObject({
    reason,
    person: { id: t.ids.whitaker },
  });
});

test('an item that is out stays in the stock, and one of another counter is refused', async () => {
  const id = await t.stocked();
  await t.handOver({ items: [id] });
  const params = { id: t.counterId };
  expect(
    await t.refused('brandt', 'PUT /api/counters/:id/stock', { params, body: { remove: [id] } }),
  ).toEqual([409, `${await wordsOf(id)} is out with SPC Whitaker. Take it back first.`]);
  const room = await t.ok('halloran', 'POST /api/counters', {
    body: { name: 'Supply Room', unitId: 'B', kind: 'supply' },
  });
  expect(
    await t.refused('brandt', 'PUT /api/counters/:id/stock', {
      params: { id: room.id },
      body: { add: [{ itemId: id }] },
    }),
  ).toEqual([409, `${await wordsOf(id)} is kept at Arms Room.`]);
});

test('mounted items travel: they are drawn and brought back with the item that they are on', async () => {
  const [rifle, optic] = [await t.stocked(), await t.stocked('M68 Optic')];
  await t.ok('halloran', 'POST /api/property/:id/mounts', {
    params: { id: rifle },
    body: { itemId: optic, position: 'Top rail' },
  });
  const receipt = await t.handOver({ items: [rifle] });
  expect(receipt.lines.map(({ item, mounted_on }) => [item.id, mounted_on])).toEqual([
    [rifle, null],
    [optic, rifle],
  ]);
  expect([await having(rifle), await having(optic)]).toEqual([t.ids.whitaker, t.ids.whitaker]);
  expect((await giveBack(rifle)).statusCode).toBe(201);
  expect([await having(rifle), await having(optic)]).toEqual([t.counterId, t.counterId]);
});

test('a person with an open draw is not deactivated, and their clearance says why', async () => {
  const id = await t.stocked();
  await t.handOver({ items: [id], recipientId: t.ids.voss });
  const { steps } = await t.ok('halloran', 'GET /api/people/:id/clearance', { params: { id: t.ids.voss } });
  expect(steps.find(({ key }) => key === 'possession')).toMatchObject({
    clear: false,
    title: '1 item on a temporary receipt or drawn',
  });
  await t.database.db.updateTable('users').set({ role: 'Admin' }).where('id', '=', t.ids.petrov).execute();
  expect(await t.refused('petrov', 'POST /api/users/:id/deactivate', { params: { id: t.ids.voss } })).toEqual(
    [
      409,
      'SPC Voss is not cleared: has 1 drawn item to bring back. Clear them first, or ask the Commander to override.',
    ],
  );
});

test('in the freeze of a change of command a draw is allowed, an issue is refused, and a return moves possession alone', async () => {
  const [drawn, issued] = [await t.stocked(), await t.stocked()];
  await t.handOver({ items: [issued], mode: 'temporary' });
  await t.database.db
    .insertInto('succession')
    .values({
      id: 'SC-0001',
      kind: 'primary',
      unit_id: 'B',
      from_user_id: t.ids.halloran,
      to_user_id: t.ids.voss,
      state: 'active',
      reason: 'Orders',
      starts_on: '2026-11-21',
      due_on: '2026-12-21',
      roles_pass: false,
      opened_by: t.ids.halloran,
      opened_at: new Date(),
      activated_at: new Date(),
      event_id: 'evt_freeze',
    })
    .execute();
  await t.database.db
    .insertInto('succession_section')
    .values({
      succession_id: 'SC-0001',
      number: 1,
      kind: 'held',
      day: '2026-11-22',
      included: true,
      act: 'replace',
      state: 'planned',
    })
    .execute();
  for (const item_id of [drawn, issued]) {
    await t.database.db
      .insertInto('succession_line')
      .values({ succession_id: 'SC-0001', item_id, section_number: 1, chain_before: [t.ids.halloran] })
      .execute();
  }
  const FROZEN =
    'Transfers of this property are frozen for the inventory SC-0001 until 21DEC2026. SPC Halloran can let an item through.';
  expect([await refusal(drawn, 'issue'), await refusal(drawn, 'temporary')]).toEqual([FROZEN, FROZEN]);
  expect((await t.handOver({ items: [drawn] })).state).toBe('recorded');
  expect((await giveBack(issued)).statusCode).toBe(201);
  expect([(await t.readItem(issued)).assigned_to_user_id, await having(issued)]).toEqual([
    t.ids.whitaker,
    t.counterId,
  ]);
});
