import type { PropertyDetailsDto } from '@hand-receipt/contracts';
import { type Company, eventTypes, testCompany } from '../custody/company';
import { newestEvents } from '../people/people-fixture';
import { importsOf } from '../property/imports';
import { type Calls, callsOf } from '../support/call';

let company: Company;
let calls: Calls;
beforeAll(async () => {
  company = await testCompany();
  calls = callsOf(company);
});

const OPTIC = { name: 'AN/PVS-14', category: 'optics' } as const;
const details = (id: string): Promise<PropertyDetailsDto> =>
  calls.ok('halloran', 'GET /api/property/:id', { params: { id } });
const classification = async (id: string) => {
  const { ciic, sensitive_mark, is_sensitive, sensitive_because } = await details(id);
  return { ciic, sensitive_mark, is_sensitive, sensitive_because };
};
const edit = async (id: string, change: object) =>
  calls.ok('brandt', 'PATCH /api/property/:id', {
    params: { id },
    body: { ...change, version: (await details(id)).version },
  });

test('LIFE-16 a CIIC and a mark are set when an item is created', async () => {
  const coded = await company.createItem({ ...OPTIC, ciic: '4' });
  expect(await classification(coded.id)).toEqual({
    ciic: '4',
    sensitive_mark: 'by-code',
    is_sensitive: true,
    sensitive_because: 'CIIC',
  });
  const marked = await company.createItem({ ...OPTIC, sensitive_mark: 'yes' });
  expect(await classification(marked.id)).toMatchObject({ is_sensitive: true, sensitive_because: 'mark' });
  const plain = await company.createItem({ ...OPTIC, ciic: 'J' });
  expect(await classification(plain.id)).toMatchObject({ is_sensitive: false, sensitive_because: null });
  const off = await company.createItem({ ...OPTIC, ciic: '4', sensitive_mark: 'no' });
  expect(await classification(off.id)).toMatchObject({ is_sensitive: false });
  // A code that the table does not have is kept as it is.
  expect(await classification((await company.createItem({ ...OPTIC, ciic: 'Z' })).id)).toMatchObject({
    ciic: 'Z',
    is_sensitive: false,
  });
  expect(await classification((await company.createItem()).id)).toMatchObject({
    sensitive_because: 'category',
  });
});

test('LIFE-16 both are set by editing, and the event names each old and new value', async () => {
  const { id } = await company.createItem({ ...OPTIC });
  await edit(id, { ciic: '2', description: 'Night vision' });
  expect(await classification(id)).toMatchObject({ ciic: '2', sensitive_because: 'CIIC' });
  expect((await eventTypes(company, id)).slice(1)).toEqual(['ITEM UPDATED', 'ITEM CLASSIFIED']);
  const [event] = await newestEvents(company, 'ITEM CLASSIFIED');
  expect(event?.changes).toEqual([
    { field: 'ciic', from: null, to: '2' },
    { field: 'is_sensitive', from: false, to: true },
  ]);
});

test('LIFE-16 a selection is classified, each item by itself', async () => {
  const items = [await company.createItem({ ...OPTIC }), await company.createItem({ ...OPTIC })];
  const ids = items.map(({ id }) => id);
  const answer = await calls.ok('brandt', 'POST /api/property/bulk/classification', {
    body: { ids, ciic: 'C', sensitiveMark: 'yes' },
  });
  expect([answer.done, answer.refused]).toEqual([2, 0]);
  for (const id of ids) {
    expect(await classification(id)).toMatchObject({ ciic: 'C', sensitive_mark: 'yes', is_sensitive: true });
  }
  expect(await calls.refused('brandt', 'POST /api/property/bulk/classification', { body: { ids } })).toEqual([
    400,
    'Say what to change.',
  ]);
});

