import 'fake-indexeddb/auto';
import { STORAGE_KEYS } from '@hand-receipt/contracts';
import { sessionStore } from '../session/session-store';
import { json } from '../test/fake-fetch';
import { loadQueue } from './store/queue';
import { replayQueue } from './store/replay';
import type { QueueEntry } from './queue-entry';
import { queueStore } from './queue-store';
import { requestOrQueue } from './request-or-queue';

const down = () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
};
const create = (serial: string) =>
  requestOrQueue(
    'POST /api/property',
    { body: { name: 'M4A1 Carbine', serial_number: serial } as never },
    { type: 'create', title: `Create ${serial}` },
  );
const entryOf = (serial: string): QueueEntry => ({
  id: serial,
  timestamp: 1,
  type: 'create',
  data: { name: 'M4A1 Carbine', serial_number: serial },
  title: `Create ${serial}`,
  owner: 'U-0001',
  state: 'waiting',
  attempts: 0,
});
const titles = () => queueStore.getState().entries.map(({ title }) => title);
const noRoom = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
const fullDatabase = () => jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(noRoom);
const fullStorage = () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(noRoom);

beforeEach(async () => {
  sessionStore.setState({ status: 'authenticated', user: { id: 'U-0001' } as never, expired: false });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await loadQueue('U-0001');
  globalThis.fetch = async () => json({}, 201);
  await replayQueue();
  down();
});
afterEach(() => jest.restoreAllMocks());

test('what one of database and local storage had no room for is read from the other, with all the rest', async () => {
  await create('A1');
  const database = fullDatabase();
  await create('A2');
  database.mockRestore();
  const storage = fullStorage();
  await create('A3');
  storage.mockRestore();
  queueStore.setState({ entries: [] });
  await loadQueue('U-0001');
  expect(titles()).toEqual(['Create A1', 'Create A2', 'Create A3']);
});

test('with neither, the change is not saved, that is said, and the queue is as it was', async () => {
  await create('A1');
  fullDatabase();
  fullStorage();
  await expect(create('A2')).rejects.toThrow('This device has no room to keep the change');
  expect(titles()).toEqual(['Create A1']);
});

test('a full device still sends its queue, and shows what was refused', async () => {
  await create('A1');
  await create('A2');
  fullDatabase();
  fullStorage();
  globalThis.fetch = async (_url, init) =>
    String(init?.body).includes('"A1"') ? json({ message: 'A1 is a duplicate.' }, 409) : json({}, 201);
  expect(await replayQueue()).toEqual({ sent: 1, refused: 1, stopped: false });
  expect(queueStore.getState().entries).toMatchObject([{ state: 'failed', reason: 'A1 is a duplicate.' }]);
});

test('a browser that refuses the database keeps the queue in local storage, and sends it from there', async () => {
  const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  let sent = 0;
  await jest.isolateModulesAsync(async () => {
    const [queue, replay, session, store] = await Promise.all([
      import('./store/queue'),
      import('./store/replay'),
      import('../session/session-store'),
      import('./queue-store'),
    ]);
    session.sessionStore.setState({ status: 'authenticated', user: { id: 'U-0001' } as never });
    await queue.addEntry(entryOf('A1'));
    store.queueStore.setState({ entries: [] });
    await queue.loadQueue('U-0001');
    globalThis.fetch = async () => json({}, 201);
    ({ sent } = await replay.replayQueue());
  });
  expect(sent).toBe(1);
  expect(JSON.parse(localStorage.getItem(STORAGE_KEYS.offlineQueue) ?? '[]')).toEqual([]);
  open.mockRestore();
});
