import { labelPayload, type PropertyDto } from '@hand-receipt/contracts';
import { type Company, type Username, testCompany } from '../custody/company';
import { type Calls, callsOf, keepSignedIn } from '../support/call';
import { setPlainRules } from '../support/plain-rules';

let company: Company;
let calls: Calls;
beforeAll(async () => {
  company = await testCompany();
  await keepSignedIn(company);
  await setPlainRules(company, company.ids.halloran);
  calls = callsOf(company);
  company.clock.set(new Date(2026, 10, 21, 6, 4));
});

const [GS, RS, EOT] = ['\u001d', '\u001e', '\u0004'];
/** A data plate of MIL-STD-130, construct 1. */
const mark = (serial: string, { format = '06', part = '' } = {}) => {
  const elements = {
    '05': [`0100614141999996` + `21${serial}`],
    '06': ['17V1HM47', ...(part ? [`1P${part}`] : []), `S${serial}`],
    '12': ['CAG 1HM47', `SER ${serial}`],
  }[format]!;
  return `[)>${RS}${format}${GS}${elements.join(GS)}${RS}${EOT}`;
};
const uiiOf = (serial: string) => `D1HM47${serial}`;

const make = (serial_number: string) => company.createItem({ serial_number });
async function makeWithUii(serial: string, uii = uiiOf(serial)): Promise<PropertyDto> {
  const item = await make(serial);
  return calls.ok('brandt', 'PATCH /api/property/:id', {
    params: { id: item.id },
    body: { uii, version: item.version },
  });
}
const lookUp = (code: string, who: Username = 'halloran') =>
  calls.ok(who, 'GET /api/property/scanned', { query: `code=${encodeURIComponent(code)}` });
const scan = (code: string, who: Username = 'halloran') =>
  calls.ok(who, 'POST /api/sensitive-items/scan', { body: { code } });
const verifications = async ({ id }: { id: string }) =>
  (await calls.ok('halloran', 'GET /api/sensitive-items/:id/verifications', { params: { id } })).length;

test('LIFE-49 a mark of format 05, 06 or 12 verifies its item, and in Find Item finds it', async () => {
  for (const format of ['05', '06', '12']) {
    const item = await make(`FMT-${format}`);
    const code = mark(item.serial_number, { format });
    expect(await lookUp(code)).toMatchObject({ result: 'found', message: '', item: { id: item.id } });
    expect(await scan(code)).toMatchObject({ result: 'verified', item: { id: item.id } });
  }
});

test('LIFE-49 a mark is found by its UII alone, and without separators as what the book has', async () => {
  const known = await makeWithUii('UII-1');
  expect(await lookUp(`[)>${RS}06${GS}25S${uiiOf('UII-1')}${RS}${EOT}`)).toMatchObject({
    result: 'found',
    item: { id: known.id },
  });
  expect(await lookUp(uiiOf('UII-1').toLowerCase())).toMatchObject({ item: { id: known.id } });
  const odd = await make('12SS5');
  const bare = mark('S5', { part: 'A12' }).replace(/\p{C}/gu, '').replace('A12S', 'AS12S');
  expect(await lookUp(bare)).toMatchObject({ result: 'found', item: { id: odd.id } });
  // With another item that it can be read as, nobody guesses.
  const other = await make('S5');
  expect(await scan(bare)).toMatchObject({
    result: 'near-miss',
    message:
      'This mark has lost its separators. It can be read as M4A1 Carbine 12SS5 or M4A1 Carbine S5. Type the serial number.',
  });
  expect([await verifications(odd), await verifications(other)]).toEqual([0, 0]);
  // Items of another book decide nothing.
  expect((await lookUp(bare, 'stranger')).result).toBe('not-on-the-books');
});

