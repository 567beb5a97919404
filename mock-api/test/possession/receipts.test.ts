import type { NotificationDto } from '@hand-receipt/contracts';
import { type CounterCompany, MORNING, counterCompany } from './counter-fixture';
import { militaryTime } from '../../src/live';
import { poll, pollToEnd } from '../changes/poll';
import { ledgerFindings } from '../support/ledger-findings';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

let t: CounterCompany;

beforeAll(async () => {
  t = await counterCompany();
});
beforeEach(() => t.clock.set(MORNING));

const later = (ms: number) => t.clock.set(new Date(MORNING.getTime() + ms));
const draft = (items: string[]) => {
  const { challenge: _, contentHash: __, confirmation: ___, ...body } = t.content({ items });
  return body;
};
const refusalOf = async (items: string[]) =>
  (await t.ok('brandt', 'POST /api/counter/handovers/prepare', { body: draft(items) })).lines[0]?.message;

test('CNTR-27 the receipt is a document in the inbox, also with all notifications switched off', async () => {
  const notifications = {
    enableNotifications: false,
    transferRequests: false,
    statusUpdates: false,
    systemAlerts: false,
  };
  const saved = await t.as.whitaker({
    method: 'PUT',
    url: '/api/settings',
    body: { settings: { notifications } },
  });
  expect(saved.statusCode).toBe(200);
  const receipt = await t.handOver({ items: [await t.stocked()] });
  const { documents } = await t.ok('whitaker', 'GET /api/documents', { query: 'box=inbox' });
  expect(documents[0]).toMatchObject({ title: `Receipt ${receipt.id}`, type: 'Receipt' });
  expect(JSON.parse(documents[0]?.formData ?? '{}')).toMatchObject({
    formFields: {
      'Hand-over': receipt.id,
      Mode: 'Draw',
      Signed: 'with a PIN on the device',
      Counter: 'Arms Room B Co',
      Device: 'Window 1',
      Operator: 'SPC Brandt',
      Time: '21NOV2026 0900',
      Due: '21NOV2026 1800',
    },
  });
});

test('CNTR-28 a dispute stops hand-overs of the items until a leader who took no part settles it; a return is taken', async () => {
  const id = await t.stocked();
  const receipt = await t.handOver({ items: [id] });
  const params = { id: receipt.id };
  const body = { reason: 'I did not take it.' };
  for (const who of ['brandt', 'halloran'] as const) {
    expect(await t.refused(who, 'POST /api/counter/handovers/:id/dispute', { params, body })).toEqual([
      403,
      'Only SPC Whitaker disputes this receipt.',
    ]);
  }
  const property = (since: string) => pollToEnd(t.as.halloran, '/api/property', since);
  const changed = async (since: string) => (await poll(t.as.halloran, '/api/property', since)).ids;
  const before = await property(new Date(0).toISOString());
  const disputed = await t.ok('whitaker', 'POST /api/counter/handovers/:id/dispute', { params, body });
  expect(disputed).toMatchObject({ state: 'disputed', dispute_reason: 'I did not take it.' });
  expect(await changed(before)).toContain(id);
  // The notice leads to where a leader settles it.
  const [notice] = (await t.as.halloran({ url: '/api/notifications' })).json<NotificationDto[]>();
  expect(notice).toMatchObject({
    title: 'Receipt disputed',
    action: { label: 'Open', path: `/counter/receipts/${receipt.id}` },
  });
  expect(await t.ok('halloran', 'GET /api/counter/handovers/:id', { params })).toMatchObject({
    may: { settle: true },
  });

  const back = { sessionId: t.sessionId, itemId: id, typed: false };
  expect((await t.send('brandt', 'POST /api/counter/returns', { body: back })).statusCode).toBe(201);
  const { serial_number, disputed: disputedIn } = await t.readItem(id);
  expect(disputedIn).toBe(receipt.id);
  expect(await refusalOf([id])).toBe(
    `M4A1 Carbine ${serial_number} is disputed in ${receipt.id}. A leader settles it first.`,
  );
  const note = { note: 'It was on the rack.' };
  expect(
    (await t.refused('brandt', 'POST /api/counter/handovers/:id/settle', { params, body: note }))[0],
  ).toBe(403);
  const waiting = await property(before);
  const settled = await t.ok('halloran', 'POST /api/counter/handovers/:id/settle', { params, body: note });
  expect(await changed(waiting)).toContain(id);
  expect(settled).toMatchObject({ state: 'settled', settled_by: { id: t.ids.halloran } });
  expect(await t.readItem(id)).toMatchObject({ disputed: null });
  expect(await refusalOf([id])).toBeNull();
});

