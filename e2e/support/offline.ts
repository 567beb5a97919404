import { type HoldingProxy, startHoldingProxy } from './holding-proxy';
import { test as base } from './test';

interface Fixtures {
  /** Between this test's browser and the product. */
  line: HoldingProxy;
  setOffline: (offline: boolean) => Promise<void>;
}

/**
 * A test whose browser reaches the product through a proxy. To go offline cuts that way too: a service worker that
 * Chromium starts again is not offline from its first request on.
 */
export const test = base.extend<Fixtures>({
  line: async ({}, provide) => {
    const line = await startHoldingProxy();
    await provide(line);
    await line.stop();
  },
  baseURL: async ({ line }, provide) => provide(line.origin),
  setOffline: async ({ context, line }, provide) =>
    provide(async (offline) => {
      line.cut(offline);
      await context.setOffline(offline);
    }),
});
