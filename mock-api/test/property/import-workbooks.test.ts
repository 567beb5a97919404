import type { PropertyImportDto } from '@hand-receipt/contracts';
import { type Company, messageOf, testCompany } from '../custody/company';
import { type Imports, importsOf, messagesOf } from './imports';
import { type Cell, sheetsWorkbook, workbook } from './workbook';

let company: Company;
let imports: Imports;
beforeAll(async () => {
  company = await testCompany();
  imports = importsOf(company);
});

async function read(payload: Buffer, purpose = 'enter'): Promise<PropertyImportDto> {
  const response = await company.as.brandt({
    method: 'POST',
    url: `/api/imports?file_name=book.xlsx&purpose=${purpose}`,
    headers: { 'content-type': 'text/csv' },
    payload,
  });
  expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
  return response.json<PropertyImportDto>();
}

const readRows = async (rows: readonly (readonly Cell[])[], purpose?: string) =>
  imports.rowsOf('brandt', (await read(workbook(rows), purpose)).id);

describe('a number of a data plate that a spreadsheet took for something else', () => {
  test('is an error where the cell holds a date, or a yes or no, and a warning for decimals', async () => {
    const rows = await readRows([
      ['Name', 'Serial Number', 'UII', 'Remarks'],
      ['Radio', { number: '46346', date: true }, null, { isTrue: true }],
      ['Radio', { isTrue: false }, null, null],
      ['Radio', { number: '604520.5' }, null, null],
      ['Radio', { number: '1.2345E2' }, null, null],
      ['Radio', { number: '5E-2' }, null, null],
      ['Radio', 'WB7', { number: '46346', date: true }, null],
      ['Radio', '604521', null, { number: '46346', date: true }],
    ]);
    const again = 'Set the cell to text and type it again.';
    expect(rows.map((row) => messagesOf(row))).toEqual([
      [['Serial Number', `Serial Number holds a date, 2026-11-20, not text. ${again}`]],
      [['Serial Number', `Serial Number holds FALSE, a yes or no, not text. ${again}`]],
      [],
      [],
      [],
      [['UII', `UII holds a date, 2026-11-20, not text. ${again}`]],
      [],
    ]);
    const decimals = (serial: string) => [
      {
        column: 'Serial Number',
        message: `Serial Number holds a number with decimals, ${serial}. A spreadsheet drops zeros at its end. Compare it with the data plate.`,
      },
    ];
    expect(rows.map(({ warnings }) => warnings)).toEqual([
      [],
      [],
      decimals('604520.5'),
      decimals('123.45'),
      decimals('0.05'),
      [],
      [],
    ]);
    expect([rows[0]?.values.description, rows[6]?.item.description]).toEqual(['TRUE', '2026-11-20']);
  });

  test('is a warning where CSV has it as a spreadsheet writes a date', async () => {
    const { id, warned } = await imports.preview('brandt', ['Name,Serial Number', 'M4,4-Mar', 'M4,11/20/2026']);
    expect(warned).toBe(2);
    const [row] = await imports.rowsOf('brandt', id);
    expect(row?.warnings).toEqual([
      { column: 'Serial Number', message: 'Serial Number may hold a date, 4-Mar. Compare it with the data plate.' },
    ]);
  }); // prettier-ignore

  test('can be typed again in its row', async () => {
    const { id } = await read(
      workbook([
        ['Name', 'Serial Number'],
        ['Radio', { number: '46346', date: true }],
      ]),
    );
    const fixed = await company.as.brandt({
      method: 'PATCH',
      url: `/api/imports/${id}/rows/2`,
      body: { values: { serial_number: '11-20' } },
    });
    expect(fixed.json()).toMatchObject({ state: 'ready', item: { serial_number: '11-20' } });
  });
});

test('a yes or no of a workbook is a sensitive mark', async () => {
  const rows = await readRows([
    ['Name', 'Serial Number', 'Sensitive'],
    ['Radio', 'MARK1', { isTrue: true }],
    ['Radio', 'MARK2', { isTrue: false }],
    ['Radio', 'MARK3', 'n'],
  ]);
  expect(rows.map(({ item }) => item.sensitive_mark)).toEqual(['yes', 'no', 'no']);
});