test('LIFE-16 only a Supply Sergeant or Commander who keeps the book classifies an item', async () => {
  const { id } = await company.createItem({ ...OPTIC });
  await company.signDown(id, 'whitaker');
  const { version } = await details(id);
  const given = { params: { id }, body: { ciic: 'C', version } };
  const refusal = [403, 'Only a Supply Sergeant or a Commander of the unit classifies this item.'];
  expect(await calls.refused('whitaker', 'PATCH /api/property/:id', given)).toEqual(refusal);
  expect(await calls.refused('petrov', 'PATCH /api/property/:id', given)).toEqual(refusal);
  expect((await calls.refused('stranger', 'PATCH /api/property/:id', given))[0]).toBe(404);
  expect(
    (await calls.send('brandt', 'PATCH /api/property/:id', { params: { id }, body: { ciic: 'cc', version } }))
      .statusCode,
  ).toBe(400);
});

test('LIFE-16 an imported row brings its CIIC and mark, or has its CIIC from the catalog, and exports both', async () => {
  const nsn = '5855-01-577-7174';
  await calls.ok('brandt', 'PUT /api/catalog/:nsn', {
    params: { nsn },
    body: { ciic: '3', unit_of_issue: 'EA', version: 0 },
  });
  const imports = importsOf(company);
  const { id, wrong } = await imports.preview('brandt', [
    'Name,Serial Number,NSN,CIIC,Sensitive',
    `AN/PAS-13,PAS1,${nsn},,`,
    `AN/PAS-13,PAS2,${nsn},u,`,
    `AN/PAS-13,PAS3,,J,Yes`,
    `AN/PAS-13,PAS4,,JJ,`,
    `AN/PAS-13,PAS5,,%,maybe`,
  ]);
  expect(wrong).toBe(2);
  const rows = await imports.rowsOf('brandt', id, 'only=problems');
  expect(rows.map(({ problems }) => problems)).toEqual([
    [{ column: 'CIIC', message: 'CIIC is longer than 1 characters' }],
    [
      { column: 'CIIC', message: "CIIC must be one letter or digit, not '%'" },
      { column: 'Sensitive', message: "'maybe' is none of by-code, yes, no" },
    ],
  ]);
  await imports.confirm('brandt', id);
  await imports.entered('brandt', id);
  const found = await company.database.db
    .selectFrom('property')
    .select(['serial_number', 'ciic', 'sensitive_mark', 'is_sensitive', 'unit_of_issue'])
    .where('serial_number', 'like', 'PAS%')
    .orderBy('serial_number')
    .execute();
  expect(found.map((row) => Object.values(row))).toEqual([
    ['PAS1', '3', 'by-code', true, 'EA'],
    ['PAS2', 'U', 'by-code', false, 'EA'],
    ['PAS3', 'J', 'yes', true, null],
  ]);
  const csv = (await company.as.brandt({ url: '/api/property/export?scope=visible&q=PAS3' })).body;
  expect(csv).toContain('CIIC,Sensitive Mark');
  expect(csv).toContain('AN/PAS-13,PAS3,,,,J,yes');
});

test('an NSN that is filled in brings along the CIIC of the catalog', async () => {
  const nsn = '5855-01-432-9999';
  await calls.ok('brandt', 'PUT /api/catalog/:nsn', { params: { nsn }, body: { ciic: '3', version: 0 } });
  const { id } = await company.createItem({ ...OPTIC });
  await edit(id, { nsn });
  expect(await classification(id)).toMatchObject({ ciic: '3', is_sensitive: true });
});

test('a table of codes that a unit enters makes the items of its books sensitive at once', async () => {
  const { id } = await company.createItem({ ...OPTIC, ciic: 'J' });
  const value = [
    { code: 'J', label: 'Pilferable, locked up', class: 'sensitive' },
    { code: '2', label: 'High', class: 'sensitive' },
    { code: '3', label: 'Moderate', class: 'sensitive' },
    { code: '4', label: 'Low', class: 'sensitive' },
  ];
  await calls.ok('halloran', 'PUT /api/unit-settings', {
    body: { unitId: 'B', key: 'ciic.codes', value, version: 0 },
  });
  expect(await classification(id)).toMatchObject({ is_sensitive: true, sensitive_because: 'CIIC' });
});
