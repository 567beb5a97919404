import type { ConsumableDto, ConsumptionEntryDto } from '@hand-receipt/contracts';
import { CONSUMABLE_CATEGORIES, CONSUMABLE_UNITS } from '@hand-receipt/contracts';
import { type Company, type Username, testCompany, messageOf } from '../custody/company';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
  company.clock.set(new Date(2026, 2, 10, 9, 30));
});

const BATTERIES = {
  name: 'Battery, AA',
  nsn: '6135009857845',
  category: 'Batteries',
  unit: 'pack',
  currentQuantity: 40,
  minimumQuantity: 10,
  location: 'Supply room, shelf 1',
};

const post = (who: Username, path: string, body: object) =>
  company.as[who]({ method: 'POST', url: `/api/consumables${path}`, body });

async function put(facts: object): Promise<ConsumableDto> {
  const response = await post('brandt', '', { ...BATTERIES, ...facts });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json<ConsumableDto>();
}

const look = async (who: Username, id: string) =>
  (await company.as[who]({ url: `/api/consumables/${id}` })).json<ConsumableDto>();

const list = async (who: Username, query: string) =>
  (await company.as[who]({ url: `/api/consumables?${query}` })).json<ConsumableDto[]>();

const history = async (who: Username, query: string) =>
  (await company.as[who]({ url: `/api/consumables/history?${query}` })).json<ConsumptionEntryDto[]>();

test('PROP-54 a consumable is put on the list with all that is known of it', async () => {
  const created = await put({
    notes: ' Alkaline ',
    expirationDate: '2026-09-06',
    lastRestockDate: '2026-03-01',
  });
  expect(created).toEqual({
    id: expect.any(String),
    name: 'Battery, AA',
    nsn: '6135-00-985-7845',
    category: 'Batteries',
    unit: 'pack',
    currentQuantity: 40,
    minimumQuantity: 10,
    location: 'Supply room, shelf 1',
    notes: 'Alkaline',
    expirationDate: '2026-09-06',
    lastRestockDate: '2026-03-01',
    version: 1,
  });
  expect(await look('whitaker', created.id)).toEqual(created);
  const again = await post('brandt', '', { ...BATTERIES, name: 'battery, aa' });
  expect([again.statusCode, messageOf(again)]).toEqual([
    409,
    'battery, aa by the pack is on the list already.',
  ]);
});

test('PROP-56 the six categories and the seven units are taken, and no other', async () => {
  for (const category of CONSUMABLE_CATEGORIES) await put({ name: `In ${category}`, category });
  for (const unit of CONSUMABLE_UNITS) await put({ name: 'By the unit', unit });
  expect(CONSUMABLE_CATEGORIES).toHaveLength(6);
  expect(CONSUMABLE_UNITS).toHaveLength(7);
  for (const wrong of [{ category: 'Food' }, { unit: 'litre' }]) {
    const response = await post('brandt', '', { ...BATTERIES, name: 'Wrong', ...wrong });
    expect(response.statusCode).toBe(400);
  }
});

test.each([
  { currentQuantity: -1 },
  { currentQuantity: 'many' },
  { currentQuantity: 1.5 },
  { minimumQuantity: 1_000_001 },
  { name: ' ' },
  { nsn: '123' },
  { expirationDate: '2026-13-01' },
  { expirationDate: 'tomorrow' },
  { lastRestockDate: '2026-03-11' },
  { unit_id: 'C' },
])('%j is a 400, and nothing is put on the list', async (wrong) => {
  const before = await list('brandt', '');
  const response = await post('brandt', '', { ...BATTERIES, name: 'Wrong', ...wrong });
  expect(response.statusCode).toBe(400);
  expect(await list('brandt', '')).toEqual(before);
});

