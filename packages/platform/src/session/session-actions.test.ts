import { followSession, loadSession, signIn, signOut } from './session-actions';
import { sessionStore } from './session-store';
import { queryClient } from '../query/query-client';
import { fakeFetch, json } from '../test/fake-fetch';

const halloran = { id: 'U-0001', name: 'CPT Halloran' };
const whitaker = { id: 'U-0005', name: 'SPC Whitaker' };

beforeEach(() => {
  sessionStore.setState({ status: 'loading', user: null, expired: false });
  queryClient.clear();
  localStorage.clear();
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

const noServer = () => {
  throw new TypeError('Failed to fetch');
};

test('a sign-out that the server did not hear is made up for before its session is used again', async () => {
  sessionStore.setState({ status: 'authenticated', user: halloran as never });
  fakeFetch({ 'POST /api/auth/logout': noServer });
  await signOut();
  expect(sessionStore.getState()).toMatchObject({ status: 'unauthenticated', user: null });

  const unheard = fakeFetch({ 'POST /api/auth/logout': noServer, 'GET /api/auth/me': () => json(halloran) });
  await loadSession();
  expect(sessionStore.getState().status).toBe('unauthenticated');
  expect(unheard).toHaveLength(1);

  fakeFetch({
    'POST /api/auth/logout': () => json({ message: 'Signed out' }),
    'GET /api/auth/me': () => json({ message: 'Sign in to continue.' }, 401),
  });
  await loadSession();
  const after = fakeFetch({ 'GET /api/auth/me': () => json(halloran) });
  await loadSession();
  expect(after).toHaveLength(1);
});

const otherTab = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'handreceipt.session', newValue }));

test('the other tabs hear who signs in and out', async () => {
  fakeFetch({ 'POST /api/auth/login': () => json(halloran), 'POST /api/auth/logout': () => json({}) });
  await signIn('halloran', 'demo-0600');
  expect(localStorage.getItem('handreceipt.session')).toMatch(/^U-0001 \d+$/);
  await signOut();
  expect(localStorage.getItem('handreceipt.session')).toMatch(/^ \d+$/);
});

test('check 29 this tab follows the others: out, and in as whoever sits there now', async () => {
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
