import type { LedgerEventDto, PropertyDto } from '@hand-receipt/contracts';
import { mount } from '../../src/property/custody/mount';
import { Transactor } from '../../src/unit-of-work';
import { LOST } from '../support/loss-facts';
import { type Company, type Username, messageOf, testCompany } from './company';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

/** A carbine of the commander's with a sight on its rail. */
async function mountedPair(): Promise<{ carbine: string; sight: string }> {
  const [carbine, sight] = [await company.createItem(), await company.createItem({ name: 'M68 CCO' })];
  const commander = {
    id: company.ids.halloran,
    role: 'Commander',
    unitId: 'B',
    name: 'SPC Halloran',
  } as const;
  await new Transactor({ db: company.database.db, clock: company.clock }).run(commander, (work) =>
    mount(work, carbine.id, sight.id, 'Top rail'),
  );
  return { carbine: carbine.id, sight: sight.id };
}

const give = async (propertyId: string, terms: { includeComponents?: boolean; mounted?: string[] }) => {
  const body = { propertyId, toUserId: company.ids.whitaker, ...terms };
  const offered = await company.as.halloran({ method: 'POST', url: '/api/transfers', body });
  await company.decide('whitaker', offered.json<{ id: string }>().id, 'Approved');
};

const read = async (id: string) =>
  (await company.as.brandt({ url: `/api/property/${id}` })).json<PropertyDto>();

async function approvalOf(itemId: string): Promise<Record<string, unknown>> {
  const { body } = await company.database.db
    .selectFrom('ledger_event')
    .select('body')
    .where('item_id', '=', itemId)
    .where('event_type', '=', 'TRANSFER APPROVED')
    .executeTakeFirstOrThrow();
  return (JSON.parse(Buffer.from(body).toString('utf8')) as { details: Record<string, unknown> }).details;
}

test('what is mounted goes with the item where that was offered, with an event of its own', async () => {
  const { carbine, sight } = await mountedPair();
  await give(carbine, { includeComponents: true });
  const item = await read(carbine);
  expect(item.attached_components).toMatchObject([
    { position: 'Top rail', componentProperty: { id: sight } },
  ]);
  expect((await read(sight)).assigned_to_user_id).toBe(company.ids.whitaker);
  expect(await approvalOf(sight)).toMatchObject({ toUserId: company.ids.whitaker });
  expect(await approvalOf(carbine)).not.toHaveProperty('takenOff');
});

test.each([
  ['the item alone', 'carbine'],
  ['what is mounted alone', 'sight'],
] as const)('given away %s, they are taken apart, and the event says so', async (_, given) => {
  const pair = await mountedPair();
  await give(pair[given], { includeComponents: false });
  const [carbine, sight] = [await read(pair.carbine), await read(pair.sight)];
  expect(carbine.attached_components).toEqual([]);
  const holders = [carbine, sight].map(({ assigned_to_user_id }) => assigned_to_user_id).sort();
  expect(holders).toEqual([company.ids.halloran, company.ids.whitaker].sort());
  expect(await approvalOf(pair[given])).toMatchObject({
    takenOff: [{ parent: carbine.serial_number, component: sight.serial_number }],
  });
});

test('what is mounted and offered to somebody else stays behind', async () => {
  const { carbine, sight } = await mountedPair();
  await company.offer('halloran', sight, 'petrov');
  await give(carbine, { includeComponents: true });
  expect((await read(carbine)).attached_components).toEqual([]);
  expect((await read(sight)).assigned_to_user_id).toBe(company.ids.halloran);
});

test('what is mounted and reported lost goes to nobody: the offer that takes it along is refused, and so is its approval', async () => {
  const { carbine, sight } = await mountedPair();
  const offered = await company.offer('halloran', carbine, 'whitaker');
  const lost = await company.as.halloran({
    method: 'PATCH',
    url: `/api/property/${sight}/status`,
    body: LOST,
  });
  expect(lost.statusCode).toBe(200);
  const words = `M68 CCO ${(await read(sight)).serial_number} is reported lost; nobody signs for it before it is found.`;
  const approved = await company.decide('whitaker', offered.id, 'Approved');
  expect([approved.statusCode, messageOf(approved)]).toEqual([409, words]);

  await company.as.halloran({ method: 'POST', url: `/api/transfers/${offered.id}/cancel` });
  const body = { propertyId: carbine, toUserId: company.ids.whitaker, includeComponents: true };
  const again = await company.as.halloran({ method: 'POST', url: '/api/transfers', body });
  expect([again.statusCode, messageOf(again)]).toEqual([409, words]);
  await give(carbine, { mounted: [] });
  expect([(await read(carbine)).assigned_to_user_id, (await read(sight)).assigned_to_user_id]).toEqual([
    company.ids.whitaker,
    company.ids.halloran,
  ]);
});

