import { type ApiError, isNetworkError } from './api-error';
import { CLIENT_ID } from './client-id';
import { request, requestPage } from './request';
import { sessionStore } from '../session/session-store';
import { fakeFetch, json } from '../test/fake-fetch';

const person = { id: 'U-0001', rank: 'CPT', name: 'CPT Halloran' };

afterEach(() => sessionStore.setState({ status: 'loading', user: null, expired: false }));

test('API-01 every call sends credentials, and a JSON content type only with a body', async () => {
  const calls = fakeFetch({
    'GET /api/auth/me': () => json(person),
    'POST /api/auth/login': () => json(person),
  });
  await request('GET /api/auth/me');
  await request('POST /api/auth/login', { body: { username: 'halloran', password: 'x' } });
  expect(calls.map((call) => call.init.credentials)).toEqual(['include', 'include']);
  expect(calls[0]?.init.headers).toEqual({});
  expect(calls[1]?.init.headers).toEqual({ 'content-type': 'application/json', 'x-client-id': CLIENT_ID });
  expect(calls[1]?.init.body).toBe('{"username":"halloran","password":"x"}');
});

test('API-06 an empty or invalid JSON answer is an error of its own', async () => {
  fakeFetch({ 'GET /api/auth/me': () => new Response('') });
  await expect(request('GET /api/auth/me')).rejects.toThrow('Invalid JSON response from server.');
});

test('ERR-01 ERR-02 a failed call says the server message, or else the status', async () => {
  fakeFetch({
    'GET /api/auth/me': () => json({ error: 'x', message: 'The ledger is closed.', requestId: 'r' }, 503),
    'GET /api/config': () => new Response('<html>', { status: 502 }),
  });
  await expect(request('GET /api/auth/me')).rejects.toThrow('The ledger is closed.');
  await expect(request('GET /api/config')).rejects.toThrow('HTTP error! status: 502');
});

test('a parameter is encoded, and an empty query value is left out', async () => {
  const calls = fakeFetch({
    'GET /api/property/a%2Fb': () => json({}),
    'GET /api/property?q=m4&limit=10': () => json([], 200, { 'x-total-count': '112', 'x-next-cursor': 'c1' }),
  });
  await request('GET /api/property/:id', { params: { id: 'a/b' } });
  const page = await requestPage('GET /api/property', { query: { q: 'm4', cursor: undefined, limit: 10 } });
  expect(calls).toHaveLength(2);
  expect(page).toEqual({ items: [], total: 112, cursor: 'c1', previous: null });
});

test('no answer at all is a network error, told apart from a refusal', async () => {
  fakeFetch({ 'GET /api/config': () => json({ message: 'no' }, 403) });
  const lost = await request('GET /api/auth/me').catch((error: unknown) => error);
  const refused = await request('GET /api/config').catch((error: unknown) => error);
  expect(isNetworkError(lost)).toBe(true);
  expect(isNetworkError(refused)).toBe(false);
  expect((refused as ApiError).status).toBe(403);
});

test('a write that is never answered is given up after a minute, and sent again it has the same key', async () => {
  jest.useFakeTimers();
  const keys: (string | null)[] = [];
  globalThis.fetch = ((_url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'));
    return new Promise((_answer, reject) =>
      init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
    );
  }) as typeof fetch;
  const send = async () => {
    const sent = request('POST /api/property/:id/recall', { params: { id: 'P-1' }, body: {} }).catch(
      (error: unknown) => error,
    );
    await jest.advanceTimersByTimeAsync(59_000);
    expect(await Promise.race([sent, 'waits'])).toBe('waits');
    await jest.advanceTimersByTimeAsync(1000);
    return sent;
  };
  expect(isNetworkError(await send())).toBe(true);
  expect(isNetworkError(await send())).toBe(true);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  jest.useRealTimers();
});

test('a 401 in mid-work marks the session as expired and keeps the user; signed out it does nothing', async () => {
  fakeFetch({ 'GET /api/auth/me': () => json({ message: 'Sign in.' }, 401) });
  await request('GET /api/auth/me').catch(() => undefined);
  expect(sessionStore.getState().expired).toBe(false);

  sessionStore.setState({ status: 'authenticated' });
  await request('GET /api/auth/me').catch(() => undefined);
  expect(sessionStore.getState()).toMatchObject({ status: 'authenticated', expired: true });
});
