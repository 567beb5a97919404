import type { CounterPackDto, ReturnAnswerDto } from '@hand-receipt/contracts';
import { type CounterCompany, counterCompany, eventsOf } from './counter-fixture';
import { ledgerFindings } from '../support/ledger-findings';

let t: CounterCompany;
beforeEach(async () => {
  t = await counterCompany();
});

const MINUTE_MS = 60_000;
const later = (minutes: number) => t.clock.set(new Date(t.clock.now().getTime() + minutes * MINUTE_MS));

/** The pack as a device with a version of it asks for it. */
const packWith = (etag?: string) =>
  t.as.brandt({
    method: 'GET',
    url: `/api/counters/${t.counterId}/pack?session=${t.sessionId}`,
    headers: etag ? { 'if-none-match': etag } : {},
  });
const giveBack = async (itemId: string, more: object) => {
  const body = { sessionId: t.sessionId, itemId, typed: false, ...more };
  const answer = await t.send('brandt', 'POST /api/counter/returns', { body });
  return { status: answer.statusCode, ...answer.json<ReturnAnswerDto>() };
};

test('CNTR-42 a device that has the pack is sent none until something in it changes', async () => {
  const id = await t.stocked();
  const first = await packWith();
  const etag = String(first.headers.etag);
  expect(first.json<CounterPackDto>().stock.map((item) => item.id)).toEqual([id]);
  for (const known of [etag, `W/${etag}`]) {
    const again = await packWith(known);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  }
  await t.handOver({ items: [id] });
  const changed = await packWith(etag);
  expect(changed.statusCode).toBe(200);
  expect(changed.json<CounterPackDto>().out.map(({ item }) => item.id)).toEqual([id]);
  expect(changed.headers.etag).not.toBe(etag);
});

test('CNTR-42 a queued return of what was returned and drawn again leaves it with who drew it last', async () => {
  const id = await t.stocked();
  const drawn = await t.handOver({ items: [id] });
  later(5);
  const atWindow = t.clock.now().toISOString();
  // Another device takes it back and gives it out again, before the queue of the first is sent.
  await giveBack(id, {});
  later(5);
  await t.handOver({ items: [id], recipientId: t.ids.tanaka });
  const before = await eventsOf(t, id, 'POSSESSION');
  later(5);
  for (const queued of [{ actAt: atWindow, handoverId: drawn.id }, { actAt: atWindow }]) {
    const { status, message, changed } = await giveBack(id, queued);
    expect([status, changed, message]).toEqual([200, false, 'Already returned at 0905 by SPC Brandt.']);
  }
  expect(await t.out()).toEqual([[id, 'SPC Tanaka']]);
  expect(await eventsOf(t, id, 'POSSESSION')).toEqual(before);
  expect(await ledgerFindings(t)).toEqual([]);
});

test('CNTR-42 a queued return of a device whose clock is slow is recorded, and not before the draw', async () => {
  const id = await t.stocked();
  const drawn = await t.handOver({ items: [id] });
  const slow = new Date(t.clock.now().getTime() - 60 * MINUTE_MS).toISOString();
  later(5);
  const { status, handover } = await giveBack(id, { actAt: slow, handoverId: drawn.id });
  expect([status, handover?.act_at]).toEqual([201, drawn.act_at]);
  expect(await t.out()).toEqual([]);
  expect(await ledgerFindings(t)).toEqual([]);
});
