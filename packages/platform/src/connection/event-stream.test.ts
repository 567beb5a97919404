import { startEventStream } from './event-stream';
import { connectionStore } from './connection-store';
import { notificationsStore } from '../notifications/notifications-store';
import { queryClient } from '../query/query-client';

class FakeEventSource extends EventTarget {
  static last: FakeEventSource;
  closed = false;
  constructor(readonly url: string) {
    super();
    FakeEventSource.last = this;
  }
  close() {
    this.closed = true;
  }
  hear(type: string, data: unknown, lastEventId = '') {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data), lastEventId }));
  }
}

beforeEach(() => {
  localStorage.clear();
  notificationsStore.setState({ list: [] });
  Object.assign(globalThis, { EventSource: FakeEventSource });
});

const raised = {
  id: '41',
  timestamp: 1,
  type: 'transfer-request',
  title: 'Transfer request',
  message: 'm',
  action: null,
};

test('a notification goes to the panel, and the next stream begins after it', () => {
  const stop = startEventStream('U-0001');
  expect(FakeEventSource.last.url).toBe('/api/events?since=0');
  FakeEventSource.last.hear('notification', raised, '41');
  expect(notificationsStore.getState().list).toEqual([expect.objectContaining({ id: '41', read: false })]);
  stop();
  expect(FakeEventSource.last.closed).toBe(true);
  startEventStream('U-0001');
  expect(FakeEventSource.last.url).toBe('/api/events?since=41');
});

test('a change by somebody else invalidates the roots that it names', async () => {
  queryClient.setQueryData(['transfers', 'list'], []);
  queryClient.setQueryData(['documents', 'list'], []);
  startEventStream('U-0001');
  FakeEventSource.last.hear('changed', { roots: ['transfers', 'property'] });
  expect(queryClient.getQueryState(['transfers', 'list'])?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(['documents', 'list'])?.isInvalidated).toBe(false);
});

test('another person at the same browser starts with an empty panel', () => {
  startEventStream('U-0001');
  FakeEventSource.last.hear('notification', raised, '41');
  startEventStream('U-0005');
  expect(notificationsStore.getState().list).toEqual([]);
  expect(FakeEventSource.last.url).toBe('/api/events?since=0');
});

test('the connection is told honestly', () => {
  startEventStream('U-0001');
  FakeEventSource.last.dispatchEvent(new Event('error'));
  expect(connectionStore.getState().online).toBe(false);
  FakeEventSource.last.dispatchEvent(new Event('open'));
  expect(connectionStore.getState().online).toBe(true);
  expect(connectionStore.getState().lastSynced).not.toBeNull();
});

test('a network that comes back has everything that is shown read again, until the stream is stopped', () => {
  const isStale = () => queryClient.getQueryState(['transfers', 'list'])?.isInvalidated;
  const stop = startEventStream('U-0001');
  queryClient.setQueryData(['transfers', 'list'], []);
  window.dispatchEvent(new Event('online'));
  expect(isStale()).toBe(true);
  stop();
  queryClient.setQueryData(['transfers', 'list'], []);
  window.dispatchEvent(new Event('online'));
  expect(isStale()).toBe(false);
});
