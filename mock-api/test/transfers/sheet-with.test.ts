import type { TransferSheetDto } from '@hand-receipt/contracts';
import { type CounterCompany, MORNING, counterCompany } from '../possession/counter-fixture';
import { ledgerFindings } from '../support/ledger-findings';

let t: CounterCompany;
beforeAll(async () => {
  t = await counterCompany();
});
beforeEach(() => t.clock.set(MORNING));

const sheetOf = async (transferId: string) => {
  const sheets = await t.as.petrov({ url: `/api/transfers/sheets?ids=${transferId}` });
  return sheets.json<TransferSheetDto[]>()[0];
};

test('the recipient reads who has an offered item on a draw and that its receipt is disputed', async () => {
  const [id, plain] = [await t.stocked(), (await t.createItem()).id];
  const receipt = await t.handOver({ items: [id] });
  const offered = await t.offer('halloran', id, 'petrov');
  const beside = await t.offer('halloran', plain, 'petrov');

  const drawn = await sheetOf(offered.id);
  expect(drawn?.item.possession).toEqual({
    kind: 'person',
    id: t.ids.whitaker,
    name: 'SPC Whitaker',
    since: MORNING.toISOString(),
    due_at: receipt.due_at,
    basis: 'draw',
  });
  expect(drawn?.item).not.toHaveProperty('disputed');
  // Its holder has it: nothing is said of it.
  const held = await sheetOf(beside.id);
  expect(held?.item).not.toHaveProperty('possession');

  const dispute = { params: { id: receipt.id }, body: { reason: 'I did not take it.' } };
  await t.ok('whitaker', 'POST /api/counter/handovers/:id/dispute', dispute);
  const disputed = await sheetOf(offered.id);
  expect(disputed?.item.disputed).toBe(true);
  expect(disputed?.digest).not.toBe(drawn?.digest);

  const body = { status: 'Approved', seen: disputed?.digest };
  const answer = await t.as.petrov({ method: 'PATCH', url: `/api/transfers/${offered.id}/status`, body });
  expect(answer.statusCode).toBe(200);
  expect(await ledgerFindings(t)).toEqual([]);
});