test('PROP-55 an issue takes from the stock and a restock adds to it, and the history says who and to whom', async () => {
  const { id } = await put({
    name: 'Glove, nitrile',
    category: 'Medical Supplies',
    unit: 'box',
    currentQuantity: 8,
  });
  const issued = await post('brandt', `/${id}/issue`, {
    quantity: 3,
    issuedTo: ' 1st Squad ',
    notes: 'Range',
  });
  expect(issued.json()).toMatchObject({ currentQuantity: 5 });
  company.clock.set(new Date(2026, 2, 12, 8, 0));
  const restocked = await post('halloran', `/${id}/restock`, { quantity: 20, expirationDate: '2027-03-12' });
  expect(restocked.json()).toMatchObject({
    currentQuantity: 25,
    lastRestockDate: '2026-03-12',
    expirationDate: '2027-03-12',
  });
  expect(await history('whitaker', `item=${id}`)).toEqual([
    {
      id: expect.any(String), itemId: id, itemName: 'Glove, nitrile', kind: 'restock', quantity: 20, balance: 25,
      date: new Date(2026, 2, 12, 8, 0).toISOString(), issuedTo: null, issuedBy: 'SPC Halloran', notes: null,
    },
    {
      id: expect.any(String), itemId: id, itemName: 'Glove, nitrile', kind: 'issue', quantity: 3, balance: 5,
      date: new Date(2026, 2, 10, 9, 30).toISOString(), issuedTo: '1st Squad', issuedBy: 'SPC Brandt', notes: 'Range',
    },
  ]); // prettier-ignore
  expect((await history('whitaker', `item=${id}&kind=issue`)).map(({ kind }) => kind)).toEqual(['issue']);
  company.clock.set(new Date(2026, 2, 10, 9, 30));
});

test('no more is issued than is on the shelf, and the refusal says how many are', async () => {
  const { id } = await put({ name: 'Paper', category: 'Office Supplies', unit: 'ream', currentQuantity: 2 });
  const response = await post('brandt', `/${id}/issue`, { quantity: 3, issuedTo: 'Orderly room' });
  expect([response.statusCode, messageOf(response)]).toEqual([
    409,
    'Only 2 (ream) of Paper on hand; 3 cannot be issued.',
  ]);
  for (const wrong of [
    { quantity: 0, issuedTo: 'x' },
    { quantity: -1, issuedTo: 'x' },
    { quantity: 'two', issuedTo: 'x' },
    { quantity: 1 },
    { quantity: 1, issuedTo: ' ' },
  ]) {
    expect((await post('brandt', `/${id}/issue`, wrong)).statusCode).toBe(400);
  }
  expect((await post('brandt', `/${id}/restock`, { quantity: 1_000_000 })).statusCode).toBe(409);
  expect((await look('brandt', id)).currentQuantity).toBe(2);
  expect(await history('brandt', `item=${id}`)).toEqual([]);
});