describe('a formula', () => {
  const sheet: Cell[][] = [
    ['Name', 'Serial Number', 'NSN', 'Location'],
    ['Radio', 'FORM1', { error: '#N/A' }, { formula: 'B2', result: null }],
    ['Radio', { error: '#REF!' }, '1005-01-231-0973', { formula: 'A1&""' }],
    [{ formula: 'A2', result: 'Radio' }, 'FORM3', null, { formula: 'A1', result: 'Bay 4 & 5' }],
  ];

  test('with an error or without a result is said by row, and its cell is left out', async () => {
    const rows = await readRows(sheet);
    expect(rows.map(({ item }) => [item.name, item.serial_number, item.nsn, item.location])).toEqual([
      ['Radio', 'FORM1', undefined, undefined],
      ['Radio', undefined, '1005-01-231-0973', undefined],
      ['Radio', 'FORM3', undefined, 'Bay 4 & 5'],
    ]);
    expect(rows[0]?.warnings).toEqual([
      { column: 'NSN', message: 'NSN holds the error #N/A of a formula. The cell is left out.' },
      {
        column: 'Location',
        message:
          'Location holds a formula without a result. Open the file in a spreadsheet program, save it, and choose it again. The cell is left out.',
      },
    ]);
    expect(messagesOf(rows[1])).toEqual([
      ['Serial Number', 'Serial Number holds the error #REF! of a formula.'],
    ]);
    expect(rows[1]?.warnings).toEqual([]);
    expect(messagesOf(rows[2])).toEqual([]);
  });

  test('with an error is not compared, and the row says so', async () => {
    const [first, second] = await readRows(sheet, 'compare');
    expect([first?.item.nsn, first?.state]).toEqual([undefined, 'ready']);
    expect(first?.warnings).toEqual([
      { column: 'NSN', message: 'NSN holds the error #N/A of a formula. The cell is left out.' },
    ]);
    expect(second?.state).toBe('wrong');
  });
});

test('a name in quotation marks is taken as it is, one that is not closed is an error', async () => {
  const rows = await readRows([
    ['Name', 'Serial Number', 'Location'],
    ['"Big Boy"', 'QUO1', '"Bay" 4'],
    ['"Big Boy', 'QUO2', null],
    ['Radio', '"QUO3"', null],
  ]);
  expect(rows.map(({ item }) => item.name)).toEqual(['"Big Boy"', undefined, 'Radio']);
  expect(rows.map((row) => messagesOf(row))).toEqual([
    [],
    [['Name', 'Name begins with a quotation mark that is not closed']],
    [['Serial Number', 'Serial Number begins with a quotation mark. Type it as on the data plate']],
  ]);
  const { id } = await imports.preview('brandt', ['Name,Serial Number', '"""Big Boy""",QUO4']);
  expect((await imports.rowsOf('brandt', id))[0]?.item.name).toBe('"Big Boy"');
});

describe('a column without a heading', () => {
  test('whose cells have values is named by its letter, in a workbook and in CSV', async () => {
    const sheet: Cell[][] = [
      ['Name', 'Serial Number', null, 'LIN', null, null],
      ['Radio', 'BARE1', null, null, null, null],
      ['Radio', 'BARE2', 'Rack 4', null, null, { number: '1' }],
    ];
    const { notices } = await read(workbook(sheet));
    const said = [
      'Column C has no heading and is not read; its first value is on line 3.',
      'Column F has no heading and is not read; its first value is on line 3.',
    ];
    expect(notices).toEqual(said);
    const csv = await imports.preview('brandt', [
      'Name,Serial Number,,LIN,,',
      'Radio,BARE3,,,,',
      'Radio,BARE4,Rack 4,,,1',
    ]);
    expect(csv.notices).toEqual(said);
  });

  test('is not named once a field was chosen for it', async () => {
    const { id } = await imports.preview('brandt', ['Name,Serial Number,', 'Radio,BARE5,Rack 4']);
    const set = await company.as.brandt({
      method: 'PUT',
      url: `/api/imports/${id}/columns`,
      body: { mapping: ['name', 'serial_number', 'location'] },
    });
    expect(set.json()).toMatchObject({ notices: [] });
  });
});

