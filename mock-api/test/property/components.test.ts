import type { ItemComponent, LedgerEventDto, PropertyDto } from '@hand-receipt/contracts';
import { type Company, type Username, eventTypes, testCompany } from '../custody/company';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

const at = (id: string, rest = '') => `/api/property/${id}/components${rest}`;

const add = (who: Username, id: string, body: object) =>
  company.as[who]({ method: 'POST', url: at(id), body });

/** An item of the commander with a sling and magazines. */
async function carbine(): Promise<{ item: PropertyDto; sling: ItemComponent }> {
  const { id } = await company.createItem();
  await add('halloran', id, { name: 'Sling', quantity: 1, status: 'missing', notes: 'Since the range.' });
  const response = await add('halloran', id, { name: ' Magazine ', quantity: 7, nsn: '1005-01-561-7200' });
  const item = response.json<PropertyDto>();
  const [sling] = item.components;
  if (!sling) throw new Error(response.body);
  return { item, sling };
}

test('PROP-38 a component is added at the end, present and required unless said', async () => {
  const { item } = await carbine();
  const unlisted = { serialNumber: null, kind: null, ui: null, arc: null, damaged: 0, onList: false };
  expect(item.components).toEqual([
    {
      ...unlisted, id: expect.any(String), name: 'Sling', nsn: null, quantity: 1, required: true,
      status: 'missing', notes: 'Since the range.', onHand: 0, short: 1,
    },
    {
      ...unlisted, id: expect.any(String), name: 'Magazine', nsn: '1005-01-561-7200', quantity: 7,
      required: true, status: 'present', notes: null, onHand: 7, short: 0,
    },
  ]); // prettier-ignore
  for (const wrong of [
    { name: 'Sling', quantity: 0 },
    { name: ' ', quantity: 1 },
    { name: 'Sling', quantity: 'one' },
    { name: 'Sling', quantity: -1 },
    { name: 'Sling', quantity: 1, owner: 'me' },
  ]) {
    expect([wrong, (await add('halloran', item.id, wrong)).statusCode]).toEqual([wrong, 400]);
  }
});

test('one component is edited, down to a quantity of nothing, and the others stay as they are', async () => {
  const { item, sling } = await carbine();
  await company.as.halloran({ method: 'POST', url: at(item.id, `/${sling.id}/present`) });
  const edit = await company.as.halloran({
    method: 'PATCH',
    url: at(item.id, `/${sling.id}`),
    body: { quantity: 0, notes: null },
  });
  expect(edit.statusCode).toBe(200);
  expect(edit.json<PropertyDto>().components).toEqual([
    { ...sling, quantity: 0, notes: null, status: 'present', onHand: 1, short: 0 },
    item.components[1],
  ]);
});

test('PROP-39 a missing component that was seen is present; a present one stays present', async () => {
  const { item, sling } = await carbine();
  for (let times = 0; times < 2; times += 1) {
    const seen = await company.as.halloran({ method: 'POST', url: at(item.id, `/${sling.id}/present`) });
    expect(seen.json<PropertyDto>().components).toEqual([
      { ...sling, status: 'present', onHand: 1, short: 0 },
      item.components[1],
    ]);
  }
});

test('one component is removed, and each change is an event of the item', async () => {
  const { item, sling } = await carbine();
  const magazine = at(item.id, `/${item.components[1]?.id}`);
  const removed = await company.as.halloran({ method: 'DELETE', url: magazine });
  expect(removed.json<PropertyDto>().components).toEqual([sling]);
  const again = await company.as.halloran({ method: 'DELETE', url: magazine });
  expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([404, 'Component not found']);
  expect(await eventTypes(company, item.id)).toEqual([
    'ITEM CREATED',
    'COMPONENTS UPDATED',
    'SHORTAGE',
    'COMPONENTS UPDATED',
    'COMPONENTS UPDATED',
  ]);
});

