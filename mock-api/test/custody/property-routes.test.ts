import type { PropertyDto } from '@hand-receipt/contracts';
import { findNearMisses } from '../../src/domain/property/near-misses';
import { type Company, eventTypes, testCompany } from './company';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

const list = async (who: keyof Company['as'], query: string) => {
  const response = await company.as[who]({ url: `/api/property?${query}` });
  expect(response.statusCode).toBe(200);
  return { headers: response.headers, items: response.json<PropertyDto[]>() };
};

describe('GET /api/property', () => {
  test('API-29 API-30 API-42 PROP-04 answers a plain array of my items with total and cursor in headers', async () => {
    const item = await company.createItem({ name: 'Flag, guidon' });
    const { items, headers } = await list('halloran', '');
    expect(items.map(({ id }) => id)).toContain(item.id);
    expect(headers['x-total-count']).toBe(String(items.length));
    expect(headers['x-next-cursor']).toBeUndefined();
  });

  test('API-30 pages by cursor: every item once, in the order of the sort, whatever the page size', async () => {
    for (const name of ['Beta', 'alpha', 'Gamma', 'Alpha', 'delta']) {
      await company.createItem({ name: `Paged ${name}` });
    }
    const whole = (await list('halloran', 'q=Paged&sort=-name')).items.map(({ id }) => id);
    expect(whole).toHaveLength(5);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list('halloran', `q=Paged&sort=-name&limit=2${cursor ? `&cursor=${cursor}` : ''}`);
      expect(page.headers['x-total-count']).toBe('5');
      paged.push(...page.items.map(({ id }) => id));
      cursor = page.headers['x-next-cursor'] as string | undefined;
    } while (cursor);
    expect(paged).toEqual(whole);
  });

  test('PROP-06 RULE-19 searches name and serial number as a substring without regard to case; % and _ are letters', async () => {
    const item = await company.createItem({ name: 'Jack, 50% load', serial_number: 'JK_77' });
    expect((await list('halloran', 'q=jaCK, 50')).items.map(({ id }) => id)).toEqual([item.id]);
    expect((await list('halloran', 'q=k_7')).items.map(({ id }) => id)).toEqual([item.id]);
    expect((await list('halloran', 'q=%25')).items.map(({ id }) => id)).toEqual([item.id]);
    expect((await list('halloran', 'q=J%25k')).items).toEqual([]);
    expect((await list('halloran', "q=';drop table property;--")).items).toEqual([]);
  });

  test('PROP-07 PROP-15 narrows by category and by status; an unknown status, sort or cursor is a 400', async () => {
    await company.createItem({ name: 'Litter', category: 'medical', current_status: 'Damaged' });
    expect((await list('halloran', 'category=medical')).items.map(({ name }) => name)).toEqual(['Litter']);
    expect((await list('halloran', 'status=damaged')).items.map(({ name }) => name)).toEqual(['Litter']);
    for (const query of [
      'status=Broken',
      'sort=password_hash',
      'sort=name;drop',
      'cursor=nonsense',
      'limit=0',
    ]) {
      const response = await company.as.halloran({ url: `/api/property?${query}` });
      expect(response.statusCode).toBe(400);
    }
  });

  test.each(['name', 'serialNumber', 'category', 'assignedDate', 'assignedTo', 'status'])(
    'PROP-08 sorts by %s, and backwards',
    async (sort) => {
      const forwards = (await list('halloran', `sort=${sort}`)).items.map(({ id }) => id);
      const backwards = (await list('halloran', `sort=-${sort}`)).items.map(({ id }) => id);
      expect(forwards.length).toBeGreaterThan(3);
      expect(backwards).toEqual([...forwards].reverse());
    },
  );

  test('PROP-03 PROP-05 what I sign down leaves my assigned items for my signed-down ones, and is the recipient’s', async () => {
    const { id } = await company.createItem({ name: 'Signed down' });
    await company.signDown(id, 'whitaker');
    const ids = async (who: 'halloran' | 'whitaker', scope: string) =>
      (await list(who, `scope=${scope}`)).items.map((item) => item.id);
    expect(await ids('halloran', 'assigned')).not.toContain(id);
    expect(await ids('halloran', 'signedout')).toContain(id);
    expect(await ids('whitaker', 'assigned')).toEqual([id]);
    const counts = await company.as.whitaker({ url: '/api/property/counts' });
    expect(counts.json()).toEqual({ assigned: 1, signedout: 0 });
  });
});

