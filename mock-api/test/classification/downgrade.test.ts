import { type CreatePropertyDto, DEFAULT_CIIC_CODES } from '@hand-receipt/contracts';
import { type Company, testCompany } from '../custody/company';
import { importsOf } from '../property/imports';
import { tableDigest } from '../support/table-digest';
import { type Calls, callsOf } from '../support/call';

let company: Company;
let calls: Calls;
beforeAll(async () => {
  company = await testCompany();
  calls = callsOf(company);
});

const SENTENCE = (items: string) => `${items} would leave the sensitive items. Propose it for signature.`;
const ONE = [409, SENTENCE('1 item')];
const OPTIC = { name: 'AN/PVS-14', category: 'optics' } as const;
const NSN = '5855-01-432-0524';

async function refusedEdit(item: Partial<CreatePropertyDto>, change: object) {
  const { id, version } = await company.createItem(item);
  const refused = await calls.refused('halloran', 'PATCH /api/property/:id', {
    params: { id },
    body: { ...change, version },
  });
  expect((await company.readItem(id)).is_sensitive).toBe(true);
  return refused;
}

test('LIFE-18 one person cannot end it by category, code or mark', async () => {
  expect(await refusedEdit({}, { category: 'other' })).toEqual(ONE);
  expect(await refusedEdit({ ...OPTIC, ciic: '4' }, { ciic: 'U' })).toEqual(ONE);
  expect(await refusedEdit({ ...OPTIC, ciic: '4' }, { ciic: null })).toEqual(ONE);
  expect(await refusedEdit({ ...OPTIC, ciic: '4' }, { sensitive_mark: 'no' })).toEqual(ONE);
  expect(await refusedEdit({ ...OPTIC, sensitive_mark: 'yes' }, { sensitive_mark: 'by-code' })).toEqual(ONE);
  // Sensitive for another reason still, it may lose one of them.
  const { id, version } = await company.createItem({ ...OPTIC, ciic: '4', sensitive_mark: 'yes' });
  await calls.ok('halloran', 'PATCH /api/property/:id', { params: { id }, body: { ciic: 'U', version } });
});

test('LIFE-18 nor for a selection: each item says why, and the others are done', async () => {
  const loses = await company.createItem({ ...OPTIC, ciic: '4' });
  const keeps = await company.createItem();
  const answer = await calls.ok('brandt', 'POST /api/property/bulk/classification', {
    body: { ids: [loses.id, keeps.id], ciic: 'U' },
  });
  expect(answer.results.map(({ ok, message }) => [ok, message])).toEqual([
    [false, SENTENCE('1 item')],
    [true, null],
  ]);
});

test('LIFE-18 nor by the catalog: the refusal says how many items would leave, and nothing is changed', async () => {
  for (let n = 0; n < 12; n += 1) await company.createItem({ ...OPTIC, nsn: NSN });
  const put = (body: { sensitive_mark?: 'yes' | 'no' | 'by-code'; ciic?: string; version: number }) =>
    ({ params: { nsn: NSN }, body }) as const;
  await calls.ok('brandt', 'PUT /api/catalog/:nsn', put({ sensitive_mark: 'yes', version: 0 }));
  const before = await tableDigest(company.database);
  for (const sensitive_mark of ['by-code', 'no'] as const) {
    expect(
      await calls.refused('brandt', 'PUT /api/catalog/:nsn', put({ sensitive_mark, version: 1 })),
    ).toEqual([409, SENTENCE('12 items')]);
  }
  expect(await tableDigest(company.database)).toEqual(before);
});

test('LIFE-18 nor by the table of codes', async () => {
  await company.createItem({ ...OPTIC, ciic: '6' });
  await company.createItem({ ...OPTIC, ciic: '6' });
  const value = [{ code: '4', label: 'Low', class: 'sensitive' }];
  const body = { unitId: 'B', key: 'ciic.codes', value, version: 0 } as const;
  expect(await calls.refused('halloran', 'PUT /api/unit-settings', { body })).toEqual([
    409,
    SENTENCE('2 items'),
  ]);
  const settings = await calls.ok('halloran', 'GET /api/unit-settings');
  expect(settings.find(({ key }) => key === 'ciic.codes')).toMatchObject({ from: null, version: 0 });
});

test("LIFE-18 nor by taking away the unit's own table of codes, which brings back the one before", async () => {
  const put = (value: { code: string; label: string; class: 'sensitive' }[] | null, version: number) =>
    ({ body: { unitId: 'B', key: 'ciic.codes', value, version } }) as const;
  const settings = () => calls.ok('halloran', 'GET /api/unit-settings');
  const version = (await settings()).find(({ key }) => key === 'ciic.codes')?.version ?? 0;
  const own = [...DEFAULT_CIIC_CODES, { code: 'Y', label: 'Own', class: 'sensitive' as const }];
  await calls.ok('halloran', 'PUT /api/unit-settings', put(own as never, version));
  const { id } = await company.createItem({ ...OPTIC, ciic: 'Y' });
  expect((await company.readItem(id)).is_sensitive).toBe(true);
  expect(await calls.refused('halloran', 'PUT /api/unit-settings', put(null, version + 1))).toEqual(ONE);
  expect((await company.readItem(id)).is_sensitive).toBe(true);
  expect((await settings()).find(({ key }) => key === 'ciic.codes')).toMatchObject({
    from: { id: 'B' },
    version: version + 1,
  });
});

test('LIFE-18 nor by confirming a file whose code for an NSN would lower what the book has of it', async () => {
  const imports = importsOf(company);
  const nsn = '5855-01-534-5931';
  const { id: itemId } = await company.createItem({ ...OPTIC, nsn, ciic: '4' });
  const headings = ['name', 'serial_number', 'nsn', 'ciic'];
  const read = await imports.preview('brandt', ['Name,Serial Number,NSN,CIIC', `AN/PVS-14,LOW-0001,${nsn},`]);
  const columns = (ciic: string) =>
    company.as.brandt({
      method: 'PUT',
      url: `/api/imports/${read.id}/columns`,
      body: { mapping: headings, codes: [{ nsn, ciic }] },
    });
  expect((await columns('U')).statusCode).toBe(200);
  const before = await tableDigest(company.database);
  const refused = await imports.confirm('brandt', read.id);
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual(ONE);
  expect(await tableDigest(company.database)).toEqual(before);
  expect((await company.readItem(itemId)).is_sensitive).toBe(true);

  // The file is still there: with another code it is entered.
  expect((await columns('4')).statusCode).toBe(200);
  expect((await imports.confirm('brandt', read.id)).statusCode).toBe(200);
  expect(await imports.entered('brandt', read.id)).toMatchObject({ status: 'finished', written: 1 });
  expect((await company.readItem(itemId)).is_sensitive).toBe(true);
});

test('an edit of something else leaves an item sensitive that no rule covers any more', async () => {
  const { id, version } = await company.createItem({ ...OPTIC, ciic: '6' });
  await company.database.db.updateTable('property').set({ ciic: null }).where('id', '=', id).execute();
  await calls.ok('halloran', 'PATCH /api/property/:id', {
    params: { id },
    body: { description: 'Scratched', version: version + 1 },
  });
  expect((await company.readItem(id)).is_sensitive).toBe(true);
});
