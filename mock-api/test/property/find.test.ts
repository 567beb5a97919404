import type { InventoryItemDto, NearMissDto, PropertyDetailsDto, PropertyDto } from '@hand-receipt/contracts';
import { mount } from '../../src/property/custody/mount';
import { Transactor } from '../../src/unit-of-work';
import { type Company, type Username, testCompany } from '../custody/company';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

const search = async (who: Username, q: string, more = '') => {
  const response = await company.as[who]({ url: `/api/inventory?q=${encodeURIComponent(q)}${more}` });
  expect(response.statusCode).toBe(200);
  return { found: response.json<InventoryItemDto[]>(), headers: response.headers };
};

describe('GET /api/inventory', () => {
  let item: PropertyDto;
  beforeAll(async () => {
    item = await company.createItem({
      name: 'Binocular, M22',
      serial_number: 'BX1032',
      nsn: '1240-01-207-5787',
      lin: 'B67766',
    });
    await company.createItem({ name: 'Tent', serial_number: 'TENT-9' });
    const { id } = await company.offer('halloran', item.id, 'whitaker');
    const body = { status: 'Approved', location: 'Shelf 2' };
    await company.as.whitaker({ method: 'PATCH', url: `/api/transfers/${id}/status`, body });
  });

  test.each([
    ['BINO', ['name']],
    ['x10', ['serial']],
    ['BXl032', ['near-serial']],
    ['BX0132', ['near-serial']],
    ['1240-01-207', ['nsn']],
    ['1240012075787', ['nsn']],
    ['b677', ['lin']],
    ['spc whit', ['holder']],
    ['Alex Whitaker', ['holder']],
    ['22', ['name']],
    ['b', ['name', 'serial', 'lin']],
  ])('PROP-52 %p finds the item by its %p', async (q, matched) => {
    const { found } = await search('halloran', q);
    expect(found.find(({ id }) => id === item.id)).toMatchObject({
      name: 'Binocular, M22',
      serial_number: 'BX1032',
      current_status: 'Operational',
      location: 'Shelf 2',
      holder: { name: 'SPC Whitaker' },
      matched: expect.arrayContaining(matched),
    });
  });

  test('finds nothing by other words; % and _ are letters', async () => {
    for (const q of ['binoculars', 'BX 1033', '%', '_', "' or 1=1 --"]) {
      expect((await search('halloran', q)).found.map(({ id }) => id)).not.toContain(item.id);
    }
  });

  test('shows everything that I may see without words, in pages, and nothing of anybody else', async () => {
    const all = await search('halloran', '');
    expect(all.headers['x-total-count']).toBe(String(all.found.length));
    expect(all.found.map(({ matched }) => matched).flat()).toEqual([]);
    const first = await search('halloran', '', '&limit=1');
    const second = await search('halloran', '', `&limit=1&cursor=${String(first.headers['x-next-cursor'])}`);
    expect([...first.found, ...second.found].map(({ id }) => id)).toEqual(
      all.found.slice(0, 2).map(({ id }) => id),
    );
    expect((await search('whitaker', '')).found.map(({ id }) => id)).toEqual([item.id]);
    for (const q of ['', 'BX1032', 'BXL032', '1240-01-207', 'B67766', 'Whitaker']) {
      expect((await search('stranger', q)).found).toEqual([]);
      expect((await search('tanaka', q)).found).toEqual([]);
    }
  });
});

test('near misses of a serial number are told before an item is entered, of items that I may see', async () => {
  const held = await company.createItem({ name: 'M17 Pistol', serial_number: 'QX1032' });
  const misses = async (who: Username, serial: string) =>
    (await company.as[who]({ url: `/api/property/near-misses?serial_number=${serial}` })).json<
      NearMissDto[]
    >();
  expect(await misses('halloran', 'qxl032')).toEqual([
    { id: held.id, name: 'M17 Pistol', serial_number: 'QX1032' },
  ]);
  expect(await misses('halloran', 'QX0132')).toHaveLength(1);
  expect(await misses('halloran', 'QX1032')).toEqual([]);
  expect(await misses('halloran', 'QX9')).toEqual([]);
  expect(await misses('stranger', 'QXL032')).toEqual([]);
  const empty = await company.as.halloran({ url: '/api/property/near-misses?serial_number=' });
  expect(empty.statusCode).toBe(400);
});

describe('a new item', () => {
  const create = (body: object) => company.as.halloran({ method: 'POST', url: '/api/property', body });

  test('takes an NSN with or without dashes and writes it 4-2-3-4; category is guessed from the name', async () => {
    const response = await create({
      name: 'AN/PVS-14',
      serial_number: 'NV1',
      nsn: '5855014320524',
      lin: 'm79678',
    });
    expect(response.json()).toMatchObject({
      nsn: '5855-01-432-0524',
      lin: 'M79678',
      category: 'optics',
      version: 1,
    });
  });

  test.each([
    [{ nsn: '1005-01-231-097' }, 'nsn', 'NSN must be 13 digits, 4-2-3-4, e.g. 1005-01-231-0973'],
    [{ lin: 'C0693' }, 'lin', 'LIN must be 6 letters or digits, e.g. C06935'],
    [{ serial_number: 'W12З' }, 'serial_number', expect.stringMatching(/'З' \(U\+0417\)/)],
    [{ serial_number: 'W1\u200b2' }, 'serial_number', expect.stringMatching(/U\+200B/)],
  ])('with %j is a 400 that names the field', async (wrong, field, message) => {
    const response = await create({ name: 'M4', serial_number: 'FORM1', ...wrong });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      expect.objectContaining({ fields: { [field]: message } }),
    ]);
  });

  test('with full-width characters is the same serial number as with plain ones', async () => {
    expect((await create({ name: 'M4', serial_number: 'ＷＩＤＥ１' })).json()).toMatchObject({
      serial_number: 'WIDE1',
    });
    expect((await create({ name: 'M4', serial_number: 'wide1' })).statusCode).toBe(409);
  });

  test.each(['ß1', 'ﬁ1', 'ı1', 'ſ1', '²1', 'Ⅳ1', '①'])(
    'with %s, of which capitals would make another serial number, is refused',
    async (serial_number) => {
      const response = await create({ name: 'M4', serial_number });
      expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
        400,
        expect.stringMatching(
          `none of A-Z, 0-9 or a sign: '${serial_number.charAt(0)}' .*Type it as on the data plate.$`,
        ),
      ]);
    },
  );
});

