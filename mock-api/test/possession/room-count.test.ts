import type { RoomCountDetailDto } from '@hand-receipt/contracts';
import type { Viewer } from '../../src/access';
import { listRoomCounts } from '../../src/inventory/room/read-room-counts';
import { TEST_PASSWORD } from '../support/app';
import { Authenticator } from '../support/authenticator';
import { type CounterCompany, MORNING, PIN, counterCompany, eventsOf } from './counter-fixture';
import { ledgerFindings } from '../support/ledger-findings';
import { recordQueries } from '../support/recorded-queries';

let company: CounterCompany;
beforeAll(async () => {
  company = await counterCompany();
});

const params = () => ({ id: company.counterId });
const MINUTE = 60_000;

/** Reads the code of an item in a count. */
const read = async (inventoryId: string, itemId: string, who: 'brandt' | 'whitaker' = 'brandt') => {
  const { serial_number: code } = await company.readItem(itemId);
  return company.ok(who, 'POST /api/inventories/:id/scans', {
    params: { id: inventoryId },
    body: { code },
  });
};

const closeCall = 'POST /api/counters/:id/room-counts/:inventoryId/close';
const open = (): Promise<RoomCountDetailDto> =>
  company.ok('brandt', 'POST /api/counters/:id/room-counts', { params: params() });

const setCountFirst = async (value: boolean) => {
  const settings = await company.ok('halloran', 'GET /api/unit-settings', { query: 'unitId=B' });
  const version = settings.find(({ key }) => key === 'counter.countFirst')?.version ?? 0;
  await company.ok('halloran', 'PUT /api/unit-settings', {
    body: { unitId: 'B', key: 'counter.countFirst', value, version },
  });
};

test('CNTR-45 the first draw of a day waits for the room count where it is set', async () => {
  await setCountFirst(true);
  const rifle = await company.stocked();
  const { challenge: _, contentHash: __, confirmation: ___, ...body } = company.content({ items: [rifle] });
  const before = await company.ok('brandt', 'POST /api/counter/handovers/prepare', { body });
  expect(before).toMatchObject({ refusal: 'Count the room first.', challenge: null });
  const count = await open();
  expect(await read(count.id, rifle)).toMatchObject({ result: 'verified' });
  // An open count is no count yet.
  expect((await company.ok('brandt', 'POST /api/counter/handovers/prepare', { body })).refusal).toBe(
    'Count the room first.',
  );
  const closed = await company.ok('brandt', closeCall, {
    params: { ...params(), inventoryId: count.id },
    body: {},
  });
  expect(closed).toMatchObject({
    closed_by: { id: company.ids.brandt },
    progress: { missing: 0 },
    keys: null,
  });
  await company.handOver({ items: [rifle] });
  await setCountFirst(false);
  expect(await ledgerFindings(company)).toEqual([]);
});

test('CNTR-45 what is out on receipt is named in a room count and not missing', async () => {
  const [out, here, gone] = [await company.stocked(), await company.stocked(), await company.stocked()];
  const handover = await company.handOver({ items: [out], recipientId: company.ids.tanaka });
  const count = await open();
  expect(count.out.find(({ item }) => item.id === out)).toMatchObject({
    with: expect.stringContaining('Tanaka'),
    due_at: handover.due_at,
  });
  expect(count.needs_reason.map(({ item_id }) => item_id).sort()).toEqual([here, gone].sort());
  await read(count.id, here);
  const target = { params: { ...params(), inventoryId: count.id } };
  const { serial_number: serial } = await company.readItem(gone);
  const refused = await company.refused('brandt', closeCall, { ...target, body: { notes: 'End of day' } });
  expect(refused).toEqual([400, `Give a reason for ${serial}.`]);
  const closed = await company.ok('brandt', closeCall, {
    ...target,
    body: { reasons: [{ itemId: gone, reason: 'Not in the rack. Searched twice.' }] },
  });
  expect(closed.progress).toMatchObject({ missing: 1 });
  expect(await company.readItem(out)).toMatchObject({ missing: null });
  expect(await company.readItem(gone)).toMatchObject({ missing: expect.anything() });
  expect(await eventsOf(company, gone, 'NOT SEEN')).toHaveLength(1);
  expect(await eventsOf(company, out, 'NOT SEEN')).toEqual([]);
  // A receipt verifies nothing.
  expect(await eventsOf(company, out, 'VERIFICATION')).toEqual([]);
  expect(await ledgerFindings(company)).toEqual([]);
});

