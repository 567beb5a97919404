import type { RouteMatchCallbackOptions } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';

/** Cache of large files that only some people need: the decoder of the code reader. */
export const KEPT_ON_USE = 'handreceipt-on-use';

/** The shell's WebAssembly, under a name with a hash. */
export const isKeptOnUse = ({ url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && url.pathname.startsWith('/assets/') && url.pathname.endsWith('.wasm');

/** The newest of it, and the one before for pages that are still open. */
export const newestOnly = new ExpirationPlugin({ maxEntries: 2, purgeOnQuotaError: true });
