import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { apiAs, ask } from '../support/api';
import { faults } from '../support/axe';
import { PORT } from '../support/environment';
import { type OwnServer, startOwnServer } from '../support/own-server';
import { DEMO_PASSWORD } from '../support/people';
import { test } from '../support/test';

const PIN = '482915';
const OPERATOR = 'navarro';
/** Milliseconds between two keys of a hand scanner. */
const SCANNER = 12;

interface Item {
  id: string;
  serial_number: string;
  category: string;
  possession: object | null;
}
interface Counter {
  id: string;
}
interface Person {
  id: string;
  name: string;
}

let server: OwnServer;
let commander: APIRequestContext;
let counter: Counter;
let rifles: Item[];

// On a server of its own: what is out of an arms room is in the way of other tests.
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startOwnServer(PORT + 56);
  commander = await apiAs(server.origin, 'halloran');
  const me = await ask<{ id: string }>(commander, 'get', '/api/auth/me');
  const units = await ask<{ id: string; name: string }[]>(commander, 'get', '/api/units');
  const unitId = units.find(({ name }) => name.startsWith('B Co'))?.id;
  counter = await ask<Counter>(commander, 'post', '/api/counters', {
    name: 'Arms Room',
    unitId,
    kind: 'arms-room',
  });
  const people = await ask<Person[]>(commander, 'get', '/api/users');
  const operator = people.find(({ name }) => name.includes('Navarro'));
  await ask(commander, 'put', `/api/counters/${counter.id}/operators/${operator?.id}`, {
    until: '2099-12-31',
    orderReference: 'B Co memorandum 12',
  });
  const items = await ask<Item[]>(commander, 'get', '/api/property?scope=assigned&limit=200');
  // The demo company has a counter of its own.
  rifles = items
    .filter(({ category, possession }) => category === 'weapons' && possession === null)
    .slice(0, 6);
  expect(rifles.length).toBeGreaterThan(3);
  await ask(commander, 'put', `/api/counters/${counter.id}/stock`, {
    add: rifles.map(({ id }, index) => ({ itemId: id, rack: `Rack ${index + 1}` })),
  });
  await ask(commander, 'put', `/api/counters/${counter.id}/authority`, { until: '2099-12-31' });
  await ask(commander, 'put', '/api/unit-settings', {
    unitId,
    key: 'counter.countFirst',
    value: false,
    version: 0,
  });
  const soldier = await apiAs(server.origin, 'whitaker');
  await ask(soldier, 'put', '/api/settings/pin', { pin: PIN, password: DEMO_PASSWORD });
  expect(me.id).toBeTruthy();
});
test.afterAll(() => server.stop());

/** The counter, open on a device. */
async function openCounter(page: Page): Promise<Page> {
  await page.context().addCookies((await (await apiAs(server.origin, OPERATOR)).storageState()).cookies);
  await page.goto(`${server.origin}/counter`);
  await page.getByLabel('This device').fill('Window 1');
  await page.getByRole('button', { name: 'Open Counter' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  return page;
}

const labelOf = ({ id, serial_number: serial }: Item) => `HR1/I/${id}/${serial}`;

/** Types a code as a hand scanner does, wherever the focus is. */
async function scan(page: Page, code: string, end: 'Enter' | 'Tab' = 'Enter'): Promise<void> {
  await page.keyboard.type(code, { delay: SCANNER });
  await page.keyboard.press(end);
}

/** Signs the list that is shown, with the digits of a person. */
async function sign(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your PIN')).toBeFocused();
  await page.keyboard.type(PIN, { delay: 180 });
  await page.keyboard.press('Enter');
  await expect(page.getByText(/signed for \d+ items?\. Receipt HO-\d+\./).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
}

/** Types of the events of an item, newest first. */
const eventsOf = async (item: Item): Promise<string[]> => {
  const history = await ask<{ eventType: string }[]>(
    commander,
    'get',
    `/api/ledger/history?limit=50&q=${encodeURIComponent(item.serial_number)}`,
  );
  return history.map(({ eventType }) => eventType);
};

test('CNTR-03 CNTR-04 CNTR-24 person first and items first, by hand scanner and PIN, end in the same hand-over', async ({
  page,
}) => {
  const [first, second] = rifles as [Item, Item];
  await openCounter(page);
  await scan(page, 'whitaker');
  await expect(page.getByText('SPC Whitaker').first()).toBeVisible();
  await scan(page, labelOf(first), 'Tab');
  await expect(page.getByText(`Added ${'M'}`, { exact: false }).first()).toBeVisible();
  await sign(page);

  await scan(page, labelOf(second));
  await scan(page, 'whitaker', 'Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your PIN')).toBeFocused();
  // A scanner is no finger: nothing of it gets into the PIN.
  await scan(page, labelOf(second));
  await expect(page.getByLabel('Your PIN')).toHaveValue('');
  expect(await faults(page, 'the signing step')).toEqual([]);
  await page.keyboard.type(PIN, { delay: 180 });
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Receipt HO-\d+\./).first()).toBeVisible();
  const [one, two] = [await eventsOf(first), await eventsOf(second)];
  expect(one[0]).toBe('POSSESSION');
  expect(two.filter((type) => type === 'POSSESSION')).toEqual(one.filter((type) => type === 'POSSESSION'));
});

