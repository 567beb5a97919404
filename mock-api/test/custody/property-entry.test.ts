import type { PropertyDto } from '@hand-receipt/contracts';
import { findNearMisses } from '../../src/property/near-misses';
import { type Company, eventTypes, testCompany } from './company';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
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

  test('API-31 the status of a new item is read without regard to case; a word that is none is refused', async () => {
    const enter = (serial: string, status: string) =>
      company.as.brandt({
        method: 'POST',
        url: '/api/property',
        body: { name: 'M249', serial_number: serial, current_status: status },
      });
    const entered = await enter('CASE-1', 'in repair');
    expect([entered.statusCode, entered.json()]).toEqual([
      201,
      expect.objectContaining({ current_status: 'In Repair' }),
    ]);
    const wrong = await enter('CASE-2', 'Broken');
    expect([wrong.statusCode, wrong.json()]).toEqual([
      400,
      expect.objectContaining({ fields: { current_status: "'Broken' is not a status of an item." } }),
    ]);
    const lost = await enter('CASE-3', 'LOST');
    expect([lost.statusCode, Object.keys(lost.json<{ fields: object }>().fields)]).toEqual([
      400,
      ['current_status'],
    ]);
  });

  test('LIFE-48 a new item may bring the UII of its plate; one that is none, or of another item, is refused', async () => {
    const enter = (serial: string, uii: string) =>
      company.as.brandt({
        method: 'POST',
        url: '/api/property',
        body: { name: 'M249', serial_number: serial, uii },
      });
    const entered = await enter('UII-1', ' d0bwe91/77 ');
    expect(entered.statusCode).toBe(201);
    const { id } = entered.json<PropertyDto>();
    const details = await company.as.brandt({ url: `/api/property/${id}` });
    expect(details.json()).toMatchObject({ uii: 'D0BWE91/77' });
    const wrong = await enter('UII-2', 'D0 BWE');
    expect([wrong.statusCode, wrong.json()]).toEqual([
      400,
      expect.objectContaining({
        fields: { uii: 'UII must be at most 50 letters, digits, hyphens or slashes' },
      }),
    ]);
    const twice = await enter('UII-2', 'D0BWE91/77');
    expect(twice.statusCode).toBe(409);
    expect(twice.json<{ message: string }>().message).toContain('UII D0BWE91/77 is a duplicate');
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
