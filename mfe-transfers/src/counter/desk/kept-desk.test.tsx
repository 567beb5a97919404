import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { answers, callsMade, counterId, openDesk, startAfresh } from '../../test/desk';
import { renderAt } from '../../test/render';
import CounterPage from '../counter-page';

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

test('the list that waits while items are returned is kept as a list to sign for, not as a return', async () => {
  answers();
  const { user, scan } = await openDesk();
  const titles = () =>
    (JSON.parse(localStorage.getItem('handreceipt.offlineQueue') ?? '[]') as { title: string }[]).map(
      ({ title }) => title,
    );
  await user.click(screen.getByRole('radio', { name: 'Draw' }));
  await scan('HR1/U/U-2');
  await scan('HR1/I/P-1/W123456');
  await waitFor(() => expect(titles()).toEqual(['Draw: 1 item to SPC Whitaker']));
  await user.click(screen.getByRole('radio', { name: 'Return' }));
  await waitFor(() => expect(titles()).toEqual(['To sign for: 1 item to SPC Whitaker']));
});

test('the mode is in the address: after a reload with an empty list the desk still takes back', async () => {
  answers();
  const { user } = await openDesk();
  expect(screen.getByRole('radio', { name: 'Draw' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Return' }));
  const address = screen.getByLabelText('Address');
  await waitFor(() => expect(address).toHaveTextContent('/counter?mode=return'));
  cleanup();
  renderAt('/counter?mode=return', <CounterPage />);
  expect(await screen.findByRole('radio', { name: 'Return' })).toBeChecked();
});

test('the mode waits while another tab of the counter is looked at', async () => {
  answers();
  const { user } = await openDesk();
  await user.click(screen.getByRole('radio', { name: 'Return' }));
  await user.click(screen.getByRole('tab', { name: /^Who Is Out/ }));
  await user.click(await screen.findByRole('tab', { name: 'Counter' }));
  expect(await screen.findByRole('radio', { name: 'Return' })).toBeChecked();
});
