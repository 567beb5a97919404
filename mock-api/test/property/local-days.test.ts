/** @jest-environment ./test/support/new-york-environment.mjs */
import { type Company, testCompany } from '../custody/company';
import { keepSignedIn } from '../support/call';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
  await keepSignedIn(company);
});

/** A carbine of SPC Whitaker with seven magazines, of which they count six. */
async function countShort(): Promise<void> {
  const { id } = await company.createItem();
  const body = { name: 'Magazine', quantity: 7 };
  await company.as.halloran({ method: 'POST', url: `/api/property/${id}/components`, body });
  await company.signDown(id, 'whitaker');
  const { components, version } = await company.readItem(id);
  const counted = await company.as.whitaker({
    method: 'PUT',
    url: `/api/property/${id}/component-counts`,
    body: { counts: [{ componentId: components[0]?.id, onHand: 6, damaged: 0 }], version },
  });
  expect(counted.statusCode).toBe(200);
}

const told = async () =>
  (await company.as.halloran({ url: '/api/notifications' }))
    .json<{ title: string }[]>()
    .filter(({ title }) => title === 'Components short').length;

test('components short: once a day is once from one local midnight to the next', async () => {
  // 1830 and 2130 of one evening in New York are two days of UTC.
  company.clock.set(new Date(2026, 10, 20, 18, 30));
  await countShort();
  company.clock.set(new Date(2026, 10, 20, 21, 30));
  await countShort();
  expect(await told()).toBe(1);
  company.clock.set(new Date(2026, 10, 21, 0, 30));
  await countShort();
  expect(await told()).toBe(2);
});

test('the file of the ledger is named after the local day', async () => {
  company.clock.set(new Date(2026, 10, 21, 21, 30));
  const { headers } = await company.as.halloran({ url: '/api/ledger/csv' });
  expect(headers['content-disposition']).toBe('attachment; filename="ledger-2026-11-21.csv"');
});
