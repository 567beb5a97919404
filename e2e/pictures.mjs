/**
 * Takes the pictures of the README from a running product:  pnpm --filter e2e pictures http://127.0.0.1:3000
 * Sizes and themes are those of the design's mocks.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const origin = process.argv[2] ?? 'http://127.0.0.1:3000';
const folder = join(import.meta.dirname, '../docs/pictures');
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** What is on each picture: a path, and what to do there before it is taken. */
const SCREENS = {
  login: { path: '/login', guest: true },
  dashboard: { path: '/dashboard' },
  'property-book': { path: '/property-book' },
  transfers: { path: '/transfers' },
  'transfers-confirm': {
    path: '/transfers',
    act: (page) =>
      page
        .getByRole('button', { name: /^Accept/ })
        .first()
        .click(),
  },
  'ledger-verification': { path: '/ledger-verification' },
  'sensitive-items': { path: '/sensitive-items' },
  documents: { path: '/documents' },
  notifications: {
    path: '/transfers',
    act: (page) =>
      page
        .getByRole('button', { name: /^Notifications/ })
        .first()
        .click(),
  },
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
});

for (const theme of ['light', 'dark']) {
  for (const viewport of Object.values(SIZES)) {
    const context = await browser.newContext({ viewport, hasTouch: viewport.width < 768 });
    await context.addInitScript((name) => localStorage.setItem('theme', name), theme);
    for (const [name, { path, guest, act }] of Object.entries(SCREENS)) {
      if (!guest) {
        const data = { username: 'halloran', password: 'demo-0600' };
        await context.request.post(`${origin}/api/auth/login`, { data, headers: { origin } });
      }
      const page = await context.newPage();
      await page.goto(origin + path);
      await page.waitForTimeout(2500);
      await act?.(page);
      await page.waitForTimeout(700);
      await page.screenshot({
        path: join(folder, `${name}-${theme}-${viewport.width}x${viewport.height}.png`),
      });
      await page.close();
    }
    await context.close();
  }
}
await browser.close();
