import type { AuthorizationPreviewDto } from '@hand-receipt/contracts';
import { type CounterCompany, counterCompany } from './counter-fixture';
import { ledgerFindings } from '../support/ledger-findings';

let t: CounterCompany;
let rifle: string;
let serial: string;
beforeAll(async () => {
  t = await counterCompany();
  rifle = await t.stocked();
  serial = (await t.readItem(rifle)).serial_number;
});

const params = () => ({ id: t.counterId });
const preview = (text: string | null) =>
  t.ok('brandt', 'POST /api/counters/:id/authorizations/preview', { params: params(), body: { text } });
const words = ({ lines }: AuthorizationPreviewDto) =>
  lines.map(({ line, change, message }) => [line, message ?? change]);
const authorize = (itemId: string, userId: string | null) =>
  t.ok('brandt', 'PUT /api/counters/:id/authorizations', {
    params: params(),
    body: { entries: [{ itemId, userId }] },
  });
const gaps = () => t.ok('brandt', 'GET /api/counters/:id/authorizations/gaps', { params: params() });
const stored = () => t.ok('brandt', 'GET /api/counters/:id/authorizations', { params: params() });

test('the heading of a file says which column holds what', async () => {
  const lines = async (...text: string[]) => words(await preview(text.join('\n')));
  expect(await lines('Serial number,Rack,Username', `${serial},Rack 4,whitaker`)).toEqual([[2, 'authorize']]);
  expect(await lines('serial,name of the user', `${serial},whitaker`)).toEqual([[2, 'authorize']]);
  expect(await lines(`whitaker,${serial}`)).toEqual([[1, 'authorize']]);
});

test('a file names each bad line by its number and sentence, and writes nothing', async () => {
  const taken = await t.stocked();
  const { serial_number: other } = await t.readItem(taken);
  await authorize(taken, t.ids.petrov);
  const before = await stored();
  const text = [
    'User name,Serial number',
    `whitaker,${serial.toLowerCase()}`,
    `nobody,${serial}`,
    'whitaker,NOT-KEPT',
    `whitaker,${other}`,
    `petrov,${other}`,
    'tanaka',
  ].join('\n');
  expect(words(await preview(text))).toEqual([
    [2, 'authorize'],
    [3, 'There is no person with the user name nobody in the company.'],
    [4, 'NOT-KEPT is not kept at Arms Room.'],
    [5, `M4A1 Carbine ${other} is authorized for SPC Petrov already.`],
    [6, `${other} is on line 5 already.`],
    [7, 'A user name and a serial number are needed.'],
  ]);
  expect(await stored()).toEqual(before);
});

test('a file of good lines is confirmed by one write, and then says that they are the same', async () => {
  const { lines } = await preview(`whitaker;${serial}`);
  expect(lines).toMatchObject([
    { line: 1, change: 'authorize', item: { id: rifle }, person: { id: t.ids.whitaker } },
  ]);
  await authorize(rifle, t.ids.whitaker);
  expect(words(await preview(`whitaker;${serial}`))).toEqual([[1, 'same']]);
  expect(await ledgerFindings(t)).toEqual([]);
});

test('hand receipts of the stock propose who signed below the commander', async () => {
  const signedDown = await t.stocked();
  const proposed = async () =>
    (await preview(null)).lines.filter(({ item }) => item?.id === signedDown).map(({ person }) => person?.id);
  // The commander signed for it from the property book, which is no sub-hand receipt.
  expect(await proposed()).toEqual([]);
  const offer = { propertyId: signedDown, toUserId: t.ids.tanaka };
  const { id } = await t.ok('halloran', 'POST /api/transfers', { body: offer });
  await t.ok('tanaka', 'PATCH /api/transfers/:id/status', { params: { id }, body: { status: 'Approved' } });
  expect(await proposed()).toEqual([t.ids.tanaka]);
  await authorize(signedDown, t.ids.tanaka);
  expect(await proposed()).toEqual([]);
});

test('the lists name stock without a person, people without a weapon, and a weapon that left the stock', async () => {
  const [nobodys, leaving] = [await t.stocked(), await t.stocked()];
  await authorize(leaving, t.ids.voss);
  const before = await gaps();
  expect(before.stock.map(({ item }) => item.id)).toContain(nobodys);
  expect(before.people.map(({ id }) => id)).not.toContain(t.ids.voss);
  await t.ok('brandt', 'PUT /api/counters/:id/stock', { params: params(), body: { remove: [leaving] } });
  const after = await gaps();
  expect(after.people.map(({ id }) => id)).toContain(t.ids.voss);
  expect(after.left).toMatchObject([{ item: { id: leaving }, person: { id: t.ids.voss } }]);
  expect(
    await t.refused('petrov', 'GET /api/counters/:id/authorizations/gaps', { params: params() }),
  ).toEqual([403, 'Only its operators, the commander and the supply sergeant see what a counter keeps.']);
});
