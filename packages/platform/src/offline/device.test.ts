import 'fake-indexeddb/auto';
import { OFFLINE_DATABASE, STORAGE_KEYS } from '@hand-receipt/contracts';
import { connectionStore } from '../connection/connection-store';
import { notificationsStore, notify } from '../notifications/notifications-store';
import { signOut } from '../session/session-actions';
import { sessionStore } from '../session/session-store';
import { fakeFetch, json } from '../test/fake-fetch';
import { openStore, valuesOf } from './store/database';
import { draftFiles, keepDraftFile } from './store/draft-files';
import { loadQueue } from './store/queue';
import { keepEntry } from './store/queue-database';
import { draftId } from './draft-id';
import { mirrorNotifications } from './store/mirror-notifications';
import { seedDevice } from './store/seed';
import { discardEntry } from './queue-actions';
import { queueStore } from './queue-store';
import { requestOrQueue } from './request-or-queue';
import { startOffline } from './start-offline';
import { maySync, syncPolicyStore } from './sync-policy';

const PROPERTY = 'GET /api/property?scope=visible&limit=500';
const CONSUMABLES = 'GET /api/consumables?limit=500';
const HISTORY = 'GET /api/consumables/history?limit=500';

const lists = (items: object[], consumables: object[] = [], history: object[] = []) => ({
  [PROPERTY]: () => json(items),
  [CONSUMABLES]: () => json(consumables),
  [HISTORY]: () => json(history),
});

const until = async (holds: () => Promise<boolean> | boolean) => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
};

const real = window.setTimeout.bind(window);

beforeEach(async () => {
  sessionStore.setState({ status: 'authenticated', user: { id: 'U-0001' } as never, expired: false });
  queueStore.setState({ entries: [], syncing: false });
  localStorage.clear();
  for (const name of [
    'property',
    'consumables',
    'consumptionHistory',
    'notifications',
    'syncQueue',
  ] as const) {
    await (await openStore(name)).clear();
  }
});

test('OFF-07 an empty property store is filled at the start with the inventory', async () => {
  fakeFetch(
    lists(
      [{ id: 'P-1', name: 'M4A1' }],
      [{ id: 'K-1' }],
      [
        { id: 'H-1', kind: 'issue' },
        { id: 'H-2', kind: 'restock' },
      ],
    ),
  );
  await seedDevice();
  expect(await valuesOf('property')).toEqual([{ id: 'P-1', name: 'M4A1' }]);
  expect(await valuesOf('consumables')).toEqual([{ id: 'K-1' }]);
  expect(await valuesOf('consumptionHistory')).toEqual([{ id: 'H-1', kind: 'issue' }]);
});

test('OFF-10 a store that already holds data is never overwritten', async () => {
  const store = await openStore('property');
  await store.setItem('P-1', { id: 'P-1', name: 'as I left it' });
  fakeFetch(
    lists([
      { id: 'P-1', name: 'M4A1' },
      { id: 'P-2', name: 'M17' },
    ]),
  );
  await seedDevice();
  expect(await valuesOf('property')).toEqual([{ id: 'P-1', name: 'as I left it' }]);
});

test('OFF-13 a seeding failure is only logged, and costs no other store', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  fakeFetch({ ...lists([], [{ id: 'K-1' }]), [PROPERTY]: () => json({ message: 'Busy.' }, 503) });
  await expect(seedDevice()).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(await valuesOf('consumables')).toEqual([{ id: 'K-1' }]);
  warn.mockRestore();
});

test('OFF-05 a blocked upgrade is only logged, and the store opens after the old tab closes it', async () => {
  const name = 'HandReceiptDB';
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(name).onsuccess = resolve;
  });
  const old = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open(name, 1);
    opening.onsuccess = () => resolve(opening.result);
  });
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let fresh!: typeof import('./store/database');
  await jest.isolateModulesAsync(async () => {
    fresh = await import('./store/database');
  });
  const opened = fresh.openStore('property');
  await until(() => warn.mock.calls.length > 0);
  expect(warn.mock.calls[0]?.[0]).toMatch(/waits for another tab/);
  old.close();
  await (await opened).setItem('P-1', { id: 'P-1' });
  expect(await fresh.valuesOf('property')).toEqual([{ id: 'P-1' }]);
  warn.mockRestore();
});

test('OFF-06 notifications live in local storage, and the store holds a copy', async () => {
  const stop = mirrorNotifications();
  notify({ id: 'n1', type: 'info', title: 'Transfer', message: 'M4A1' } as never);
  await until(async () => (await valuesOf('notifications')).length === 1);
  expect(localStorage.getItem(STORAGE_KEYS.notifications)).toContain('"n1"');
  stop();
  notificationsStore.getState().clear();
});

test('signing out leaves nothing on the device that could be read, the queue included', async () => {
  const entry = { id: 'q', timestamp: 1, type: 'create', title: 'x', owner: 'U-0001' } as never;
  await keepEntry(entry);
  await (await openStore('property')).setItem('P-1', { id: 'P-1' });
  fakeFetch({ 'POST /api/auth/logout': () => json({ message: 'Signed out.' }) });
  await signOut();
  expect(await valuesOf('property')).toEqual([]);
  expect(await valuesOf('syncQueue')).toEqual([]);
  expect(localStorage.getItem(STORAGE_KEYS.offlineQueue)).toBeNull();
});

