import { type Browser, expect, type Page, type Request, type Response } from '@playwright/test';
import { openPage } from './open-page';
import { DEMO_PASSWORD } from './people';

/** The page of a person, with the API's GETs that it sends, other than that of their settings. */
export interface WatchedPage {
  page: Page;
  /** Forgets the GETs until now. */
  startCounting: () => void;
  /** How often each address was read since, once the page has read all that it will. */
  reads: () => Promise<Record<string, number>>;
}

const pathOf = (request: Request) => {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
};

interface SettingsAnswer {
  settings: { sync: { lastSynced: string } };
}

/**
 * What a response says; null where the page has gone on meanwhile, so that the browser no longer has its contents. The
 * answer that is waited for is then that of a later read.
 */
async function bodyOf(response: Response): Promise<SettingsAnswer | null> {
  let text: string;
  try {
    text = await response.text();
  } catch (error) {
    if (String(error).includes('No data found for resource')) return null;
    throw error;
  }
  return JSON.parse(text) as SettingsAnswer;
}

/**
 * What the worker reads to prove what is shown: no query of the page. A worker that is called off takes its requests with
 * it, and the browser says nothing of how they ended.
 */
const isEvidence = (request: Request) =>
  /^\/api\/ledger\/(key|checkpoint|consistency|receipts|evidence)\b/.test(pathOf(request));

const SETTINGS = '/api/settings';
const EVENTS = '/api/events';

/** Opens a page for a person who is signed in by the API, and waits until its event stream is open and read. */
export async function watch(
  browser: Browser,
  origin: string,
  username: string,
  path: string,
): Promise<WatchedPage> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const headers = { origin };
  const signedIn = await page.request.post('/api/auth/login', {
    headers,
    data: { username, password: DEMO_PASSWORD },
  });
  expect(signedIn.ok(), `${username} is let in`).toBe(true);

  const isRead = (request: Request) =>
    request.method() === 'GET' && /^\/api\/(?!events)/.test(pathOf(request)) && !isEvidence(request);
  let counts = new Map<string, number>();
  let sent = 0;
  const open = new Set<Request>();
  const ended = (request: Request) => void open.delete(request);
  page.on('request', (request) => {
    if (!isRead(request)) return;
    sent += 1;
    open.add(request);
    if (pathOf(request) !== SETTINGS) counts.set(pathOf(request), (counts.get(pathOf(request)) ?? 0) + 1);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);

  /**
   * Changes a setting from outside the page, and waits until the page has read it. Updates come in order, so that it
   * has received every earlier one.
   */
  async function receiveUpdates(): Promise<void> {
    const lastSynced = new Date().toISOString();
    const read = page.waitForResponse(async (response) => {
      const request = response.request();
      if (request.method() !== 'GET' || pathOf(request) !== SETTINGS || !response.ok()) return false;
      const answer = await bodyOf(response);
      return answer?.settings.sync.lastSynced === lastSynced;
    });
    const changed = await page.request.put(SETTINGS, {
      headers,
      data: { settings: { sync: { lastSynced } } },
    });
    expect(changed.ok()).toBe(true);
    await read;
  }

  /** Waits until no read is open, and none follows from the answers. */
  async function readAll(): Promise<void> {
    let before: number;
    do {
      before = sent;
      await expect.poll(() => open.size).toBe(0);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    } while (sent > before || open.size > 0);
  }

  const first = (path: string) =>
    page.waitForResponse((response) => {
      const request = response.request();
      return request.method() === 'GET' && new URL(request.url()).pathname === path;
    });
  const begun = Promise.all([first(EVENTS), first(SETTINGS).then((settings) => settings.finished())]);
  await openPage(page, path);
  // Both begin when the page is idle. From here on only the stream makes it read the settings again.
  await begun;
  await receiveUpdates();
  await readAll();

  return {
    page,
    startCounting: () => void (counts = new Map()),
    reads: async () => {
      await receiveUpdates();
      await readAll();
      return Object.fromEntries(counts);
    },
  };
}