test('LIFE-50 a mark whose UII is one item and whose serial number another verifies neither, and says so', async () => {
  const one = await makeWithUii('MIX-1', uiiOf('MIX-2'));
  const other = await make('MIX-2');
  const message =
    'The UII of this mark belongs to M4A1 Carbine MIX-1, its serial number to M4A1 Carbine MIX-2. Neither is verified.';
  const nothing = { result: 'mark-mismatch', message, item: null, nearMisses: [], newUii: null };
  expect(await scan(mark('MIX-2'))).toEqual({
    ...nothing,
    verifiedAt: null,
    verifiedBy: null,
    progress: null,
  });
  expect(await lookUp(mark('MIX-2'))).toEqual(nothing);
  const { id } = await calls.ok('halloran', 'POST /api/inventories', { body: {} });
  const counted = await calls.ok('halloran', 'POST /api/inventories/:id/scans', {
    params: { id },
    body: { code: mark('MIX-2') },
  });
  expect(counted).toMatchObject({ result: 'mark-mismatch', message, progress: { counted: 0, extra: 0 } });
  expect([await verifications(one), await verifications(other)]).toEqual([0, 0]);
  // Items of another book are not named.
  expect((await lookUp(mark('MIX-2'), 'stranger')).message).toBe(
    'The UII of this mark belongs to an item of another book, its serial number to an item of another book. Neither is verified.',
  );
});

test('LIFE-50 a mark with another UII than the one on record verifies nothing either', async () => {
  const item = await makeWithUii('OTHER-1', 'D9ZZZ9OTHER-1');
  expect(await scan(mark('OTHER-1'))).toMatchObject({
    result: 'mark-mismatch',
    message:
      'M4A1 Carbine OTHER-1 is on record with UII D9ZZZ9OTHER-1, and this mark has another. It is not verified.',
  });
  expect(await verifications(item)).toBe(0);
});

test('a UII of an item that has none is offered to who keeps the book, and can be kept as it stands', async () => {
  const item = await make('KEEP-1');
  const { newUii } = await scan(mark('KEEP-1'));
  expect(newUii).toEqual({ uii: uiiOf('KEEP-1'), version: (await company.readItem(item.id)).version });
  await calls.ok('halloran', 'PATCH /api/property/:id', { params: { id: item.id }, body: newUii! });
  expect(await lookUp(mark('KEEP-1'))).toMatchObject({ result: 'found', newUii: null });
  const lent = await make('KEEP-2');
  await company.signDown(lent.id, 'whitaker');
  expect(await scan(mark('KEEP-2'), 'whitaker')).toMatchObject({ result: 'verified', newUii: null });
  expect((await lookUp(mark('KEEP-2'), 'brandt')).newUii?.uii).toBe(uiiOf('KEEP-2'));
});

test('a label, a near miss and an item out of sight are looked up as they are scanned', async () => {
  const item = await make('LOOK-10');
  expect(await lookUp(labelPayload(item))).toMatchObject({ result: 'found', item: { id: item.id } });
  expect(await lookUp(mark('LOOK-1O'))).toMatchObject({
    result: 'near-miss',
    message: 'LOOK-1O is not on the books. Look again: is it M4A1 Carbine LOOK-10?',
    nearMisses: [{ id: item.id }],
  });
  expect(await lookUp('LOOK-10', 'stranger')).toEqual({
    result: 'not-on-the-books',
    message: 'LOOK-10 is not on the books.',
    item: null,
    nearMisses: [],
    newUii: null,
  });
});

test('what names no item is refused with a sentence: too long, empty, or the code of a page', async () => {
  const refusal = (code: string) =>
    calls.refused('halloran', 'POST /api/sensitive-items/scan', { body: { code } });
  expect((await refusal(`${mark('W1')}${'9'.repeat(10_000)}`))[0]).toBe(400);
  expect(await refusal('\u001d')).toEqual([400, 'The code is empty.']);
  expect(await refusal('HR1/L/12/AB')).toEqual([
    400,
    'This is the code of a printed page. It names no item.',
  ]);
  expect((await scan(mark('NOT\u0007HERE'))).result).toBe('not-on-the-books');
});
