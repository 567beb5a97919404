import type { PropertyDto } from '@hand-receipt/contracts';
import { type Company, eventTypes, testCompany } from './company';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
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
    const seen = await company.as.voss({ url: '/api/property?scope=visible' });
    expect(seen.json<PropertyDto[]>().map((item) => item.id)).not.toContain(id);
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

  test('check 39 a verification said again for the same check is one event; with something to note it is another', async () => {
    const { id } = await company.createItem();
    await company.signDown(id, 'whitaker');
    const verify = async (notes?: string) => {
      const response = await company.as.whitaker({
        method: 'POST',
        url: `/api/property/${id}/verify`,
        body: { verificationType: 'Serial number', ...(notes && { notes }) },
      });
      expect([response.statusCode, response.json<PropertyDto>().id]).toEqual([200, id]);
      const { verification } = response.json<{ verification: { at: string; by: string; isNew: boolean } }>();
      const events = (await eventTypes(company, id)).filter((type) => type === 'VERIFICATION').length;
      return { ...verification, events };
    };
    const first = await verify();
    expect(first).toEqual({ at: expect.any(String), by: 'SPC Whitaker', isNew: true, events: 1 });
    expect(await verify()).toEqual({ ...first, isNew: false });
    const noted = await verify('Bolt is worn.');
    expect(noted).toMatchObject({ isNew: true, events: 2 });
    expect(await verify('Bolt is worn.')).toEqual({ ...noted, isNew: false });
  });

  test('API-35 API-36 SENS-18 SENS-20 only its holder verifies it', async () => {
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
    // Of none that are authorized, none is missing.
    const counted = { ...kept, status: 'present', onHand: 0 };
    expect(second.components).toEqual([counted]);

    expect((await put('halloran', [{ ...sling, quantity: 0 }])).statusCode).toBe(400);
    expect((await put('halloran', [{ ...sling, name: ' ' }])).statusCode).toBe(400);
    expect((await put('petrov', [])).statusCode).toBe(404);
    expect(
      (await company.as.halloran({ url: `/api/property/${id}` })).json<PropertyDto>().components,
    ).toEqual([counted]);
    expect(await eventTypes(company, id)).toEqual([
      'ITEM CREATED',
      'COMPONENTS UPDATED',
      'COMPONENTS UPDATED',
    ]);
  });
});
