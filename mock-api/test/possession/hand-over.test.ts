import { randomUUID } from 'node:crypto';
import { type CounterCompany, MORNING, PIN, counterCompany, eventsOf } from './counter-fixture';

let t: CounterCompany;

beforeAll(async () => {
  t = await counterCompany();
});

const commit = (body: Awaited<ReturnType<CounterCompany['prepared']>>) =>
  t.refused('brandt', 'POST /api/counter/handovers', { body });
const custodyOf = async (id: string) => {
  const { db } = t.database;
  const item = await db
    .selectFrom('property')
    .select(['assigned_to_user_id', 'location'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const links = await db
    .selectFrom('custody_link')
    .selectAll()
    .where('item_id', '=', id)
    .orderBy('position')
    .execute();
  return { item, links };
};

test('CNTR-09 a draw changes neither holder, chain nor location, and writes one POSSESSION event an item', async () => {
  const items = [await t.stocked(), await t.stocked('M68 Optic')];
  const before = await Promise.all(items.map(custodyOf));
  const receipt = await t.handOver({ items });

  expect(await Promise.all(items.map(custodyOf))).toEqual(before);
  expect(receipt).toMatchObject({
    id: 'HO-0001',
    mode: 'draw',
    state: 'recorded',
    method: 'pin-on-device',
    due_at: new Date(2026, 10, 21, 18, 0).toISOString(),
  });
  for (const [index, id] of items.entries()) {
    const drawn = (await eventsOf(t, id, 'POSSESSION')).slice(1);
    expect(drawn).toHaveLength(1);
    // CNTR-11
    expect(drawn[0]?.actor.id).toBe(t.ids.brandt);
    expect(drawn[0]?.details).toMatchObject({
      action: 'draw',
      fromKind: 'counter',
      fromId: t.counterId,
      from: 'Arms Room B Co',
      toKind: 'person',
      toId: t.ids.whitaker,
      to: 'SPC Whitaker',
      handoverId: 'HO-0001',
      line: index + 1,
      lines: 2,
      mode: 'draw',
      counterId: t.counterId,
      device: 'Window 1',
      contentHash: receipt.content_hash,
      confirmedBy: t.ids.whitaker,
      confirmedMethod: 'pin-on-device',
      actAt: MORNING.toISOString(),
    });
  }
  expect(await t.out()).toEqual(items.map((id) => [id, 'SPC Whitaker']));
});

test('CNTR-13 what is out is not handed over again: the refusal says with whom it is and since when', async () => {
  const id = await t.stocked();
  const second = await t.prepared({ items: [id], recipientId: t.ids.tanaka });
  await t.handOver({ items: [id] });
  const item = await t.readItem(id);
  expect(await commit(second)).toEqual([
    409,
    `M4A1 Carbine ${item.serial_number} is out with SPC Whitaker since 21NOV2026 0900.`,
  ]);
});

test('CNTR-22 a commit that is sent again has no second effect; with other content it is refused', async () => {
  const [one, other] = [await t.stocked(), await t.stocked()];
  const body = await t.prepared({ items: [one] });
  const first = await t.send('brandt', 'POST /api/counter/handovers', { body });
  const again = await t.send('brandt', 'POST /api/counter/handovers', { body });
  expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
  expect(again.json()).toEqual(first.json());
  expect(await eventsOf(t, one, 'POSSESSION')).toHaveLength(2);
  const changed = { ...body, lines: [{ itemId: other }] };
  expect(await commit(changed)).toEqual([
    409,
    `This list was recorded as ${first.json<{ id: string }>().id} with other content.`,
  ]);
});

test('CNTR-23 a line that was added after the list was shown is refused, and uses up the challenge', async () => {
  const [one, other] = [await t.stocked(), await t.stocked()];
  const body = await t.prepared({ items: [one] });
  const longer = { ...body, lines: [...body.lines, { itemId: other }] };
  expect(await commit(longer)).toEqual([409, 'The list changed after it was shown. Show it again.']);
  expect(await commit(body)).toEqual([409, 'This confirmation has expired. Confirm again.']);
});

test('CNTR-14 nobody confirms for the recipient, and an operator hands nothing over to themselves', async () => {
  const id = await t.stocked();
  const body = t.content({ items: [id], recipientId: t.ids.brandt });
  const { challenge: _, contentHash: __, confirmation: ___, ...draft } = body;
  const refused = await t.ok('brandt', 'POST /api/counter/handovers/prepare', { body: draft });
  expect(refused).toMatchObject({
    challenge: null,
    refusal: 'The operator does not sign for themselves. Ask another operator.',
  });
  const waiting = await t.handOver({ items: [id], confirmation: { method: 'own-session' } });
  expect(waiting.state).toBe('waiting');
  const params = { id: waiting.id };
  const shown = { contentHash: waiting.content_hash };
  for (const who of ['brandt', 'halloran'] as const) {
    expect(await t.refused(who, 'POST /api/counter/handovers/:id/confirm', { params, body: shown })).toEqual([
      403,
      'Only SPC Whitaker signs this hand-over.',
    ]);
  }
  expect(
    (await t.refused('tanaka', 'POST /api/counter/handovers/:id/confirm', { params, body: shown }))[0],
  ).toBe(404);
  // It reserves its items.
  const item = await t.readItem(id);
  const other = await t.send('brandt', 'POST /api/counter/handovers/prepare', {
    body: { ...draft, draftId: randomUUID(), recipientId: t.ids.tanaka },
  });
  expect(other.json<{ lines: { message: string }[] }>().lines[0]?.message).toBe(
    `M4A1 Carbine ${item.serial_number} waits for the signature of SPC Whitaker.`,
  );
  const confirmed = await t.send('whitaker', 'POST /api/counter/handovers/:id/confirm', {
    params,
    body: shown,
  });
  expect(confirmed.statusCode).toBe(201);
  expect(confirmed.json()).toMatchObject({ state: 'acknowledged', method: 'own-session' });
  expect((await eventsOf(t, id, 'POSSESSION')).at(-1)).toMatchObject({
    actor: { id: t.ids.brandt },
    details: { confirmedBy: t.ids.whitaker, confirmedMethod: 'own-session' },
  });
});

test('a wrong PIN is refused, keeps the list and is counted', async () => {
  const id = await t.stocked();
  const body = await t.prepared({ items: [id] });
  const wrong = { ...body, confirmation: { method: 'pin-on-device' as const, pin: '771203' } };
  expect(await commit(wrong)).toEqual([403, 'The PIN is wrong.']);
  expect(await commit(body)).toEqual([409, 'This confirmation has expired. Confirm again.']);
  const { attempts } = await t.database.db
    .selectFrom('login_throttle')
    .select('attempts')
    .where('bucket', '=', `counter-pin ${t.ids.whitaker}`)
    .executeTakeFirstOrThrow();
  expect(attempts).toBe(1);
  expect((await t.handOver({ items: [id], confirmation: { method: 'pin-on-device', pin: PIN } })).state).toBe(
    'recorded',
  );
});

test('CNTR-10 CNTR-15 an issue needs the authority of the holder, moves custody and prints one DA 2062', async () => {
  const items = [await t.stocked(), await t.stocked()];
  const { challenge: _, contentHash: __, confirmation: ___, ...draft } = t.content({ items, mode: 'issue' });
  const refused = await t.ok('brandt', 'POST /api/counter/handovers/prepare', { body: draft });
  expect(refused.lines.map(({ message }) => message)).toEqual(
    items.map(() => 'SPC Halloran has not let this counter issue in their name.'),
  );
  await t.ok('halloran', 'PUT /api/counters/:id/authority', {
    params: { id: t.counterId },
    body: { until: '2026-12-31' },
  });
  const { serial_number: serialNumber } = await t.readItem(items[0] ?? '');
  await t.ok('whitaker', 'POST /api/transfers/asks', { body: { serialNumber } });
  const receipt = await t.handOver({ items, mode: 'issue' });
  // Their request for one of the items ends as it reaches them.
  expect(await t.ok('whitaker', 'GET /api/transfers/asks', { query: 'box=outgoing' })).toEqual([]);
  expect(receipt.lines.map(({ giver, transfer_id }) => [giver?.name, typeof transfer_id])).toEqual([
    ['SPC Halloran', 'string'],
    ['SPC Halloran', 'string'],
  ]);
  for (const id of items) {
    const { item, links } = await custodyOf(id);
    expect(item).toEqual({ assigned_to_user_id: t.ids.whitaker, location: null });
    expect(links.map(({ user_id, kind }) => [user_id, kind])).toEqual([
      [null, 'hand-receipt'],
      [t.ids.halloran, 'hand-receipt'],
      [t.ids.whitaker, 'hand-receipt'],
    ]);
    expect((await eventsOf(t, id, 'TRANSFER APPROVED'))[0]?.details).toMatchObject({
      mode: 'issue',
      inNameOf: t.ids.halloran,
      receiptKind: 'hand-receipt',
      confirmedMethod: 'pin-on-device',
    });
  }
  for (const who of ['halloran', 'whitaker'] as const) {
    const history = await t.ok(who, 'GET /api/transfers', { query: 'view=history' });
    expect(
      history
        .slice(0, 2)
        .map(({ property, status }) => [property.id, status])
        .sort(),
    ).toEqual(items.map((id) => [id, 'Approved']).sort());
  }
  const transferId = receipt.lines[0]?.transfer_id ?? '';
  const paper = await t.as.whitaker({ url: `/api/transfers/${transferId}/da2062` });
  expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
});

test('CNTR-10 who leaves the chain because an item is issued to somebody above them is notified, once', async () => {
  const items: string[] = [];
  for (let made = 0; made < 2; made += 1) {
    const { id } = await t.createItem();
    await t.signDown(id, 'petrov');
    for (const [from, to] of [
      ['petrov', 'voss'],
      ['voss', 'whitaker'],
    ] as const) {
      const offered = await t.offer(from, id, to);
      await t.decide(to, offered.id, 'Approved');
    }
    items.push(id);
  }
  const params = { id: t.counterId };
  await t.ok('whitaker', 'PUT /api/counters/:id/authority', { params, body: { until: '2026-12-31' } });
  const untilNow = {
    voss: (await t.ok('voss', 'GET /api/notifications')).length,
    whitaker: (await t.ok('whitaker', 'GET /api/notifications')).length,
  };
  await t.handOver({ items, mode: 'issue', recipientId: t.ids.petrov });

  for (const who of ['voss', 'whitaker'] as const) {
    const told = (await t.ok(who, 'GET /api/notifications')).slice(untilNow[who]);
    expect(told).toMatchObject([
      {
        title: 'Items taken back',
        message: 'SPC Petrov took 2 items back. They are not on your hand receipt any more.',
      },
    ]);
  }
  const [first = ''] = items;
  expect((await custodyOf(first)).links.map(({ user_id }) => user_id)).toEqual([
    null,
    t.ids.halloran,
    t.ids.petrov,
  ]);
});
