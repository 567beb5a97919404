import type { NotificationDto, ShortageDto, TransferDto, TransferSheetDto } from '@hand-receipt/contracts';
import { mount } from '../../src/property/custody/mount';
import { Transactor } from '../../src/unit-of-work';
import { type Company, testCompany, type Username } from '../custody/company';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

const MAGAZINE = { id: 'new', name: 'Magazine', nsn: null, serialNumber: null, required: true, notes: null };

/** A carbine of CPT Halloran with seven magazines and a sight and a light mounted on it. */
async function carbine() {
  const { id } = await company.createItem();
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
  for (const part of [sight, light]) {
    await new Transactor({ db: company.database.db, clock: company.clock }).run(halloran, (work) =>
      mount(work, id, part.id, 'Rail'),
    );
  }
  const components = [{ ...MAGAZINE, quantity: 7, status: 'present' }];
  await company.as.halloran({ method: 'PUT', url: `/api/property/${id}/components`, body: { components } });
  return { id, sight: sight.id, light: light.id };
}

const readTransfer = async (who: Username, id: string) =>
  (await company.as[who]({ url: `/api/transfers/${id}` })).json<TransferDto>();

const countMagazines = async (itemId: string, onHand: number, version: number) => {
  const [magazine] = (await company.readItem(itemId)).components;
  const counts = [{ componentId: magazine!.id, onHand, damaged: 0 }];
  const url = `/api/property/${itemId}/component-counts`;
  return company.as.halloran({ method: 'PUT', url, body: { counts, version } });
};

/** Offers the carbine with its sight alone, and has the recipient reject it. */
async function rejectedOffer() {
  const items = await carbine();
  const body = { propertyId: items.id, toUserId: company.ids.whitaker, mounted: [items.sight] };
  const { id } = (
    await company.as.halloran({ method: 'POST', url: '/api/transfers', body })
  ).json<TransferDto>();
  await company.as.whitaker({
    method: 'PATCH',
    url: `/api/transfers/${id}/status`,
    body: { status: 'Rejected', notes: '5 of 7 magazines' },
  });
  return { ...items, transferId: id };
}

test('a giver reads "5 of 7 magazines", corrects the count and offers the item again on the same terms', async () => {
  const { id, sight, light, transferId } = await rejectedOffer();
  const notices = (await company.as.halloran({ url: '/api/notifications' })).json<NotificationDto[]>();
  expect(notices.find(({ action }) => action?.path === `/transfers/${transferId}`)).toMatchObject({
    type: 'transfer-rejected',
    message: expect.stringContaining('5 of 7 magazines') as string,
  });
  const rejected = await readTransfer('halloran', transferId);
  expect(rejected).toMatchObject({ status: 'Rejected', notes: '5 of 7 magazines', mounted: [sight] });

  const { version } = await company.readItem(id);
  expect((await countMagazines(id, 5, version)).statusCode).toBe(200);
  const again = await company.as.halloran({
    method: 'POST',
    url: '/api/transfers',
    body: {
      propertyId: rejected.property.id,
      toUserId: rejected.to_user.id,
      includeComponents: rejected.include_components,
      mounted: rejected.mounted,
    },
  });
  const [sheet] = (
    await company.as.whitaker({ url: `/api/transfers/sheets?ids=${again.json<TransferDto>().id}` })
  ).json<TransferSheetDto[]>();
  expect(sheet).toMatchObject({
    item: { id, components: [{ quantity: 7, onHand: 5, short: 2 }] },
    mounted: [{ id: sight }],
    taken_off: [{ id: light }],
  });
  // The giver held it when it was short, and answers for it after the recipient signs.
  const url = `/api/transfers/${again.json<TransferDto>().id}/status`;
  await company.as.whitaker({ method: 'PATCH', url, body: { status: 'Approved', seen: sheet?.digest } });
  const open = await company.as.halloran({ url: `/api/shortages?item=${id}&state=open` });
  expect(open.json<ShortageDto[]>()).toMatchObject([
    { quantity: 2, accountable: { id: company.ids.halloran }, holder: { id: company.ids.whitaker } },
  ]);
});

test('a count over another person’s count, and an offer of what the giver no longer holds, are refused in a sentence', async () => {
  const { id } = await rejectedOffer();
  const { version } = await company.readItem(id);
  await countMagazines(id, 6, version);
  const late = await countMagazines(id, 5, version);
  expect([late.statusCode, late.json<{ message: string }>().message]).toEqual([
    409,
    'Somebody changed this while you were typing.',
  ]);
  await company.signDown(id, 'tanaka');
  const body = { propertyId: id, toUserId: company.ids.whitaker };
  const gone = await company.as.halloran({ method: 'POST', url: '/api/transfers', body });
  expect(gone.statusCode).toBe(403);
  expect(gone.json<{ message: string }>().message).toMatch(
    /^Only its holder may offer an item; .* holds this one\.$/,
  );
});
