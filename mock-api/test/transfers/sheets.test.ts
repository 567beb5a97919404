import { createHash } from 'node:crypto';
import type {
  ApiErrorDto,
  DecisionsAnswerDto,
  LedgerEventDto,
  ShortageDto,
  TransferSheetDto,
} from '@hand-receipt/contracts';
import { type Json, canonicalBytes } from '@hand-receipt/ledger';
import { mount } from '../../src/property/custody/mount';
import { Transactor } from '../../src/unit-of-work';
import { type Company, testCompany, type Username } from '../custody/company';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

const MAGAZINE = { id: 'new', name: 'Magazine', nsn: null, serialNumber: null, required: true, notes: null };

async function withMagazines(): Promise<string> {
  const { id } = await company.createItem();
  const components = [
    { ...MAGAZINE, quantity: 7, status: 'missing' },
    { ...MAGAZINE, name: 'Sling', quantity: 1, status: 'present' },
  ];
  await company.as.halloran({ method: 'PUT', url: `/api/property/${id}/components`, body: { components } });
  return id;
}

const sheets = async (who: Username, ...ids: string[]) =>
  (await company.as[who]({ url: `/api/transfers/sheets?ids=${ids.join(',')}` })).json<TransferSheetDto[]>();

test('the recipient sees each item with its serial number and components before they sign, in the order asked', async () => {
  const [first, second] = [await withMagazines(), (await company.createItem({ name: 'M249' })).id];
  const one = await company.offer('halloran', first, 'whitaker');
  const two = await company.offer('halloran', second, 'whitaker');
  const seen = await sheets('whitaker', two.id, one.id);
  expect(seen.map(({ transfer_id, item }) => [transfer_id, item.name, item.serial_number])).toEqual([
    [two.id, 'M249', two.serial_number],
    [one.id, 'M4A1 Carbine', one.serial_number],
  ]);
  expect(seen[1]?.item.components).toMatchObject([
    { name: 'Magazine', quantity: 7, required: true, status: 'missing' },
    { name: 'Sling', quantity: 1, status: 'present' },
  ]);
});

test('mounted items that go along are listed with their components, those that stay are named', async () => {
  const carbine = await company.createItem();
  const [sight, light] = [
    await company.createItem({ name: 'M68' }),
    await company.createItem({ name: 'PEQ-15' }),
  ];
  const halloran = {
    id: company.ids.halloran,
    role: 'Commander',
    unitId: 'B',
    name: 'SPC Halloran',
  } as const;
  for (const { id } of [sight, light]) {
    await new Transactor({ db: company.database.db, clock: company.clock }).run(halloran, (work) =>
      mount(work, carbine.id, id, 'Rail'),
    );
  }
  const body = { propertyId: carbine.id, toUserId: company.ids.whitaker, mounted: [sight.id] };
  const offered = await company.as.halloran({ method: 'POST', url: '/api/transfers', body });
  const [sheet] = await sheets('whitaker', offered.json<{ id: string }>().id);
  expect(sheet?.mounted.map(({ serial_number }) => serial_number)).toEqual([sight.serial_number]);
  expect(sheet?.taken_off).toEqual([{ id: light.id, name: 'PEQ-15', serial_number: light.serial_number }]);
});

test('an ended transfer and one between others are left out, and too many are refused', async () => {
  const ended = await company.signDown((await company.createItem()).id, 'whitaker');
  const open = await company.offer('halloran', (await company.createItem()).id, 'whitaker');
  expect((await sheets('whitaker', ended.id, open.id)).map((sheet) => sheet.transfer_id)).toEqual([open.id]);
  expect(await sheets('tanaka', open.id)).toEqual([]);
  const many = Array.from({ length: 501 }, (_, at) => `T-${at}`).join(',');
  expect((await company.as.whitaker({ url: `/api/transfers/sheets?ids=${many}` })).statusCode).toBe(400);
});

const approve = (who: Username, id: string, body: object) =>
  company.as[who]({
    method: 'PATCH',
    url: `/api/transfers/${id}/status`,
    body: { status: 'Approved', ...body },
  });

/** The details of the event by which an item changed hands last. */
async function acceptanceOf(itemId: string) {
  const history = await company.as.brandt({ url: `/api/ledger/history?itemId=${itemId}` });
  const events = history.json<LedgerEventDto[]>();
  return events.find(({ eventType }) => eventType === 'TRANSFER APPROVED')?.details ?? {};
}

const setMagazines = async (id: string, quantity: number) => {
  const [magazine] = (await company.readItem(id)).components;
  const components = [{ ...magazine, quantity }];
  const url = `/api/property/${id}/components`;
  expect((await company.as.halloran({ method: 'PUT', url, body: { components } })).statusCode).toBe(200);
};

test('LIFE-38 an approval of a sheet that changed answers 409 with the new one, and the new one is taken', async () => {
  const id = await withMagazines();
  const offered = await company.offer('halloran', id, 'whitaker');
  const [read] = await sheets('whitaker', offered.id);
  await setMagazines(id, 8);
  const refused = await approve('whitaker', offered.id, { seen: read?.digest });
  const [now] = await sheets('whitaker', offered.id);
  expect([refused.statusCode, refused.json<ApiErrorDto>()]).toMatchObject([
    409,
    { message: 'The item changed since you opened it.', present: { sheet: now } },
  ]);
  expect(now?.digest).not.toBe(read?.digest);
  expect((await company.readItem(id)).assigned_to_user_id).toBe(company.ids.halloran);
  expect((await approve('whitaker', offered.id, { seen: now?.digest })).statusCode).toBe(200);
});

