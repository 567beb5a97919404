import type {
  EditPropertyDto,
  LedgerEventDto,
  PropertyDetailsDto,
  PropertyDto,
} from '@hand-receipt/contracts';
import { mount } from '../../src/property/custody/mount';
import { Transactor } from '../../src/unit-of-work';
import { type Company, type Username, eventTypes, messageOf, testCompany } from '../custody/company';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

const read = async (id: string, who: Username = 'brandt') =>
  (await company.as[who]({ url: `/api/property/${id}` })).json<PropertyDetailsDto>();

/** Sends an edit over the version that is on record. */
async function edit(who: Username, id: string, fields: Partial<EditPropertyDto>) {
  const { version } = await read(id);
  return company.as[who]({
    method: 'PATCH',
    url: `/api/property/${id}`,
    body: { version, ...fields },
  });
}

/** The item's newest `ITEM UPDATED` event. */
async function lastUpdate(itemId: string) {
  const answer = await company.as.brandt({ url: `/api/ledger/history?itemId=${itemId}` });
  return answer.json<LedgerEventDto[]>().find(({ eventType }) => eventType === 'ITEM UPDATED');
}

test('LIFE-01 a Supply Sergeant edits category, location and description; one event has each old and new value', async () => {
  const { id } = await company.createItem({ category: 'optics', location: 'Arms room, rack 4' });
  const answer = await edit('brandt', id, {
    category: 'electronics',
    location: ' Arms room, rack 6 ',
    description: 'Lens scratched.',
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json<PropertyDto>()).toMatchObject({
    category: 'electronics',
    location: 'Arms room, rack 6',
    description: 'Lens scratched.',
  });
  expect(await lastUpdate(id)).toMatchObject({
    userName: 'SPC Brandt',
    details: {
      changes: [
        { field: 'category', from: 'optics', to: 'electronics' },
        { field: 'location', from: 'Arms room, rack 4', to: 'Arms room, rack 6' },
        { field: 'description', from: null, to: 'Lens scratched.' },
      ],
    },
  });
});

test('an edit that changes nothing answers the item and leaves no event; one that names nothing answers 400', async () => {
  const { id } = await company.createItem({ location: 'Motor pool' });
  expect((await edit('brandt', id, { location: 'Motor pool ' })).statusCode).toBe(200);
  expect((await edit('brandt', id, {})).statusCode).toBe(400);
  expect((await edit('brandt', id, { name: 'M4' } as never)).statusCode).toBe(400);
  expect(await eventTypes(company, id)).toEqual(['ITEM CREATED']);
});

test('a Soldier who holds the item changes its location, and nothing else of its record', async () => {
  const { id } = await company.createItem();
  await company.signDown(id, 'whitaker');
  const moved = await edit('whitaker', id, { location: 'Wall locker 12' });
  expect([moved.statusCode, moved.json<PropertyDto>().location]).toEqual([200, 'Wall locker 12']);
  for (const field of [
    { category: 'other' as const },
    { description: 'Mine.' },
    { nsn: '1005-01-231-0973' },
  ]) {
    const refused = await edit('whitaker', id, field);
    expect([field, refused.statusCode, messageOf(refused)]).toEqual([
      field,
      403,
      'Only a Supply Sergeant, a Commander or an Admin of the unit changes what is recorded of this item.',
    ]);
  }
});

test('who may see an item and neither signed for it nor keeps its book may not move it; out of sight it answers 404', async () => {
  const { id } = await company.createItem();
  await company.signDown(id, 'whitaker');
  const refused = await edit('petrov', id, { location: 'Elsewhere' });
  expect([refused.statusCode, messageOf(refused)]).toEqual([
    403,
    'Only people who signed for this item, or keep the property book, change its location.',
  ]);
  for (const outsider of ['stranger', 'tanaka'] as const) {
    expect((await edit(outsider, id, { location: 'Elsewhere' })).statusCode).toBe(404);
  }
});

test('an empty NSN, LIN and UII are filled in by one person, as they are written; a filled one needs an amendment', async () => {
  const { id } = await company.createItem({ category: 'other' });
  await edit('brandt', id, { nsn: '1005012310973', lin: ' c06935 ', uii: 'd1hm4-00017' });
  expect(await read(id)).toMatchObject({ nsn: '1005-01-231-0973', lin: 'C06935', uii: 'D1HM4-00017' });
  for (const [field, present] of Object.entries({
    NSN: '1005-01-231-0973',
    LIN: 'C06935',
    UII: 'D1HM4-00017',
  })) {
    const other = { NSN: { nsn: '2320-01-346-9317' }, LIN: { lin: 'T92242' }, UII: { uii: null } }[field];
    const refused = await edit('brandt', id, other ?? {});
    const words = `The ${field} on record is ${present}. Changing it needs an amendment.`;
    expect([refused.statusCode, messageOf(refused)]).toEqual([409, words]);
  }
  const wrong = await edit('brandt', id, { nsn: '1005', uii: 'A B' });
  expect([wrong.statusCode, messageOf(wrong)]).toEqual([
    400,
    'NSN must be 13 digits, 4-2-3-4, e.g. 1005-01-231-0973. UII must be at most 50 letters, digits, hyphens or slashes.',
  ]);
});

test('a UII that another item has is refused, and names the item only to who may see it', async () => {
  const first = await company.createItem({ name: 'AN/PVS-14' });
  await edit('halloran', first.id, { uii: 'D9LQ1-77' });
  const second = await company.createItem();
  const refused = await edit('brandt', second.id, { uii: 'd9lq1-77', location: 'Vault' });
  const words = `UII D9LQ1-77 is on the book: AN/PVS-14 ${first.serial_number}.`;
  expect([refused.statusCode, messageOf(refused)]).toEqual([409, words]);
  expect(await read(second.id)).toMatchObject({ uii: null, location: null });

  const body = { name: 'PVS', serial_number: 'OTHER-1' };
  const theirs = await company.as.stranger({ method: 'POST', url: '/api/property', body });
  const { id, version } = theirs.json<PropertyDto>();
  const hidden = await company.as.stranger({
    method: 'PATCH',
    url: `/api/property/${id}`,
    body: { uii: 'D9LQ1-77', version },
  });
  expect([hidden.statusCode, messageOf(hidden)]).toEqual([409, 'UII D9LQ1-77 is on another book.']);
});

test('a save over an older version is refused with what is on record now, field by field', async () => {
  const { id, version } = await company.createItem({ location: 'Arms room' });
  await edit('brandt', id, { location: 'Arms room, rack 6' });
  const late = await company.as.halloran({
    method: 'PATCH',
    url: `/api/property/${id}`,
    body: { location: 'Supply room', description: 'Scratched.', version },
  });
  expect([late.statusCode, late.json()]).toEqual([
    409,
    expect.objectContaining({
      message: 'Somebody changed this while you were typing.',
      fields: { location: 'On record now: Arms room, rack 6', description: 'On record now: nothing' },
    }),
  ]);
  expect(await read(id)).toMatchObject({ location: 'Arms room, rack 6', description: null });
});

test('a category that makes an item sensitive takes one person; one that ends it is refused', async () => {
  const { id } = await company.createItem({ name: 'Night sight', category: 'optics' });
  expect((await edit('brandt', id, { category: 'weapons' })).json<PropertyDto>().is_sensitive).toBe(true);
  expect(await lastUpdate(id)).toMatchObject({
    details: {
      changes: [
        { field: 'category', from: 'optics', to: 'weapons' },
        { field: 'is_sensitive', from: false, to: true },
      ],
    },
  });
  const lowered = await edit('brandt', id, { category: 'optics' });
  expect([lowered.statusCode, messageOf(lowered)]).toEqual([
    409,
    '1 item would leave the sensitive items. Propose it for signature.',
  ]);
  expect(await read(id)).toMatchObject({ category: 'weapons', is_sensitive: true });
});

test('several items are edited, each by itself', async () => {
  const mine = await company.createItem();
  const second = await company.createItem();
  await company.signDown(second.id, 'whitaker');
  const body = { ids: [mine.id, second.id, 'P-none'], location: 'Cage 2' };
  const answer = await company.as.brandt({ method: 'POST', url: '/api/property/bulk/edit', body });
  expect(answer.json()).toMatchObject({
    done: 2,
    refused: 1,
    results: [{ ok: true }, { ok: true }, { ok: false, message: 'Property not found' }],
  });
  expect([(await read(mine.id)).location, (await read(second.id)).location]).toEqual(['Cage 2', 'Cage 2']);
});

test('the commonest locations of what a person may see are offered, and nobody else’s', async () => {
  const at = async (location: string) => (await company.createItem({ location })).id;
  await at('Tent 1');
  await at('Tent 2');
  const id = await at('Tent 2');
  await company.signDown(id, 'tanaka');
  await edit('tanaka', id, { location: 'Tent 3' });
  const offered = async (who: Username, q = 'tent') =>
    (await company.as[who]({ url: `/api/property/locations?q=${q}` })).json<string[]>();
  expect(await offered('halloran')).toEqual(['Tent 1', 'Tent 2', 'Tent 3']);
  expect(await offered('tanaka')).toEqual(['Tent 3']);
  expect(await offered('halloran', '%25')).toEqual([]);
  expect(await offered('stranger')).toEqual([]);
});

describe('LIFE-03 a location follows the item', () => {
  /** A carbine of the commander's with a sight on its rail, both in the arms room. */
  async function mountedPair() {
    const where = { location: 'Arms room, rack 4' };
    const [carbine, sight] = [await company.createItem(where), await company.createItem(where)];
    const commander = {
      id: company.ids.halloran,
      role: 'Commander',
      unitId: 'B',
      name: 'SPC Halloran',
    } as const;
    const { database, clock } = company;
    await new Transactor({ db: database.db, clock }).run(commander, (work) =>
      mount(work, carbine.id, sight.id, 'Top rail'),
    );
    return [carbine.id, sight.id] as const;
  }

  const accept = async (itemId: string, body: { location?: string | null }) => {
    const { id } = await company.offer('halloran', itemId, 'whitaker');
    const decision = { status: 'Approved', ...body };
    return company.as.whitaker({ method: 'PATCH', url: `/api/transfers/${id}/status`, body: decision });
  };

  test('the recipient says where they keep it, for what is mounted on it too', async () => {
    const pair = await mountedPair();
    expect((await accept(pair[0], { location: ' Wall locker 12 ' })).statusCode).toBe(200);
    for (const id of pair) {
      expect(await read(id)).toMatchObject({ location: 'Wall locker 12', last_location: null });
    }
  });

  test.each([{}, { location: '  ' }, { location: null }])(
    '%j: it is where it was until then',
    async (said) => {
      const [id, sight] = await mountedPair();
      await accept(id, said);
      const until = (await read(id)).assigned_date;
      for (const each of [id, sight]) {
        expect(await read(each)).toMatchObject({
          location: null,
          last_location: { location: 'Arms room, rack 4', until },
        });
        const checked = await company.as.whitaker({ method: 'GET', url: `/api/sensitive-items/${each}` });
        expect(checked.json()).toMatchObject({
          location: null,
          lastLocation: { location: 'Arms room, rack 4', until },
        });
      }
      await edit('whitaker', id, { location: 'Wall locker 12' });
      expect(await read(id)).toMatchObject({ location: 'Wall locker 12', last_location: null });
      await edit('whitaker', id, { location: null });
      expect(await read(id)).toMatchObject({ location: null, last_location: null });
    },
  );

  test('over two hand-overs of which nobody said a word, it is where it was before the first', async () => {
    const { id } = await company.createItem({ location: 'Cage 2' });
    await accept(id, {});
    const first = (await read(id)).last_location;
    const { id: back } = await company.offer('whitaker', id, 'petrov');
    await company.decide('petrov', back, 'Approved');
    expect((await read(id)).last_location).toEqual(first);
  });

  test('several answers at once each say their own', async () => {
    const [one, two] = [await company.createItem(), await company.createItem()];
    const offers = [
      await company.offer('halloran', one.id, 'tanaka'),
      await company.offer('halloran', two.id, 'tanaka'),
    ];
    const decisions = offers.map(({ id }, index) => ({ id, status: 'Approved', location: `Rack ${index}` }));
    await company.as.tanaka({ method: 'POST', url: '/api/transfers/decisions', body: { decisions } });
    expect([(await read(one.id)).location, (await read(two.id)).location]).toEqual(['Rack 0', 'Rack 1']);
  });
});
