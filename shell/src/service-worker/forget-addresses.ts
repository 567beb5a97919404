import { ANSWERS_CACHE } from '@hand-receipt/contracts';
import { CacheExpiration } from 'workbox-expiration';

/** Removes the addresses of answers that an earlier release wrote into the library's database. */
export const forgetAddresses = (): Promise<void> =>
  new CacheExpiration(ANSWERS_CACHE, { maxEntries: 1 }).delete();