describe('details of an item', () => {
  const details = async (who: Username, id: string) =>
    (await company.as[who]({ url: `/api/property/${id}` })).json<PropertyDetailsDto>();

  test('have the last checks of a sensitive item, oldest first, and none of another', async () => {
    const { id } = await company.createItem({ name: 'M4A1 Carbine', serial_number: 'CHECKED1' });
    const { db } = company.database;
    const longAgo = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
    await db
      .updateTable('property')
      .set({ created_at: longAgo } as object)
      .where('id', '=', id)
      .execute();
    const before = (await details('halloran', id)).last_checks;
    expect(before).toHaveLength(6);
    expect(before.map(({ due }) => due)).toEqual(before.map(({ due }) => due).sort());
    await company.as.halloran({
      method: 'POST',
      url: `/api/property/${id}/verify`,
      body: { verificationType: 'Serial number' },
    });
    const after = (await details('halloran', id)).last_checks;
    expect(after.filter(({ result }) => result === 'done' || result === 'late')).toEqual([
      expect.objectContaining({ by: 'SPC Halloran', at: expect.any(String) }),
    ]);
    const tent = await company.createItem({ name: 'Tent' });
    expect((await details('halloran', tent.id)).last_checks).toEqual([]);
  });

  test('say when and by whom a sensitive item was last seen, also where that answered no check', async () => {
    const { id } = await company.createItem({ name: 'M4A1 Carbine', serial_number: 'SEEN1' });
    expect((await details('halloran', id)).last_verified).toBeNull();
    const { db } = company.database;
    const [check, later] = [new Date(Date.now() + 60_000), new Date(Date.now() + 120_000)];
    const seen = { item_id: id, type: 'serial-number' };
    await db
      .insertInto('verification')
      .values([
        { ...seen, at: check, by_user_id: company.ids.petrov },
        { ...seen, at: later, by_user_id: company.ids.halloran },
      ])
      .execute();
    expect((await details('halloran', id)).last_verified).toEqual({
      at: later.toISOString(),
      by: 'SPC Halloran',
    });
    const tent = await company.createItem({ name: 'Tent' });
    expect((await details('halloran', tent.id)).last_verified).toBeNull();
  });

  test('name what is mounted on it, and what it is mounted on', async () => {
    const carbine = await company.createItem({ name: 'M4A1 Carbine', serial_number: 'MOUNT1' });
    const sight = await company.createItem({ name: 'M68 Reflex Sight', serial_number: 'SIGHT1' });
    const actor = { id: company.ids.halloran, role: 'Commander', unitId: 'B', name: 'SPC Halloran' } as const;
    const { db } = company.database;
    await new Transactor({ db, clock: company.clock }).run(actor, (work) =>
      mount(work, carbine.id, sight.id, 'Top rail'),
    );
    expect((await details('halloran', carbine.id)).attached_components).toEqual([
      {
        position: 'Top rail',
        componentProperty: { id: sight.id, name: 'M68 Reflex Sight', serial_number: sight.serial_number },
      },
    ]);
    expect(await details('halloran', sight.id)).toMatchObject({
      attached_to: { id: carbine.id, name: 'M4A1 Carbine', serial_number: 'MOUNT1', position: 'Top rail' },
    });
    expect((await details('halloran', carbine.id)).attached_to).toBeNull();
  });
});

describe('a search for letters that are none of the data plate', () => {
  beforeAll(async () => {
    await company.createItem({ name: 'Radio', serial_number: 'KMX5501' });
  });

  const listed = async (q: string) =>
    (await company.as.halloran({ url: `/api/property?q=${encodeURIComponent(q)}` }))
      .json<PropertyDto[]>()
      .map(({ serial_number }) => serial_number);

  test('full-width ones are the plain ones, in the list and in Find Item', async () => {
    expect(await listed('ｋｍｘ５５０１')).toEqual(['KMX5501']);
    expect((await search('halloran', 'ＫＭＸ５５')).found).toMatchObject([
      { serial_number: 'KMX5501', matched: ['serial'] },
    ]);
  });

  test('those of another alphabet are not taken for them; Find Item shows what they are mistaken for', async () => {
    // Kha, Em and Ka of Cyrillic, and Greek ones.
    for (const misread of ['КМХ5501', 'ΚΜΧ5501', 'кмх55O1']) {
      expect(await listed(misread)).toEqual([]);
      const { found } = await search('halloran', misread);
      expect(found).toMatchObject([{ serial_number: 'KMX5501', matched: ['near-serial'] }]);
    }
  });

  test('a new item with them is told what it is mistaken for, before it is refused', async () => {
    const url = `/api/property/near-misses?serial_number=${encodeURIComponent('КМХ5501')}`;
    expect((await company.as.halloran({ url })).json()).toMatchObject([{ serial_number: 'KMX5501' }]);
  });
});