test('of many issues at once none takes what another has taken', async () => {
  const { id } = await put({
    name: 'Chem light',
    category: 'Field Supplies',
    unit: 'each',
    currentQuantity: 10,
  });
  const answers = await Promise.all(
    Array.from({ length: 15 }, (_, index) =>
      post(index % 2 ? 'brandt' : 'halloran', `/${id}/issue`, { quantity: 1, issuedTo: `Man ${index}` }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5);
  expect((await look('brandt', id)).currentQuantity).toBe(0);
  const balances = (await history('brandt', `item=${id}`)).map(({ balance }) => balance);
  expect(balances.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('the list is searched, narrowed and sorted; what is low and what expires is counted', async () => {
  await put({
    name: 'Zip tie',
    category: 'Field Supplies',
    unit: 'each',
    currentQuantity: 5,
    minimumQuantity: 5,
  });
  await put({ name: 'Oil, CLP', category: 'POL', unit: 'bottle', expirationDate: '2026-04-09' });
  await put({ name: 'Oil, engine', category: 'POL', unit: 'quart', expirationDate: '2026-04-10' });
  const names = async (query: string) => (await list('petrov', query)).map(({ name }) => name);
  expect(await names('q=OIL')).toEqual(['Oil, CLP', 'Oil, engine']);
  expect(await names('q=6135-00&limit=1')).toHaveLength(1);
  expect(await names('q=%25')).toEqual([]);
  expect(await names('category=POL&sort=-name&q=oil')).toEqual(['Oil, engine', 'Oil, CLP']);
  expect(await names('category=POL&sort=expirationDate&q=oil')).toEqual(['Oil, CLP', 'Oil, engine']);
  const low = await list('petrov', 'attention=low-stock');
  expect(low.map(({ name }) => name)).toContain('Zip tie');
  expect(low.every((item) => item.currentQuantity <= item.minimumQuantity)).toBe(true);
  expect(await names('attention=expiring')).toEqual(['Oil, CLP']);
  const counts = (await company.as.petrov({ url: '/api/consumables/counts' })).json();
  expect(counts).toEqual({ all: (await names('')).length, lowStock: low.length, expiring: 1 });
  for (const query of ['sort=secret', 'category=Food', 'attention=all', 'limit=0', 'cursor=no']) {
    expect((await company.as.petrov({ url: `/api/consumables?${query}` })).statusCode).toBe(400);
  }
});

test('what is recorded is corrected, and its quantity is not', async () => {
  const { id } = await put({ name: 'Tape' });
  await put({ name: 'Tape, duct' });
  const patch = (body: object) => company.as.brandt({ method: 'PATCH', url: `/api/consumables/${id}`, body });
  expect((await patch({ name: 'Tape, electrical', minimumQuantity: 3, notes: null })).json()).toMatchObject({
    name: 'Tape, electrical',
    minimumQuantity: 3,
    category: 'Batteries',
    currentQuantity: 40,
  });
  expect((await patch({ currentQuantity: 99 })).statusCode).toBe(400);
  expect((await patch({ name: 'TAPE, DUCT' })).statusCode).toBe(409);
  expect((await patch({})).statusCode).toBe(200);
});

test('everyone of the company sees its supplies, keepers of the book move them, and no one else finds them', async () => {
  const { id } = await put({ name: 'Rag' });
  for (const who of ['whitaker', 'petrov'] as const) {
    expect((await look(who, id)).name).toBe('Rag');
    expect((await post(who, `/${id}/issue`, { quantity: 1, issuedTo: 'me' })).statusCode).toBe(403);
    expect((await post(who, '', { ...BATTERIES, name: 'Mine' })).statusCode).toBe(403);
  }
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['PATCH', '', { name: 'Stolen' }],
    ['POST', '/issue', { quantity: 1, issuedTo: 'me' }],
    ['POST', '/restock', { quantity: 1 }],
  ] as const) {
    const response = await company.as.stranger({
      method,
      url: `/api/consumables/${id}${path}`,
      ...(body && { body }),
    });
    expect([method, path, response.statusCode, messageOf(response)]).toEqual([
      method,
      path,
      404,
      'Consumable not found',
    ]);
  }
  expect(await list('stranger', '')).toEqual([]);
  expect(await history('stranger', '')).toEqual([]);
  expect((await look('brandt', id)).currentQuantity).toBe(40);
});

test('an edit over the change of another person is refused, and says what is on record now', async () => {
  const { id, version } = await put({ name: 'Battery, 9V', minimumQuantity: 50 });
  const edit = (who: Username, body: object) =>
    company.as[who]({ method: 'PATCH', url: `/api/consumables/${id}`, body });
  const theirs = { minimumQuantity: 77, location: 'Cage 4', version };
  expect((await edit('brandt', theirs)).json()).toMatchObject({ minimumQuantity: 77, version: 2 });
  const mine = { minimumQuantity: 50, location: 'Supply room, shelf 1', notes: 'For the radios', version };
  const refused = await edit('halloran', mine);
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    expect.objectContaining({
      message: 'Somebody changed this while you were typing.',
      fields: {
        minimumQuantity: 'On record now: 77',
        location: 'On record now: Cage 4',
        notes: 'On record now: nothing',
      },
    }),
  ]);
  expect(await look('halloran', id)).toMatchObject({ minimumQuantity: 77, location: 'Cage 4', notes: null });
  const again = await edit('halloran', { notes: 'For the radios', version: 2 });
  expect(again.json()).toMatchObject({ minimumQuantity: 77, notes: 'For the radios', version: 3 });
});

test('a restock whose expiration date has passed is refused on that field', async () => {
  const { id } = await put({ name: 'Battery, C' });
  const refused = await post('brandt', `/${id}/restock`, { quantity: 1, expirationDate: '2026-03-09' });
  expect([refused.statusCode, refused.json<{ fields: object }>().fields]).toEqual([
    400,
    { expirationDate: 'The expiration date has passed.' },
  ]);
  const taken = await post('brandt', `/${id}/restock`, { quantity: 1, expirationDate: '2026-03-10' });
  expect(taken.statusCode).toBe(200);
});

test('stock that moves holds up no edit; a restock with another expiration date does', async () => {
  const { id, version } = await put({ name: 'Battery, D', expirationDate: '2026-09-06' });
  const edit = (body: object) =>
    company.as.halloran({ method: 'PATCH', url: `/api/consumables/${id}`, body: { ...body, version } });
  await post('brandt', `/${id}/issue`, { quantity: 1, issuedTo: '1st Squad' });
  await post('brandt', `/${id}/restock`, { quantity: 2, expirationDate: '2026-09-06' });
  expect((await edit({ expirationDate: '2026-09-06' })).json()).toMatchObject({ version });
  await post('brandt', `/${id}/restock`, { quantity: 2, expirationDate: '2027-01-31' });
  const refused = await edit({ expirationDate: '2026-09-06' });
  expect([refused.statusCode, refused.json<{ fields: object }>().fields]).toEqual([
    409,
    { expirationDate: 'On record now: 2027-01-31' },
  ]);
});
