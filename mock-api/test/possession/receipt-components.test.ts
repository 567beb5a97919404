import type { HandOverDto, ReturnAnswerDto } from '@hand-receipt/contracts';
import { readPdf, wordsOf } from '../forms/support/pdf';
import { ledgerFindings } from '../support/ledger-findings';
import { type CounterCompany, authorizedCompany } from './counter-fixture';

let t: CounterCompany;
beforeAll(async () => {
  t = await authorizedCompany();
});
afterEach(async () => expect(await ledgerFindings(t)).toEqual([]));

/** A rifle of the stock with 5 of its 7 magazines, and a sling. */
async function rifle(): Promise<{ id: string; magazine: string }> {
  const id = await t.stocked();
  const params = { id };
  const add = (name: string, quantity: number) =>
    t.ok('brandt', 'POST /api/property/:id/components', { params, body: { name, quantity, required: true } });
  const [{ id: magazine } = { id: '' }] = (await add('Magazine', 7)).components;
  await add('Sling', 1);
  await count(id, magazine, 5);
  return { id, magazine };
}
const count = async (id: string, componentId: string, onHand: number) => {
  const { version } = await t.readItem(id);
  await t.ok('brandt', 'PUT /api/property/:id/component-counts', {
    params: { id },
    body: { counts: [{ componentId, onHand, damaged: 0 }], version },
  });
};
const receiptOf = (id: string): Promise<HandOverDto> =>
  t.ok('whitaker', 'GET /api/counter/handovers/:id', { params: { id } });
const paperOf = async (id: string): Promise<string> => {
  const answer = await t.as.whitaker({ url: `/api/counter/handovers/${id}/paper` });
  return (await readPdf(answer.rawPayload)).pages.map((page) => wordsOf(page)).join(' ');
};
const documentOf = async (id: string) =>
  (await t.ok('whitaker', 'GET /api/documents')).documents.find(({ title }) => title === `Receipt ${id}`);

const takeBack = async (itemId: string, more: object = {}): Promise<string> => {
  const body = { sessionId: t.sessionId, itemId, typed: false, ...more };
  const answer = await t.ok('brandt', 'POST /api/counter/returns', { body });
  return (answer as ReturnAnswerDto).handover?.id ?? '';
};
const AS_SIGNED = [
  {
    line: 1,
    components: [
      { name: 'Magazine', quantity: 7, required: true, onHand: 5, damaged: 0 },
      { name: 'Sling', quantity: 1, required: true, onHand: 1, damaged: 0 },
    ],
  },
];

test.each(['draw', 'issue', 'temporary'] as const)(
  'the receipt of a hand-over (%s) lists the components as they were signed for, whatever is counted later',
  async (mode) => {
    const { id, magazine } = await rifle();
    const dueAt = mode === 'temporary' ? { dueAt: new Date(2026, 10, 28, 12).toISOString() } : {};
    const receipt = await t.handOver({ items: [id], mode, ...dueAt });
    await count(id, magazine, 3);
    expect((await receiptOf(receipt.id)).components).toEqual(AS_SIGNED);
    expect((await documentOf(receipt.id))?.formData).toContain(', with 5 Magazine (2 short), 1 Sling');
    // The paper of an issue is the DA 2062, with a shortage annex of its own.
    if (mode !== 'issue') expect(await paperOf(receipt.id)).toContain('With 5 Magazine (2 short), 1 Sling');
  },
);

test('the receipt of a return lists what was counted, and nothing where nobody counted', async () => {
  const { id, magazine } = await rifle();
  await t.handOver({ items: [id] });
  const uncounted = await takeBack(id);
  expect((await receiptOf(uncounted)).components).toEqual([]);

  await t.handOver({ items: [id] });
  const counts = [{ componentId: magazine, onHand: 4, damaged: 1 }];
  const counted = await takeBack(id, { componentCounts: counts });
  const [listed] = (await receiptOf(counted)).components ?? [];
  expect(listed?.components).toMatchObject([{ name: 'Magazine', onHand: 4, damaged: 1 }, { name: 'Sling' }]);
  const words = '4 Magazine (3 short, 1 damaged), 1 Sling';
  expect(await paperOf(counted)).toContain(`With ${words}`);
  expect((await documentOf(counted))?.formData).toContain(`, with ${words}`);
});

test('the receipt of a return names what it adds with the number of the shortage, whatever becomes of that later', async () => {
  const { id, magazine } = await rifle();
  const drawn = await t.handOver({ items: [id] });
  expect((await receiptOf(drawn.id)).shortages).toBeUndefined();
  t.clock.set(new Date(2026, 10, 21, 10, 0));
  const back = await takeBack(id, { componentCounts: [{ componentId: magazine, onHand: 3, damaged: 1 }] });
  t.clock.set(new Date(2026, 10, 21, 11, 0));
  const [shortage] = (await receiptOf(back)).shortages ?? [];
  expect(shortage).toEqual({
    line: 1,
    id: expect.stringMatching(/^SH-/) as string,
    name: 'Magazine',
    quantity: 2,
  });
  expect(await paperOf(back)).toContain(
    `With 3 Magazine (4 short, 1 damaged), 1 Sling. Newly short: 2 Magazine (${shortage?.id})`,
  );
  await count(id, magazine, 6);
  expect((await receiptOf(back)).shortages).toEqual([shortage]);

  await count(id, magazine, 5);
  await t.handOver({ items: [id] });
  t.clock.set(new Date(2026, 10, 21, 12, 0));
  const again = await takeBack(id, { componentCounts: [{ componentId: magazine, onHand: 5, damaged: 0 }] });
  expect((await receiptOf(again)).shortages).toEqual([]);
  expect(await paperOf(again)).toContain('With 5 Magazine (2 short), 1 Sling. Nothing newly short');
});
