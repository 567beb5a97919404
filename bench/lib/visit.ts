import type { Browser, BrowserContext } from '@playwright/test';
import { rounds } from './figures';

export interface Network {
  name: string;
  latencyMs: number;
  kbps: number;
  cpu: number;
}

/** What one visit to one page cost until what the user came for was on screen. */
export interface Visit {
  /** Milliseconds from navigation until the awaited element is painted. */
  readyMs: number;
  requests: number;
  /** Compressed JavaScript, kB (1000 bytes). */
  jsKb: number;
  rounds: number;
  /** Cumulative layout shift over the visit. */
  shift: number;
  /** Longest task after first paint, milliseconds. */
  longestTaskMs: number;
}

/** Runs in the page before anything else: notes when the awaited element is there and painted. */
function watch(selector: string) {
  const state = { readyAt: 0, shift: 0, longest: 0, firstPaint: 0 };
  Object.assign(globalThis, { bench: state });
  const look = () => {
    if (!state.readyAt && document.querySelector(selector)) {
      requestAnimationFrame(() => requestAnimationFrame(() => (state.readyAt ||= performance.now())));
      return;
    }
    requestAnimationFrame(look);
  };
  look();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) state.firstPaint ||= entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) state.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (state.firstPaint && entry.startTime >= state.firstPaint)
        state.longest = Math.max(state.longest, entry.duration);
    }
  }).observe({ type: 'longtask', buffered: true });
}

async function measure(
  context: BrowserContext,
  url: string,
  selector: string,
  network: Network,
): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const bytesPerSecond = (network.kbps * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: network.cpu });

  const bytes = new Map<string, number>();
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, encodedDataLength),
  );
  const scripts = new Map<string, { at: number }>();
  session.on('Network.responseReceived', ({ requestId, response, type, timestamp }) => {
    if (type === 'Script' || /javascript/.test(response.mimeType)) scripts.set(requestId, { at: timestamp });
  });

  // tsx names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(watch, selector);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => (globalThis as unknown as { bench: { readyAt: number } }).bench.readyAt > 0,
    null,
    { timeout: 60_000 },
  );
  // Before anything that waits for idle: what was needed until now.
  const spans = await page.evaluate(() => {
    const { readyAt } = (globalThis as unknown as { bench: { readyAt: number } }).bench;
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const own = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const needed = own.filter(
      (entry) => entry.startTime < readyAt && entry.responseEnd > 0 && entry.responseEnd <= readyAt,
    );
    return [document!, ...needed].map((entry) => ({ start: entry.startTime, end: entry.responseEnd }));
  });
  const jsKb = [...scripts.keys()].reduce((sum, id) => sum + (bytes.get(id) ?? 0), 0) / 1000;
  await page.waitForTimeout(1500);
  const seen = await page.evaluate(
    () => (globalThis as unknown as { bench: { readyAt: number; shift: number; longest: number } }).bench,
  );
  await page.close();
  return {
    readyMs: seen.readyAt,
    requests: spans.length,
    jsKb,
    rounds: rounds(spans),
    shift: seen.shift,
    longestTaskMs: seen.longest,
  };
}

/** A first visit with an empty cache and then a second with what the first left, both signed in. */
export async function visitTwice(
  browser: Browser,
  origin: string,
  path: string,
  selector: string,
  network: Network,
) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const signedIn = await context.request.post(`${origin}/api/auth/login`, {
    data: { username: 'halloran', password: 'demo-0600' },
    headers: { origin },
  });
  if (!signedIn.ok()) throw new Error(`sign-in answered ${signedIn.status()}`);
  const cold = await measure(context, origin + path, selector, network);
  const warm = await measure(context, origin + path, selector, network);
  await context.close();
  return { cold, warm };
}
