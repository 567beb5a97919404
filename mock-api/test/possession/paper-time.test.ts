import type { CommitHandOverDto } from '@hand-receipt/contracts';
import { ledgerFindings } from '../support/ledger-findings';
import { type CounterCompany, MORNING, authorizedCompany } from './counter-fixture';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let t: CounterCompany;
beforeAll(async () => {
  t = await authorizedCompany();
});
beforeEach(() => t.clock.set(MORNING));

const after = (ms: number): Date => new Date(MORNING.getTime() + ms);
const serialOf = async (id: string) => (await t.readItem(id)).serial_number;

/** What preparing a list answers. */
const prepare = (wanted: Partial<CommitHandOverDto> & { items: string[] }) => {
  const { challenge: _, contentHash: __, confirmation: ___, ...body } = t.content(wanted);
  return t.send('brandt', 'POST /api/counter/handovers/prepare', { body });
};
const refusedTime = async (wanted: Partial<CommitHandOverDto> & { items: string[] }) => {
  const answer = await prepare(wanted);
  const { message, fields } = answer.json<{ message: string; fields: { actAt: string } }>();
  expect([answer.statusCode, fields]).toEqual([400, { actAt: message }]);
  return message;
};
const takeBack = (itemId: string, actAt?: Date) =>
  t.send('brandt', 'POST /api/counter/returns', {
    body: { sessionId: t.sessionId, itemId, typed: false, ...(actAt && { actAt: actAt.toISOString() }) },
  });

test('a draw from the paper log is due at the closing time after it, and may be overdue', async () => {
  const rifle = await t.stocked();
  t.clock.set(after(DAY_MS));
  const drawn = await t.handOver({ items: [rifle], actAt: after(HOUR_MS).toISOString() });
  expect(drawn.due_at).toBe(new Date(2026, 10, 21, 18).toISOString());
  const { entries } = await t.ok('brandt', 'GET /api/counters/:id/out', { params: { id: t.counterId } });
  expect(entries.find(({ item }) => item.id === rifle)?.state).toBe('overdue');

  const other = await t.stocked();
  const actAt = after(DAY_MS + 10 * MINUTE_MS).toISOString();
  t.clock.set(after(DAY_MS + 5 * HOUR_MS));
  const late = await prepare({ items: [other], actAt, dueAt: after(2 * DAY_MS + HOUR_MS).toISOString() });
  expect(late.json<{ message: string }>().message).toBe(
    'A draw is due in less than 24 hours, before 23NOV2026 0910.',
  );
  expect(await ledgerFindings(t)).toEqual([]);
});

test('CNTR-41 a temporary receipt from the paper log ends 30 days after the paper, also when it is extended', async () => {
  const [tent, other] = [await t.stocked('Tent'), await t.stocked('Tent')];
  t.clock.set(after(3 * DAY_MS));
  const lent = { mode: 'temporary', actAt: after(HOUR_MS).toISOString() } as const;
  const { id, due_at: due } = await t.handOver({ items: [tent], ...lent });
  expect(due).toBe(new Date(2026, 11, 21, 18).toISOString());
  const late = await prepare({ items: [other], ...lent, dueAt: new Date(2026, 11, 22, 9).toISOString() });
  expect(late.json<{ message: string }>().message).toBe(
    'A temporary hand receipt ends 21DEC2026 at the latest, after 30 days.',
  );
  const extend = (dueAt: Date) =>
    t.refused('brandt', 'POST /api/temporary-receipts/:id/prepare', {
      params: { id },
      body: { sessionId: t.sessionId, act: 'extend', dueAt: dueAt.toISOString() },
    });
  expect(await extend(new Date(2026, 11, 22, 9))).toEqual([
    409,
    'A temporary hand receipt ends 21DEC2026, 30 days after it began. Convert it or take the items back.',
  ]);
});

test('an extension to the day on which it is due, or an earlier one, is refused', async () => {
  const tent = await t.stocked('Tent');
  const dueAt = new Date(2026, 11, 10, 12).toISOString();
  const { id } = await t.handOver({ mode: 'temporary', items: [tent], dueAt });
  for (const day of [9, 10]) {
    const answer = await t.send('brandt', 'POST /api/temporary-receipts/:id/prepare', {
      params: { id },
      body: { sessionId: t.sessionId, act: 'extend', dueAt: new Date(2026, 11, day, 23).toISOString() },
    });
    expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([
      400,
      { dueAt: 'Choose a day after 10DEC2026.' },
    ]);
  }
});

test('a paper log is entered within 7 days, and not before its operator was appointed', async () => {
  const rifle = await t.stocked();
  t.clock.set(after(8 * DAY_MS));
  expect(await refusedTime({ items: [rifle], actAt: after(HOUR_MS).toISOString() })).toBe(
    'Enter a paper log within 7 days.',
  );
  t.clock.set(after(HOUR_MS));
  const early = after(-HOUR_MS).toISOString();
  expect(await refusedTime({ items: [rifle], actAt: early })).toBe(
    "The paper's time is before 21NOV2026 0900, when SPC Brandt was appointed at Arms Room.",
  );
  // Prolonged, it is one appointment.
  await t.ok('halloran', 'PUT /api/counters/:id/operators/:userId', {
    params: { id: t.counterId, userId: t.ids.brandt },
    body: { until: '2027-12-21', orderReference: 'Orders 326-01' },
  });
  expect((await prepare({ items: [rifle], actAt: after(30 * MINUTE_MS).toISOString() })).statusCode).toBe(
    200,
  );
});

test('an act of a paper is not before its item was there', async () => {
  t.clock.set(after(HOUR_MS));
  const rifle = await t.stocked();
  const item = `M4A1 Carbine ${await serialOf(rifle)}`;
  t.clock.set(after(2 * HOUR_MS));
  const half = after(HOUR_MS / 2).toISOString();
  expect(await refusedTime({ items: [rifle], actAt: half })).toBe(
    `The paper's time is before 21NOV2026 1000, when ${item} was put into Arms Room.`,
  );
  const drawnAt = after(2 * HOUR_MS - 10 * MINUTE_MS);
  await t.handOver({ items: [rifle], actAt: drawnAt.toISOString() });
  // Nor is it brought back before that.
  const back = await takeBack(rifle, after(HOUR_MS + MINUTE_MS));
  expect([back.statusCode, back.json<{ message: string }>().message]).toEqual([
    400,
    `The paper's time is before 21NOV2026 1050, when ${item} was handed over to SPC Whitaker.`,
  ]);
  t.clock.set(after(3 * HOUR_MS));
  expect((await takeBack(rifle, after(2 * HOUR_MS + MINUTE_MS))).statusCode).toBe(201);
  expect(await refusedTime({ items: [rifle], actAt: after(2 * HOUR_MS).toISOString() })).toBe(
    `The paper's time is before 21NOV2026 1101, when ${item} was returned.`,
  );

  const { id: radio } = await t.createItem({ name: 'Radio' });
  t.clock.set(after(4 * HOUR_MS));
  expect(await refusedTime({ items: [radio], mode: 'issue', actAt: after(2 * HOUR_MS).toISOString() })).toBe(
    `The paper's time is before 21NOV2026 1200, when SPC Halloran signed for Radio ${await serialOf(radio)}.`,
  );
  expect(await ledgerFindings(t)).toEqual([]);
});
