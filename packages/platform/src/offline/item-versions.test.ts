import 'fake-indexeddb/auto';
import { connectionStore } from '../connection/connection-store';
import { sessionStore } from '../session/session-store';
import { json } from '../test/fake-fetch';
import { discardEntry } from './queue-actions';
import { queueStore } from './queue-store';
import { requestOrQueue } from './request-or-queue';
import { loadQueue } from './store/queue';
import { replayQueue } from './store/replay';

const halloran = { id: 'U-0001', name: 'CPT Halloran' };
const kept = () => queueStore.getState().entries;
const reload = async () => {
  queueStore.setState({ entries: [], syncing: false });
  await loadQueue(halloran.id);
};
const down = () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
};

/** Changes of an item that name the version that their person has seen. */
const ACTS = {
  move: (id: string, version: number, to = 'Motor pool') =>
    requestOrQueue(
      'PATCH /api/property/:id',
      { params: { id }, body: { location: to, version } },
      { type: 'update', title: `Edit ${id}`, inOrder: true },
    ),
  count: (id: string, version: number) =>
    requestOrQueue(
      'PUT /api/property/:id/component-counts',
      { params: { id }, body: { counts: [{ componentId: 'C-1', onHand: 5, damaged: 0 }], version } },
      { type: 'update', title: `Count ${id}`, inOrder: true },
    ),
  calibrate: (id: string, version: number) =>
    requestOrQueue(
      'POST /api/property/:id/calibrations',
      { params: { id }, body: { doneOn: '2026-11-20', byName: 'TMDE', result: 'passed', version } },
      { type: 'update', title: `Calibrate ${id}`, inOrder: true },
    ),
};
type Act = keyof typeof ACTS;

/**
 * A server that has items at a version each and refuses what was made over another one, as the API does. What it did
 * under a key it answers again.
 */
function serveItems(versions: Record<string, number>) {
  const done = new Map<string, unknown>();
  const tried: string[] = [];
  const server = { versions, tried, loseAnswers: 0, isBroken: false };
  globalThis.fetch = async (url, init) => {
    const [, id = '', call = 'edit'] = /property\/([^/]+)(?:\/(.+))?$/.exec(String(url)) ?? [];
    const { version } = JSON.parse(String(init?.body)) as { version: number };
    const key = (init?.headers as Record<string, string>)['idempotency-key'] ?? '';
    tried.push(`${id} ${call} over ${version}`);
    if (server.isBroken) return json({ message: 'Something broke.' }, 503);
    if (!done.has(key)) {
      if (versions[id] !== version) {
        return json({ message: 'Somebody changed this while you were typing.' }, 409);
      }
      // A count moves the version by more than one.
      versions[id] += call === 'component-counts' ? 3 : 1;
      done.set(key, { id, version: versions[id] });
    }
    if (server.loseAnswers > 0) {
      server.loseAnswers -= 1;
      throw new TypeError('cut');
    }
    return json(done.get(key));
  };
  return server;
}

beforeEach(async () => {
  sessionStore.setState({ status: 'authenticated', user: halloran as never, expired: false });
  connectionStore.setState({ online: false });
  for (const { id } of kept()) await discardEntry(id);
});

const ORDERS: readonly (readonly Act[])[] = [
  ['move', 'count'],
  ['count', 'move'],
  ['move', 'move', 'move'],
  ['calibrate', 'calibrate'],
  ['calibrate', 'move', 'count', 'calibrate'],
];

test.each(ORDERS.map((acts) => [acts.join(', '), acts] as const))(
  'own changes of one item over one version are all taken: %s',
  async (_name, acts) => {
    down();
    for (const act of acts) await ACTS[act]('P-1', 4);
    const { versions } = serveItems({ 'P-1': 4 });
    expect(await replayQueue()).toEqual({ sent: acts.length, refused: 0, stopped: false });
    expect(kept()).toEqual([]);
    expect(versions['P-1']).toBeGreaterThanOrEqual(4 + acts.length);
  },
);

