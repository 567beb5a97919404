import { ANSWERS_CACHE, KEPT_AT_HEADER } from '@hand-receipt/contracts';
import { notTooMany, notTooOld } from './kept-limits';

const event = new Event('fetch') as ExtendableEvent;
const request = new Request('https://unit.test/api/property');
const DAY_MS = 86_400_000;

const used = (daysOld: number) => {
  const keptAt = new Date(Date.now() - daysOld * DAY_MS).toISOString();
  const cachedResponse = new Response('{}', { headers: { [KEPT_AT_HEADER]: keptAt } });
  return notTooOld.cachedResponseWillBeUsed({ cacheName: ANSWERS_CACHE, request, cachedResponse, event });
};

test('an answer is read without a network for 14 days', async () => {
  expect(await used(13)).not.toBeNull();
  expect(await used(15)).toBeNull();
});

test('of more than 300 answers the first to be written go', async () => {
  const urls = Array.from({ length: 310 }, (_, n) => `https://unit.test/api/property/P-${n}`);
  const removed: string[] = [];
  const cache = {
    keys: async () => urls.map((url) => new Request(url)),
    delete: async ({ url }: Request) => removed.push(url),
  };
  Object.assign(globalThis, { caches: { open: async () => cache } });
  const newResponse = new Response('{}');
  await notTooMany.cacheDidUpdate({ cacheName: ANSWERS_CACHE, request, newResponse, event });
  expect(removed).toEqual(urls.slice(0, 10));
});
