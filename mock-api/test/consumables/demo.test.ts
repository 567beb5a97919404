import type { ConsumableDto, ConsumptionEntryDto } from '@hand-receipt/contracts';
import { CONSUMABLE_CATEGORIES, CONSUMABLE_UNITS } from '@hand-receipt/contracts';
import { seedDemo } from '../../seed';
import { type TestApp, testApp } from '../support/app';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date(2026, 10, 21, 6, 12);

let get: <T>(url: string) => Promise<T>;
beforeAll(async () => {
  const demo: TestApp = await testApp();
  demo.clock.set(NOW);
  await seedDemo({ db: demo.database.db, clock: demo.clock, log: { info: () => undefined } });
  const send = await demo.signIn('whitaker');
  get = async (url) => (await send({ url })).json();
}, 120_000);

/** Whole days from the day of NOW to another. */
const daysFrom = (day: string) => Math.round((Date.parse(day) - Date.parse('2026-11-21')) / DAY_MS);

test('OFF-11 the demo company keeps twelve consumables in all categories and units, some of them low', async () => {
  const items = await get<ConsumableDto[]>('/api/consumables');
  expect(items).toHaveLength(12);
  expect(new Set(items.map(({ category }) => category))).toEqual(new Set(CONSUMABLE_CATEGORIES));
  expect(new Set(items.map(({ unit }) => unit))).toEqual(new Set(CONSUMABLE_UNITS));
  const low = await get<ConsumableDto[]>('/api/consumables?attention=low-stock');
  expect(low.length).toBeGreaterThan(0);
  expect(low.length).toBeLessThan(6);
});

test('OFF-12 their minimums, restocks and expiry dates are those of the specification', async () => {
  for (const item of await get<ConsumableDto[]>('/api/consumables')) {
    expect(item.minimumQuantity).toBeGreaterThanOrEqual(2);
    expect(item.minimumQuantity).toBeLessThanOrEqual(30);
    const restocked = daysFrom(item.lastRestockDate ?? '');
    expect(restocked).toBeLessThanOrEqual(-5);
    expect(restocked).toBeGreaterThanOrEqual(-150);
    if (item.expirationDate !== null) expect([180, 365, 730]).toContain(daysFrom(item.expirationDate));
  }
});

test('five of them were issued, and the stock is what the entries leave', async () => {
  const entries = await get<ConsumptionEntryDto[]>('/api/consumables/history');
  expect(entries.filter(({ kind }) => kind === 'issue')).toHaveLength(5);
  const dates = entries.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  for (const { itemId } of entries) {
    const newest = entries.find((entry) => entry.itemId === itemId);
    const { currentQuantity } = await get<ConsumableDto>(`/api/consumables/${itemId}`);
    expect(currentQuantity).toBe(newest?.balance);
  }
});
