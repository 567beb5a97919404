import { act, render } from '@testing-library/react';
import { useKeptDecoder } from './use-kept-decoder';

jest.mock('@hand-receipt/scan/camera', () => ({ fetchDecoder: () => fetch('/assets/decoder.wasm') }));

function Screen() {
  useKeptDecoder();
  return null;
}

const browser = (controller: object | null, connection: object = {}) => {
  const serviceWorker = Object.assign(new EventTarget(), { controller });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
};

/** Opens the screen and stays on it for so many milliseconds. @returns what it fetched */
async function fetchedWithin(milliseconds: number): Promise<unknown[]> {
  const fetched = jest.fn(async (_url: string) => new Response());
  globalThis.fetch = fetched as never;
  const screen = render(<Screen />);
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
  screen.unmount();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  return fetched.mock.calls.map(([url]) => url);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a device stores the code decoder when its user stays on Sensitive Items', async () => {
  browser({});
  expect(await fetchedWithin(10_000)).toEqual(['/assets/decoder.wasm']);
});

test('on a first visit the decoder is stored once the service worker serves the page', async () => {
  browser(null);
  const start = jest.fn(async (_url: string) => new Response());
  globalThis.fetch = start as never;
  const screen = render(<Screen />);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(start).not.toHaveBeenCalled();
  navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(start).toHaveBeenCalledWith('/assets/decoder.wasm');
  screen.unmount();
});

test('a user who leaves at once fetches nothing', async () => {
  browser({});
  expect(await fetchedWithin(500)).toEqual([]);
});

test.each([
  ['on mobile data', {}, { type: 'cellular' }],
  ['where the browser saves data', {}, { saveData: true }],
  ['without a worker to keep it', null, {}],
])('%s nothing is fetched before somebody scans', async (_where, controller, connection) => {
  browser(controller, connection);
  expect(await fetchedWithin(10_000)).toEqual([]);
});
