import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { CLIENT_ID } from '../api/client-id';
import { startEventStream } from './event-stream';
import { connectionStore } from './connection-store';
import { STORAGE_KEYS } from '@hand-receipt/contracts';
import { notificationsStore } from '../notifications/notifications-store';
import { forgetNotifications } from '../notifications/shown-before';
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

/** What the stream was asked for with. */
const streamQuery = () => Object.fromEntries(new URL(FakeEventSource.last.url, location.href).searchParams);

/** Ends with its test: the window outlives it, and the next test hears the same events. */
const ends: (() => void)[] = [];
const start = (...of: Parameters<typeof startEventStream>) => {
  const stop = startEventStream(...of);
  ends.push(stop);
  return stop;
};
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

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
  const stop = start('U-0001');
  expect(streamQuery()).toMatchObject({
    since: '0',
    client_id: CLIENT_ID,
    page_age_ms: expect.stringMatching(/^\d+$/),
  });
  FakeEventSource.last.hear('notification', raised, '41');
  expect(notificationsStore.getState().list).toEqual([expect.objectContaining({ id: '41', read: false })]);
  stop();
  expect(FakeEventSource.last.closed).toBe(true);
  start('U-0001');
  expect(streamQuery()).toMatchObject({ since: '41', client_id: CLIENT_ID });
});

test('a change by another client invalidates the scopes that it names', async () => {
  queryClient.setQueryData(['transfers', 'list'], []);
  queryClient.setQueryData(['documents', 'list'], []);
  start('U-0001');
  FakeEventSource.last.hear('changed', { scopes: ['transfers', 'property'] });
  expect(queryClient.getQueryState(['transfers', 'list'])?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(['documents', 'list'])?.isInvalidated).toBe(false);
});

test('another person at the same browser starts with an empty panel', () => {
  start('U-0001');
  FakeEventSource.last.hear('notification', raised, '41');
  start('U-0005');
  expect(notificationsStore.getState().list).toEqual([]);
  expect(streamQuery()).toMatchObject({ since: '0', client_id: CLIENT_ID });
});

test('the connection is told honestly', () => {
  const stop = start('U-0001');
  FakeEventSource.last.dispatchEvent(new Event('error'));
  expect(connectionStore.getState().online).toBe(false);
  FakeEventSource.last.dispatchEvent(new Event('open'));
  expect(connectionStore.getState().online).toBe(true);
  expect(connectionStore.getState().lastSynced).not.toBeNull();
  stop();
});

test('a network that comes back has everything that is shown read again, until the stream is stopped', () => {
  const isStale = () => queryClient.getQueryState(['transfers', 'list'])?.isInvalidated;
  const stop = start('U-0001');
  queryClient.setQueryData(['transfers', 'list'], []);
  window.dispatchEvent(new Event('online'));
  expect(isStale()).toBe(true);
  stop();
  queryClient.setQueryData(['transfers', 'list'], []);
  window.dispatchEvent(new Event('online'));
  expect(isStale()).toBe(false);
});

test('a stream that outlived the network is opened again, so that the page knows the server is heard', () => {
  const stop = start('U-0001');
  const first = FakeEventSource.last;
  first.dispatchEvent(new Event('open'));
  connectionStore.setState({ online: false });
  window.dispatchEvent(new Event('online'));
  expect(FakeEventSource.last).not.toBe(first);
  FakeEventSource.last.dispatchEvent(new Event('open'));
  expect(connectionStore.getState().online).toBe(true);
  stop();
});

test('a read that failed as the network came back is tried again when the stream opens, and no other one', async () => {
  const asked: string[] = [];
  let isUp = false;
  const observe = (name: string, fails: boolean) => {
    const queryFn = () => {
      asked.push(name);
      return fails && !isUp ? Promise.reject(new Error('unreachable')) : Promise.resolve([]);
    };
    return new QueryObserver(queryClient, { queryKey: ['sensitive', name], queryFn }).subscribe(() => {});
  };
  const stop = start('U-0001');
  FakeEventSource.last.dispatchEvent(new Event('open'));
  FakeEventSource.last.dispatchEvent(new Event('error'));
  const ends = [observe('count', true), observe('lines', false)];
  await waitFor(() => expect(queryClient.getQueryState(['sensitive', 'count'])?.status).toBe('error'));
  isUp = true;
  FakeEventSource.last.dispatchEvent(new Event('open'));
  await waitFor(() => expect(queryClient.getQueryState(['sensitive', 'count'])?.status).toBe('success'));
  expect(asked).toEqual(['count', 'lines', 'count']);
  for (const end of [...ends, stop]) end();
});

test('signing out leaves no text of a notification; signing in again brings back what was there, as it was', () => {
  const hear = (id: string) => FakeEventSource.last.hear('notification', { ...raised, id }, id);
  const listed = () => notificationsStore.getState().list.map(({ id, read }) => `${id} ${read}`);
  start('U-0001');
  for (const id of ['40', '41', '42', '43']) hear(id);
  const { list, markRead } = notificationsStore.getState();
  notificationsStore.setState({ list: list.filter(({ id }) => id !== '42') });
  markRead('41');
  forgetNotifications('U-0001');
  expect(localStorage.getItem(STORAGE_KEYS.notifications)).toBeNull();
  expect(JSON.stringify({ ...localStorage })).not.toContain(raised.title);

  start('U-0001');
  expect(streamQuery()).toMatchObject({ since: '39', client_id: CLIENT_ID });
  for (const id of ['40', '41', '42', '43', '44']) hear(id);
  expect(listed()).toEqual(['44 false', '43 false', '41 true', '40 false']);
});

test('a page that gave its stream to a newer one connects again when it is looked at, and not before', () => {
  const stop = start('U-0001');
  const first = FakeEventSource.last;
  window.dispatchEvent(new Event('focus'));
  expect(FakeEventSource.last).toBe(first);

  first.hear('replaced', null);
  expect(first.closed).toBe(true);
  expect(FakeEventSource.last).toBe(first);
  queryClient.setQueryData(['transfers', 'list'], []);
  window.dispatchEvent(new Event('focus'));
  const second = FakeEventSource.last;
  expect(second).not.toBe(first);
  expect(queryClient.getQueryState(['transfers', 'list'])?.isInvalidated).toBe(true);
  stop();
  expect(second.closed).toBe(true);
});
