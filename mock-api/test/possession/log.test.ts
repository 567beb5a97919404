import type { LogLineDto } from '@hand-receipt/contracts';
import { readPdf, wordsOf } from '../forms/support/pdf';
import { type CounterCompany, MORNING, PIN, counterCompany } from './counter-fixture';
import { ledgerFindings } from '../support/ledger-findings';

let company: CounterCompany;
beforeAll(async () => {
  company = await counterCompany();
});
afterEach(() => company.clock.set(MORNING));

const MINUTE = 60_000;
const later = (minutes: number): Date => new Date(MORNING.getTime() + minutes * MINUTE);
const params = () => ({ id: company.counterId });
const log = (who: 'halloran' | 'petrov' = 'halloran', query = ''): Promise<LogLineDto[]> =>
  company.ok(who, 'GET /api/counters/:id/log', { params: params(), query });
const csv = async (): Promise<string> =>
  (await company.as.halloran({ url: `/api/counters/${company.counterId}/log.csv` })).body;
const paper = async (): Promise<string> => {
  const answer = await company.as.halloran({ url: `/api/counters/${company.counterId}/log.pdf` });
  return (await readPdf(answer.rawPayload)).pages.map((page) => wordsOf(page)).join(' ');
};
const lineOf = async (itemId: string) =>
  (await log()).find((line) => line.kind === 'item' && line.item.id === itemId);

/** The line of a file that names this item. */
const rowOf = (text: string, serial: string): string[] | undefined =>
  text
    .split('\r\n')
    .find((line) => line.includes(serial))
    ?.split(',');

test('CNTR-45 who took the keys stands in the log, on screen, as CSV and on paper', async () => {
  const rifle = await company.stocked();
  await company.handOver({ items: [rifle], recipientId: company.ids.tanaka });
  company.clock.set(new Date(2026, 10, 21, 17, 50));
  await company.ok('brandt', 'POST /api/counter/returns', {
    body: { sessionId: company.sessionId, itemId: rifle, typed: false },
  });
  company.clock.set(new Date(2026, 10, 21, 18, 6));
  const count = await company.ok('brandt', 'POST /api/counters/:id/room-counts', { params: params() });
  await company.ok('brandt', 'POST /api/inventories/:id/scans', {
    params: { id: count.id },
    body: { code: (await company.readItem(rifle)).serial_number },
  });
  await company.ok('brandt', 'POST /api/counters/:id/room-counts/:inventoryId/close', {
    params: { ...params(), inventoryId: count.id },
    body: { keysTo: { userId: company.ids.voss, device: 'Window 1', pin: PIN } },
  });
  const [first, second] = await log();
  expect(first).toMatchObject({
    kind: 'keys',
    inventory_id: count.id,
    person: { name: 'SPC Voss' },
    closed_by: { id: company.ids.brandt },
    method: 'pin-on-device',
    at: new Date(2026, 10, 21, 18, 6).toISOString(),
  });
  expect(second).toMatchObject({ kind: 'item', item: { id: rifle } });
  const words = 'Keys to SPC Voss, 21NOV2026 1806';
  expect(await csv()).toContain(`"${words}"`);
  // Its cell wraps.
  expect(await paper()).toMatch(/Keys to SPC Voss,.*21NOV2026 1806/);
  // A leader of some of its people reads their lines, and nothing of the room.
  expect((await log('petrov')).filter(({ kind }) => kind === 'keys')).toEqual([]);
  expect(await log('halloran', 'from=2026-11-22&to=2026-11-22')).toEqual([]);
});

test('what is entered from paper has both times in the log, and so has a return that was sent later', async () => {
  const rifle = await company.stocked();
  const { serial_number: serial } = await company.readItem(rifle);
  company.clock.set(later(150));
  const drawn = { items: [rifle], recipientId: company.ids.whitaker, actAt: later(30).toISOString() };
  await company.handOver(drawn);
  company.clock.set(later(240));
  await company.ok('brandt', 'POST /api/counter/returns', {
    body: { sessionId: company.sessionId, itemId: rifle, typed: false, actAt: later(200).toISOString() },
  });
  expect(await lineOf(rifle)).toMatchObject({
    out_at: later(30).toISOString(),
    recorded_at: later(150).toISOString(),
    in_at: later(200).toISOString(),
    in_recorded_at: later(240).toISOString(),
  });
  const row = rowOf(await csv(), serial);
  for (const time of ['0930', '1130', '1220', '1300']) expect(row).toContain(`21NOV2026 ${time}`);
  const words = await paper();
  for (const time of ['0930', '1130', '1220', '1300']) expect(words).toContain(`21NOV2026 ${time}`);
  expect(words.split('recorded').length - 1).toBe(2);
});

