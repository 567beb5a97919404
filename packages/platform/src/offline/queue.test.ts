import 'fake-indexeddb/auto';
import { OFFLINE_DATABASE, STORAGE_KEYS } from '@hand-receipt/contracts';
import type { QueueEntry } from './queue-entry';
import { addEntry, loadQueue, removeEntry } from './store/queue';
import { replayQueue } from './store/replay';
import { queueStore } from './queue-store';
import { requestOrQueue } from './request-or-queue';
import { discardEntry, retryEntry } from './queue-actions';
import { connectionStore } from '../connection/connection-store';
import { sessionStore } from '../session/session-store';
import { fakeFetch, json } from '../test/fake-fetch';

const halloran = { id: 'U-0001', name: 'CPT Halloran' };
const CARBINE = { name: 'M4A1 Carbine', serial_number: 'W123456' };
const CREATE = 'POST /api/property';

const down = () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
};
const create = (serial = 'W123456') =>
  requestOrQueue(
    CREATE,
    { body: { ...CARBINE, serial_number: serial } as never },
    { type: 'create', title: `Create M4A1 Carbine ${serial}` },
  );
const kept = () => queueStore.getState().entries;
const mirror = () => JSON.parse(localStorage.getItem(STORAGE_KEYS.offlineQueue) ?? '[]') as QueueEntry[];
/** What a reload leaves of the page. */
const reload = async () => {
  queueStore.setState({ entries: [], syncing: false });
  await loadQueue(halloran.id);
};

beforeEach(async () => {
  sessionStore.setState({ status: 'authenticated', user: halloran as never, expired: false });
  for (const { id } of kept()) await discardEntry(id);
});

test('OFF-14 OFF-17 a create without an answer is queued on the device, in the store and its mirror', async () => {
  down();
  const { queued } = await create();
  expect(queued).toMatchObject({ type: 'create', data: CARBINE, owner: 'U-0001', state: 'waiting' });
  expect(queued!.timestamp).toBeGreaterThan(0);
  expect(mirror().map(({ id }) => id)).toEqual([queued!.id]);
  await reload();
  expect(kept()).toEqual([queued]);
});

test('check 39 an act that waits already is kept once, and sent under one key', async () => {
  down();
  const verify = () =>
    requestOrQueue(
      'POST /api/property/:id/verify',
      { params: { id: 'P-1' }, body: { verificationType: 'sensitive-item' } },
      { type: 'verify', title: 'Verify M4A1 W1', act: 'verify P-1' },
    );
  const [first, second] = [await verify(), await verify()];
  await reload();
  const third = await verify();
  expect([second.queued?.id, third.queued?.id]).toEqual([first.queued?.id, first.queued?.id]);
  expect(kept()).toHaveLength(1);
  const calls = fakeFetch({ 'POST /api/property/P-1/verify': () => json({}) });
  // The connection is back, and the entry not yet sent.
  await verify();
  await replayQueue();
  const keys = calls.map(({ init }) => (init.headers as Record<string, string>)['idempotency-key']);
  expect(keys).toEqual([first.queued?.id, first.queued?.id]);
});

