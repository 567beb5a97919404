import { KEPT_AT_HEADER } from '@hand-receipt/contracts';
import { staleAnswers } from './stale-answers';

const MINUTES = 60_000;
const kept = new Map<string, Response>();
const keptAgo = (ms: number) =>
  new Response('[]', { headers: { [KEPT_AT_HEADER]: new Date(Date.now() - ms).toISOString() } });

beforeEach(() => {
  kept.clear();
  kept.set('/api/transfers', keptAgo(4 * MINUTES));
  kept.set('/api/documents', keptAgo(6 * MINUTES));
  kept.set('/api/users', new Response('[]'));
  Object.assign(globalThis, {
    caches: { open: async () => ({ match: async (url: string) => kept.get(url) }) },
  });
});

const ALL = ['/api/transfers', '/api/documents', '/api/users', '/api/corrections'];

test('what was kept less than five minutes ago is not asked for again', async () => {
  expect(await staleAnswers(ALL, 5 * MINUTES)).toEqual(['/api/documents', '/api/users', '/api/corrections']);
});

test('where nothing kept may be shown any longer, all of it is asked for', async () => {
  expect(await staleAnswers(ALL, 0)).toEqual(ALL);
});
