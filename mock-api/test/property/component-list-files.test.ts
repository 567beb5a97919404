import type { KeptCountsDto, ListFileRowDto, PropertyDto } from '@hand-receipt/contracts';
import { type Company, type Username, messageOf, testCompany } from '../custody/company';
import { sheetsWorkbook, workbook } from './workbook';

const NSN = '1005-01-231-0973';
const MAGAZINE = { kind: 'BII', name: 'Magazine', nsn: null, ui: 'EA', arc: 'X', quantity: 7, required: true }; // prettier-ignore

let company: Company;
beforeEach(async () => {
  company = await testCompany();
});

const read = (payload: string | Buffer, who: Username = 'brandt') =>
  company.as[who]({
    method: 'POST',
    url: '/api/component-lists/read',
    headers: { 'content-type': 'text/csv' },
    payload,
  });
const rowsIn = async (payload: string | Buffer) => {
  const response = await read(payload);
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  return response.json<{ rows: ListFileRowDto[] }>().rows;
};

const ROW = { kind: 'BII', name: 'Magazine', nsn: '1005-00-921-5004', ui: 'EA', arc: 'X', quantity: '7', required: '' }; // prettier-ignore

test('LIFE-33 a CSV file gives the rows of a list, whatever stands above its headings', async () => {
  const file = [
    'TM 9-1005-319-10,,,,,,',
    'Qty Auth,Kind,Nomenclature,Remarks,NSN,U/I,ARC',
    '7,BII,Magazine,in the bag,1005-00-921-5004,EA,X',
    ',,,,,,',
    '1,COEI,"Sling,\tsmall arms",,,EA,',
  ];
  expect(await rowsIn(file.join('\r\n'))).toEqual([
    ROW,
    { kind: 'COEI', name: 'Sling, small arms', nsn: '', ui: 'EA', arc: '', quantity: '1', required: '' },
  ]);
});

test('LIFE-33 a workbook gives the same rows, numbers as they are stored', async () => {
  const file = workbook([
    ['Kind', 'Name', 'NSN', 'UI', 'ARC', 'Quantity', 'Required'],
    ['BII', 'Magazine', '1005-00-921-5004', 'EA', 'X', { number: '7' }, null],
  ]);
  expect(await rowsIn(file)).toEqual([ROW]);
});

test('LIFE-33 merged cells of a list are on each of their rows, as in a file of items', async () => {
  const rows = [
    ['TM 9-1005-319-10'],
    ['Kind', 'Name', 'Quantity'],
    ['BII', 'Magazine', { number: '7' }],
    [null, 'Sling', { number: '1' }],
    ['COEI', 'Bolt', { number: '1' }],
  ];
  const file = sheetsWorkbook([
    { name: 'Read me', rows: [['How to fill in this file']] },
    { name: 'List', rows, merged: ['A3:A4', 'A1:C1'] },
  ]);
  expect((await rowsIn(file)).map(({ kind, name, quantity }) => [kind, name, quantity])).toEqual([
    ['BII', 'Magazine', '7'],
    ['BII', 'Sling', '1'],
    ['COEI', 'Bolt', '1'],
  ]);
});

test.each([
  ['', 'The file is empty.'],
  [
    'Name,Quantity\nMagazine,7',
    'None of the first 20 rows has the headings Kind and Name. Kind is BII, COEI or AAL.',
  ],
  ['Kind,Name', 'The file has no components below its headings.'],
  [`Kind,Name\n${'BII,Magazine\n'.repeat(501)}`, 'The file has more than 500 components.'],
  [
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    'This is not an .xlsx or .csv file that can be read. Save it again as .xlsx.',
  ],
])('a file that is no list is refused in one sentence: %#', async (payload, message) => {
  const response = await read(payload);
  expect([response.statusCode, messageOf(response)]).toEqual([400, message]);
});

test('LIFE-34 the answer to publishing names the items whose counts it kept, the latest first', async () => {
  const publish = (version: number, lines: object[]) =>
    company.as.brandt({ method: 'PUT', url: `/api/component-lists/${NSN}`, body: { lines, version } });
  await publish(0, [MAGAZINE]);
  const first = await company.createItem({ nsn: NSN });
  const second = await company.createItem({ nsn: NSN });
  await company.createItem({ nsn: NSN });
  const opened = await company.as.brandt({ url: `/api/component-lists/${NSN}` });
  const count = (item: PropertyDto, onHand: number, damaged = 0) =>
    company.as.halloran({
      method: 'PUT',
      url: `/api/property/${item.id}/component-counts`,
      body: {
        counts: [{ componentId: item.components[0]?.id, onHand, damaged }],
        version: item.version,
      },
    });
  await count(first, 7);
  company.clock.set(new Date(company.clock.now().getTime() + 60_000));
  await count(second, 5, 1);
  const published = await publish(1, [{ ...MAGAZINE, quantity: 6 }]);
  const { kept } = published.json<{ kept: KeptCountsDto[] }>();
  expect(published.json()).toMatchObject({ items: 3, changed: 3, counted: 2 });
  expect(kept).toMatchObject([
    {
      id: second.id,
      serial_number: second.serial_number,
      holder: { name: expect.stringContaining('Halloran') },
      counted_by: { name: expect.stringContaining('Halloran') },
      components: [{ name: 'Magazine', quantity: 6, on_hand: 5, damaged: 1 }],
    },
    { id: first.id, components: [{ name: 'Magazine', quantity: 6, on_hand: 7, damaged: 0 }] },
  ]);
  const { read_at: readAt } = opened.json<{ read_at: string }>();
  expect(kept.every(({ counted_at: at }) => at >= readAt)).toBe(true);
});