test('SUCC-22 what is sent in order waits behind what waits, and all of it is sent in order', async () => {
  const read = (code: string) =>
    requestOrQueue(
      'POST /api/successions/:id/readings',
      { params: { id: 'SC-0001' }, body: { section: 1, code } },
      { type: 'verify', title: `Read ${code}`, inOrder: true },
    );
  expect((await read('W1')).queued).toBeDefined();
  const sent: string[] = [];
  globalThis.fetch = async (_url, init) => {
    sent.push((JSON.parse(String(init?.body)) as { code: string }).code);
    return json({ result: 'verified' });
  };
  // There is a connection again, and the first one was not sent yet.
  connectionStore.setState({ online: true });
  expect((await read('W2')).queued).toBeDefined();
  while (kept().length > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect((await read('W3')).answer).toEqual({ result: 'verified' });
  expect(sent).toEqual(['W1', 'W2', 'W3']);
});

test('OFF-15 a create that the server refuses is not queued', async () => {
  fakeFetch({ [CREATE]: () => json({ message: 'duplicate serial number' }, 409) });
  await expect(create()).rejects.toThrow('duplicate serial number');
  expect(kept()).toEqual([]);
});

test('check 21: what is sent again carries the key of the first try, whose answer may have been lost', async () => {
  const keys: (string | undefined)[] = [];
  const keyOf = (init?: RequestInit) => (init?.headers as Record<string, string>)['idempotency-key'];
  globalThis.fetch = (_url, init) => {
    keys.push(keyOf(init));
    return keys.length === 1 ? Promise.reject(new TypeError('cut')) : Promise.resolve(json({}, 201));
  };
  await create();
  await replayQueue();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('OFF-18 OFF-19 a replay goes in the order of the acts; a refused entry stays with its reason, the rest goes on', async () => {
  down();
  for (const serial of ['A1', 'A2', 'A3']) await create(serial);
  const sent: string[] = [];
  globalThis.fetch = async (_url, init) => {
    const { serial_number: serial } = JSON.parse(String(init?.body)) as typeof CARBINE;
    sent.push(serial);
    return serial === 'A2' ? json({ message: 'A2 is on the books already.' }, 409) : json({}, 201);
  };
  expect(await replayQueue()).toEqual({ sent: 2, refused: 1, stopped: false });
  expect(sent).toEqual(['A1', 'A2', 'A3']);
  expect(kept()).toMatchObject([{ state: 'failed', reason: 'A2 is on the books already.', attempts: 1 }]);

  await replayQueue();
  expect(sent).toHaveLength(3);
  globalThis.fetch = async () => json({}, 201);
  await retryEntry(kept()[0]!.id);
  expect(kept()).toEqual([]);
  expect(mirror()).toEqual([]);
});

test('check 29 the order is that of the acts, also on a device whose clock is set back a day between two', async () => {
  down();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T06:00:00Z'));
  await create('A1');
  clock.mockReturnValue(Date.parse('2026-11-20T06:00:00Z'));
  await create('A2');
  clock.mockRestore();
  const sent: string[] = [];
  globalThis.fetch = async (_url, init) => {
    sent.push((JSON.parse(String(init?.body)) as typeof CARBINE).serial_number);
    return json({}, 201);
  };
  await reload();
  await replayQueue();
  expect(sent).toEqual(['A1', 'A2']);
});

test('INVT-18 what the server answers and does not take stays with its words, also after a reload, until it is discarded', async () => {
  down();
  const { queued } = await requestOrQueue(
    'POST /api/inventories/:id/scans',
    { params: { id: 'INV-1' }, body: { code: 'W123456' } },
    { type: 'verify', title: 'Count W123456', notTaken: ['late'] },
  );
  await reload();
  globalThis.fetch = async () => json({ result: 'late', message: 'The count was closed.' });
  expect(await replayQueue()).toMatchObject({ sent: 1, refused: 0 });
  await reload();
  expect(kept()).toMatchObject([{ id: queued!.id, state: 'failed', reason: 'The count was closed.' }]);
  await discardEntry(queued!.id);
  expect(mirror()).toEqual([]);
});

test('a server in trouble is asked again at the next sync, by itself', async () => {
  down();
  for (let index = 1; index <= 10; index += 1) await create(`B${index}`);
  let third = 500;
  const answers = async (_url: unknown, init?: RequestInit) =>
    String(init?.body).includes('"B3"') ? json({ message: 'Something broke.' }, third) : json({}, 201);
  globalThis.fetch = answers;
  expect(await replayQueue()).toEqual({ sent: 9, refused: 1, stopped: false });
  third = 201;
  expect(await replayQueue()).toEqual({ sent: 1, refused: 0, stopped: false });
});

test('SUCC-22 a reading that meets a server in trouble keeps its place: no later one of the count overtakes it, and each is sent once', async () => {
  const read = (id: string, code: string) =>
    requestOrQueue(
      'POST /api/successions/:id/readings',
      { params: { id }, body: { section: 1, code } },
      { type: 'verify', title: `Read ${code}`, inOrder: true },
    );
  down();
  for (const code of ['W1', 'W2', 'W3']) await read('SC-0001', code);
  await read('SC-0002', 'X1');
  const done: string[] = [];
  const keys = new Map<string, Set<string>>();
  let isBroken = true;
  globalThis.fetch = async (_url, init) => {
    const { code } = JSON.parse(String(init?.body)) as { code: string };
    const key = (init?.headers as Record<string, string>)['idempotency-key'] ?? '';
    keys.set(code, (keys.get(code) ?? new Set()).add(key));
    if (code === 'W2' && isBroken) return json({ message: 'Something broke.' }, 503);
    done.push(code);
    return json({ result: 'verified' });
  };
  expect(await replayQueue()).toEqual({ sent: 2, refused: 1, stopped: false });
  // The count of another change of command goes on.
  expect(done).toEqual(['W1', 'X1']);
  await reload();
  expect(kept()).toMatchObject([
    { data: { code: 'W2' }, state: 'waiting', status: 503, attempts: 1 },
    { data: { code: 'W3' }, state: 'waiting', attempts: 0 },
  ]);
  // One that is read now waits behind them.
  connectionStore.setState({ online: true });
  expect((await read('SC-0001', 'W4')).queued).toBeDefined();
  while (queueStore.getState().syncing) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(done).toEqual(['W1', 'X1']);
  isBroken = false;
  await replayQueue();
  expect(kept()).toEqual([]);
  expect(done).toEqual(['W1', 'X1', 'W2', 'W3', 'W4']);
  for (const sent of keys.values()) expect(sent.size).toBe(1);
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an ended session', async () => json({ message: 'Sign in to continue.' }, 401)],
])('with %s a replay stops, and everything waits as it was', async (_name, answer) => {
  down();
  await create('C1');
  await create('C2');
  globalThis.fetch = answer;
  expect(await replayQueue()).toEqual({ sent: 0, refused: 0, stopped: true });
  expect(kept()).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
});

test('OFF-16 entries of the first version are replayed by their type: create, update, verify', async () => {
  const old = [
    { id: '1', timestamp: 1, type: 'create', data: CARBINE },
    { id: '2', timestamp: 2, type: 'update', data: { id: 'P-1', status: 'Damaged' } },
    { id: '3', timestamp: 3, type: 'verify', data: { id: 'P-2', verificationType: 'serial-number' } },
    { id: '4', timestamp: 4, type: 'paint', data: {} },
    'nonsense',
  ];
  localStorage.setItem(STORAGE_KEYS.offlineQueue, JSON.stringify(old));
  await reload();
  const calls: string[] = [];
  globalThis.fetch = async (url, init) => {
    calls.push(`${init?.method} ${String(url)} ${String(init?.body)}`);
    return json({});
  };
  await replayQueue();
  expect(calls).toEqual([
    `POST /api/property ${JSON.stringify(CARBINE)}`,
    'PATCH /api/property/P-1/status {"status":"Damaged"}',
    'POST /api/property/P-2/verify {"verificationType":"serial-number"}',
  ]);
});

test("another person at the device neither sees nor sends what waits of the first one's", async () => {
  down();
  await create();
  sessionStore.setState({ user: { id: 'U-0005' } as never });
  const calls = fakeFetch({ [CREATE]: () => json({}, 201) });
  expect(await replayQueue()).toEqual({ sent: 0, refused: 0, stopped: false });
  expect(calls).toHaveLength(0);
  sessionStore.setState({ user: halloran as never });
  await replayQueue();
  expect(calls).toHaveLength(1);
});

test('OFF-20 the queue survives a reload, and an entry that was being sent is sent again', async () => {
  down();
  const { queued } = await create();
  queueStore.setState({ entries: [{ ...queued!, state: 'sending' }] });
  await reload();
  expect(kept()).toMatchObject([{ id: queued!.id, state: 'waiting' }]);
});

test('an entry that is dropped while the device still writes or reads it stays away, also before a reload', async () => {
  down();
  const { queued } = await create();
  const reading = loadQueue(halloran.id);
  const writing = addEntry({ ...queued!, title: 'Changed in the last moment' });
  await Promise.all([reading, writing, removeEntry(queued!.id)]);
  expect(kept()).toEqual([]);
  await reload();
  expect(kept()).toEqual([]);
});

test('a device without a database keeps the queue in local storage; one without room says that nothing was saved', async () => {
  down();
  const open = indexedDB.open.bind(indexedDB);
  jest.resetModules();
  indexedDB.open = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const fresh = await import('./store/queue-database');
  const entry = { id: '1', timestamp: 1, type: 'create', title: 'x', owner: 'U-0001' } as QueueEntry;
  await fresh.keepEntry(entry);
  expect(await fresh.readQueue('U-0001')).toMatchObject([{ id: '1' }]);

  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(fresh.keepEntry(entry)).rejects.toThrow(/no room to keep the change, so it was not saved/);
  setItem.mockRestore();
  indexedDB.open = open;
});

test('OFF-01 OFF-02 OFF-03 OFF-04 the database of the device has its version, stores and indexes', async () => {
  down();
  await create();
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('HandReceiptDB');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  expect(database.version).toBe(2);
  expect(OFFLINE_DATABASE.version).toBe(2);
  const indexesOf = (name: string) => [...database.transaction(name).objectStore(name).indexNames];
  expect(Object.fromEntries([...database.objectStoreNames].map((name) => [name, indexesOf(name)]))).toEqual({
    property: ['by-name'],
    notifications: ['by-timestamp'],
    syncQueue: ['by-timestamp'],
    consumables: ['by-category', 'by-name', 'by-quantity'],
    consumptionHistory: ['by-date', 'by-itemId'],
  });
  const quantity = database.transaction('consumables').objectStore('consumables').index('by-quantity');
  expect(quantity.keyPath).toBe('currentQuantity');
  database.close();
});