test('CNTR-45 an overdue draw needs a reason, and one that is brought back meanwhile is read again', async () => {
  const [late, back] = [await company.stocked(), await company.stocked()];
  const dueAt = new Date(MORNING.getTime() + 30 * MINUTE).toISOString();
  await company.handOver({ items: [late, back], recipientId: company.ids.tanaka, dueAt });
  const count = await open();
  const named = async () =>
    (
      await company.ok('brandt', 'GET /api/counters/:id/room-counts/:inventoryId', {
        params: { ...params(), inventoryId: count.id },
      })
    ).needs_reason.filter(({ item_id }) => [late, back].includes(item_id));
  expect(await named()).toEqual([]);
  company.clock.set(new Date(MORNING.getTime() + 60 * MINUTE));
  expect(await named()).toEqual([
    expect.objectContaining({ item_id: late, why: 'overdue' }),
    expect.objectContaining({ item_id: back, why: 'overdue' }),
  ]);
  await company.ok('brandt', 'POST /api/counter/returns', {
    body: { sessionId: company.sessionId, itemId: back, typed: false },
  });
  const target = { params: { ...params(), inventoryId: count.id } };
  const others = (await company.ok('brandt', 'GET /api/counters/:id/room-counts/:inventoryId', target))
    .needs_reason;
  expect(others.find(({ item_id }) => item_id === late)).toMatchObject({ why: 'overdue' });
  const reasons = others
    .filter(({ item_id }) => item_id !== back)
    .map(({ item_id }) => ({ itemId: item_id, reason: 'On the range until 1400.' }));
  const { serial_number: serial } = await company.readItem(back);
  expect(await company.refused('brandt', closeCall, { ...target, body: { reasons } })).toEqual([
    400,
    `Give a reason for ${serial}.`,
  ]);
  await read(count.id, back);
  await company.ok('brandt', closeCall, { ...target, body: { reasons } });
  company.clock.set(MORNING);
  expect(await ledgerFindings(company)).toEqual([]);
});

test('CNTR-45 what comes back or goes out during a room count is told at once, so that the closing can be explained', async () => {
  const [back, out] = [await company.stocked(), await company.stocked()];
  await company.handOver({ items: [back], recipientId: company.ids.tanaka });
  const count = await open();
  const target = { params: { ...params(), inventoryId: count.id } };
  const now = async () => {
    const detail = await company.ok('brandt', 'GET /api/counters/:id/room-counts/:inventoryId', target);
    const { progress } = await company.ok('brandt', 'GET /api/inventories/:id', { params: { id: count.id } });
    expect(progress).toEqual(detail.progress);
    const listed = async (state: 'missing' | 'by-document') => {
      const query = `state=${state}`;
      const lines = await company.ok('brandt', 'GET /api/inventories/:id/lines', {
        params: { id: count.id },
        query,
      });
      return lines
        .filter(({ id }) => [back, out].includes(id))
        .map(({ id, document }) => [id, document?.note]);
    };
    const { missing, byDocument = 0 } = progress;
    return {
      missing,
      byDocument,
      needsReason: detail.needs_reason.flatMap(({ item_id }) =>
        [back, out].includes(item_id) ? [item_id] : [],
      ),
      lists: [await listed('missing'), await listed('by-document')],
    };
  };
  const opened = await now();
  expect(opened).toMatchObject({
    needsReason: [out],
    lists: [[[out, undefined]], [[back, expect.stringMatching(/^Out with .* Tanaka, due /)]]],
  });
  await company.ok('brandt', 'POST /api/counter/returns', {
    body: { sessionId: company.sessionId, itemId: back, typed: false },
  });
  await company.handOver({ items: [out], recipientId: company.ids.whitaker });
  expect(await now()).toMatchObject({
    missing: opened.missing,
    byDocument: opened.byDocument,
    needsReason: [back],
    lists: [[[back, undefined]], [[out, expect.stringMatching(/^Out with .* Whitaker, due /)]]],
  });
  await read(count.id, back);
  const { needs_reason } = await company.ok(
    'brandt',
    'GET /api/counters/:id/room-counts/:inventoryId',
    target,
  );
  const reasons = needs_reason.map(({ item_id }) => ({ itemId: item_id, reason: 'Known from before.' }));
  await company.ok('brandt', closeCall, { ...target, body: { reasons } });
  expect(await ledgerFindings(company)).toEqual([]);
});