test('CNTR-28 a dispute and its settlement without words are refused', async () => {
  const receipt = await t.handOver({ items: [await t.stocked()] });
  const params = { id: receipt.id };
  const dispute = (reason: string) =>
    t.send('whitaker', 'POST /api/counter/handovers/:id/dispute', { params, body: { reason } });
  const settle = (note: string) =>
    t.send('halloran', 'POST /api/counter/handovers/:id/settle', { params, body: { note } });
  const answerOf = async (call: ReturnType<typeof dispute>) => {
    const answer = await call;
    return [answer.statusCode, answer.json<{ fields?: object }>().fields];
  };
  expect(await answerOf(dispute('   '))).toEqual([400, { reason: 'Reason is required' }]);
  expect((await dispute('I did not take it.')).statusCode).toBe(200);
  expect(await answerOf(settle(' \n '))).toEqual([400, { note: 'Note is required' }]);
  expect((await settle('It was on the rack.')).statusCode).toBe(200);
});

test('a receipt is disputed within 30 days', async () => {
  const receipt = await t.handOver({ items: [await t.stocked()] });
  later(30 * DAY_MS + 1);
  const params = { id: receipt.id };
  expect(
    await t.refused('whitaker', 'POST /api/counter/handovers/:id/dispute', {
      params,
      body: { reason: 'Late' },
    }),
  ).toEqual([409, 'A receipt is disputed within 30 days. Tell your leader.']);
});

test('CNTR-29 receipts that nobody acknowledged in 72 hours are listed for the Commander with operator and device', async () => {
  const late = await t.handOver({ items: [await t.stocked()] });
  const right = await t.handOver({ items: [await t.stocked()] });
  await t.ok('whitaker', 'POST /api/counter/handovers/:id/acknowledge', { params: { id: right.id } });
  const list = () => t.ok('halloran', 'GET /api/counter/handovers', { query: 'late=true' });
  later(71 * HOUR_MS);
  expect((await list()).map(({ id }) => id)).not.toContain(late.id);
  later(72 * HOUR_MS);
  const listed = await list();
  expect(listed.map(({ id }) => id)).toContain(late.id);
  expect(listed.map(({ id }) => id)).not.toContain(right.id);
  expect(listed.find(({ id }) => id === late.id)).toMatchObject({
    operator: { id: t.ids.brandt },
    device: 'Window 1',
  });
});

test('CNTR-26 own-session waits 15 minutes and reserves; after that the counter sends it again', async () => {
  const id = await t.stocked();
  const waiting = await t.handOver({ items: [id], confirmation: { method: 'own-session' } });
  later(15 * 60 * 1000);
  expect(
    await t.refused('whitaker', 'POST /api/counter/handovers/:id/confirm', {
      params: { id: waiting.id },
      body: { contentHash: waiting.content_hash },
    }),
  ).toEqual([409, 'This hand-over waited too long. Ask the counter to send it again.']);
  const again = await t.handOver({ items: [id], draftId: waiting.draft_id ?? '' });
  expect([again.state, again.draft_id]).toEqual(['recorded', waiting.draft_id]);
});

