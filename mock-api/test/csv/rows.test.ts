import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { columnsOf, knownHeadings } from '../../src/property/csv-columns';
import { proposeFields } from '../../src/property/import/find-headings';
import { type CsvRow, readRows } from '../../src/kernel/csv/read-rows';
import { readCell, writeRows } from '../../src/kernel/csv/write';

async function read(text: string, partLength = text.length): Promise<CsvRow[]> {
  function* parts() {
    for (let from = 0; from < text.length; from += partLength) yield text.slice(from, from + partLength);
  }
  const rows: CsvRow[] = [];
  for await (const row of readRows(parts())) rows.push(row);
  return rows;
}

test.each([',', ';', '\t'])('cells are parted by %j where the first line is', async (delimiter) => {
  const text = ['Name', 'Serial, or SN'].map((cell) => `"${cell}"`).join(delimiter);
  expect(await read(`${text}\nM4${delimiter} W1 \n`)).toEqual([
    { line: 1, cells: ['Name', 'Serial, or SN'] },
    { line: 2, cells: ['M4', 'W1'] },
  ]);
});

test.each(['Property book of B Co', 'sep=;', '', '"B Co, 1st Battalion"'])(
  'a title %j above the cells does not say by what they are parted',
  async (title) => {
    const rows = await read(`${title}\nName;Serial Number\n"Carbine, 5.56 mm, M4";W1\n`);
    expect(rows.at(-1)).toEqual({ line: 3, cells: ['Carbine, 5.56 mm, M4', 'W1'] });
  },
);

test('a row is named by the line where it begins, whatever empty rows and line breaks are before it', async () => {
  const text = 'Name,Serial\n\n"Tent,\nlarge",T1\n,,\nM4,W1\n"a\nb\nc",W2\nlast,W3';
  for (const partLength of [1, 3, 1000]) {
    expect((await read(text, partLength)).map(({ line }) => line)).toEqual([1, 3, 6, 7, 10]);
  }
});

test('an inch mark is a letter, and doubled quotation marks are one', async () => {
  const rows = await read('Name,Serial\nHose 5",H1\n"Hose 5"" ",H2\n');
  expect(rows.slice(1).map(({ cells }) => cells)).toEqual([
    ['Hose 5"', 'H1'],
    ['Hose 5"', 'H2'],
  ]);
});

test('a quotation mark that is never closed is named by its line', async () => {
  await expect(read('Name,Serial\nM4,W1\n"M249,W2\nM17,W3\n')).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(/begins on line 3 does not end: a quotation mark/),
  });
  const endless = `Name,Serial\n"${'x'.repeat(300_000)}`;
  await expect(read(endless, 64 * 1024)).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(/begins on line 2 does not end/),
  });
});

test('columns are known by several names, in any order; what is not known is told', () => {
  const headings = ['SERIAL_NUMBER', 'Hand', 'Nomenclature', 'Line Item Number', '', 'Item'];
  const { mapping } = proposeFields(headings, knownHeadings([]));
  const { at, unread } = columnsOf(headings, mapping);
  expect([...at].map(([field, { index }]) => [field, index])).toEqual([
    ['serial_number', 0],
    ['name', 2],
    ['lin', 3],
  ]);
  expect(unread).toEqual(['Hand', 'Item']);
});

/** What a spreadsheet finds in each cell. */
const cellsOf = (text: string) => parse(text, { record_delimiter: '\r\n' }) as string[][];

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', "=cmd|' /C calc'!A0"])(
  'check 16 the cell %j is disarmed, and read back as it was',
  (cell) => {
    const written = cellsOf(writeRows([[cell, 'x']]))[0]?.[0] ?? '';
    expect(written).toBe(`'${cell}`);
    expect(readCell(written)).toBe(cell);
  },
);

test('check 16 whatever a cell holds, none that is written begins a formula, and all are read back', async () => {
  const sign = fc.constantFrom('=', '+', '-', '@', '"', "'", ',', ';', ' ', 'A', 'é', '1', '\n', '\t');
  const cell = fc.array(sign, { maxLength: 8 }).map((signs) => signs.join('').trim());
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), async (rows) => {
      const text = writeRows([['Name', 'Serial'], ...rows]);
      for (const written of cellsOf(text).flat()) expect(written).not.toMatch(/^[=+\-@\t\r\n]/);
      const back = (await read(text.replaceAll('\r\n', '\n'))).slice(1).map(({ cells }) => cells);
      expect(back).toEqual(rows.filter((row) => row.some((value) => value !== '')));
    }),
    { numRuns: 200 },
  );
});
