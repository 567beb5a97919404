import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
} from '@playwright/test';
import { apiAs, ask } from './api';
import { setClockAhead } from './clock';
import { type OwnServer, startOwnServer } from './own-server';
import { DEMO_PASSWORD } from './people';

/** Of everybody who signs at the counter of the tests. */
export const PIN = '482915';
export const OPERATOR = 'navarro';
/** Milliseconds between two keys of a hand scanner. */
const SCANNER = 12;
/** Milliseconds between two digits of a person. */
const FINGER = 180;

export interface Item {
  id: string;
  name: string;
  serial_number: string;
  category: string;
  possession: object | null;
}

/** An arms room of B Company on a server of its own, which Navarro operates for Halloran, who holds its weapons. */
export interface CounterDesk {
  server: OwnServer;
  commander: APIRequestContext;
  counterId: string;
  unitId: string;
  rifles: Item[];
}

interface DeskSettings {
  /** People who get a counter PIN. */
  signers?: string[];
  pin?: string;
  /** Environment variables of the server. */
  settings?: Record<string, string>;
}

async function makePeopleReady(origin: string, usernames: readonly string[], pin: string): Promise<void> {
  for (const username of usernames) {
    const person = await apiAs(origin, username);
    await ask(person, 'put', '/api/settings/pin', { pin, password: DEMO_PASSWORD });
  }
}

/** Ids of the items on which one of these is mounted. */
async function carriersAmong(commander: APIRequestContext, items: readonly Item[]): Promise<Set<string>> {
  const carriers = new Set<string>();
  for (const { id, category } of items) {
    if (category !== 'optics') continue;
    const details = await ask<{ attached_to: { id: string } | null }>(
      commander,
      'get',
      `/api/property/${id}`,
    );
    if (details.attached_to) carriers.add(details.attached_to.id);
  }
  return carriers;
}

/**
 * Starts the server and sets the counter up.
 *
 * @param port of each test file its own
 */
export async function startCounterDesk(
  port: number,
  { signers = ['whitaker'], pin = PIN, settings = {} }: DeskSettings = {},
): Promise<CounterDesk> {
  const server = await startOwnServer(port, settings);
  const commander = await apiAs(server.origin, 'halloran');
  const units = await ask<{ id: string; name: string }[]>(commander, 'get', '/api/units');
  const unitId = units.find(({ name }) => name.startsWith('B Co'))?.id ?? '';
  const { id: counterId } = await ask<{ id: string }>(commander, 'post', '/api/counters', {
    name: 'Arms Room',
    unitId,
    kind: 'arms-room',
  });
  const people = await ask<{ id: string; name: string }[]>(commander, 'get', '/api/users');
  const operator = people.find(({ name }) => name.includes('Navarro'));
  await ask(commander, 'put', `/api/counters/${counterId}/operators/${operator?.id}`, {
    until: '2099-12-31',
    orderReference: 'B Co memorandum 12',
  });
  const items = await ask<Item[]>(commander, 'get', '/api/property?scope=assigned&limit=200');
  const carriers = await carriersAmong(commander, items);
  // The demo company has a counter of its own. A rifle with a sight is two items at the counter.
  const free = items.filter(
    ({ id, category, possession }) => category === 'weapons' && possession === null && !carriers.has(id),
  );
  const rifles = free.slice(0, 6);
  expect(rifles.length).toBeGreaterThan(3);
  await ask(commander, 'put', `/api/counters/${counterId}/stock`, {
    add: rifles.map(({ id }, index) => ({ itemId: id, rack: `Rack ${index + 1}` })),
  });
  await ask(commander, 'put', `/api/counters/${counterId}/authority`, { until: '2099-12-31' });
  const key = 'counter.countFirst';
  await ask(commander, 'put', '/api/unit-settings', { unitId, key, value: false, version: 0 });
  await makePeopleReady(server.origin, signers, pin);
  return { server, commander, counterId, unitId, rifles };
}

interface DeviceOptions {
  viewport?: { width: number; height: number };
  /** Where the browser reaches the server; the server itself where left out. */
  origin?: string;
  username?: string;
  isOfflineReady?: boolean;
  /** How far its clock is ahead, milliseconds; behind where negative. */
  clockAhead?: number;
}

