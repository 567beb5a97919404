import { type Company, testCompany } from '../custody/company';
import { type Imports, importsOf } from './imports';

let company: Company;
let imports: Imports;
beforeAll(async () => {
  company = await testCompany();
  imports = importsOf(company);
});

/** Consecutive serial numbers, as a factory gives them out. */
const lot = (prefix: string, first: number, count: number, width = 6) =>
  Array.from({ length: count }, (_, at) => prefix + String(first + at).padStart(width, '0'));
const linesOf = (serials: string[]) => [
  'Name,Serial Number',
  ...serials.map((serial) => `M4A1 Carbine,${serial}`),
];
const warningsOf = async (id: string) =>
  (await imports.rowsOf('brandt', id, 'only=warnings&limit=500')).map(({ item, warnings }) => ({
    serial: item.serial_number,
    said: warnings.map(({ message, kind }) => [kind, message]),
  }));

// Lots of 4,976 good rows, some of which are a transposition apart from those of another lot.
const LOTS = [
  ...lot('W', 120_000, 1994),
  ...lot('W', 210_000, 1482),
  ...lot('FE', 120_000, 1000),
  ...lot('R', 1, 500),
];

test('4,976 good rows of lots raise no warning; the one slip among them does, the likeliest first', async () => {
  expect(LOTS).toHaveLength(4976);
  const good = await imports.preview('brandt', linesOf(LOTS));
  expect(good).toMatchObject({
    rows: 4976,
    wrong: 0,
    warned: 0,
    warned_by_kind: { 'look-alike': 0, transposed: 0 },
  });

  const shuffled = [...LOTS.slice(2000), 'W12O123', 'FE210999', ...LOTS.slice(0, 2000)];
  const slips = await imports.preview('brandt', linesOf(shuffled));
  expect(slips).toMatchObject({ rows: 4978, wrong: 0, warned: 2 });
  expect(await warningsOf(slips.id)).toEqual([
    {
      serial: 'FE210999',
      said: [
        ['transposed', expect.stringMatching(/^Easily mistaken for FE120999 \(line \d+\): two characters/)],
      ],
    },
    {
      serial: 'W120123',
      said: [['look-alike', 'Easily mistaken for W12O123 (line 2978): O and 0, or I, L and 1, look alike']],
    },
  ]);
}, 120_000);

test('a lot that is half in the property book is whole; a number that stands alone is told of', async () => {
  for (const serial_number of lot('K', 110, 10, 3))
    await company.createItem({ name: 'M17 Pistol', serial_number });
  const rest = await imports.preview('brandt', linesOf([...lot('K', 120, 5, 3), 'K191']));
  expect(await warningsOf(rest.id)).toEqual([
    {
      serial: 'K191',
      said: [['transposed', 'Easily mistaken for M17 Pistol K119: two characters are transposed']],
    },
  ]);
  expect(rest.warned_by_kind).toEqual({ 'look-alike': 0, transposed: 1 });
});