describe('a workbook of several sheets', () => {
  const book = (serial: string): Cell[][] => [
    ['Name', 'Serial Number'],
    ['Radio', serial],
  ];

  test('is read from the first sheet with the headings, and says which were not read', async () => {
    const { id, notices } = await read(
      sheetsWorkbook([
        { name: 'Old', isHidden: true, rows: book('SHEET0') },
        { name: 'Read me', rows: [['How to fill in this file']] },
        { name: 'Book & parts', rows: book('SHEET1') },
        { name: 'More', rows: book('SHEET2') },
      ]),
    );
    expect(notices).toEqual([
      "Only the sheet 'Book & parts' of the workbook was read. Not read: 'Old' (hidden), 'Read me', 'More'.",
    ]);
    expect((await imports.rowsOf('brandt', id)).map(({ item }) => item.serial_number)).toEqual(['SHEET1']);
  });

  test('is read from a hidden sheet where no other has the headings', async () => {
    const { notices } = await read(
      sheetsWorkbook([
        { name: 'Notes', rows: [['Nothing here']] },
        { name: 'Data', isHidden: true, rows: book('SHEET3') },
      ]),
    );
    expect(notices).toEqual(["Only the sheet 'Data' (hidden) of the workbook was read. Not read: 'Notes'."]);
  });

  test('none of which has the headings is refused with the names of all', async () => {
    const response = await imports.upload(
      'brandt',
      sheetsWorkbook([
        { name: 'One', rows: [['a', 'b']] },
        { name: 'Two', rows: [['c', 'd']] },
      ]),
    );
    expect([response.statusCode, messageOf(response)]).toEqual([
      400,
      "No sheet of the workbook has a row with two known headings, such as Name and Serial Number, among its first 20. The sheets are 'One', 'Two'. Add the file's headings to the settings of the unit.",
    ]);
  });

  test('of one sheet says nothing of sheets', async () => {
    expect((await read(workbook(book('SHEET4')))).notices).toEqual([]);
  });
});

describe('merged cells', () => {
  const numbers = async (rows: readonly (readonly Cell[])[], merged: readonly string[]) => {
    const { id } = await read(
      sheetsWorkbook([
        { name: 'Read me', rows: [['How to fill in this file']], merged: ['A1:A3'] },
        { name: 'Book', rows, merged },
      ]),
    );
    return imports.rowsOf('brandt', id);
  };

  test('give their value to each row that has a value of its own', async () => {
    const rows = await numbers(
      [
        ['LIN', 'NSN', 'Name', 'Serial Number', 'Location'],
        ['C06935', '1005-01-231-0973', 'M4A1 Carbine', 'MRG1', 'Rack 1'],
        [null, null, null, 'MRG2', null],
        [null, null, null, 'MRG3', 'Rack 2'],
        [null, null, null, null, null],
        ['R30662', '5820-01-574-9837', 'Radio', 'MRG4', null],
      ],
      ['A2:A5', 'B2:B5', 'C2:C5', 'E2:E3'],
    );
    expect(
      rows.map(({ line, item }) => [line, item.lin, item.nsn, item.name, item.serial_number, item.location]),
    ).toEqual([
      [2, 'C06935', '1005-01-231-0973', 'M4A1 Carbine', 'MRG1', 'Rack 1'],
      [3, 'C06935', '1005-01-231-0973', 'M4A1 Carbine', 'MRG2', 'Rack 1'],
      [4, 'C06935', '1005-01-231-0973', 'M4A1 Carbine', 'MRG3', 'Rack 2'],
      [6, 'R30662', '5820-01-574-9837', 'Radio', 'MRG4', undefined],
    ]);
    expect(rows.map((row) => messagesOf(row))).toEqual([[], [], [], []]);
  });

  test('of the title and of the headings are left as they are', async () => {
    const rows = await numbers(
      [
        ['Property of B Co', null, null],
        ['Name', 'Serial Number', 'Location'],
        [null, null, null],
        ['Radio', 'MRG5', 'Rack 1'],
      ],
      ['A1:C1', 'A2:A3', 'B2:B3', 'C2:C3'],
    );
    expect(rows.map(({ item }) => [item.name, item.serial_number])).toEqual([['Radio', 'MRG5']]);
  });

  test('of a serial number are one number on several rows, which is an error', async () => {
    const rows = await numbers(
      [
        ['Name', 'Serial Number'],
        ['Radio', 'MRG6'],
        ['Antenna', null],
      ],
      ['B2:B3'],
    );
    expect(rows.map(({ state }) => state)).toEqual(['ready', 'wrong']);
  });
});