test('a mounted item that is named goes along, and one that is not stays and is taken off', async () => {
  const named = await mountedPair();
  await give(named.carbine, { includeComponents: false, mounted: [named.sight] });
  expect((await read(named.sight)).assigned_to_user_id).toBe(company.ids.whitaker);
  expect(await approvalOf(named.carbine)).toMatchObject({
    mounted: [{ name: 'M68 CCO', serialNumber: (await read(named.sight)).serial_number }],
  });

  const unnamed = await mountedPair();
  await give(unnamed.carbine, { includeComponents: true, mounted: [] });
  expect((await read(unnamed.sight)).assigned_to_user_id).toBe(company.ids.halloran);
  expect(await approvalOf(unnamed.carbine)).toHaveProperty('takenOff');
});

test('an item that is named as going along and is not mounted on what is offered is refused by its name', async () => {
  const { carbine, sight } = await mountedPair();
  const other = await mountedPair();
  const { serial_number: serial } = await read(other.sight);
  const offer = async (url: string, body: object) => {
    const refused = await company.as.halloran({
      method: 'POST',
      url,
      body: { toUserId: company.ids.whitaker, ...body },
    });
    return [refused.statusCode, refused.json<{ fields: { mounted: string } }>().fields.mounted];
  };
  const words = `M68 CCO ${serial} is not mounted on the item that is offered.`;
  const single = { propertyId: carbine };
  expect(await offer('/api/transfers', { ...single, mounted: [sight, other.sight] })).toEqual([400, words]);
  expect(await offer('/api/transfers', { ...single, mounted: ['NOPE'] })).toEqual([
    400,
    'NOPE is not mounted on the item that is offered.',
  ]);
  const unseen = await company.as.stranger({
    method: 'POST',
    url: '/api/property',
    body: { name: 'M240B', serial_number: 'OTHER1' },
  });
  const strangers = unseen.json<PropertyDto>();
  expect(await offer('/api/transfers', { ...single, mounted: [strangers.id] })).toEqual([
    400,
    `${strangers.id} is not mounted on the item that is offered.`,
  ]);
  const ids = [carbine, (await company.createItem()).id];
  expect(await offer('/api/property/bulk/transfers', { ids, mounted: [sight, other.sight] })).toEqual([
    400,
    words.replace('the item that is', 'any of the items that are'),
  ]);
});

test('several items are offered together, each with what is named and mounted on it', async () => {
  const [one, two] = [await mountedPair(), await mountedPair()];
  const body = { ids: [one.carbine, two.carbine], toUserId: company.ids.whitaker, mounted: [one.sight] };
  const offered = await company.as.halloran({ method: 'POST', url: '/api/property/bulk/transfers', body });
  expect(offered.json()).toMatchObject({ done: 2, refused: 0 });
  const rows = await company.database.db
    .selectFrom('transfer')
    .select(['item_id', 'mounted'])
    .where('item_id', 'in', body.ids)
    .execute();
  expect(new Map(rows.map(({ item_id, mounted }) => [item_id, mounted]))).toEqual(
    new Map([
      [one.carbine, [one.sight]],
      [two.carbine, []],
    ]),
  );
});

const SLING = { name: 'Sling', nsn: null, serialNumber: null, quantity: 1, required: true, notes: null };

const FACTS = { nsn: null, serialNumber: null, required: true };

test.each([[false], [true], [undefined]])(
  'components go along and are listed in the event, whatever includeComponents says (%s)',
  async (includeComponents) => {
    const { carbine, sight } = await mountedPair();
    for (const [itemId, name] of [
      [carbine, 'Magazine'],
      [sight, 'Lens cover'],
    ] as const) {
      const components = [
        { ...SLING, id: 'new', status: 'present' },
        { ...SLING, id: 'new', name, quantity: 7, status: 'missing' },
      ];
      const saved = await company.as.halloran({
        method: 'PUT',
        url: `/api/property/${itemId}/components`,
        body: { components },
      });
      expect(saved.statusCode).toBe(200);
    }
    await give(carbine, { includeComponents });
    expect((await approvalOf(carbine)).components).toEqual([
      { name: 'Sling', ...FACTS, quantity: 1, status: 'present', onHand: 1, damaged: 0 },
      { name: 'Magazine', ...FACTS, quantity: 7, status: 'missing', onHand: 0, damaged: 0 },
    ]);
    expect((await read(carbine)).components.map(({ name }) => name)).toEqual(['Sling', 'Magazine']);
    if (!includeComponents) return;
    // An item that goes along has an event of its own, with its own components.
    expect((await approvalOf(sight)).components).toMatchObject([{ name: 'Sling' }, { name: 'Lens cover' }]);
  },
);

