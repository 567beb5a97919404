import { ANSWERS_CACHE } from '@hand-receipt/contracts';
import type { WorkboxPlugin } from 'workbox-core';

/** Grows when the device forgets its person, so that what was asked for before can be told from what comes after. */
let persons = 0;

/** Forgets every kept answer, and those that are still under way. */
export async function forgetAnswers(): Promise<void> {
  persons += 1;
  await caches.delete(ANSWERS_CACHE);
}

/** Whether an answer was asked for by a person who was forgotten before it came. */
const isOfSomebodyGone = (state: { [key: string]: unknown } | undefined) => state?.persons !== persons;

/** Keeps no answer of a person who signed out while it was under way: a shared phone would show it to the next. */
export const ofThisPerson = {
  handlerWillStart: async ({ state }) => {
    if (state) state.persons = persons;
  },
  cacheWillUpdate: async ({ response, state }) => (isOfSomebodyGone(state) ? null : response),
  // They may have gone while it was being written.
  cacheDidUpdate: async ({ cacheName, request, state }) => {
    if (isOfSomebodyGone(state)) await (await caches.open(cacheName)).delete(request);
  },
} satisfies WorkboxPlugin;