test('LIFE-38 of several lines the one that changed is refused with its new sheet, and the others go through', async () => {
  const ids = [await withMagazines(), await withMagazines()];
  const offers = [];
  for (const id of ids) offers.push(await company.offer('halloran', id, 'whitaker'));
  const read = await sheets('whitaker', ...offers.map(({ id }) => id));
  await setMagazines(ids[0]!, 8);
  const decisions = read.map(({ transfer_id: id, digest: seen }) => ({ id, status: 'Approved', seen }));
  const answer = await company.as.whitaker({
    method: 'POST',
    url: '/api/transfers/decisions',
    body: { decisions },
  });
  const [now] = await sheets('whitaker', offers[0]!.id);
  expect(answer.json<DecisionsAnswerDto>()).toMatchObject({
    done: 1,
    refused: 1,
    results: [
      { ok: false, message: 'The item changed since you opened it.', sheet: now },
      { ok: true, message: null, sheet: null },
    ],
  });
});

test('LIFE-30 details, accept sheet and event list the same components, and the event says which sheet was accepted', async () => {
  const id = await withMagazines();
  const offered = await company.offer('halloran', id, 'whitaker');
  const [read] = await sheets('whitaker', offered.id);
  await approve('whitaker', offered.id, { seen: read?.digest });
  const accepted = await acceptanceOf(id);
  const { digest, ...content } = read!;
  expect(accepted).toMatchObject({ sheetDigest: digest, sheet: content });
  const hash = createHash('sha256')
    .update(canonicalBytes(accepted.sheet as Json))
    .digest('hex');
  expect(hash).toBe(digest);
  const counts = ({ name, quantity, onHand }: { name: string; quantity: number; onHand: number | null }) => [
    name,
    quantity,
    onHand,
  ];
  const held = (await company.readItem(id)).components.map(counts);
  expect(read?.item.components.map(counts)).toEqual(held);
  expect((accepted.components as Parameters<typeof counts>[0][]).map(counts)).toEqual(held);
});

test('LIFE-39 an item that comes back is taken as counted, and the shortage is charged to the person who held it', async () => {
  const id = await withMagazines();
  await setMagazines(id, 7);
  const [magazine] = (await company.readItem(id)).components;
  const present = { method: 'POST', url: `/api/property/${id}/components/${magazine!.id}/present` } as const;
  await company.as.halloran(present);
  const down = await company.offer('halloran', id, 'whitaker');
  const counts = [{ componentId: magazine!.id, onHand: 5, damaged: 0 }];
  const early = await approve('whitaker', down.id, { counts });
  expect([early.statusCode, early.json<ApiErrorDto>().message]).toEqual([
    400,
    'Only an item that comes back to you is taken as you counted it. Reject it, and say what is missing.',
  ]);
  await approve('whitaker', down.id, {});

  const recalled = await company.as.halloran({ method: 'POST', url: `/api/property/${id}/recall`, body: {} });
  const { transferId } = recalled.json<{ transferId: string }>();
  const [sheet] = await sheets('halloran', transferId);
  expect(sheet).toMatchObject({ returns: true, from: 'SPC Whitaker' });
  const back = await approve('halloran', transferId, { seen: sheet?.digest, counts });
  expect(back.statusCode).toBe(200);
  const shortages = (await company.as.halloran({ url: `/api/shortages?item=${id}&state=open` })).json<
    ShortageDto[]
  >();
  expect(shortages).toMatchObject([
    { quantity: 2, accountable: { id: company.ids.whitaker }, holder: { id: company.ids.halloran } },
  ]);
  // What was accepted is what was counted.
  expect(await acceptanceOf(id)).toMatchObject({
    components: [{ name: 'Magazine', quantity: 7, onHand: 5 }],
    sheet: { item: { components: [{ onHand: 5, short: 2 }] } },
  });
});

test('LIFE-37 a sheet has open faults and photos, for the parties alone', async () => {
  const id = await withMagazines();
  await company.database.db
    .insertInto('maintenance_item')
    .values({
      item_id: id,
      maintenance_type: 'corrective',
      status: 'in-progress',
      priority: 'high',
      description: 'Extractor worn',
      reported_by_user_id: company.ids.halloran,
      reported_at: new Date(),
    })
    .execute();
  const { id: offer } = await company.offer('halloran', id, 'whitaker');
  expect(await sheets('whitaker', offer)).toMatchObject([
    { item: { faults: [{ description: 'Extractor worn', symbol: '/' }], photos: [] } },
  ]);
  expect(await sheets('brandt', offer)).toEqual([]);
});

test('INVT-35 the sheet that a receiver reads has the symbol of each open fault, X where it deadlines the item', async () => {
  const id = await withMagazines();
  const fault = {
    item_id: id,
    maintenance_type: 'corrective',
    status: 'scheduled',
    priority: 'high',
    reported_by_user_id: company.ids.halloran,
  } as const;
  const at = (minute: number) => new Date(2026, 10, 22, 8, minute);
  await company.database.db
    .insertInto('maintenance_item')
    .values([
      { ...fault, description: 'Bolt cracked', symbol: 'X', deadlined: true, reported_at: at(1) },
      { ...fault, description: 'Sight loose', symbol: 'circled X', reported_at: at(2) },
      { ...fault, description: 'From before there were symbols', deadlined: true, reported_at: at(3) },
    ])
    .execute();
  const { id: offer } = await company.offer('halloran', id, 'whitaker');
  expect(await sheets('whitaker', offer)).toMatchObject([
    { item: { faults: [{ symbol: 'X' }, { symbol: 'circled X' }, { symbol: 'X' }] } },
  ]);
});
