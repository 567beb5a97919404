import { type Company, eventTypes, testCompany } from '../custody/company';
import { newestEvents } from '../people/people-fixture';
import { type Calls, callsOf } from '../support/call';

let company: Company;
let calls: Calls;
beforeAll(async () => {
  company = await testCompany();
  calls = callsOf(company);
});

const NSN = '5855-01-432-0524';
const PUT = 'PUT /api/catalog/:nsn';
const read = (id: string) => calls.ok('halloran', 'GET /api/property/:id', { params: { id } });

test('the catalog lists the numbers of the items that one may see, with how many there are', async () => {
  const one = await company.createItem({
    name: 'AN/PVS-14',
    category: 'optics',
    nsn: '5855014320524',
    lin: 'M79678',
  });
  await company.createItem({ name: 'AN/PVS-14', category: 'optics', nsn: NSN, lin: 'M79678' });
  await company.createItem({ nsn: '1005-01-231-0973' });
  await company.signDown(one.id, 'whitaker');
  const list = await calls.ok('brandt', 'GET /api/catalog');
  expect(list.map(({ nsn, name, items, sensitive_items }) => [nsn, name, items, sensitive_items])).toEqual([
    ['1005-01-231-0973', 'M4A1 Carbine', 1, 1],
    [NSN, 'AN/PVS-14', 2, 0],
  ]);
  expect((await calls.ok('whitaker', 'GET /api/catalog')).map(({ nsn, items }) => [nsn, items])).toEqual([
    [NSN, 1],
  ]);
  expect(await calls.ok('stranger', 'GET /api/catalog')).toEqual([]);
  expect((await calls.ok('brandt', 'GET /api/catalog', { query: 'q=pvs' })).map(({ nsn }) => nsn)).toEqual([
    NSN,
  ]);
  expect(list[1]).toMatchObject({ lin: 'M79678', version: 0, sensitive_mark: 'by-code' });
});

test('what the catalog says is written to the items, unless one has a code of its own that was not named', async () => {
  const own = await company.createItem({ name: 'AN/PVS-14', category: 'optics', nsn: NSN, ciic: 'J' });
  const body = { unit_of_issue: 'EA', calibration_days: 180, sensitive_mark: 'yes', version: 0 } as const;
  const { changed } = await calls.ok('brandt', PUT, { params: { nsn: NSN }, body });
  expect(changed).toBe(3);
  expect(await read(own.id)).toMatchObject({
    ciic: 'J',
    unit_of_issue: 'EA',
    sensitive_mark: 'by-code',
    is_sensitive: true,
    sensitive_because: 'catalog',
  });
  expect(await eventTypes(company, own.id)).toEqual(['ITEM CREATED', 'ITEM CLASSIFIED']);
  const again = await calls.ok('brandt', PUT, { params: { nsn: NSN }, body: { ciic: '4', version: 1 } });
  expect(again).toMatchObject({ changed: 3, item: { ciic: '4', unit_of_issue: 'EA', version: 2 } });
  expect(await read(own.id)).toMatchObject({ ciic: '4', sensitive_because: 'CIIC' });
  const same = await calls.ok('brandt', PUT, { params: { nsn: NSN }, body: { ciic: '4', version: 2 } });
  expect(same.changed).toBe(0);
  const [event] = await newestEvents(company, 'ITEM CLASSIFIED');
  expect(event).toMatchObject({
    unitId: 'B',
    nsn: NSN,
    items: 0,
    catalog: { ciic: '4', sensitive_mark: 'yes' },
  });
});

test('a later item of the number is sensitive from the start', async () => {
  const item = await company.createItem({ name: 'AN/PVS-14', category: 'optics', nsn: NSN });
  expect(item).toMatchObject({ ciic: '4', unit_of_issue: 'EA', is_sensitive: true });
});

test('a stale version gets 409 with what is on record now', async () => {
  const answer = await calls.send('halloran', PUT, { params: { nsn: NSN }, body: { ciic: '2', version: 1 } });
  expect([answer.statusCode, answer.json<object>()]).toEqual([
    409,
    expect.objectContaining({
      message: 'Somebody changed this while you were typing.',
      fields: { ciic: 'On record now: 4' },
    }),
  ]);
});

test('what is no NSN or LIN is refused with a sentence, and only keepers of the top book write the catalog', async () => {
  const body = { sensitive_mark: 'yes', version: 0 } as const;
  expect((await calls.refused('brandt', PUT, { params: { nsn: '5855' }, body }))[0]).toBe(400);
  expect((await calls.refused('brandt', 'GET /api/catalog/:nsn', { params: { nsn: 'none' } }))[0]).toBe(400);
  const lin = await calls.send('brandt', PUT, { params: { nsn: NSN }, body: { lin: 'X', version: 3 } });
  expect([lin.statusCode, lin.json<{ fields: object }>().fields]).toEqual([400, { lin: expect.any(String) }]);
  for (const who of ['petrov', 'whitaker'] as const) {
    expect((await calls.refused(who, PUT, { params: { nsn: NSN }, body }))[0]).toBe(403);
  }
  // Another company has a catalog of its own.
  const theirs = await calls.ok('stranger', PUT, { params: { nsn: NSN }, body });
  expect(theirs).toMatchObject({ changed: 0, item: { items: 0, ciic: null, version: 1 } });
});
