import type { ExtendDto, HandOverDto, PreparedDto, TemporaryAct } from '@hand-receipt/contracts';
import { readPdf, wordsOf } from '../forms/support/pdf';
import { type CounterCompany, MORNING, PIN, authorizedCompany, eventsOf } from './counter-fixture';
import { ledgerFindings } from '../support/ledger-findings';

let t: CounterCompany;
beforeAll(async () => {
  t = await authorizedCompany();
});
beforeEach(() => t.clock.set(MORNING));

const on = (day: number, hour = 18) => new Date(2026, 11, day, hour).toISOString();
const MAY_NOT_HAND_ON = 'An item on a temporary hand receipt is not handed on.';

/** A temporary receipt of whitaker, due 28NOV2026. */
const lend = async (items = 1, dueAt = new Date(2026, 10, 28, 12).toISOString()) => {
  const ids: string[] = [];
  for (let made = 0; made < items; made += 1) ids.push(await t.stocked('Radio'));
  return t.handOver({ mode: 'temporary', items: ids, recipientId: t.ids.whitaker, dueAt });
};

const prepare = (id: string, act: TemporaryAct, dueAt?: string) =>
  t.ok('brandt', 'POST /api/temporary-receipts/:id/prepare', {
    params: { id },
    body: { sessionId: t.sessionId, act, ...(dueAt && { dueAt }) },
  });

const signed = ({ challenge, content_hash }: PreparedDto, method: 'pin-on-device' | 'own-session') => ({
  sessionId: t.sessionId,
  challenge: challenge ?? '',
  contentHash: content_hash ?? '',
  confirmation: method === 'own-session' ? { method } : { method, pin: PIN },
});

const extend = async (id: string, dueAt: string, method: 'pin-on-device' | 'own-session' = 'pin-on-device') =>
  t.send('brandt', 'POST /api/temporary-receipts/:id/extend', {
    params: { id },
    body: { ...signed(await prepare(id, 'extend', dueAt), method), dueAt } satisfies ExtendDto,
  });

const convert = async (id: string, method: 'pin-on-device' | 'own-session' = 'pin-on-device') =>
  t.send('brandt', 'POST /api/temporary-receipts/:id/convert', {
    params: { id },
    body: signed(await prepare(id, 'convert'), method),
  });

const read = (id: string, who: 'brandt' | 'whitaker' = 'brandt') =>
  t.ok(who, 'GET /api/counter/handovers/:id', { params: { id } });

/** The call with which the recipient signs the change that they are shown now. */
const shownTo = async (id: string) => {
  const { waiting_change } = await read(id, 'whitaker');
  const body = { contentHash: waiting_change?.content_hash ?? '' };
  return ['POST /api/temporary-receipts/:id/confirm', { params: { id }, body }] as const;
};

const open = () =>
  t.ok('brandt', 'GET /api/counter/handovers', {
    query: `counter=${t.counterId}&mode=temporary&open=true&order=due`,
  });

test('a temporary receipt to a person in the chain of the item is refused before they are asked to sign', async () => {
  const { id } = await t.createItem({ name: 'Radio' });
  await t.signDown(id, 'brandt');
  const {
    challenge: _,
    contentHash: __,
    confirmation: ___,
    ...body
  } = t.content({
    items: [id],
    mode: 'temporary',
    recipientId: t.ids.halloran,
    dueAt: on(5),
  });
  const { challenge, lines } = await t.ok('brandt', 'POST /api/counter/handovers/prepare', { body });
  expect(challenge).toBeNull();
  expect(JSON.stringify(lines)).toContain('SPC Halloran has Radio');
});

test('an extension moves the due date of what is out, and is shown on the receipt', async () => {
  const { id, lines } = await lend();
  expect((await extend(id, on(5))).statusCode).toBe(200);
  expect((await extend(id, on(12))).statusCode).toBe(200);
  const receipt = await read(id);
  expect(receipt.due_at).toBe(on(12));
  expect(receipt.changes).toMatchObject([
    { act: 'extend', method: 'pin-on-device' },
    { act: 'extend', method: 'pin-on-device' },
  ]);
  const [, second] = await eventsOf(t, lines[0]?.item.id ?? '', 'TEMPORARY RECEIPT');
  // The second extension begins where the first one ended.
  expect(second?.details).toMatchObject({ action: 'extended', dueBefore: on(5), dueAfter: on(12) });
  expect(await ledgerFindings(t)).toEqual([]);
});

