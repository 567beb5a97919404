import { expect } from '@playwright/test';
import { letIn, signIn } from '../support/people';
import { test } from '../support/test';

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
  '/nope',
];

test('check 10: every route runs under the strict content security policy, without a violation or a script error', async ({
  page,
}) => {
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) wrong.push(message.text());
  });
  page.on('pageerror', (error) => wrong.push(error.message));

  await page.goto('/login');
  await page.goto('/register');
  await signIn(page, 'halloran');
  for (const route of ROUTES) {
    const answer = await page.goto(route);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toMatch(/'unsafe-(inline|eval)'/);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  }
  expect(wrong).toEqual([]);
});

test('every route of the specification resolves to its own page, and an unknown one to the 404 page', async ({
  page,
}) => {
  await letIn(page, 'halloran');
  for (const route of ROUTES.slice(0, -1)) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found');
  }
  await page.goto('/nope');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});
