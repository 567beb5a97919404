import { act, render, screen, waitFor } from '@testing-library/react';
import { connectionStore } from '../connection/connection-store';
import { useKeptAnswers } from './use-kept-answers';

const COUNT = '/api/inventories/I-0051';
const LINES = '/api/inventories/I-0051/lines?limit=500';

const kept = new Set<string>();
const asked: string[] = [];
/** The page's worker: while it serves the page, what is fetched is stored. */
const worker = Object.assign(new EventTarget(), { controller: null as object | null });

beforeEach(() => {
  kept.clear();
  asked.length = 0;
  worker.controller = null;
  connectionStore.setState({ online: true });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  Object.assign(globalThis, {
    caches: { open: async () => ({ match: async (url: string) => (kept.has(url) ? {} : undefined) }) },
    fetch: async (url: string) => {
      asked.push(url);
      if (worker.controller) kept.add(url);
      return {};
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'caches');
});

function Count() {
  const isKept = useKeptAnswers([
    { key: 'GET /api/inventories/:id', params: { id: 'I-0051' } },
    { key: 'GET /api/inventories/:id/lines', params: { id: 'I-0051' }, query: { limit: 500, cursor: '' } },
  ]);
  return <p>{isKept ? 'kept' : 'not kept'}</p>;
}

test('INVT-18 what was read before the service worker was in charge is asked for again once it is', async () => {
  render(<Count />);
  await act(async () => {});
  expect(screen.getByText('not kept')).toBeVisible();
  expect(asked).toEqual([]);
  worker.controller = {};
  act(() => void worker.dispatchEvent(new Event('controllerchange')));
  await screen.findByText('kept', {}, { timeout: 5000 });
  expect(asked).toEqual([COUNT, LINES]);
});

test('INVT-18 what the worker has stored is not asked for again, and is known as kept without a connection', async () => {
  worker.controller = {};
  kept.add(COUNT).add(LINES);
  render(<Count />);
  await screen.findByText('kept');
  act(() => connectionStore.setState({ online: false }));
  await screen.findByText('kept');
  expect(asked).toEqual([]);
});

test('INVT-18 without a connection, what is not stored is not said to be kept', async () => {
  worker.controller = {};
  kept.add(COUNT);
  connectionStore.setState({ online: false });
  render(<Count />);
  await act(async () => {});
  expect(screen.getByText('not kept')).toBeVisible();
  expect(asked).toEqual([]);
  act(() => connectionStore.setState({ online: true }));
  await waitFor(() => expect(asked).toEqual([LINES]), { timeout: 5000 });
});
