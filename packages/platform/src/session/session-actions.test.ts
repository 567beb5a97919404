import { followSession, loadSession, signIn, signOut } from './session-actions';
import { sessionStore } from './session-store';
import { clearSignedOutMark, isSignedOutHere, markSignedOut } from './signed-out-mark';
import { addLocalRecord } from '../local-ledger/local-ledger';
import { notificationsStore, notify } from '../notifications/notifications-store';
import { rememberPosition } from '../notifications/position';
import { queryClient } from '../query/query-client';
import { fakeFetch, json } from '../test/fake-fetch';

const halloran = { id: 'U-0001', name: 'CPT Halloran' };
const whitaker = { id: 'U-0005', name: 'SPC Whitaker' };

beforeEach(() => {
  sessionStore.setState({ status: 'loading', user: null, expired: false });
  queryClient.clear();
  notificationsStore.getState().clear();
  localStorage.clear();
  clearSignedOutMark();
});

test('SHELL-13 API-08 a 401 at start-up settles as signed out, without an error', async () => {
  fakeFetch({ 'GET /api/auth/me': () => json({ message: 'Sign in to continue.' }, 401) });
  await expect(loadSession()).resolves.toBeUndefined();
  expect(sessionStore.getState()).toMatchObject({ status: 'unauthenticated', user: null });
});

test('SHELL-14 API-07 a session that the server confirms holds its user', async () => {
  const calls = fakeFetch({ 'GET /api/auth/me': () => json(halloran) });
  await loadSession();
  expect(calls).toHaveLength(1);
  expect(sessionStore.getState()).toMatchObject({ status: 'authenticated', user: halloran });
});

test('ERR-03 API-11 a failed sign-in clears the user and carries the server message', async () => {
  fakeFetch({ 'POST /api/auth/login': () => json({ message: 'Invalid username or password' }, 401) });
  await expect(signIn('halloran', 'wrong')).rejects.toThrow('Invalid username or password');
  expect(sessionStore.getState()).toMatchObject({ status: 'unauthenticated', user: null });
});

test('ERR-03 a sign-in that failed without words says Login failed', async () => {
  fakeFetch({ 'POST /api/auth/login': () => json({}, 500) });
  await expect(signIn('halloran', 'demo-0600')).rejects.toThrow('Login failed');
  expect(sessionStore.getState()).toMatchObject({ status: 'unauthenticated', user: null });
});

test('SHELL-15 signing out ends the session here even when the call fails', async () => {
  sessionStore.setState({ status: 'authenticated', user: halloran as never });
  fakeFetch({});
  await signOut();
  expect(sessionStore.getState()).toMatchObject({ status: 'unauthenticated', user: null });
});

test('another person at the same browser sees nothing that was fetched for the one before', async () => {
  sessionStore.setState({ status: 'authenticated', user: halloran as never, expired: true });
  queryClient.setQueryData(['property'], ['W123456']);
  fakeFetch({ 'POST /api/auth/login': () => json(whitaker) });
  await signIn('whitaker', 'demo-0600');
  expect(queryClient.getQueryData(['property'])).toBeUndefined();
});

test('the same person signing in again after an expiry keeps what was fetched', async () => {
  sessionStore.setState({ status: 'authenticated', user: halloran as never, expired: true });
  queryClient.setQueryData(['property'], ['W123456']);
  fakeFetch({ 'POST /api/auth/login': () => json(halloran) });
  await signIn('halloran', 'demo-0600');
  expect(queryClient.getQueryData(['property'])).toEqual(['W123456']);
  expect(sessionStore.getState().expired).toBe(false);
});

/** What a session leaves in the browser that ends without a sign-out: its tab was closed, and the session expired. */
function leaveStored(userId: string): void {
  notify({ id: '41', type: 'info', title: 'M4 W123456 was transferred', message: '' });
  rememberPosition(userId, '41');
  const [transferId, itemId, serialNumber] = ['T-1', 'P-1', 'W123456'];
  const date = '2026-11-21T06:04:00Z';
  const record = { eventType: 'transfer', transferId, itemId, serialNumber, date } as const;
  addLocalRecord(userId, { ...record, from: 'a', to: 'b', actor: 'c' });
}

