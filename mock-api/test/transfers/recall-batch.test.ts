import { type Company, testCompany } from '../custody/company';
import { transfersOf } from './support';

let company: Company;
let transfers: ReturnType<typeof transfersOf>;
beforeAll(async () => {
  company = await testCompany();
  transfers = transfersOf(company);
});

/** Items that Petrov signed for. */
async function heldByPetrov(count: number): Promise<string[]> {
  const ids = await transfers.items(count);
  for (const id of ids) await company.signDown(id, 'petrov');
  return ids;
}

const recallAll = (ids: string[]) =>
  transfers.ok('halloran', 'POST /api/property/bulk/recall', { body: { property_ids: ids } });

test('SUCC-36 the holder learns how many of their offers the recalls cancelled, and their recipient is notified once', async () => {
  const [first = '', second = '', third = ''] = await heldByPetrov(3);
  for (const id of [first, second]) await company.offer('petrov', id, 'tanaka');
  const before = (await transfers.notifications('tanaka')).length;

  await recallAll([first, second, third]);
  expect((await transfers.notifications('petrov')).at(-1)?.message).toBe(
    'SPC Halloran asks for 3 items back. 2 of your offers are cancelled.',
  );
  expect((await transfers.notifications('tanaka')).slice(before)).toMatchObject([
    {
      title: 'Transfers superseded',
      message: '2 offers to you are cancelled: SPC Halloran recalled the items.',
      action: { path: '/transfers?view=history' },
    },
  ]);
});

test('SUCC-36 a person whose recall and whose offer the recalls ended is notified of both at once', async () => {
  const [recalled = '', offered = ''] = await heldByPetrov(2);
  await company.decide('whitaker', (await company.offer('petrov', recalled, 'whitaker')).id, 'Approved');
  await transfers.ok('petrov', 'POST /api/property/:id/recall', { params: { id: recalled }, body: {} });
  const { serial_number: serialNumber } = await company.readItem(offered);
  await company.decide('voss', (await company.offer('petrov', offered, 'voss')).id, 'Approved');
  const asked = await transfers.ok('petrov', 'POST /api/transfers/asks', { body: { serialNumber } });
  const params = { id: asked.id };
  await transfers.ok('voss', 'POST /api/transfers/asks/:id/offer', { params, body: {} });
  const before = (await transfers.notifications('petrov')).length;

  await recallAll([recalled, offered]);
  const notices = (await transfers.notifications('petrov')).slice(before);
  expect(notices.map(({ message }) => message)).toEqual([
    `1 offer to you and 1 recall of yours are cancelled: SPC Halloran recalled the items. Your request ${asked.id} is open again.`,
  ]);
  expect((await transfers.notifications('whitaker')).at(-1)?.message).toBe(
    'SPC Halloran asks for 1 item back.',
  );
});