test('what is signed in an own session is what was shown: a lower count after that is shown first', async () => {
  const id = await t.stocked();
  const { components, version } = await t.ok('brandt', 'POST /api/property/:id/components', {
    params: { id },
    body: { name: 'Magazine', quantity: 7, required: true },
  });
  later(HOUR_MS);
  const waiting = await t.handOver({
    items: [id],
    actAt: MORNING.toISOString(),
    confirmation: { method: 'own-session' },
  });
  const params = { id: waiting.id };
  const read = () => t.ok('whitaker', 'GET /api/counter/handovers/:id', { params });
  const confirm = (contentHash: string) =>
    t.refused('whitaker', 'POST /api/counter/handovers/:id/confirm', { params, body: { contentHash } });
  const first = await read();
  expect(first.to_sign?.content_hash).toBe(waiting.content_hash);
  expect(first.to_sign?.lines).toMatchObject([{ line: 1, item: { id, components: [{ short: 0 }] } }]);
  expect((await t.ok('brandt', 'GET /api/counter/handovers/:id', { params })).to_sign).toBeUndefined();
  await t.ok('halloran', 'PUT /api/property/:id/component-counts', {
    params: { id },
    body: { counts: [{ componentId: components[0]?.id ?? '', onHand: 5, damaged: 0 }], version },
  });
  expect(await confirm(waiting.content_hash)).toEqual([
    409,
    'The list changed after it was shown. Show it again.',
  ]);
  const { to_sign: toSign } = await read();
  expect(toSign?.lines[0]?.item.components[0]?.short).toBe(2);
  const contentHash = toSign?.content_hash ?? '';
  const signed = await t.ok('whitaker', 'POST /api/counter/handovers/:id/confirm', {
    params,
    body: { contentHash },
  });
  expect(signed).toMatchObject({ state: 'acknowledged', content_hash: contentHash });
  expect(signed.content_hash).not.toBe(waiting.content_hash);
  expect(await ledgerFindings(t)).toEqual([]);
});

test('what waits ends at once where the recipient says that it is not right, or an operator takes it back', async () => {
  const id = await t.stocked();
  for (const who of ['tanaka', 'brandt'] as const) {
    const waiting = await t.handOver({
      items: [id],
      recipientId: t.ids.tanaka,
      confirmation: { method: 'own-session' },
    });
    const params = { id: waiting.id };
    const withdraw = 'POST /api/counter/handovers/:id/withdraw';
    expect((await t.refused('whitaker', withdraw, { params }))[0]).toBe(404);
    expect(await t.refused('halloran', withdraw, { params })).toEqual([
      403,
      'Only SPC Tanaka or an operator of Arms Room ends this hand-over.',
    ]);
    expect(await t.ok(who, withdraw, { params })).toMatchObject({
      state: 'lapsed',
      withdrawn_by: { id: t.ids[who] },
      waits_until: MORNING.toISOString(),
    });
    // Who ends or signs it later hears that it was ended, by whom and when.
    later(60 * 1000);
    const [, ended] = await t.refused(who, withdraw, { params });
    expect(ended).toBe(
      who === 'tanaka'
        ? `SPC Tanaka said on 21NOV2026 0900 that ${waiting.id} is not right. Ask the counter to send it again.`
        : `SPC Brandt took ${waiting.id} back on 21NOV2026 0900. Ask the counter to send it again.`,
    );
    const body = { contentHash: waiting.content_hash };
    const confirm = 'POST /api/counter/handovers/:id/confirm';
    expect(await t.refused('tanaka', confirm, { params, body })).toEqual([409, ended]);
    t.clock.set(MORNING);
    const told = who === 'tanaka' ? 'brandt' : 'tanaka';
    const notices = (await t.as[told]({ url: '/api/notifications' })).json<NotificationDto[]>();
    expect(notices.at(-1)?.message).toContain(waiting.id);
  }
  // The item is free again.
  const drawn = await t.handOver({ items: [id] });
  expect(drawn.state).toBe('recorded');
  expect(
    await t.refused('brandt', 'POST /api/counter/handovers/:id/withdraw', { params: { id: drawn.id } }),
  ).toEqual([409, `${drawn.id} is signed already.`]);
});

test('CNTR-26 the notice says by when to sign, which stays true once that time has passed', async () => {
  const { id } = await t.handOver({
    items: [await t.stocked()],
    recipientId: t.ids.tanaka,
    confirmation: { method: 'own-session' },
  });
  const until = militaryTime(new Date(MORNING.getTime() + 15 * 60 * 1000));
  const notices = (await t.as.tanaka({ url: '/api/notifications' })).json<NotificationDto[]>();
  expect(notices.at(-1)).toMatchObject({
    title: 'Signature requested',
    message: `SPC Brandt at Arms Room asks you to sign ${id} by ${until}. Without your signature it ends then.`,
  });
});