test('another person signing in after a session that expired finds none of its notifications and records', async () => {
  leaveStored('U-0001');
  fakeFetch({ 'POST /api/auth/login': () => json(whitaker) });
  // Also what is shown at once, before the event stream has started.
  const shownAtEntry = new Promise((resolve) => {
    sessionStore.subscribe(() => resolve(notificationsStore.getState().list));
  });
  await signIn('whitaker', 'demo-0600');
  expect(await shownAtEntry).toEqual([]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('W123456');
});

test('the person whose session expired finds their notifications and records again', async () => {
  leaveStored('U-0001');
  fakeFetch({ 'POST /api/auth/login': () => json(halloran) });
  await signIn('halloran', 'demo-0600');
  expect(notificationsStore.getState().list).toMatchObject([{ id: '41' }]);
  expect(localStorage.getItem('handreceipt.ledger')).toContain('W123456');
});

test('a person who follows in this tab finds nothing of the one before, also if the first call failed', async () => {
  const stop = followSession();
  sessionStore.setState({ status: 'authenticated', user: halloran as never });
  queryClient.setQueryData(['property'], ['W123456']);
  fakeFetch({ 'GET /api/auth/me': noServer, 'POST /api/auth/login': () => json(whitaker) });
  otherTab('U-0005 1');
  await settled();
  expect(sessionStore.getState().status).toBe('unauthenticated');
  await signIn('whitaker', 'demo-0600');
  expect(queryClient.getQueryData(['property'])).toBeUndefined();
  stop();
});

const noServer = () => {
  throw new TypeError('Failed to fetch');
};

test('a sign-out that the server did not hear: nobody is asked for, and it is sent at the next start', async () => {
  sessionStore.setState({ status: 'authenticated', user: halloran as never });
  fakeFetch({ 'POST /api/auth/logout': noServer });
  await signOut();
  expect(sessionStore.getState()).toMatchObject({ status: 'unauthenticated', user: null });

  const me = () => json(halloran);
  const calls = fakeFetch({ 'POST /api/auth/logout': () => json({}), 'GET /api/auth/me': me });
  await loadSession();
  await loadSession();
  expect(sessionStore.getState().status).toBe('unauthenticated');
  expect(calls.map(({ key }) => key)).toEqual(['POST /api/auth/logout']);
  expect(isSignedOutHere()).toBe(true);
});

test('an owed sign-out is sent when the network comes back, once', async () => {
  const stop = followSession();
  markSignedOut('owed');
  const calls = fakeFetch({ 'POST /api/auth/logout': () => json({}) });
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(calls).toHaveLength(1);
  stop();
});

test('an owed sign-out is tried again until the server answers, though the window says nothing of the network', async () => {
  jest.useFakeTimers();
  const stop = followSession();
  markSignedOut('owed');
  let isUp = false;
  const calls = fakeFetch({ 'POST /api/auth/logout': () => json({}, isUp ? 200 : 503) });
  await jest.advanceTimersByTimeAsync(15_000);
  isUp = true;
  await jest.advanceTimersByTimeAsync(30_000);
  expect(calls).toHaveLength(2);
  stop();
  jest.useRealTimers();
});

test('signing out shows nothing more at once, while the server is still being told', async () => {
  sessionStore.setState({ status: 'authenticated', user: halloran as never });
  queryClient.setQueryData(['property'], ['W123456']);
  let answer = (_: Response) => {};
  fakeFetch({ 'POST /api/auth/logout': () => new Promise<Response>((resolve) => (answer = resolve)) });
  const signingOut = signOut();
  expect(sessionStore.getState().status).toBe('unauthenticated');
  expect(queryClient.getQueryData(['property'])).toBeUndefined();

  // Its answer takes the session cookie away, so the next one signs in after it.
  const entering = signIn('whitaker', 'demo-0600');
  await settled();
  expect(sessionStore.getState().status).toBe('unauthenticated');
  fakeFetch({ 'POST /api/auth/login': () => json(whitaker) });
  answer(json({}));
  await Promise.all([signingOut, entering]);
  expect(sessionStore.getState().user).toEqual(whitaker);
  expect(isSignedOutHere()).toBe(false);
});

test('a person who signs out while their identity is still on its way is not let in by it', async () => {
  let answer = (_: Response) => {};
  fakeFetch({ 'GET /api/auth/me': () => new Promise<Response>((resolve) => (answer = resolve)) });
  const loading = loadSession();
  markSignedOut('heard');
  answer(json(halloran));
  await loading;
  expect(sessionStore.getState()).toMatchObject({ status: 'unauthenticated', user: null });
});

test('a page that Back brings as it was left shows nobody who has signed out since', async () => {
  const stop = followSession();
  sessionStore.setState({ status: 'authenticated', user: halloran as never });
  localStorage.setItem('handreceipt.session', ' 1');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(sessionStore.getState()).toMatchObject({ status: 'unauthenticated', user: null });
  stop();
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

const otherTab = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'handreceipt.session', newValue }));

test('the other tabs hear who signs in and out', async () => {
  fakeFetch({ 'POST /api/auth/login': () => json(halloran), 'POST /api/auth/logout': () => json({}) });
  await signIn('halloran', 'demo-0600');
  expect(localStorage.getItem('handreceipt.session')).toMatch(/^U-0001 \d+$/);
  await signOut();
  expect(localStorage.getItem('handreceipt.session')).toMatch(/^ \d+$/);
});

test('check 29 this tab follows the other tabs: it signs out, and in as the new user', async () => {
  const stop = followSession();
  sessionStore.setState({ status: 'authenticated', user: halloran as never });
  queryClient.setQueryData(['property'], ['W123456']);
  otherTab(' 1');
  expect(sessionStore.getState()).toMatchObject({ status: 'unauthenticated', user: null });
  expect(queryClient.getQueryData(['property'])).toBeUndefined();

  const calls = fakeFetch({ 'GET /api/auth/me': () => json(whitaker) });
  otherTab('U-0005 2');
  await new Promise((resolve) => {
    const settled = sessionStore.subscribe(() => resolve(settled()));
  });
  expect(sessionStore.getState().user).toEqual(whitaker);
  otherTab('U-0005 3');
  expect(calls).toHaveLength(1);
  stop();
  otherTab(' 4');
  expect(sessionStore.getState().user).toEqual(whitaker);
});
