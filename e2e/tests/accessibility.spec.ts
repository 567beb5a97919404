import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { PHONE, signIn } from '../support/people';

const ROUTES = [
  '/dashboard',
  '/property-book',
  '/inventory',
  '/transfers',
  '/sensitive-items',
  '/maintenance',
  '/documents',
  '/audit-log',
  '/correction-log',
  '/ledger-verification',
  '/user-management',
  '/settings',
  '/profile',
];

async function findings(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${page.url()} ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}

for (const theme of ['light', 'dark'] as const) {
  test(`check 30: axe finds nothing on any route, ${theme}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await page.goto('/login');
    const wrong = await findings(page);
    await page.goto('/register');
    wrong.push(...(await findings(page)));
    await signIn(page, 'halloran');
    for (const route of ROUTES) {
      await page.goto(route);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle').catch(() => undefined);
      wrong.push(...(await findings(page)));
    }
    expect(wrong).toEqual([]);
  });
}

test('check 30: at 320 px wide nothing but a table scrolls sideways', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, 'halloran');
  await page.setViewportSize({ width: 320, height: 700 });
  const wide: string[] = [];
  for (const route of ROUTES) {
    await page.goto(route);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) wide.push(`${route} by ${overflow} px`);
  }
  expect(wide).toEqual([]);
});
