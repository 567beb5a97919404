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

test('LIFE-47 of 5,000 consecutive serial numbers, 5 O/0 look-alikes are the first warnings, and transpositions are one notice', async () => {
  const serials = lot('W', 100_000, 5000);
  // O for 0, at five places of the lot.
  const planted = ['W1O0001', 'W10O777', 'W10123O', 'W1O2468', 'W1O4999'];
  const shuffled = [...serials.slice(2500), ...serials.slice(0, 2500), ...planted];
  const { id, warned, warned_by_kind, notices } = await imports.preview('brandt', linesOf(shuffled));
  expect({ warned, warned_by_kind }).toEqual({
    warned: 5,
    warned_by_kind: { 'look-alike': 5, transposed: 0 },
  });
  expect((await warningsOf(id)).slice(0, 5).map(({ serial }) => serial)).toEqual(planted);
  expect(notices).toEqual([
    expect.stringMatching(
      /^Lot W\?{6}: [\d,]+ pairs of serial numbers have two neighbors transposed, e\.g\. W\d{6} \(line \d+\) and W\d{6} \(line \d+\)\./,
    ),
  ]);
}, 120_000);

test('strong warnings come before transpositions that stand alone, on every page', async () => {
  const { id, notices } = await imports.preview(
    'brandt',
    linesOf(['AA12', 'AA21', 'BB34', 'BB43', 'CCO5', 'CC05', 'DD56', 'DD65', 'EE1I', 'EEI1', 'EE11']),
  );
  const page = async (query: string) =>
    (await imports.rowsOf('brandt', id, `only=warnings&${query}`)).map(({ line }) => line);
  const all = await page('limit=500');
  expect(all).toEqual([7, 11, 12, 3, 5, 9]);
  expect(await page('limit=4')).toEqual(all.slice(0, 4));
  expect(await page(`limit=4&after=${all[3]}`)).toEqual(all.slice(4));
  expect(await page(`limit=4&after=${all[0]}`)).toEqual(all.slice(1, 5));
  expect(notices).toEqual([]);
});

test('a lot that is half in the property book is whole: its transpositions are one notice', async () => {
  for (const serial_number of lot('K', 110, 10, 3))
    await company.createItem({ name: 'M17 Pistol', serial_number });
  const rest = await imports.preview('brandt', linesOf([...lot('K', 120, 5, 3), 'K191']));
  expect(await warningsOf(rest.id)).toEqual([]);
  expect(rest.notices).toEqual([expect.stringMatching(/^Lot K\?{3}: \d+ pairs?/)]);
});