test.each(ORDERS.map((acts) => [acts.join(', '), acts] as const))(
  'where another person changed the item before, all are refused and keep their version: %s',
  async (_name, acts) => {
    down();
    for (const act of acts) await ACTS[act]('P-1', 4);
    serveItems({ 'P-1': 5 });
    expect(await replayQueue()).toEqual({ sent: 0, refused: acts.length, stopped: false });
    expect(kept().map(({ state, data }) => [state, (data as { version: number }).version])).toEqual(
      acts.map(() => ['failed', 4]),
    );
  },
);

test('where another person changes the item between two, the later ones are refused', async () => {
  down();
  await ACTS.move('P-1', 4);
  await ACTS.count('P-1', 4);
  const server = serveItems({ 'P-1': 4 });
  const send = globalThis.fetch;
  globalThis.fetch = async (...call) => {
    const answer = await send(...call);
    server.versions['P-1'] = 9;
    return answer;
  };
  expect(await replayQueue()).toEqual({ sent: 1, refused: 1, stopped: false });
  expect(kept()).toMatchObject([{ title: 'Count P-1', state: 'failed', status: 409 }]);
});

test('other items, and changes over another version, keep what they name', async () => {
  down();
  await ACTS.move('P-1', 4);
  await ACTS.move('P-2', 4);
  await ACTS.count('P-1', 3);
  const { tried } = serveItems({ 'P-1': 4, 'P-2': 4 });
  expect(await replayQueue()).toEqual({ sent: 2, refused: 1, stopped: false });
  expect(tried).toEqual(['P-1 edit over 4', 'P-2 edit over 4', 'P-1 component-counts over 3']);
});

test("another person's changes on the same device keep what they name", async () => {
  down();
  await ACTS.move('P-1', 4);
  sessionStore.setState({ user: { id: 'U-0005' } as never });
  await ACTS.count('P-1', 4);
  sessionStore.setState({ user: halloran as never });
  serveItems({ 'P-1': 4 });
  await replayQueue();
  expect(kept()).toMatchObject([{ owner: 'U-0005', data: { version: 4 } }]);
  sessionStore.setState({ user: { id: 'U-0005' } as never });
  await replayQueue();
  expect(kept()).toMatchObject([{ owner: 'U-0005', state: 'failed', status: 409 }]);
  await discardEntry(kept()[0]!.id);
});

test('a reload between two sends, and an answer that was lost, change nothing', async () => {
  down();
  await ACTS.move('P-1', 4);
  await ACTS.count('P-1', 4);
  await ACTS.move('P-1', 4, 'Arms room');
  const server = serveItems({ 'P-1': 4 });
  // The server did the first one, and its answer did not come.
  server.loseAnswers = 1;
  expect(await replayQueue()).toEqual({ sent: 0, refused: 0, stopped: true });
  await reload();
  const send = globalThis.fetch;
  // The connection is gone again after the first.
  globalThis.fetch = async (...call) =>
    kept().length === 3 ? send(...call) : Promise.reject(new TypeError('cut'));
  expect(await replayQueue()).toEqual({ sent: 1, refused: 0, stopped: true });
  await reload();
  expect(kept().map(({ data }) => (data as { version: number }).version)).toEqual([5, 5]);
  globalThis.fetch = send;
  expect(await replayQueue()).toEqual({ sent: 2, refused: 0, stopped: false });
  expect(kept()).toEqual([]);
});

test('one that meets a server in trouble keeps its place before other changes of its item', async () => {
  down();
  await ACTS.move('P-1', 4);
  await ACTS.count('P-1', 4);
  const server = serveItems({ 'P-1': 4 });
  server.isBroken = true;
  expect(await replayQueue()).toEqual({ sent: 0, refused: 1, stopped: false });
  // With a connection, too, a change waits behind it.
  connectionStore.setState({ online: true });
  expect((await ACTS.calibrate('P-1', 4)).queued).toBeDefined();
  while (queueStore.getState().syncing) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(new Set(server.tried)).toEqual(new Set(['P-1 edit over 4']));
  server.isBroken = false;
  while (kept().length > 0) {
    await replayQueue();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(server.tried.slice(-2)).toEqual(['P-1 component-counts over 5', 'P-1 calibrations over 8']);
});