test('CNTR-45 the verdict of an item that is read in the rack says that it is signed out', async () => {
  const rifle = await company.stocked();
  const { id: handover } = await company.handOver({ items: [rifle], recipientId: company.ids.tanaka });
  const count = await open();
  const { serial_number: serial } = await company.readItem(rifle);
  const { result, message } = await read(count.id, rifle);
  expect([result, message]).toEqual([
    'verified',
    expect.stringContaining(`${serial} is out with SPC Tanaka on ${handover}. Take it back at the counter.`),
  ]);
  const target = { params: { ...params(), inventoryId: count.id } };
  const { needs_reason } = await company.ok(
    'brandt',
    'GET /api/counters/:id/room-counts/:inventoryId',
    target,
  );
  const reasons = needs_reason.map(({ item_id }) => ({ itemId: item_id, reason: 'Known from before.' }));
  await company.ok('brandt', closeCall, { ...target, body: { reasons } });
});

test('CNTR-45 the person who takes the keys signs the count with their own PIN', async () => {
  const rifle = await company.stocked();
  const count = await open();
  await read(count.id, rifle);
  const target = { params: { ...params(), inventoryId: count.id } };
  const { needs_reason } = await company.ok(
    'brandt',
    'GET /api/counters/:id/room-counts/:inventoryId',
    target,
  );
  const reasons = needs_reason.map(({ item_id }) => ({ itemId: item_id, reason: 'Known from before.' }));
  const keysTo = { userId: company.ids.voss, device: 'Window 1' };
  const wrong = await company.refused('brandt', closeCall, {
    ...target,
    body: { reasons, keysTo: { ...keysTo, pin: '928374' } },
  });
  expect(wrong).toEqual([403, 'The PIN is wrong.']);
  const own = await company.refused('brandt', closeCall, {
    ...target,
    body: { reasons, keysTo: { ...keysTo, userId: company.ids.brandt, pin: PIN } },
  });
  expect(own).toEqual([400, 'Another person takes the keys and signs for them.']);
  const closed = await company.ok('brandt', closeCall, {
    ...target,
    body: { reasons, keysTo: { ...keysTo, pin: PIN } },
  });
  expect(closed.keys).toMatchObject({ person: { id: company.ids.voss }, at: MORNING.toISOString() });
  expect(await ledgerFindings(company)).toEqual([]);
  await company.database.db
    .updateTable('inventory')
    .set({ keys_to_user_id: company.ids.tanaka })
    .where('id', '=', count.id)
    .execute();
  expect(JSON.stringify(await ledgerFindings(company))).toContain('keys to');
  await company.database.db
    .updateTable('inventory')
    .set({ keys_to_user_id: company.ids.voss })
    .where('id', '=', count.id)
    .execute();
});

/** A security key of Voss. */
async function keyOfVoss(): Promise<Authenticator> {
  const key = new Authenticator();
  const body = { password: TEST_PASSWORD };
  const begun = await company.ok('voss', 'POST /api/settings/passkeys/options', { body });
  const registration = key.register(begun);
  await company.ok('voss', 'POST /api/settings/passkeys', { body: { name: 'Blue key', registration } });
  return key;
}