test('a component of another item is not found under this one', async () => {
  const { sling } = await carbine();
  const other = await company.createItem();
  const response = await company.as.halloran({ method: 'POST', url: at(other.id, `/${sling.id}/present`) });
  expect(response.statusCode).toBe(404);
});

test('who saves over an older state of the item is told, and nothing changes', async () => {
  const { item, sling } = await carbine();
  const { version } = item;
  const edit = (body: object) =>
    company.as.halloran({ method: 'PATCH', url: at(item.id, `/${sling.id}`), body });
  expect((await edit({ quantity: 2, version })).statusCode).toBe(200);
  const stale = [
    await edit({ quantity: 3, version }),
    await add('halloran', item.id, { name: 'Bipod', quantity: 1, version }),
    await company.as.halloran({ method: 'DELETE', url: at(item.id, `/${sling.id}?version=${version}`) }),
    await company.as.halloran({ method: 'PUT', url: at(item.id), body: { components: [], version } }),
  ];
  for (const response of stale) {
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      message: 'Somebody changed this while you were typing.',
      fields: { [sling.id]: 'On record now: Sling, 0 on hand of 2' },
    });
  }
  const now = (await company.as.halloran({ url: `/api/property/${item.id}` })).json<PropertyDto>();
  expect(now.components.map(({ quantity }) => quantity)).toEqual([2, 7]);
  expect(now.version).toBeGreaterThan(version);
});

test('the version grows with a change of status and of holder too', async () => {
  const { item } = await carbine();
  const versions = [item.version];
  const look = async () => {
    versions.push(
      (await company.as.halloran({ url: `/api/property/${item.id}` })).json<PropertyDto>().version,
    );
  };
  await look();
  expect(versions[1]).toBe(versions[0]);
  await company.as.halloran({
    method: 'PATCH',
    url: `/api/property/${item.id}/status`,
    body: { status: 'Damaged' },
  });
  await look();
  await company.signDown(item.id, 'whitaker');
  await look();
  const [, opened = 0, damaged = 0, signed = 0] = versions;
  expect(damaged).toBeGreaterThan(opened);
  expect(signed).toBeGreaterThan(damaged);
});

test('the holder edits the components of what they hold; an onlooker may not, a stranger finds nothing', async () => {
  const { item, sling } = await carbine();
  await company.signDown(item.id, 'whitaker');
  const present = (who: Username) =>
    company.as[who]({ method: 'POST', url: at(item.id, `/${sling.id}/present`) });
  expect((await present('petrov')).statusCode).toBe(403);
  for (const who of ['stranger', 'tanaka', 'voss'] as const)
    expect((await present(who)).statusCode).toBe(404);
  expect((await present('whitaker')).statusCode).toBe(200);
});

test('the event of an edit says what changed of a component, from what to what', async () => {
  const { item, sling } = await carbine();
  const edit = (body: object) =>
    company.as.halloran({ method: 'PATCH', url: at(item.id, `/${sling.id}`), body });
  const newest = async () => {
    const events = await company.as.halloran({ url: `/api/ledger/history?itemId=${item.id}&limit=10` });
    const updates = events
      .json<LedgerEventDto[]>()
      .filter(({ eventType }) => eventType === 'COMPONENTS UPDATED');
    return updates[0]?.details.changes;
  };
  await company.as.halloran({ method: 'POST', url: at(item.id, `/${sling.id}/present`) });
  await edit({ serialNumber: 'SN-1' });
  expect(await newest()).toEqual([{ field: 'Sling, serial number', from: null, to: 'SN-1' }]);
  await edit({ serialNumber: 'SN-2', name: 'Sling strap' });
  expect(await newest()).toEqual([
    { field: 'Sling, name', from: 'Sling', to: 'Sling strap' },
    { field: 'Sling, serial number', from: 'SN-1', to: 'SN-2' },
  ]);
  await company.as.halloran({ method: 'DELETE', url: at(item.id, `/${sling.id}`) });
  expect(await newest()).toEqual([{ field: 'Sling strap, serial number', from: 'SN-2', to: null }]);
});
