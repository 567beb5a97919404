import type { ImportColumnsDto } from '@hand-receipt/contracts';
import { type Company, testCompany } from '../custody/company';
import { importsOf } from './imports';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

test('the CSV of the property book has UII and unit of issue, and an import reads both', async () => {
  const imports = importsOf(company);
  const first = await imports.preview('brandt', [
    'Name,Serial Number,LIN,UII,Unit of Issue',
    'Radio set,TRIP1,C06935,D1HM4-00017,ea',
    'Radio set,TRIP2,,,',
  ]);
  await imports.confirm('brandt', first.id);
  expect(await imports.entered('brandt', first.id)).toMatchObject({ written: 2 });

  const exported = await company.as.brandt({ url: '/api/property/export?scope=visible&q=TRIP' });
  const [headings = '', ...rows] = exported.body.replace('\ufeff', '').trim().split('\r\n');
  const cellsOf = (line: string) => Object.fromEntries(headings.split(',').map((name, at) => [name, line.split(',')[at]]));
  expect(rows.map(cellsOf)).toMatchObject([
    { 'Serial Number': 'TRIP1', UII: 'D1HM4-00017', 'Unit of Issue': 'EA' },
    { 'Serial Number': 'TRIP2', UII: '', 'Unit of Issue': '' },
  ]);

  const again = await imports.preview('brandt', [headings, ...rows.map((row) => row.replace('TRIP', 'TRIPB').replace('D1HM4-00017', 'D1HM4-00018'))]);
  const columns = (await company.as.brandt({ url: `/api/imports/${again.id}/columns` })).json<ImportColumnsDto>();
  expect(columns.columns.filter(({ field }) => field).map(({ heading }) => heading)).toEqual([
    'Name', 'Serial Number', 'NSN', 'LIN', 'UII', 'CIIC', 'Sensitive Mark', 'Category', 'Status', 'Location', 'Description', 'Unit of Issue',
  ]);
  const [row] = await imports.rowsOf('brandt', again.id);
  expect(row).toMatchObject({ state: 'ready', problems: [], item: { serial_number: 'TRIPB1', uii: 'D1HM4-00018', unit_of_issue: 'EA' } });
}); // prettier-ignore
