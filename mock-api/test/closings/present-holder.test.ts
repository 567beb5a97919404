import { TEST_PASSWORD } from '../support/app';
import { ledgerFindings } from '../support/ledger-findings';
import { type CounterCompany, MORNING, authorizedCompany } from '../possession/counter-fixture';

let t: CounterCompany;
beforeAll(async () => {
  t = await authorizedCompany();
});
beforeEach(() => t.clock.set(MORNING));

const proof = { password: TEST_PASSWORD };

test('a closing says who holds its items now, where a return took one off its hand receipt', async () => {
  const [returned, kept] = [await t.stocked(), await t.stocked()];
  const { id } = await t.ok('brandt', 'POST /api/closings', {
    body: {
      kind: 'turn-in',
      documentNumber: 'W15GK9-6326-0012',
      receivingActivity: 'SSA',
      itemIds: [returned, kept],
      proof,
    },
  });
  const params = { id };
  const lines = async () => (await t.ok('halloran', 'GET /api/closings/:id', { params })).lines;
  for (const line of await lines()) expect(line).not.toHaveProperty('holder_now');

  await t.ok('brandt', 'POST /api/counter/returns', {
    body: { sessionId: t.sessionId, itemId: returned, typed: false, takeOff: true },
  });
  expect((await t.readItem(returned)).assigned_to).toBeNull();
  const [first, second] = await lines();
  expect(first).toMatchObject({ holder: 'SPC Halloran', holder_now: null });
  expect(second).not.toHaveProperty('holder_now');

  // Of a closing that ended, the line says who held it.
  await t.ok('halloran', 'POST /api/closings/:id/refuse', { params, body: { reason: 'Not yet.' } });
  expect((await lines())[0]).not.toHaveProperty('holder_now');
  expect(await ledgerFindings(t)).toEqual([]);
});
