import type { CreatePropertyDto, PropertyDetailsDto } from '@hand-receipt/contracts';
import { type Company, eventTypes, testCompany } from '../custody/company';
import { newestEvents } from '../people/people-fixture';
import { TEST_PASSWORD } from '../support/app';
import { type Calls, type Given, callsOf } from '../support/call';

let company: Company;
let calls: Calls;
beforeAll(async () => {
  company = await testCompany();
  calls = callsOf(company);
});

const OPTIC = { name: 'AN/PVS-14', category: 'optics' } as const;
const NSN = '5855-01-432-0524';
const proof = { password: TEST_PASSWORD };
type Lines = NonNullable<Given<'POST /api/amendments'>['body']>['lines'];

const propose = (lines: Lines) => ({ body: { reason: 'Not sensitive by the current table', lines, proof } });
const details = (id: string): Promise<PropertyDetailsDto> =>
  calls.ok('halloran', 'GET /api/property/:id', { params: { id } });

test.each<[string, Partial<CreatePropertyDto>, Lines[number]['field'], string | null]>([
  ['category', {}, 'category', 'other'],
  ['code', { ...OPTIC, ciic: '4' }, 'ciic', 'u'],
  ['no code', { ...OPTIC, ciic: '4' }, 'ciic', null],
  ['mark', { ...OPTIC, sensitive_mark: 'yes' }, 'sensitive_mark', 'by-code'],
  ['mark over a code', { ...OPTIC, ciic: '4' }, 'sensitive_mark', 'no'],
])('LIFE-18 by %s an item stops being sensitive once a second person signs', async (_, item, field, to) => {
  const { id } = await company.createItem(item);
  const proposed = await calls.ok('brandt', 'POST /api/amendments', propose([{ itemId: id, field, to }]));
  expect([proposed.kind, proposed.state]).toEqual(['downgrade', 'proposed']);
  expect((await details(id)).is_sensitive).toBe(true);
  const sign = { params: { id: proposed.id }, body: proof };
  expect((await calls.refused('brandt', 'POST /api/amendments/:id/sign', sign))[0]).toBe(403);
  expect((await details(id)).is_sensitive).toBe(true);

  await calls.ok('halloran', 'POST /api/amendments/:id/sign', sign);
  expect(await details(id)).toMatchObject({
    [field]: to === 'u' ? 'U' : to,
    is_sensitive: false,
    sensitive_because: null,
  });
  expect((await eventTypes(company, id)).at(-1)).toBe('ITEM AMENDED');
  const [event] = await newestEvents(company, 'ITEM AMENDED');
  expect(event?.changes).toContainEqual({ field: 'is_sensitive', from: true, to: false });
});

test('LIFE-18 items that the catalog marks leave it by their own mark, and then the catalog may change', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) ids.push((await company.createItem({ ...OPTIC, nsn: NSN })).id);
  const put = (body: { sensitive_mark: 'yes' | 'by-code'; version: number }) => ({
    params: { nsn: NSN },
    body,
  });
  await calls.ok('brandt', 'PUT /api/catalog/:nsn', put({ sensitive_mark: 'yes', version: 0 }));
  const lines = ids.map((itemId) => ({ itemId, field: 'sensitive_mark' as const, to: 'no' }));
  const { id } = await calls.ok('brandt', 'POST /api/amendments', propose(lines));
  await calls.ok('halloran', 'POST /api/amendments/:id/sign', { params: { id }, body: proof });
  for (const itemId of ids) expect((await details(itemId)).is_sensitive).toBe(false);
  const { changed } = await calls.ok(
    'brandt',
    'PUT /api/catalog/:nsn',
    put({ sensitive_mark: 'by-code', version: 1 }),
  );
  expect(changed).toBe(0);
});

test('LIFE-18 an amended NSN takes an item to what the catalog says of the new one', async () => {
  await calls.ok('brandt', 'PUT /api/catalog/:nsn', {
    params: { nsn: '5855-01-577-7174' },
    body: { sensitive_mark: 'yes', version: 0 },
  });
  const { id } = await company.createItem({ ...OPTIC, nsn: '5855-01-577-0001' });
  const lines = [{ itemId: id, field: 'nsn' as const, to: '5855-01-577-7174' }];
  const amendment = await calls.ok('brandt', 'POST /api/amendments', propose(lines));
  expect(amendment.kind).toBe('data');
  await calls.ok('halloran', 'POST /api/amendments/:id/sign', { params: { id: amendment.id }, body: proof });
  expect(await details(id)).toMatchObject({ is_sensitive: true, sensitive_because: 'catalog' });
});

test('what is no code, mark or category is refused at its line, and the two kinds are not mixed', async () => {
  const { id: itemId } = await company.createItem({ ...OPTIC, ciic: '4' });
  const refused = async (lines: Lines) => calls.refused('brandt', 'POST /api/amendments', propose(lines));
  expect(await refused([{ itemId, field: 'ciic', to: '44' }])).toEqual([
    400,
    'CIIC must be one letter or digit.',
  ]);
  expect(await refused([{ itemId, field: 'sensitive_mark', to: 'maybe' }])).toEqual([
    400,
    'The sensitive mark is one of by-code, yes, no.',
  ]);
  expect((await refused([{ itemId, field: 'category', to: 'guns' }]))[0]).toBe(400);
  expect((await refused([{ itemId, field: 'sensitive_mark', to: null }]))[0]).toBe(400);
  expect(
    await refused([
      { itemId, field: 'ciic', to: 'U' },
      { itemId, field: 'lin', to: 'M79678' },
    ]),
  ).toEqual([400, 'Amend what makes an item sensitive apart from its identifying data.']);
});
