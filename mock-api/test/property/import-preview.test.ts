import type { PropertyImportDto } from '@hand-receipt/contracts';
import { type Company, testCompany } from '../custody/company';
import { type Imports, importsOf, messagesOf } from './imports';

let company: Company;
let imports: Imports;
beforeAll(async () => {
  company = await testCompany();
  imports = importsOf(company);
});

describe('a preview', () => {
  test('shows every row as the item it would be, and enters none', async () => {
    const before = await imports.countItems();
    const done = await imports.preview('brandt', [
      'Nomenclature,SN,NSN,LIN,Category,Status,Location,Remarks,Hand',
      ' M249 , u77001,1005011277510,m09009,,,Rack 7,"Two lines,\nof remarks",x',
      'Tent,T77002,,,Support Equipment,in repair,,,',
    ]);
    expect(done).toMatchObject({
      file_name: 'items.csv', encoding: 'UTF-8', status: 'previewed', rows: 2, wrong: 0, warned: 0, written: 0, refused: 0,
      notices: ["The column 'Hand' is not read."],
    }); // prettier-ignore
    const rows = await imports.rowsOf('brandt', done.id);
    expect(rows.map(({ line, item, state: rowState }) => [line, item, rowState])).toEqual([
      [
        2,
        {
          name: 'M249', serial_number: 'U77001', nsn: '1005-01-127-7510', lin: 'M09009', category: 'weapons',
          current_status: 'Operational', location: 'Rack 7', description: 'Two lines,\nof remarks',
        },
        'ready',
      ],
      [
        4,
        { name: 'Tent', serial_number: 'T77002', category: 'support-equipment', current_status: 'In Repair' },
        'ready',
      ],
    ]); // prettier-ignore
    expect(await imports.countItems()).toBe(before);
  });

  test('names each error by row and column', async () => {
    const done = await imports.preview('brandt', [
      'Name,Serial Number,NSN,LIN,Category,Status',
      ',E1,1005,12,boats,Broken',
      `${'x'.repeat(201)},`,
      '"M4\ncarbine",E2',
      'M4,Е3',
      'M4,1.23E+11',
      'M4,E4,,,,,,surplus',
      'M4,E5\u200b',
    ]);
    expect(done).toMatchObject({ rows: 7, wrong: 7 });
    const rows = await imports.rowsOf('brandt', done.id);
    expect(rows.map(({ line }) => line)).toEqual([2, 3, 4, 6, 7, 8, 9]);
    expect(messagesOf(rows[0])).toEqual([
      ['Name', 'Name is required'],
      ['NSN', 'NSN must be 13 digits, 4-2-3-4, e.g. 1005-01-231-0973'],
      ['LIN', 'LIN must be 6 letters or digits, e.g. C06935'],
      ['Category', expect.stringContaining("'boats' is none of weapons, comsec")],
      ['Status', "'Broken' is not a status of an item"],
    ]);
    expect(messagesOf(rows[1])).toEqual([
      ['Name', 'Name is longer than 200 characters'],
      ['Serial Number', 'Serial number is required'],
    ]);
    expect(messagesOf(rows[2])).toEqual([['Name', 'Name has a line break; is a quotation mark missing?']]);
    expect(messagesOf(rows[3])?.[0]?.[1]).toMatch(/'Е' \(U\+0415\)/);
    expect(messagesOf(rows[4])?.[0]?.[1]).toMatch(/shortened by a spreadsheet/);
    expect(messagesOf(rows[5])).toEqual([[null, 'The row has 8 cells, the row of headings 6']]);
    expect(messagesOf(rows[6])).toEqual([
      ['Serial Number', 'Serial Number has characters that cannot be seen'],
    ]);
  });

  test('finds duplicates within the file and in the property book, and near misses of both', async () => {
    await company.createItem({ name: 'M17 Pistol', serial_number: 'DB1032' });
    const hidden = await company.as.stranger({
      method: 'POST',
      url: '/api/property',
      body: { name: 'Elsewhere', serial_number: 'HID1032' },
    });
    expect(hidden.statusCode).toBe(201);
    const done = await imports.preview('brandt', [
      'Name,Serial Number',
      'M4,FILE10',
      'M4,file10',
      'M4,FILE1O',
      'M4,db1032',
      'M4,DBL032',
      'M4,DB1302',
      'M4,HIDI032',
      'M4,HID1032',
    ]);
    expect(done).toMatchObject({ rows: 8, wrong: 3, warned: 3 });
    const rows = await imports.rowsOf('brandt', done.id);
    const said = rows.map(({ problems, warnings }) =>
      [...problems, ...warnings].map(({ message }) => message),
    );
    expect(said).toEqual([
      [],
      ['Serial number FILE10 is a duplicate: line 2 has it too'],
      ['Easily mistaken for FILE10 (line 2): O and 0, or I, L and 1, look alike'],
      ['Serial number DB1032 is a duplicate: an item with it is in the property book'],
      ['Easily mistaken for M17 Pistol DB1032: O and 0, or I, L and 1, look alike'],
      ['Easily mistaken for M17 Pistol DB1032: two characters are transposed'],
      [],
      ['Serial number HID1032 is a duplicate: it is on another book'],
    ]);
    const only = async (query: string) =>
      (await imports.rowsOf('brandt', done.id, query)).map(({ line }) => line);
    expect(await only('only=problems')).toEqual([3, 5, 9]);
    expect(await only('only=warnings')).toEqual([4, 6, 7]);
    expect(await only('only=look-alike')).toEqual([4, 6]);
    expect(await only('only=transposed')).toEqual([7]);
    expect(done.warned_by_kind).toEqual({ 'look-alike': 2, transposed: 1 });
    expect(await only('after=4&limit=2')).toEqual([5, 6]);
  });

  test.each([
    ['nothing', '', 'The file is empty.'],
    ['only headings', 'Name,Serial Number\n', 'The file has no rows below the headings.'],
    [
      'other columns',
      'Colour,Size\nred,XL\n',
      /^None of the first 20 rows has two known headings, such as Name and Serial Number\./,
    ],
    ['an open quotation mark', 'Name,Serial Number\n"M4,W1\n', /^The row that begins on line 2 does not end/],
    [
      'a broken workbook',
      Buffer.from('504b0304ff', 'hex'),
      /^This is not an \.xlsx or \.csv file that can be read/,
    ],
  ])('a file of %s is refused in a sentence, and nothing of it is kept', async (_name, payload, message) => {
    const kept = async () => (await company.as.brandt({ url: '/api/imports' })).json<unknown[]>().length;
    const before = await kept();
    const response = await imports.upload('brandt', payload);
    expect(response.statusCode).toBe(400);
    expect(response.json<{ message: string }>().message).toMatch(message);
    expect(await kept()).toBe(before);
  });

  test('a file in UTF-16 or Latin-1 is read, and a guess is said', async () => {
    const utf16 = await imports.upload(
      'brandt',
      Buffer.from('\ufeffName\tSerial Number\nCaméra\tU16', 'utf16le'),
    );
    expect(utf16.json()).toMatchObject({ encoding: 'UTF-16', rows: 1, notices: [] });
    const latin = await imports.upload('brandt', Buffer.from('Name;Serial Number\nCaméra;L1', 'latin1'));
    const { id, encoding, notices } = latin.json<PropertyImportDto>();
    expect([encoding, notices]).toEqual([
      'Windows-1252 (Latin-1)',
      [expect.stringContaining('it was read as')],
    ]);
    expect((await imports.rowsOf('brandt', id))[0]?.item.name).toBe('Caméra');
  });

  test('a file past 16 MB is refused with 413, and JSON with 415 or 400', async () => {
    const response = await imports.upload('brandt', Buffer.alloc(16 * 1024 * 1024 + 1, 'x'));
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      413,
      'The file is too large: at most 16 MB is taken.',
    ]);
    const none = await company.as.brandt({ method: 'POST', url: '/api/imports' });
    expect(none.statusCode).toBe(400);
  });

  test.each(['whitaker', 'petrov'] as const)(
    'only keepers of the property book import: %s may not',
    async (who) => {
      const response = await imports.upload(who, 'Name,Serial Number\nM4,NO1\n');
      expect(response.statusCode).toBe(403);
      expect(response.json<{ message: string }>().message).toMatch(/Supply Sergeant/);
    },
  );

  test('an import is its owner’s alone', async () => {
    const { id } = await imports.preview('brandt', ['Name,Serial Number', 'M4,OWN1']);
    for (const who of ['halloran', 'stranger', 'whitaker'] as const) {
      for (const [method, path] of [
        ['GET', ''],
        ['GET', '/rows'],
        ['POST', '/confirm'],
        ['DELETE', ''],
      ] as const) {
        const response = await company.as[who]({ method, url: `/api/imports/${id}${path}` });
        expect([who, path, response.statusCode]).toEqual([who, path, 404]);
      }
    }
    expect((await imports.state('brandt', id)).status).toBe('previewed');
  });
});
