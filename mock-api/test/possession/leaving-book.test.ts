import { Transactor } from '../../src/unit-of-work';
import { keepPdf } from '../../src/uploads/clean-pdf';
import { storePhotos } from '../../src/uploads/store-photos';
import { LOST } from '../support/loss-facts';
import { ledgerFindings } from '../support/ledger-findings';
import { type CounterCompany, MORNING, authorizedCompany } from './counter-fixture';
import { TEST_PASSWORD } from '../support/app';

let t: CounterCompany;
beforeAll(async () => {
  t = await authorizedCompany();
});
beforeEach(() => t.clock.set(MORNING));

const params = () => ({ id: t.counterId });
const proof = { password: TEST_PASSWORD };
const REASON = 'Entered twice in the book.';
const bookError = (itemIds: string[]) => ({
  body: { kind: 'book-error', documentNumber: `BE-${itemIds[0]}`, reason: REASON, itemIds, proof } as const,
});
const loss = (itemIds: string[]) => ({
  body: { kind: 'loss', documentNumber: `L-${itemIds[0]}`, reason: REASON, itemIds, proof } as const,
});
const serialOf = async (id: string) => (await t.readItem(id)).serial_number;
const logOf = async (id: string) =>
  (await t.ok('brandt', 'GET /api/counters/:id/log', { params: params(), query: '' })).find(
    (line) => line.kind === 'item' && line.item.id === id,
  );
/** A paper that brandt uploaded. */
const paper = async (): Promise<string> => {
  const file = keepPdf(Buffer.from('%PDF-1.4\n% signed copy\n%%EOF\n'));
  const actor = { id: t.ids.brandt, role: 'Soldier', unitId: 'B', name: 'brandt' } as const;
  const [upload] = await new Transactor({ db: t.database.db, clock: t.clock }).run(actor, (work) =>
    storePhotos(work, [file]),
  );
  return upload?.id ?? '';
};
const later = (minutes: number) => t.clock.set(new Date(MORNING.getTime() + minutes * 60_000));

test('an item that is out on a draw is not put on a closing, and the refusal names who has it', async () => {
  const [out, here] = [await t.stocked(), await t.stocked()];
  await t.handOver({ items: [out] });
  const words = `${await serialOf(out)} is out with SPC Whitaker. Take it back first.`;
  for (const kind of ['book-error', 'turn-in'] as const) {
    const { body } = bookError([here, out]);
    const answer = await t.send('brandt', 'POST /api/closings', {
      body: { ...body, kind, receivingActivity: 'SSA', conditionCode: 'F' },
    });
    expect([answer.statusCode, answer.json<{ message: string; fields: object }>()]).toMatchObject([
      409,
      { message: words, fields: { [out]: words } },
    ]);
  }
  await t.ok('brandt', 'POST /api/counter/returns', {
    body: { sessionId: t.sessionId, itemId: out, typed: false },
  });
  expect((await t.send('brandt', 'POST /api/closings', bookError([out]))).statusCode).toBe(201);
});

test('a closing is not signed while its item is out', async () => {
  const rifle = await t.stocked();
  const closing = await t.ok('brandt', 'POST /api/closings', bookError([rifle]));
  // As a closing from before this rule.
  await t.database.db.updateTable('property').set({ closing_id: null }).where('id', '=', rifle).execute();
  await t.handOver({ items: [rifle] });
  await t.database.db
    .updateTable('property')
    .set({ closing_id: closing.id })
    .where('id', '=', rifle)
    .execute();
  expect(
    await t.refused('halloran', 'POST /api/closings/:id/sign', { params: { id: closing.id }, body: proof }),
  ).toEqual([409, `${await serialOf(rifle)} is out with SPC Whitaker. Take it back first.`]);
});

