import 'fake-indexeddb/auto';
import { STORAGE_KEYS } from '@hand-receipt/contracts';
import { json } from '../test/fake-fetch';

/** One tab of the browser: modules and memory of its own, the device shared with the others. */
async function openTab() {
  let tab!: Awaited<ReturnType<typeof load>>;
  await jest.isolateModulesAsync(async () => {
    tab = await load();
  });
  tab.sessionStore.setState({ status: 'authenticated', user: { id: 'U-0001' } as never, expired: false });
  await tab.loadQueue('U-0001');
  return tab;
}

async function load() {
  const [queue, replay, session, store] = await Promise.all([
    import('./store/queue'),
    import('./store/replay'),
    import('../session/session-store'),
    import('./queue-store'),
  ]);
  return { ...queue, ...replay, ...session, ...store };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

let acts = 0;
/** An item is created in a tab without a connection. */
const create = (tab: Tab, serial: string) =>
  tab.addEntry({
    id: `id-${serial}`,
    timestamp: (acts += 1),
    type: 'create',
    data: { name: 'M4A1 Carbine', serial_number: serial },
    title: `Create ${serial}`,
    owner: 'U-0001',
    state: 'waiting',
    attempts: 0,
  });
const titles = (tab: Tab) => tab.queueStore.getState().entries.map(({ title }) => title);

/** The browser's locks, which jsdom leaves out: one holder of a name at a time, the others wait or go without. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  let held = 0;
  type Work = (lock: object | null) => unknown;
  const request = (_name: string, options: { ifAvailable?: boolean } | Work, given?: Work) => {
    const work = given ?? (options as Work);
    if (given && (options as { ifAvailable?: boolean }).ifAvailable && held > 0) {
      return Promise.resolve(work(null));
    }
    held += 1;
    const run = last.then(() => work({})).finally(() => (held -= 1));
    last = run.catch(() => undefined);
    return run;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

beforeEach(fakeLocks);
afterEach(async () => {
  const tab = await openTab();
  for (const { id } of tab.queueStore.getState().entries) await tab.removeEntry(id);
});

test('two tabs that fill one queue lose nothing of each other, and whichever sends it sends all of it once', async () => {
  const [first, second] = [await openTab(), await openTab()];
  await create(first, 'A1');
  await create(second, 'B1');
  await create(first, 'A2');
  expect(JSON.parse(localStorage.getItem(STORAGE_KEYS.offlineQueue) ?? '[]')).toHaveLength(3);

  const sent: string[] = [];
  globalThis.fetch = async (_url, init) => {
    sent.push((JSON.parse(String(init?.body)) as { serial_number: string }).serial_number);
    return json({}, 201);
  };
  await Promise.all([first.replayQueue(), second.replayQueue()]);
  await second.replayQueue();
  expect(sent).toEqual(['A1', 'B1', 'A2']);
  expect([...titles(first), ...titles(second)]).toEqual([]);
});

test('a change that one tab discards is not sent by another tab that did not know', async () => {
  const [first, second] = [await openTab(), await openTab()];
  await create(first, 'A1');
  await second.loadQueue('U-0001');
  await first.removeEntry('id-A1');
  expect(titles(second)).toEqual(['Create A1']);
  const fetched = jest.fn(async () => json({}, 201));
  globalThis.fetch = fetched as never;
  await second.replayQueue();
  expect(fetched).not.toHaveBeenCalled();
});

test('a tab shows what another one queues as soon as the browser tells it', async () => {
  const [first, second] = [await openTab(), await openTab()];
  const stop = second.followOtherTabs('U-0001');
  await create(first, 'A1');
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.offlineQueue }));
  while (titles(second).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(titles(second)).toEqual(['Create A1']);
  stop();
});
