import { expect, type Page, type Route } from '@playwright/test';
import { letIn } from '../support/people';
import { test } from '../support/test';

const REMOTES = [
  { name: 'mfe-property', path: '/property-book', heading: 'Property Book' },
  { name: 'mfe-transfers', path: '/transfers', heading: 'Transfers' },
  { name: 'mfe-sensitive', path: '/sensitive-items', heading: 'Sensitive Items' },
  { name: 'mfe-maintenance', path: '/maintenance', heading: 'Maintenance' },
  { name: 'mfe-documents', path: '/documents', heading: 'Documents' },
  { name: 'mfe-ledger', path: '/audit-log', heading: 'Ledger History & Verification' },
  { name: 'mfe-succession', path: '/successions', heading: 'Change of Command' },
];

const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  down: (route) => route.fulfill({ status: 503, body: 'gone' }),
  broken: (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken release");' }),
};

const unavailable = (page: Page) => page.getByText(/is unavailable/).first();

for (const { name, path, heading } of REMOTES) {
  for (const [how, fail] of Object.entries(FAILURES)) {
    test(`check 26: ${name} ${how} costs its own area only, and Try again recovers without a reload`, async ({
      page,
    }) => {
      await letIn(page, 'halloran');
      await page.route(`**/remotes/${name}/**`, fail);
      await page.goto(path);
      await expect(unavailable(page)).toBeVisible();

      // The rest of the app still works: the shell, and another remote.
      const other = REMOTES.find((remote) => remote.name !== name)!;
      await page
        .getByRole('navigation')
        .getByRole('link', { name: new RegExp(`^${other.heading.split(' ')[0]}`) })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: other.heading })).toBeVisible();

      await page.goBack();
      await expect(unavailable(page)).toBeVisible();
      await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
      await page.unroute(`**/remotes/${name}/**`);
      await page.getByRole('button', { name: 'Try again' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(true);
    });
  }
}

test('check 26: a remote that hangs keeps only its own card waiting on the dashboard', async ({ page }) => {
  await letIn(page, 'halloran');
  await page.route('**/remotes/mfe-maintenance/**', () => new Promise(() => undefined));
  // A script that never arrives keeps the browser's load event waiting: the page must not need it.
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByText('Total inventory', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Activity Log' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Active Transfers' })).toBeVisible();
  // Its patience over, the card says what it is.
  await expect(page.getByText('Maintenance Due is unavailable')).toBeVisible({ timeout: 20_000 });
});

test('check 26: a manifest that is not one hides nothing else', async ({ page }) => {
  await letIn(page, 'halloran');
  await page.route('**/remotes/mfe-documents/remoteEntry.*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.mfe_documents = { get: 1, init: "x" };' }),
  );
  await page.goto('/documents');
  await expect(unavailable(page)).toBeVisible();
  await page.goto('/transfers');
  await expect(page.getByRole('heading', { level: 1, name: 'Transfers' })).toBeVisible();
});