describe('POST /api/property', () => {
  test('API-31 API-33 PROP-19 PROP-20 PROP-33 PROP-35 RULE-14 enters an Operational item assigned to me, serial number and LIN upper-cased', async () => {
    const response = await company.as.brandt({
      method: 'POST',
      url: '/api/property',
      body: {
        name: ' M249 ', serial_number: ' u2088-x ', description: null, property_model_id: null, lin: 'm09009',
        nsn: '1005-01-127-7510', assigned_to_user_id: company.ids.brandt,
      },
    }); // prettier-ignore
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      name: 'M249',
      serial_number: 'U2088-X',
      lin: 'M09009',
      current_status: 'Operational',
      category: 'weapons',
      is_sensitive: true,
      assigned_to_user_id: company.ids.brandt,
      assigned_to: { name: 'SPC Brandt' },
      components: [],
      attached_components: [],
      open_transfer: null,
      chain: [{ user: null, label: 'Property Book' }, { label: 'SPC Brandt' }],
    });
    expect(await eventTypes(company, response.json<PropertyDto>().id)).toEqual(['ITEM CREATED']);
  });

  test('API-32 a serial number held already answers 409 naming a duplicate, however it is written', async () => {
    await company.createItem({ serial_number: 'DUP77' });
    const body = { name: 'Other', serial_number: ' dup77 ' };
    const response = await company.as.halloran({ method: 'POST', url: '/api/property', body });
    expect(response.statusCode).toBe(409);
    expect(response.json<{ message: string }>().message).toContain('duplicate');
  });

  test('API-32 of many entering one serial number at once, one does', async () => {
    const body = { name: 'Raced', serial_number: 'RACE1' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => company.as.halloran({ method: 'POST', url: '/api/property', body })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
  });

  test.each(['whitaker', 'petrov'] as const)(
    'only keepers of the property book enter items: %s may not',
    async (who) => {
      const body = { name: 'Mine', serial_number: `NO-${who}` };
      const response = await company.as[who]({ method: 'POST', url: '/api/property', body });
      expect(response.statusCode).toBe(403);
      expect(response.json<{ message: string }>().message).toMatch(/Supply Sergeant/);
    },
  );

  test('RULE-15 an empty name or serial number, or somebody else as holder, is a 400', async () => {
    for (const wrong of [
      { name: ' ' },
      { serial_number: ' ' },
      { assigned_to_user_id: company.ids.petrov },
    ]) {
      const body = { name: 'X', serial_number: 'X1', ...wrong };
      const response = await company.as.halloran({ method: 'POST', url: '/api/property', body });
      expect(response.statusCode).toBe(400);
    }
  });

  test('a near miss is found among the items that I may see, and no others', async () => {
    const held = await company.createItem({ serial_number: 'QX1032' });
    const asViewer = { id: company.ids.halloran, role: 'Commander', unitId: 'B' } as const;
    const misses = await findNearMisses(company.database.db, asViewer, 'qxl0 32'.replace(' ', ''));
    expect(misses.map(({ id }) => id)).toEqual([held.id]);
    const swapped = await findNearMisses(company.database.db, asViewer, 'QX0132');
    expect(swapped.map(({ id }) => id)).toEqual([held.id]);
    const stranger = { id: company.ids.stranger, role: 'Commander', unitId: 'C' } as const;
    expect(await findNearMisses(company.database.db, stranger, 'QXL032')).toEqual([]);
  });
});

