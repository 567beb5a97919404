import { connectionStore } from '@hand-receipt/platform';
import { reportLoaded, reportUnavailable } from './client-reports';

const visit = (letter: string) => ({ remote: 'mfe-range', digest: letter.repeat(64) });

let sent: Blob[];
beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (address: string, body: Blob) => {
      expect(address).toBe('/api/client-reports');
      sent.push(body);
      return true;
    },
  });
});
afterEach(() => {
  connectionStore.setState({ online: true });
  jest.useRealTimers();
});

/** What was sent, read as the server reads it. */
async function reports(): Promise<unknown[]> {
  const read = (body: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(body);
    });
  jest.useRealTimers();
  const texts = await Promise.all(sent.map(read));
  return texts.map((text) => JSON.parse(text) as unknown);
}

test('FED-36 visits go together after 5 s, each once', async () => {
  reportLoaded(visit('a'));
  reportLoaded(visit('a'));
  reportLoaded(visit('b'));
  jest.advanceTimersByTime(4999);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(await reports()).toEqual([
    {
      reports: [
        { ...visit('a'), outcome: 'loaded' },
        { ...visit('b'), outcome: 'loaded' },
      ],
    },
  ]);
});

test('FED-36 a release that loaded and then failed is one visit, unavailable', async () => {
  reportLoaded(visit('c'));
  reportUnavailable(visit('c'), 'x'.repeat(400));
  jest.advanceTimersByTime(5000);
  expect(await reports()).toEqual([
    { reports: [{ ...visit('c'), outcome: 'unavailable', words: 'x'.repeat(300) }] },
  ]);
});

test('without a connection nothing is reported, then or later', () => {
  connectionStore.setState({ online: false });
  reportUnavailable(visit('d'), 'could not be fetched');
  connectionStore.setState({ online: true });
  jest.advanceTimersByTime(10_000);
  expect(sent).toEqual([]);
});

test('a page that is left says at once what it still has to say', async () => {
  reportLoaded(visit('e'));
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockRestore();
  expect(await reports()).toHaveLength(1);
});
