import { queryClient } from './query-client';
import { fakeFetch, json } from '../test/fake-fetch';

beforeEach(() => queryClient.clear());

test('API-05 a query without its own function is a GET on its key with credentials', async () => {
  const calls = fakeFetch({ 'GET /api/config': () => json({ unitName: 'B Co' }) });
  await expect(queryClient.fetchQuery({ queryKey: ['config', '/api/config'] })).resolves.toEqual({
    unitName: 'B Co',
  });
  expect(calls[0]?.init.credentials).toBe('include');
});

test('API-05 ERR-01 an answer that is not OK reads status and body, or status text', async () => {
  fakeFetch({
    'GET /api/a': () => new Response('gone fishing', { status: 503 }),
    'GET /api/b': () => new Response('', { status: 502, statusText: 'Bad Gateway' }),
  });
  await expect(queryClient.fetchQuery({ queryKey: ['/api/a'] })).rejects.toThrow('503: gone fishing');
  await expect(queryClient.fetchQuery({ queryKey: ['/api/b'] })).rejects.toThrow('502: Bad Gateway');
});

test('RULE-32 RULE-33 by default nothing retries, and all is fresh; a query with its own figures overrides', async () => {
  let asked = 0;
  const queryFn = () => {
    asked += 1;
    return Promise.reject(new Error('down'));
  };
  await expect(queryClient.fetchQuery({ queryKey: ['x'], queryFn })).rejects.toThrow('down');
  expect(asked).toBe(1);
  await expect(queryClient.fetchQuery({ queryKey: ['y'], queryFn, retry: 2, retryDelay: 1 })).rejects.toThrow(
    'down',
  );
  expect(asked).toBe(4);
  expect(queryClient.getDefaultOptions()).toMatchObject({
    queries: { retry: false, refetchOnWindowFocus: false, refetchInterval: false, staleTime: 0 },
    mutations: { retry: false },
  });
});