/** A browser of somebody who is signed in by the screen, as a device at the counter is. */
export async function deviceOf(
  browser: Browser,
  { server }: CounterDesk,
  {
    viewport,
    origin = server.origin,
    username = OPERATOR,
    isOfflineReady = false,
    clockAhead = 0,
  }: DeviceOptions = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: viewport ?? { width: 1440, height: 900 },
    hasTouch: viewport !== undefined && viewport.width < 768,
    serviceWorkers: isOfflineReady ? 'allow' : 'block',
  });
  const page = await context.newPage();
  if (clockAhead !== 0) await setClockAhead(page, clockAhead);
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).not.toHaveURL(/login/);
  if (isOfflineReady) await page.waitForFunction(() => navigator.serviceWorker.controller);
  return { context, page };
}

export const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code' });

/** Opens the counter at a device. */
export async function openCounter(page: Page): Promise<void> {
  await page.goto('/counter');
  await page.getByLabel('This device').fill('Window 1');
  await page.getByRole('button', { name: 'Open Counter' }).click();
  await expect(codeField(page)).toBeFocused();
}

export const labelOf = ({ id, serial_number: serial }: Item) => `HR1/I/${id}/${serial}`;

/** Types a code as a hand scanner does, wherever the focus is. */
export async function scan(page: Page, code: string, end: 'Enter' | 'Tab' = 'Enter'): Promise<void> {
  await page.keyboard.type(code, { delay: SCANNER });
  await page.keyboard.press(end);
}

/** The sentence that answers the last scan. */
export const verdict = (page: Page, words: string | RegExp) => page.getByText(words).first();

/** Puts a person and an item on the list. */
export async function list(page: Page, person: string, ...items: Item[]): Promise<void> {
  await scan(page, person);
  for (const item of items) {
    await scan(page, labelOf(item));
    await expect(verdict(page, `Added ${item.name} ${item.serial_number}`)).toBeVisible();
  }
}

/** Turns the list to its recipient. */
export async function turn(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your PIN')).toBeFocused();
}

/** Types a PIN as a person does, and signs with it. */
export async function typePin(page: Page, pin = PIN): Promise<void> {
  await page.keyboard.type(pin, { delay: FINGER });
  await page.keyboard.press('Enter');
}

/** The receipt that the counter names once the list is signed. */
export async function receiptFor(page: Page, items = 1): Promise<string> {
  const words = new RegExp(`signed for ${items} items?\\. Receipt HO-\\d+\\.`);
  const said = verdict(page, words);
  await expect(said).toBeVisible();
  return /HO-\d+/.exec((await said.textContent()) ?? '')?.[0] ?? '';
}

/** Who has what of the counter: serial number and name, by serial number. */
export async function outOf({ commander, counterId }: CounterDesk): Promise<[string, string][]> {
  const { entries } = await ask<{
    entries: { item: { serial_number: string }; person: { name: string } }[];
  }>(commander, 'get', `/api/counters/${counterId}/out`);
  return entries
    .map(({ item, person }): [string, string] => [item.serial_number, person.name])
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Hand-overs and returns of the counter, newest first. */
export const handoversOf = ({ commander, counterId }: CounterDesk) =>
  ask<{ id: string; mode: string; state: string; act_at: string; draft_id: string | null }[]>(
    commander,
    'get',
    `/api/counter/handovers?counter=${counterId}&limit=200`,
  );

/** All that a browser keeps of the product: storages, every database, and every answer in a cache, as text. */
export const keptOn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), location.href];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const isJson = answer?.headers.get('content-type')?.includes('json');
        kept.push(request.url, isJson ? ((await answer?.text()) ?? '') : '');
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name);
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error ?? new Error(name));
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const asked = database.transaction(store).objectStore(store).getAll();
          asked.onsuccess = () => resolve(asked.result);
          asked.onerror = () => reject(asked.error ?? new Error(store));
        });
        kept.push(`${name}/${store}`, JSON.stringify(rows));
      }
      database.close();
    }
    return kept.join('\n');
  });