test('CNTR-21 CNTR-38 a return takes one scan, the second says so, and the PIN is nowhere on the device', async ({
  page,
}) => {
  const rifle = rifles[2] as Item;
  await openCounter(page);
  await scan(page, 'whitaker');
  await scan(page, labelOf(rifle));
  await sign(page);
  await page.keyboard.press('Alt+2');
  await scan(page, labelOf(rifle));
  await expect(page.getByText(/is back from SPC Whitaker/).first()).toBeVisible();
  await scan(page, labelOf(rifle));
  await expect(page.getByText(/Already returned/).first()).toBeVisible();
  const stored = await page.evaluate(async () => {
    const names = await indexedDB.databases();
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const { name = '' } of names) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name);
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error ?? new Error(name));
      });
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const asked = db.transaction(store).objectStore(store).getAll();
          asked.onsuccess = () => resolve(asked.result);
          asked.onerror = () => reject(asked.error ?? new Error(store));
        });
        texts.push(JSON.stringify(rows));
      }
      db.close();
    }
    return texts.join(' ');
  });
  expect(stored).not.toContain(PIN);
});

test('CNTR-01 CNTR-46 the counter by keyboard, and the 404 page for whoever has no right there', async ({
  page,
}) => {
  await openCounter(page);
  expect(await faults(page, 'the counter')).toEqual([]);
  for (const tab of ['who-is-out', 'log', 'temporary', 'authorization', 'room-count', 'set-up']) {
    await page.goto(`${server.origin}/counter/${tab}`);
    await expect(page.getByRole('tab', { selected: true })).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    expect(await faults(page, tab)).toEqual([]);
  }
  await page.context().clearCookies();
  await page.context().addCookies((await (await apiAs(server.origin, 'whitaker')).storageState()).cookies);
  await page.goto(`${server.origin}/counter`);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('check 30 at 320 px wide neither a tab of the counter nor a receipt scrolls sideways', async ({
  page,
}) => {
  const out = rifles.at(-1)!;
  await openCounter(page);
  await scan(page, 'whitaker');
  await scan(page, labelOf(out), 'Tab');
  await sign(page);
  await page.setViewportSize({ width: 320, height: 700 });
  const handovers = `/api/counter/handovers?counter=${counter.id}&limit=1`;
  const receipt = (await ask<{ id: string }[]>(commander, 'get', handovers))[0]?.id;
  const shown = new RegExp(`HO-\\d+|Arms Room|No temporary receipt|${out.serial_number}`);
  const wide: string[] = [];
  const paths = [
    'who-is-out',
    'log',
    'temporary',
    'authorization',
    'room-count',
    'set-up',
    `receipts/${receipt}`,
  ];
  for (const path of paths) {
    await page.goto(`${server.origin}/counter/${path}`);
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await expect(page.getByText(shown).first()).toBeAttached();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) wide.push(`${path} by ${overflow} px`);
  }
  expect(wide).toEqual([]);
});
