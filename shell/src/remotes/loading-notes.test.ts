import { noteLoaded, noteLoading, noteRunning, takeFrozenRemotes } from './loading-notes';

const START = new Date('2026-11-21T06:00:00Z').getTime();

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('FED-34 a remote that was being loaded more than 10 s before this start is told once', () => {
  noteLoading('mfe-range');
  expect(takeFrozenRemotes(START + 10_001)).toEqual(['mfe-range']);
  expect(takeFrozenRemotes(START + 20_000)).toEqual([]);
});

test('FED-34 a page that is loaded again within 10 s did not freeze, and later neither', () => {
  noteLoading('mfe-range');
  expect(takeFrozenRemotes(START + 10_000)).toEqual([]);
  expect(takeFrozenRemotes(START + 60_000)).toEqual([]);
});

test('FED-34 a remote that has loaded and was drawn is not told', () => {
  noteLoading('mfe-range');
  noteLoaded('mfe-range');
  jest.advanceTimersByTime(1000);
  expect(takeFrozenRemotes(START + 60_000)).toEqual([]);
});

test('FED-34 a remote that froze while it was drawn for the first time is told', () => {
  noteLoading('mfe-range');
  noteLoaded('mfe-range');
  // No timer runs in a page that is frozen.
  expect(takeFrozenRemotes(START + 60_000)).toEqual(['mfe-range']);
});

test('FED-34 of several on their way the one whose code ran is told alone', () => {
  noteLoading('mfe-transfers');
  noteLoading('mfe-range');
  const left: string[] = [];
  noteRunning('mfe-range', () => left.push(...takeFrozenRemotes(START + 15_000)));
  expect(left).toEqual(['mfe-range']);
});

test('what somebody else wrote there is no note', () => {
  sessionStorage.setItem('handreceipt.loadingRemotes', '[1, null, {"remote": "mfe-x"}]');
  expect(takeFrozenRemotes(START)).toEqual([]);
  sessionStorage.setItem('handreceipt.loadingRemotes', '{');
  expect(takeFrozenRemotes(START)).toEqual([]);
});