test('CNTR-41 an extension past 30 days is refused with the date', async () => {
  const { id } = await lend();
  const late = { sessionId: t.sessionId, act: 'extend', dueAt: on(22, 9) } as const;
  expect(
    await t.refused('brandt', 'POST /api/temporary-receipts/:id/prepare', { params: { id }, body: late }),
  ).toEqual([
    409,
    'A temporary hand receipt ends 21DEC2026, 30 days after it began. Convert it or take the items back.',
  ]);
});

test('CNTR-41 a conversion offers a DA 2062, and the items may be handed on afterwards', async () => {
  const { id, lines } = await lend();
  const [line] = lines;
  const offer = { body: { propertyId: line?.item.id ?? '', toUserId: t.ids.tanaka } };
  const handOn = () => t.send('whitaker', 'POST /api/transfers', offer);
  expect((await handOn()).json<{ message: string }>().message).toBe(MAY_NOT_HAND_ON);
  expect((await convert(id)).statusCode).toBe(200);
  const receipt = await read(id);
  expect(receipt).toMatchObject({ due_at: null, changes: [{ act: 'convert' }] });
  expect(receipt.may.extend).toBe(false);
  // It is no temporary receipt any more.
  expect((await open()).map((one) => one.id)).not.toContain(id);
  const paper = await t.as.brandt({ url: `/api/counter/handovers/${id}/paper` });
  const words = (await readPdf(paper.rawPayload)).pages.map((page) => wordsOf(page)).join(' ');
  expect(words).toContain('DA FORM 2062');
  expect(words).toContain(line?.item.serial_number);
  expect((await handOn()).statusCode).toBe(201);
});

test('a change is signed by the recipient in their own session, within 15 minutes', async () => {
  const { id } = await lend();
  const asked = await extend(id, on(5), 'own-session');
  expect(asked.statusCode).toBe(202);
  expect(asked.json<HandOverDto>().waiting_change).toMatchObject({ act: 'extend', due_at: on(5) });
  expect(await read(id, 'whitaker')).toMatchObject({ may: { confirmChange: true } });
  // Nothing has moved yet.
  expect((await read(id)).due_at).toBe(new Date(2026, 10, 28, 12).toISOString());
  const sign = await shownTo(id);
  expect(await t.refused('halloran', ...sign)).toEqual([403, `Only SPC Whitaker signs for ${id}.`]);
  const done = await t.ok('whitaker', ...sign);
  expect(done).toMatchObject({
    due_at: on(5),
    waiting_change: null,
    changes: [{ act: 'extend', method: 'own-session' }],
  });
  expect(await ledgerFindings(t)).toEqual([]);
  expect(await t.refused('whitaker', ...sign)).toEqual([409, 'This change was confirmed already.']);

  await convert(id, 'own-session');
  const late = await shownTo(id);
  t.clock.set(new Date(MORNING.getTime() + 15 * 60_000));
  expect(await t.refused('whitaker', ...late)).toEqual([
    409,
    'This hand-over waited too long. Ask the counter to send it again.',
  ]);
  expect((await read(id)).waiting_change).toBeNull();
});

test('a change that waited too long says so, though an earlier one was signed', async () => {
  for (const method of ['own-session', 'pin-on-device'] as const) {
    t.clock.set(MORNING);
    const { id } = await lend();
    await extend(id, on(4), method);
    if (method === 'own-session') await t.ok('whitaker', ...(await shownTo(id)));
    await extend(id, on(5), 'own-session');
    const late = await shownTo(id);
    t.clock.set(new Date(MORNING.getTime() + 15 * 60_000));
    await t.app.scheduler.run('hand-overs that waited too long');
    expect(await t.refused('whitaker', ...late)).toEqual([
      409,
      'This hand-over waited too long. Ask the counter to send it again.',
    ]);
  }
});

