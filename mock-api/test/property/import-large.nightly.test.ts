import { messageOf, testCompany } from '../custody/company';
import { importsOf } from './imports';
import { longWorkbook } from './workbook';

test('LIFE-45 a workbook of 1,000,000 rows is refused in one sentence within 10 s', async () => {
  const imports = importsOf(await testCompany());
  const payload = longWorkbook(1_000_000);
  const began = Date.now();
  const response = await imports.upload('brandt', payload, 'odd.xlsx');
  expect([response.statusCode, messageOf(response)]).toEqual([
    413,
    'The workbook is too large: at most 200 MB unpacked and 50,000 rows are taken. Import it in parts.',
  ]);
  expect(Date.now() - began).toBeLessThan(10_000);
}, 120_000);
