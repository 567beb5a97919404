import { type CounterCompany, authorizedCompany } from '../possession/counter-fixture';
import { ledgerFindings } from '../support/ledger-findings';

let t: CounterCompany;
beforeAll(async () => {
  t = await authorizedCompany();
});

test('the request behind an offer that a return at a counter ends is open again, and goes to the new holder', async () => {
  const tent = await t.createItem({ name: 'Tent' });
  await t.signDown(tent.id, 'whitaker');
  const body = { serialNumber: tent.serial_number };
  const { id } = await t.ok('tanaka', 'POST /api/transfers/asks', { body });
  await t.ok('whitaker', 'POST /api/transfers/asks/:id/offer', { params: { id }, body: {} });
  await t.ok('brandt', 'POST /api/counter/returns', {
    body: { sessionId: t.sessionId, itemId: tent.id, typed: false },
  });

  const outgoing = await t.ok('tanaka', 'GET /api/transfers/asks', { query: 'box=outgoing' });
  expect(outgoing).toMatchObject([{ id, state: 'Sent', transfer_id: null }]);
  const incoming = await t.ok('halloran', 'GET /api/transfers/asks', { query: 'box=incoming' });
  expect(incoming.map((one) => one.id)).toEqual([id]);
  const findings = await ledgerFindings(t);
  expect(findings.filter((words) => words.includes(tent.serial_number))).toEqual([]);
});
