import { act, waitFor } from '@testing-library/react';
import { answers, callsMade, counterId, openDesk, startAfresh } from '../../test/desk';

/** The page's worker: while it is in charge, it keeps what is fetched. */
const worker = Object.assign(new EventTarget(), { controller: null as object | null });

beforeEach(() => {
  startAfresh();
  worker.controller = null;
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  Object.assign(globalThis, { caches: { open: async () => ({ match: async () => undefined }) } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'caches');
});

test('CNTR-42 in the first visit of a device, what opens the counter is read again once the worker keeps answers', async () => {
  answers();
  await openDesk();
  const read = (call: string) => callsMade().filter((one) => one === call).length;
  const list = 'GET /api/counters';
  const out = `GET /api/counters/${counterId()}/out`;
  const before = { list: read(list), out: read(out) };
  worker.controller = {};
  act(() => void worker.dispatchEvent(new Event('controllerchange')));
  await waitFor(() => expect(read(list)).toBeGreaterThan(before.list), { timeout: 5000 });
  await waitFor(() => expect(read(out)).toBeGreaterThan(before.out), { timeout: 5000 });
});