test('CNTR-28 an item of a disputed receipt is not turned in before a leader settles it', async () => {
  const rifle = await t.stocked();
  const params = { id: (await t.handOver({ items: [rifle] })).id };
  await t.ok('whitaker', 'POST /api/counter/handovers/:id/dispute', {
    params,
    body: { reason: 'I did not take it.' },
  });
  await t.ok('brandt', 'POST /api/counter/returns', {
    body: { sessionId: t.sessionId, itemId: rifle, typed: false },
  });
  const { body } = bookError([rifle]);
  const turnIn = { body: { ...body, kind: 'turn-in', receivingActivity: 'SSA' } as const };
  expect(await t.refused('brandt', 'POST /api/closings', turnIn)).toEqual([
    409,
    `M4A1 Carbine ${await serialOf(rifle)} is disputed in ${params.id}. A leader settles it first.`,
  ]);
  await t.ok('halloran', 'POST /api/counter/handovers/:id/settle', {
    params,
    body: { note: 'It was on the rack.' },
  });
  expect((await t.send('brandt', 'POST /api/closings', turnIn)).statusCode).toBe(201);
});

test('an item on a temporary hand receipt is not put on a closing', async () => {
  const { id } = await t.createItem({ name: 'Tent' });
  await t.handOver({ items: [id], mode: 'temporary', dueAt: new Date(2026, 10, 30, 12).toISOString() });
  const words = `${await serialOf(id)} is on a temporary hand receipt to SPC Whitaker. Take it back first.`;
  expect(await t.refused('brandt', 'POST /api/closings', bookError([id]))).toEqual([409, words]);

  // What nobody held is lent by the book: its borrower did not sign for it for good.
  const unheld = await t.createItem({ name: 'Tent' });
  await t.ok('brandt', 'POST /api/counter/returns', {
    body: { sessionId: t.sessionId, itemId: unheld.id, typed: false, takeOff: true },
  });
  expect((await t.readItem(unheld.id)).assigned_to).toBeNull();
  await t.handOver({
    items: [unheld.id],
    mode: 'temporary',
    dueAt: new Date(2026, 10, 30, 12).toISOString(),
  });
  expect((await t.refused('brandt', 'POST /api/closings', bookError([unheld.id])))[1]).toBe(
    `${await serialOf(unheld.id)} is on a temporary hand receipt to SPC Whitaker. Take it back first.`,
  );
});

test('an item that waits for a signature at the counter is not put on a closing', async () => {
  const rifle = await t.stocked();
  await t.ok('brandt', 'POST /api/counter/handovers', {
    body: await t.prepared({ items: [rifle], confirmation: { method: 'own-session' } }),
  });
  expect(await t.refused('brandt', 'POST /api/closings', bookError([rifle]))).toEqual([
    409,
    `M4A1 Carbine ${await serialOf(rifle)} waits for the signature of SPC Whitaker.`,
  ]);
});

test('what is lost while it is out leaves the book, and no log or receipt says that it came back', async () => {
  const rifle = await t.stocked();
  const drawn = await t.handOver({ items: [rifle] });
  later(30);
  await t.ok('halloran', 'PATCH /api/property/:id/status', { params: { id: rifle }, body: LOST });
  const closing = await t.ok('brandt', 'POST /api/closings', loss([rifle]));
  await t.ok('halloran', 'POST /api/closings/:id/sign', { params: { id: closing.id }, body: proof });
  later(60);
  const left = t.clock.now().toISOString();
  const uploadId = await paper();
  await t.ok('brandt', 'POST /api/closings/:id/copy', { params: { id: closing.id }, body: { uploadId } });
  expect(await logOf(rifle)).toMatchObject({ in_at: null, in_by: null, left_at: left });
  const receipt = await t.ok('brandt', 'GET /api/counter/handovers/:id', { params: { id: drawn.id } });
  expect(receipt.lines[0]).toMatchObject({ returned_at: null, left_at: left });
  expect((await t.out()).map(([id]) => id)).not.toContain(rifle);
  const csv = (await t.as.brandt({ url: `/api/counters/${t.counterId}/log.csv` })).body;
  expect(csv).toContain('Left the book 21NOV2026 1000');
  expect(await ledgerFindings(t)).toEqual([]);
});