test('a time that is two minutes off is one time, and a time in the future counts as now', async () => {
  const [near, ahead] = [await company.stocked(), await company.stocked()];
  const whitaker = company.ids.whitaker;
  await company.handOver({ items: [near], recipientId: whitaker, actAt: later(-2).toISOString() });
  await company.handOver({ items: [ahead], recipientId: whitaker, actAt: later(24 * 60).toISOString() });
  for (const [id, at] of [
    [near, later(-2)],
    [ahead, MORNING],
  ] as const) {
    expect(await lineOf(id)).toMatchObject({ out_at: at.toISOString(), recorded_at: MORNING.toISOString() });
    const { serial_number: serial } = await company.readItem(id);
    // 'Out Recorded' is empty.
    expect(rowOf(await csv(), serial)?.[6]).toBe('');
  }
});

test('CNTR-28 receipts that are disputed are named in the log, of what went out and of what came back', async () => {
  const rifle = await company.stocked();
  const { serial_number: serial } = await company.readItem(rifle);
  const out = await company.handOver({ items: [rifle], recipientId: company.ids.tanaka });
  const answer = await company.ok('brandt', 'POST /api/counter/returns', {
    body: { sessionId: company.sessionId, itemId: rifle, typed: false },
  });
  const back = answer.handover?.id ?? '';
  for (const id of [out.id, back]) {
    await company.ok('tanaka', 'POST /api/counter/handovers/:id/dispute', {
      params: { id },
      body: { reason: 'I was on leave.' },
    });
  }
  expect(await lineOf(rifle)).toMatchObject({ state: 'disputed', return_id: back, in_state: 'disputed' });
  expect(rowOf(await csv(), serial)?.join(',')).toContain(`"${out.id}, ${back}"`);
  expect(await paper()).toContain('Disputed');
  await company.ok('halloran', 'POST /api/counter/handovers/:id/settle', {
    params: { id: back },
    body: { note: 'They were here.' },
  });
  expect(rowOf(await csv(), serial)?.at(-1)).toBe(out.id);
  expect(await ledgerFindings(company)).toEqual([]);
});

test('CNTR-35 the reason why another person got a weapon is in the log on paper', async () => {
  const rifle = await company.stocked();
  await company.ok('brandt', 'PUT /api/counters/:id/authorizations', {
    params: params(),
    body: { entries: [{ itemId: rifle, userId: company.ids.tanaka }] },
  });
  const lines = [{ itemId: rifle, reason: 'Their own is in repair.' }];
  await company.handOver({ items: [], lines, recipientId: company.ids.whitaker });
  expect((await paper()).replace(/\s+/g, ' ')).toContain('Their own is');
});

test('CNTR-37 the log shows 92 days at most and a file has 366; days out of order are refused', async () => {
  const ask = async (file: '' | '.csv' | '.pdf', query: string) => {
    const answer = await company.as.halloran({
      url: `/api/counters/${company.counterId}/log${file}?${query}`,
    });
    const { message } = answer.statusCode === 200 ? { message: null } : answer.json<{ message: string }>();
    return [answer.statusCode, message];
  };
  const tooLong = (days: number) => [400, `The log has at most ${days} days at a time. Choose fewer days.`];
  expect(await ask('', 'from=2026-08-22&to=2026-11-21')).toEqual([200, null]);
  expect(await ask('', 'from=2026-08-21&to=2026-11-21')).toEqual(tooLong(92));
  expect(await ask('', 'from=2026-08-21')).toEqual(tooLong(92));
  expect(await ask('', 'to=2026-08-21')).toEqual([200, null]);
  for (const file of ['.csv', '.pdf'] as const) {
    expect(await ask(file, 'from=2025-11-21&to=2026-11-21')).toEqual([200, null]);
    expect(await ask(file, 'from=2025-11-20&to=2026-11-21')).toEqual(tooLong(366));
  }
  for (const file of ['', '.csv', '.pdf'] as const) {
    expect(await ask(file, 'from=2026-11-21&to=2026-11-20')).toEqual([
      400,
      'The first day is after the last one.',
    ]);
  }
});