test('a change that waits is replaced by one that is signed at the counter', async () => {
  const { id } = await lend();
  await extend(id, on(5), 'own-session');
  const sign = await shownTo(id);
  expect((await extend(id, on(6))).statusCode).toBe(200);
  expect(await t.refused('whitaker', ...sign)).toEqual([409, 'A newer change replaced this one.']);
  expect((await read(id)).due_at).toBe(on(6));
});

test('the recipient signs the change that they were shown, not a later one that waits', async () => {
  const { id } = await lend();
  await extend(id, on(5), 'own-session');
  const shown = await shownTo(id);
  await convert(id, 'own-session');
  expect(await t.refused('whitaker', ...shown)).toEqual([409, 'A newer change replaced this one.']);
  expect(await read(id)).toMatchObject({ changes: [], waiting_change: { act: 'convert' } });
  const done = await t.ok('whitaker', ...(await shownTo(id)));
  expect(done).toMatchObject({ waiting_change: null, changes: [{ act: 'convert' }] });
});

test('an item that comes back while a change waits makes the recipient see it again', async () => {
  const { id, lines } = await lend(2);
  await extend(id, on(5), 'own-session');
  const sign = await shownTo(id);
  const itemId = lines[0]?.item.id ?? '';
  await t.ok('brandt', 'POST /api/counter/returns', {
    body: { sessionId: t.sessionId, itemId, typed: false },
  });
  expect(await t.refused('whitaker', ...sign)).toEqual([
    409,
    'The list changed after it was shown. Show it again.',
  ]);
});

test('a part that was returned leaves the rest open, and the last one closes it', async () => {
  const { id, lines } = await lend(2);
  const back = (itemId = '') =>
    t.ok('brandt', 'POST /api/counter/returns', { body: { sessionId: t.sessionId, itemId, typed: false } });
  await back(lines[0]?.item.id);
  const part = (await open()).find((one) => one.id === id);
  expect(part?.lines.map(({ returned_at }) => returned_at !== null)).toEqual([true, false]);
  expect((await extend(id, on(5))).statusCode).toBe(200);
  await back(lines[1]?.item.id);
  expect((await open()).map((one) => one.id)).not.toContain(id);
  expect(
    await t.refused('brandt', 'POST /api/temporary-receipts/:id/prepare', {
      params: { id },
      body: { sessionId: t.sessionId, act: 'convert' },
    }),
  ).toEqual([409, `${id} is closed.`]);
});

test('open receipts are listed by their due date, page by page', async () => {
  const soon = await lend(1, new Date(2026, 10, 22, 12).toISOString());
  const later = await lend(1, new Date(2026, 10, 27, 12).toISOString());
  const ids = (await open()).map(({ id }) => id);
  expect(ids.indexOf(soon.id)).toBe(0);
  expect(ids.indexOf(later.id)).toBe(1);
  // An extension takes its place by the new date.
  await extend(soon.id, on(20));
  const first = await t.as.brandt({
    url: `/api/counter/handovers?counter=${t.counterId}&mode=temporary&open=true&order=due&limit=1`,
  });
  expect(first.json<HandOverDto[]>().map(({ id }) => id)).toEqual([later.id]);
  expect((await open()).at(-1)?.id).toBe(soon.id);
});

test.each(['extend', 'convert'] as const)(
  'a receipt out of sight answers to %s as an unknown one',
  async (act) => {
    const { id } = await lend();
    const { challenge, content_hash: contentHash } = await prepare(id, act, on(5));
    const answer = async (receipt: string, confirmation: object) => {
      const body = { sessionId: t.sessionId, challenge, contentHash, confirmation };
      const response = await t.as.stranger({
        method: 'POST',
        url: `/api/temporary-receipts/${receipt}/${act}`,
        body: act === 'extend' ? { ...body, dueAt: on(5) } : body,
      });
      return [response.statusCode, response.json<{ message: string }>().message];
    };
    for (const [confirmation, status] of [
      [{ method: 'pin-on-device' }, 400],
      [{ method: 'pin-on-device', pin: PIN }, 404],
      [{ method: 'passkey-on-device' }, 400],
      [{ method: 'own-session' }, 404],
    ] as const) {
      const unknown = await answer('HO-9999', confirmation);
      expect(unknown[0]).toBe(status);
      expect(await answer(id, confirmation)).toEqual(unknown);
    }
  },
);