test('I returned this tells the operators and the Commander once, and moves nothing', async () => {
  const id = await t.stocked();
  await t.handOver({ items: [id] });
  const params = { id };
  const claim = () => t.ok('whitaker', 'POST /api/property/:id/returned-claim', { params });
  await Promise.all([claim(), claim()]);
  await claim();
  const { serial_number } = await t.readItem(id);
  const message = `SPC Whitaker says that they brought M4A1 Carbine ${serial_number} back to Arms Room. It is not recorded.`;
  for (const who of ['brandt', 'halloran'] as const) {
    const notices = await t.database.db
      .selectFrom('notification')
      .select('action')
      .where('user_id', '=', t.ids[who])
      .where('message', '=', message)
      .execute();
    expect(notices.map(({ action }) => action?.path)).toEqual([`/counter/who-is-out?counter=${t.counterId}`]);
  }
  expect((await t.out()).find(([item]) => item === id)).toEqual([id, 'SPC Whitaker']);
});

test('CNTR-41 an extension past 30 days is refused, and what is lent is not handed on until it is converted', async () => {
  t.clock.set(MORNING);
  await t.ok('halloran', 'PUT /api/counters/:id/authority', {
    params: { id: t.counterId },
    body: { until: '2027-12-31' },
  });
  const { id } = await t.createItem({ name: 'Tent' });
  const dueAt = new Date(2026, 11, 10, 18, 0).toISOString();
  const receipt = await t.handOver({ items: [id], mode: 'temporary', dueAt });
  const handOn = () =>
    t.send('whitaker', 'POST /api/transfers', { body: { propertyId: id, toUserId: t.ids.tanaka } });
  const refused = await handOn();
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    'An item on a temporary hand receipt is not handed on.',
  ]);
  const params = { id: receipt.id };
  const prepare = (body: object) =>
    t.send('brandt', 'POST /api/temporary-receipts/:id/prepare', {
      params,
      body: { sessionId: t.sessionId, act: 'convert', ...body },
    });
  const tooLong = await prepare({ act: 'extend', dueAt: new Date(2026, 11, 22, 9, 0).toISOString() });
  expect(tooLong.json<{ message: string }>().message).toBe(
    'A temporary hand receipt ends 21DEC2026, 30 days after it began. Convert it or take the items back.',
  );
  const sign = async (act: 'extend' | 'convert', dueAt?: string) => {
    const { challenge, content_hash } = (await prepare({ act, ...(dueAt && { dueAt }) })).json<{
      challenge: string;
      content_hash: string;
    }>();
    const body = {
      sessionId: t.sessionId,
      challenge,
      contentHash: content_hash,
      confirmation: { method: 'pin-on-device', pin: '482915' },
      ...(dueAt && { dueAt }),
    };
    return t.as.brandt({ method: 'POST', url: `/api/temporary-receipts/${receipt.id}/${act}`, body });
  };
  expect((await sign('extend', new Date(2026, 11, 20, 18, 0).toISOString())).statusCode).toBe(200);
  expect((await sign('convert')).statusCode).toBe(200);
  const links = await t.database.db
    .selectFrom('custody_link')
    .select(['kind', 'due_at'])
    .where('item_id', '=', id)
    .where('user_id', '=', t.ids.whitaker)
    .execute();
  expect(links).toEqual([{ kind: 'hand-receipt', due_at: null }]);
  const paper = await t.as.whitaker({ url: `/api/transfers/${receipt.lines[0]?.transfer_id}/da2062` });
  expect(paper.statusCode).toBe(200);
  expect((await handOn()).statusCode).toBe(201);
});

test('CNTR-47 nothing of another company is found by a code', async () => {
  const item = { name: 'Radio', serial_number: 'C-77001' };
  await t.as.stranger({ method: 'POST', url: '/api/property', body: item });
  const read = async (code: string) =>
    t.ok('brandt', 'POST /api/counter/read', { body: { sessionId: t.sessionId, code } });
  expect(await read('C-77001')).toMatchObject({
    kind: 'unknown',
    item: null,
    message: 'C-77001 is not on the books.',
  });
  expect(await read('Stranger')).toMatchObject({ kind: 'unknown', person: null });
  expect(await read('Whitaker')).toMatchObject({ kind: 'person', person: { id: t.ids.whitaker } });
});

test('the ledger check passes after all of it', async () => {
  expect(await ledgerFindings(t)).toEqual([]);
});