test('CNTR-45 the person who takes the keys signs the count with their own passkey, and only the count that they were shown', async () => {
  const [rifle, gone] = [await company.stocked(), await company.stocked()];
  const count = await open();
  const target = { params: { ...params(), inventoryId: count.id } };
  const userId = company.ids.voss;
  const keysCall = 'POST /api/counters/:id/room-counts/:inventoryId/keys';
  const ask = (to = userId) => ({ ...target, body: { userId: to } });
  expect(await company.refused('brandt', keysCall, ask())).toEqual([409, 'SPC Voss has no passkey.']);
  expect(await company.refused('brandt', keysCall, ask(company.ids.brandt))).toEqual([
    400,
    'Another person takes the keys and signs for them.',
  ]);
  const key = await keyOfVoss();
  const prepared = await company.ok('brandt', keysCall, ask());
  expect(prepared.passkeys).toEqual([{ id: key.id.toString('base64url'), transports: ['usb'] }]);
  const signed = (
    { challenge, content_hash: contentHash }: typeof prepared,
    by = key,
    where: Parameters<Authenticator['sign']>[2] = {},
  ) => ({ challenge, contentHash, assertion: by.sign(challenge, contentHash, where) });
  const close = async (passkey: ReturnType<typeof signed>) => {
    const { needs_reason } = await company.ok(
      'brandt',
      'GET /api/counters/:id/room-counts/:inventoryId',
      target,
    );
    const reasons = needs_reason.map(({ item_id }) => ({ itemId: item_id, reason: 'Known from before.' }));
    return { ...target, body: { reasons, keysTo: { userId, device: 'Window 1', passkey } } };
  };
  const refused = async (passkey: ReturnType<typeof signed>) =>
    company.refused('brandt', closeCall, await close(passkey));
  const notSigned = [403, 'The passkey did not sign this list as SPC Voss.'];
  // Read after it was shown: it is another count.
  const before = signed(prepared);
  await read(count.id, rifle);
  expect(await refused(before)).toEqual([409, 'The list changed after it was shown. Show it again.']);
  expect(await refused(before)).toEqual([409, 'This confirmation has expired. Confirm again.']);
  // By another key, at another site, and too late.
  expect(await refused(signed(await company.ok('brandt', keysCall, ask()), new Authenticator()))).toEqual(
    notSigned,
  );
  const elsewhere = { origin: 'https://receipts.example' };
  expect(await refused(signed(await company.ok('brandt', keysCall, ask()), key, elsewhere))).toEqual(
    notSigned,
  );
  const late = signed(await company.ok('brandt', keysCall, ask()));
  company.clock.set(new Date(MORNING.getTime() + 4 * MINUTE));
  expect(await refused(late)).toEqual([409, 'This confirmation has expired. Confirm again.']);
  // Without a reason nothing ends, and the signature is used up.
  const unexplained = signed(await company.ok('brandt', keysCall, ask()));
  const body = { keysTo: { userId, device: 'Window 1', passkey: unexplained } };
  expect((await company.refused('brandt', closeCall, { ...target, body }))[0]).toBe(400);
  expect(await refused(unexplained)).toEqual([409, 'This confirmation has expired. Confirm again.']);
  const closed = await company.ok(
    'brandt',
    closeCall,
    await close(signed(await company.ok('brandt', keysCall, ask()))),
  );
  expect(closed.keys).toMatchObject({ person: { id: userId } });
  expect(closed.progress.missing).toBeGreaterThan(0);
  expect(await company.readItem(gone)).toMatchObject({ missing: expect.anything() });
  const log = await company.ok('brandt', 'GET /api/counters/:id/log', { params: params() });
  expect(log.find(({ kind }) => kind === 'keys')).toMatchObject({
    person: { id: userId },
    method: 'passkey-on-device',
  });
  expect(await company.refused('brandt', keysCall, ask())).toEqual([
    409,
    expect.stringContaining('closed this inventory at'),
  ]);
  company.clock.set(MORNING);
  expect(await ledgerFindings(company)).toEqual([]);
});

test('a list of room counts asks as many statements for several as for one', async () => {
  const { database, statementsOf } = recordQueries(company.database);
  const viewer: Viewer = { id: company.ids.brandt, role: 'Supply Sergeant', unitId: 'B' };
  const listed = async () => {
    let length = 0;
    const statements = await statementsOf(async () => {
      const counts = await listRoomCounts(database.db, viewer, company.counterId, company.clock.now());
      length = counts.length;
    });
    return { length, asked: statements.length };
  };
  const before = await listed();
  const count = await open();
  await company.ok('brandt', closeCall, {
    params: { ...params(), inventoryId: count.id },
    body: { reasons: count.needs_reason.map(({ item_id: itemId }) => ({ itemId, reason: 'Searched.' })) },
  });
  expect(await listed()).toEqual({ length: before.length + 1, asked: before.asked });
});

test('a room count is opened by an operator, one at a time, and closed at its counter', async () => {
  await company.stocked();
  for (const who of ['petrov', 'halloran'] as const) {
    const refused = await company.refused(who, 'POST /api/counters/:id/room-counts', { params: params() });
    expect(refused).toEqual([403, 'You are not appointed at Arms Room.']);
  }
  for (const who of ['whitaker', 'stranger'] as const) {
    const refused = await company.refused(who, 'POST /api/counters/:id/room-counts', { params: params() });
    expect(refused[0]).toBe(404);
  }
  const count = await open();
  expect(await company.refused('brandt', 'POST /api/counters/:id/room-counts', { params: params() })).toEqual(
    [409, `The room count ${count.id} of Arms Room is open already.`],
  );
  expect(
    await company.refused('brandt', 'POST /api/inventories/:id/close', {
      params: { id: count.id },
      body: {},
    }),
  ).toEqual([409, `Close the room count ${count.id} at its counter.`]);
  const listed = await company.ok('halloran', 'GET /api/counters/:id/room-counts', { params: params() });
  expect(listed[0]).toMatchObject({ id: count.id, closed_at: null });
});