const sentence = (response: { statusCode: number; json<T>(): T }): [number, string] => [
  response.statusCode,
  response.json<{ message: string }>().message,
];
const mountBy = (who: Username, parentId: string, itemId: string, position = ' Top rail ') =>
  company.as[who]({ method: 'POST', url: `/api/property/${parentId}/mounts`, body: { itemId, position } });
const takeOff = (who: Username, parentId: string, itemId: string) =>
  company.as[who]({ method: 'DELETE', url: `/api/property/${parentId}/mounts/${itemId}` });

/** Two items that a soldier holds, in their words. */
async function heldPair(holder: Username) {
  const [carbine, sight] = [await company.createItem(), await company.createItem({ name: 'M68 CCO' })];
  for (const { id } of [carbine, sight]) await company.signDown(id, holder);
  const words = (item: PropertyDto) => `${item.name} ${item.serial_number}`;
  return { carbine: carbine.id, sight: sight.id, carbineWords: words(carbine), sightWords: words(sight) };
}

const updatesOf = async (itemId: string) => {
  const answer = await company.as.brandt({ url: `/api/ledger/history?itemId=${itemId}` });
  return answer
    .json<LedgerEventDto[]>()
    .filter(({ eventType }) => eventType === 'ITEM UPDATED')
    .map(({ details }) => details);
};

test('LIFE-42 a holder mounts a sight and takes it off; both items have an event of each', async () => {
  const { carbine, sight } = await heldPair('whitaker');
  const mounted = await mountBy('whitaker', carbine, sight);
  expect([mounted.statusCode, mounted.json<PropertyDto>().attached_components]).toMatchObject([
    201,
    [{ position: 'Top rail', componentProperty: { id: sight } }],
  ]);
  const off = await takeOff('whitaker', carbine, sight);
  expect([off.statusCode, off.json<PropertyDto>().attached_components]).toEqual([200, []]);
  expect((await takeOff('whitaker', carbine, sight)).statusCode).toBe(404);
  expect(await updatesOf(carbine)).toMatchObject([
    { takenOff: { itemId: sight, position: 'Top rail' } },
    { mounted: { itemId: sight, name: 'M68 CCO', position: 'Top rail' } },
  ]);
  expect(await updatesOf(sight)).toMatchObject([
    { takenOffFrom: { itemId: carbine } },
    { mountedOn: { itemId: carbine, position: 'Top rail' } },
  ]);
});

test('LIFE-42 an item of another holder, one that is offered, and a second level are refused with a sentence', async () => {
  const { carbine, sight, carbineWords, sightWords } = await heldPair('whitaker');
  const other = await heldPair('petrov');
  expect(sentence(await mountBy('halloran', carbine, other.sight))).toEqual([
    409,
    `SPC Petrov holds ${other.sightWords}. Only items of one holder are mounted on each other.`,
  ]);
  expect(sentence(await mountBy('petrov', carbine, other.sight))).toEqual([
    403,
    'Only the person who holds these items, or keeps the property book, mounts or takes off.',
  ]);
  // A Soldier may not see it, and does not learn that it exists.
  expect(sentence(await mountBy('whitaker', carbine, other.sight))[0]).toBe(404);
  expect(sentence(await mountBy('whitaker', carbine, carbine))).toEqual([
    400,
    'An item is not mounted on itself.',
  ]);
  expect(sentence(await mountBy('whitaker', carbine, sight, '  '))).toEqual([
    400,
    'position must not be empty.',
  ]);

  const offered = await company.offer('whitaker', sight, 'tanaka');
  const wait = `${sightWords} is offered to SPC Tanaka. Cancel the offer, or wait for the answer.`;
  expect(sentence(await mountBy('whitaker', carbine, sight))).toEqual([409, wait]);
  await company.as.whitaker({ method: 'POST', url: `/api/transfers/${offered.id}/cancel` });
  expect((await mountBy('whitaker', carbine, sight)).statusCode).toBe(201);

  const third = await company.createItem({ name: 'Riser' });
  await company.signDown(third.id, 'whitaker');
  const riser = `Riser ${third.serial_number}`;
  expect(sentence(await mountBy('whitaker', third.id, sight))).toEqual([
    409,
    `${sightWords} is mounted on ${carbineWords} already.`,
  ]);
  expect(sentence(await mountBy('whitaker', sight, third.id))).toEqual([
    409,
    `${sightWords} is mounted on ${carbineWords} itself. Mount ${riser} there.`,
  ]);
  expect(sentence(await mountBy('whitaker', third.id, carbine))).toEqual([
    409,
    `${sightWords} is mounted on ${carbineWords}. Take it off first.`,
  ]);
  await company.offer('whitaker', carbine, 'tanaka');
  expect(sentence(await takeOff('whitaker', carbine, sight))).toEqual([
    409,
    `${carbineWords} is offered to SPC Tanaka. Cancel the offer, or wait for the answer.`,
  ]);
});
