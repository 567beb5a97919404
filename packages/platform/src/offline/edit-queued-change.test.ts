import 'fake-indexeddb/auto';
import { STORAGE_KEYS } from '@hand-receipt/contracts';
import { sessionStore } from '../session/session-store';
import { fakeFetch, json } from '../test/fake-fetch';
import { loadQueue } from './store/queue';
import { replayQueue } from './store/replay';
import { discardEntry, editQueuedChange, retryEntry } from './queue-actions';
import { queueStore } from './queue-store';
import { requestOrQueue } from './request-or-queue';

const halloran = { id: 'U-0001' };
const CREATE = 'POST /api/property';

const down = () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
};
const create = async (serial: string) => {
  const body = { name: 'M4A1 Carbine', serial_number: serial } as never;
  return (await requestOrQueue(CREATE, { body }, { type: 'create', title: `Create ${serial}` })).queued!;
};
const kept = () => queueStore.getState().entries;
const reload = async () => {
  queueStore.setState({ entries: [], syncing: false });
  await loadQueue(halloran.id);
};

/** A server that takes everything but the serial number W1, and remembers the keys it was sent. */
function bookWithW1() {
  const sent: { serial: string; key: string }[] = [];
  globalThis.fetch = async (_url, init) => {
    const { serial_number: serial } = JSON.parse(String(init?.body)) as { serial_number: string };
    sent.push({ serial, key: (init?.headers as Record<string, string>)['idempotency-key'] ?? '' });
    return serial === 'W1' ? json({ message: 'W1 is a duplicate.' }, 409) : json({ id: 'P-9' }, 201);
  };
  return sent;
}

beforeEach(async () => {
  sessionStore.setState({ status: 'authenticated', user: halloran as never, expired: false });
  await loadQueue(halloran.id);
  for (const { id } of kept()) await discardEntry(id);
  down();
});

test('a refused change is sent with another content under another key, and leaves the queue', async () => {
  const { id } = await create('W1');
  const sent = bookWithW1();
  await replayQueue();
  expect(kept()).toMatchObject([{ id, state: 'failed', status: 409, reason: 'W1 is a duplicate.' }]);

  const edited = { data: { name: 'M4A1 Carbine', serial_number: 'W2' }, title: 'Create W2' };
  expect(await editQueuedChange(id, edited)).toEqual({ answer: { id: 'P-9' } });
  expect(kept()).toEqual([]);
  expect(sent.map(({ serial }) => serial)).toEqual(['W1', 'W2']);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test('what was edited and refused again keeps what was typed, across a reload too', async () => {
  const { id } = await create('W2');
  bookWithW1();
  await expect(editQueuedChange(id, { data: { name: 'M4', serial_number: 'W1' } })).rejects.toThrow(
    'duplicate',
  );
  await reload();
  expect(kept()).toMatchObject([{ id, state: 'failed', data: { name: 'M4', serial_number: 'W1' } }]);
});

test('what is edited without a connection waits, and is sent later under the key of the first try', async () => {
  const { id } = await create('W2');
  expect(await editQueuedChange(id, { data: { serial_number: 'W3' } })).toMatchObject({ queued: { id } });
  await reload();
  const [entry] = kept();
  expect(entry).toMatchObject({ id, state: 'waiting', data: { serial_number: 'W3' } });
  const sent = bookWithW1();
  await replayQueue();
  expect(sent).toEqual([{ serial: 'W3', key: entry!.key }]);
  expect(entry!.key).not.toBe(id);
});

test('sent again as it was, a refused change carries the key of the first try', async () => {
  const { id } = await create('W1');
  const sent = bookWithW1();
  await replayQueue();
  await retryEntry(id);
  expect(sent).toEqual([
    { serial: 'W1', key: id },
    { serial: 'W1', key: id },
  ]);
});

test('what another tab sent meanwhile can neither be edited nor discarded, and that is told', async () => {
  const entry = await create('W2');
  bookWithW1();
  await replayQueue();
  queueStore.setState({ entries: [entry] });
  await expect(editQueuedChange(entry.id, { data: {} })).rejects.toThrow('not in the queue any more');
  queueStore.setState({ entries: [entry] });
  expect(await discardEntry(entry.id)).toBe(false);
  expect(kept()).toEqual([]);
});

test('a device without room for the edited change keeps the refused one, and sends nothing', async () => {
  const { id } = await create('W1');
  const sent = bookWithW1();
  await replayQueue();
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  await expect(editQueuedChange(id, { data: { serial_number: 'W5' } })).rejects.toThrow('no room');
  put.mockRestore();
  setItem.mockRestore();
  await reload();
  expect(kept()).toMatchObject([{ id, state: 'failed', data: { serial_number: 'W1' } }]);
  expect(sent).toHaveLength(1);
});

test('a kind of change that this version cannot send stays, and says so', async () => {
  const odd = { id: 'x', timestamp: 1, type: 'transfer', data: {}, owner: halloran.id };
  localStorage.setItem(STORAGE_KEYS.offlineQueue, JSON.stringify([odd]));
  await reload();
  const calls = fakeFetch({ [CREATE]: () => json({}, 201) });
  expect(await replayQueue()).toEqual({ sent: 0, refused: 1, stopped: false });
  expect(calls).toHaveLength(0);
  expect(kept()).toMatchObject([{ state: 'failed', reason: expect.stringContaining('does not know how') }]);
});
