/** @jest-environment ./test/support/new-york-environment.mjs */
import type { ConsumableDto } from '@hand-receipt/contracts';
import { type Company, testCompany } from '../custody/company';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
  company.clock.set(new Date(2026, 1, 20, 23, 30));
});

test('what expires is counted by days of the calendar, also where one of them has 23 hours', async () => {
  expect(new Date(2026, 2, 9).getTime() - new Date(2026, 2, 8).getTime()).toBe(23 * 60 * 60 * 1000);
  for (const expirationDate of ['2026-03-22', '2026-03-23']) {
    const body = {
      name: `Battery of ${expirationDate}`,
      category: 'Batteries',
      unit: 'pack',
      currentQuantity: 40,
      minimumQuantity: 10,
      expirationDate,
    };
    const made = await company.as.brandt({ method: 'POST', url: '/api/consumables', body });
    expect(made.statusCode).toBe(201);
  }
  const expiring = await company.as.brandt({ url: '/api/consumables?attention=expiring' });
  expect(expiring.json<ConsumableDto[]>().map(({ name }) => name)).toEqual(['Battery of 2026-03-22']);
  const counts = await company.as.brandt({ url: '/api/consumables/counts' });
  expect(counts.json()).toMatchObject({ all: 2, expiring: 1 });
});