describe('one item', () => {
  test('its chain and the squad leaders above the holder see it; others get a 404', async () => {
    const { id } = await company.createItem();
    await company.signDown(id, 'whitaker');
    const status = async (who: keyof Company['as']) =>
      (await company.as[who]({ url: `/api/property/${id}` })).statusCode;
    expect(await status('halloran')).toBe(200);
    expect(await status('whitaker')).toBe(200);
    expect(await status('petrov')).toBe(200);
    expect(await status('brandt')).toBe(200);
    for (const who of ['tanaka', 'voss', 'stranger'] as const) expect(await status(who)).toBe(404);
    const { items } = await list('voss', 'scope=visible');
    expect(items.map((item) => item.id)).not.toContain(id);
  });

  test('API-34 its status changes, with one event; the same status again changes nothing', async () => {
    const { id } = await company.createItem();
    for (const status of ['in repair', 'In Repair']) {
      const response = await company.as.halloran({
        method: 'PATCH',
        url: `/api/property/${id}/status`,
        body: { status },
      });
      expect(response.statusCode).toBe(200);
      expect(response.json<PropertyDto>().current_status).toBe('In Repair');
    }
    expect(await eventTypes(company, id)).toEqual(['ITEM CREATED', 'STATUS CHANGE']);
  });

  test("API-34 an unknown id answers 404 'Property not found', a bad status 400, an onlooker 403", async () => {
    const { id } = await company.createItem();
    await company.signDown(id, 'whitaker');
    const patch = (who: keyof Company['as'], item: string, status: string) =>
      company.as[who]({ method: 'PATCH', url: `/api/property/${item}/status`, body: { status } });
    const unknown = await patch('halloran', 'P-9999999', 'Lost');
    expect([unknown.statusCode, unknown.json<{ message: string }>().message]).toEqual([
      404,
      'Property not found',
    ]);
    expect((await patch('halloran', id, 'Broken')).statusCode).toBe(400);
    expect((await patch('petrov', id, 'Lost')).statusCode).toBe(403);
    expect((await patch('tanaka', id, 'Lost')).statusCode).toBe(404);
    expect(await eventTypes(company, id)).not.toContain('STATUS CHANGE');
  });

  test('API-35 API-36 SENS-18 SENS-20 its holder verifies it, and nobody else', async () => {
    const { id } = await company.createItem();
    await company.signDown(id, 'whitaker');
    const verify = (who: keyof Company['as']) =>
      company.as[who]({
        method: 'POST',
        url: `/api/property/${id}/verify`,
        body: { verificationType: 'Serial number' },
      });
    expect((await verify('halloran')).statusCode).toBe(403);
    expect((await verify('tanaka')).statusCode).toBe(404);
    const response = await verify('whitaker');
    expect([response.statusCode, response.json<PropertyDto>().id]).toEqual([200, id]);
    expect((await eventTypes(company, id)).at(-1)).toBe('VERIFICATION');
    const item = (await company.as.whitaker({ url: '/api/sensitive-items' }))
      .json<{ id: string; status: string; lastVerified: string }[]>()
      .find((candidate) => candidate.id === id);
    expect(item?.status).toBe('verified');
    expect(new Date(item?.lastVerified ?? 0).toDateString()).toBe(new Date().toDateString());
  });

  test('API-37 API-38 PROP-38 RULE-18 its components are replaced; kept ones keep their ids', async () => {
    const { id } = await company.createItem();
    const sling = {
      id: 'new',
      name: 'Sling',
      nsn: null,
      serialNumber: null,
      quantity: 1,
      required: true,
      status: 'present',
      notes: null,
    };
    const put = (who: keyof Company['as'], components: object[]) =>
      company.as[who]({ method: 'PUT', url: `/api/property/${id}/components`, body: { components } });

    const first = (
      await put('halloran', [sling, { ...sling, name: 'Magazine', quantity: 7 }])
    ).json<PropertyDto>();
    expect(first.components.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Sling', 1],
      ['Magazine', 7],
    ]);
    const kept = { ...first.components[1], quantity: 0, status: 'missing' };
    const second = (await put('halloran', [kept])).json<PropertyDto>();
    expect(second.components).toEqual([kept]);

    expect((await put('halloran', [{ ...sling, quantity: 0 }])).statusCode).toBe(400);
    expect((await put('halloran', [{ ...sling, name: ' ' }])).statusCode).toBe(400);
    expect((await put('petrov', [])).statusCode).toBe(404);
    expect(
      (await company.as.halloran({ url: `/api/property/${id}` })).json<PropertyDto>().components,
    ).toEqual([kept]);
    expect(await eventTypes(company, id)).toEqual([
      'ITEM CREATED',
      'COMPONENTS UPDATED',
      'COMPONENTS UPDATED',
    ]);
  });
});
