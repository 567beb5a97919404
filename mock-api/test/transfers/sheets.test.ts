import type { TransferSheetDto } from '@hand-receipt/contracts';
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

test('approval of a list that changed since it was opened is refused, and the list as it is now is taken', async () => {
  const id = await withMagazines();
  const offered = await company.offer('halloran', id, 'whitaker');
  const seen = async () =>
    (await sheets('whitaker', offered.id))
      .flatMap(({ item, mounted }) => [item, ...mounted])
      .map((item) => ({
        id: item.id,
        version: item.version,
      }));
  const approve = (items: object[]) =>
    company.as.whitaker({
      method: 'PATCH',
      url: `/api/transfers/${offered.id}/status`,
      body: { status: 'Approved', seen: items },
    });
  const before = await seen();
  const [magazine] = (await company.readItem(id)).components;
  const edited = await company.as.halloran({
    method: 'PUT',
    url: `/api/property/${id}/components`,
    body: { components: [{ ...magazine, quantity: 6 }] },
  });
  expect(edited.statusCode).toBe(200);
  for (const items of [before, [], [...(await seen()), { id: 'P-other', version: 1 }]]) {
    const refused = await approve(items);
    expect(refused.statusCode).toBe(409);
    expect(refused.json<{ message: string }>().message).toBe(
      'What you sign for has changed since you opened it. Look at it again before you approve.',
    );
  }
  expect((await company.readItem(id)).assigned_to_user_id).toBe(company.ids.halloran);
  expect((await approve(await seen())).statusCode).toBe(200);
});
