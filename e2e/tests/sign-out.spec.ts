import { expect, type Page } from '@playwright/test';
import { readyForOffline } from '../support/device';
import { signIn } from '../support/people';
import { expectNobody, expectNothingKept, wander } from '../support/signed-out';
import { test } from '../support/test';

/** Leaves a history of loaded documents behind, and signs out at its end. */
async function visitAndSignOut(page: Page, beforeSigningOut = async () => {}): Promise<void> {
  await signIn(page, 'halloran');
  await page.goto('/transfers');
  await page.goto('/dashboard');
  await expect(page.getByText('Total Inventory')).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await beforeSigningOut();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
}

/** What the server answered to questions for who is signed in. */
function identities(page: Page): number[] {
  const statuses: number[] = [];
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname === '/api/auth/me') statuses.push(answer.status());
  });
  return statuses;
}

test('after signing out Back, Forward, a reload and a second tab show nobody, online and without a connection', async ({
  page,
  context,
}) => {
  await visitAndSignOut(page);
  await wander(page);
  const second = await context.newPage();
  await second.goto('/dashboard');
  await expectNobody(second);
  await context.setOffline(true);
  await page.goto('/dashboard').catch(() => null);
  await wander(page, { hasFiles: false });
});

test.describe('on a device that keeps what was read', () => {
  test.use({ serviceWorkers: 'allow' });

  test('signing out without a connection leaves nothing to read, and is sent when the connection is back', async ({
    page,
    context,
  }) => {
    await visitAndSignOut(page, async () => {
      await readyForOffline(page);
      await context.setOffline(true);
    });
    await expectNothingKept(page);
    await wander(page);
    const second = await context.newPage();
    await second.goto('/dashboard');
    await expectNobody(second);

    const sent = context.waitForEvent('response', (answer) => answer.url().endsWith('/api/auth/logout'));
    await context.setOffline(false);
    expect((await sent).status()).toBe(200);
    const cookies = await context.cookies();
    expect(cookies.filter(({ name }) => name === 'hr_session')).toEqual([]);
    await wander(page);
  });

  test('a sign-out that nobody could send: the next page opened is answered 401 from its first request', async ({
    page,
    context,
  }) => {
    await visitAndSignOut(page, async () => {
      await readyForOffline(page);
      await context.setOffline(true);
    });
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    const answered = identities(next);
    await next.goto('/dashboard');
    await expect(next).toHaveURL(/\/login/);
    await expectNobody(next);
    expect(answered).not.toContain(200);
  });
});