test('signing out leaves what another person has not sent, with the files of their drafts', async () => {
  const theirs = { id: 'q-1', timestamp: 1, type: 'create', title: 'Theirs', owner: 'U-0002' } as never;
  const mine = { id: 'q-2', timestamp: 2, type: 'create', title: 'Mine', owner: 'U-0001' } as never;
  for (const entry of [theirs, mine]) await keepEntry(entry);
  for (const owner of ['U-0001', 'U-0002']) {
    const draft = draftId(owner, 'form');
    await keepDraftFile({ key: owner, draft, name: 'a.jpg', chosenAt: 1, blob: null, about: {} });
  }
  await loadQueue('U-0001');
  fakeFetch({ 'POST /api/auth/logout': () => json({ message: 'Signed out.' }) });
  await signOut();
  expect(await valuesOf('syncQueue')).toEqual([theirs]);
  expect(localStorage.getItem(STORAGE_KEYS.offlineQueue)).toBe(JSON.stringify([theirs]));
  expect(queueStore.getState().entries).toMatchObject([{ id: 'q-1', owner: 'U-0002' }]);
  expect(await draftFiles(draftId('U-0001', 'form'))).toEqual([]);
  expect(await draftFiles(draftId('U-0002', 'form'))).toHaveLength(1);
});

test('signing out while the device is being filled leaves nothing of what was still to be written', async () => {
  const items = Array.from({ length: 100 }, (_, n) => ({ id: `P-${n}` }));
  fakeFetch({ ...lists(items), 'POST /api/auth/logout': () => json({ message: 'Signed out.' }) });
  const filling = seedDevice();
  await until(async () => (await valuesOf('property')).length > 0);
  await signOut();
  await filling;
  expect(await valuesOf('property')).toEqual([]);
});

test('OFF-18 when the browser goes online, queued entries are replayed; ERR-30 a refusal is told', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const onSyncError = jest.fn();
  const stop = startOffline('U-0001', { onSyncError });
  const queue = (serial: string) =>
    requestOrQueue('POST /api/property', { body: { serial } as never }, { type: 'create', title: serial });
  await queue('A1');
  await queue('A2');
  globalThis.fetch = async (_url, init) =>
    String(init?.body).includes('A2') ? json({ message: 'duplicate' }, 409) : json({}, 201);
  window.dispatchEvent(new Event('online'));
  await until(() => onSyncError.mock.calls.length > 0);
  expect(queueStore.getState().entries).toMatchObject([
    { title: 'A2', state: 'failed', reason: 'duplicate' },
  ]);
  await discardEntry(queueStore.getState().entries[0]!.id);
  stop();
  warn.mockRestore();
});

test('what waits is sent once the server is heard again, though the browser took its network for whole', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const stop = startOffline('U-0001', { onSyncError: () => undefined });
  await requestOrQueue('POST /api/property', { body: {} as never }, { type: 'create', title: 'A3' });
  connectionStore.setState({ online: false });
  globalThis.fetch = () => Promise.resolve(json({}, 201));
  // As the event stream tells it; the window says nothing.
  connectionStore.setState({ online: true });
  await until(() => queueStore.getState().entries.length === 0);
  stop();
});

test('SUCC-22 the queue retries a server in trouble, each time after a longer pause, and says so once', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await requestOrQueue('POST /api/property', { body: {} as never }, { type: 'create', title: 'A4' });
  const delays: number[] = [];
  const later = jest.spyOn(window, 'setTimeout').mockImplementation(((
    run: (again: boolean) => void,
    ms = 0,
  ) => {
    if (ms < 5000) return real(run, ms);
    delays.push(ms);
    return real(() => run(true), 0);
  }) as typeof window.setTimeout);
  let tries = 0;
  globalThis.fetch = async (_url, init) => {
    if (init?.method !== 'POST') return json([]);
    tries += 1;
    return tries < 5 ? json({ message: 'Busy.' }, 503) : json({}, 201);
  };
  const onSyncError = jest.fn();
  const stop = startOffline('U-0001', { onSyncError });
  await until(() => tries === 5 && queueStore.getState().entries.length === 0);
  stop();
  later.mockRestore();
  expect(delays).toEqual([5000, 10_000, 20_000, 40_000]);
  expect(onSyncError).toHaveBeenCalledTimes(1);
});

test('the queue goes by itself only as the settings allow', () => {
  expect(maySync()).toBe(true);
  syncPolicyStore.setState({ autoSync: false });
  expect(maySync()).toBe(false);
  syncPolicyStore.setState({ autoSync: true, syncOnWifiOnly: true });
  expect(maySync()).toBe(true);
  Object.defineProperty(navigator, 'connection', { value: { type: 'cellular' }, configurable: true });
  expect(maySync()).toBe(false);
  syncPolicyStore.setState({ syncOnWifiOnly: false });
  expect(maySync()).toBe(true);
});

test('an answer out of the cache says how old it is, until the server answers again', async () => {
  const { request } = await import('../api/request');
  const keptAt = '2026-11-21T06:00:00.000Z';
  fakeFetch({
    'GET /api/property/counts': () => json({ assigned: 1, signedout: 0 }, 200, { 'x-kept-at': keptAt }),
    'GET /api/config': () => json({}),
  });
  await request('GET /api/property/counts');
  expect(connectionStore.getState()).toMatchObject({ online: false, keptAt: Date.parse(keptAt) });
  await request('GET /api/config');
  expect(connectionStore.getState().keptAt).toBeNull();
  expect(OFFLINE_DATABASE.name).toBe('HandReceiptDB');
});
