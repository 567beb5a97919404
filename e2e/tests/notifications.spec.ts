import { expect } from '@playwright/test';
import { signIn } from '../support/people';
import { test } from '../support/test';

test('SHELL-37 a long notification is cut at its second line', async ({ page }) => {
  await signIn(page, 'halloran');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const long = panel.getByText(/Reason: End of temporary duty/);
  await expect(long).toBeVisible();
  const { lines, cut } = await long.evaluate((text) => ({
    lines: text.clientHeight / parseFloat(getComputedStyle(text).lineHeight),
    cut: text.scrollHeight > text.clientHeight,
  }));
  expect(lines).toBeLessThan(2.1);
  expect(cut).toBe(true);
});

test('SHELL-53 SHELL-54 a toast is at most 420 px wide, and goes by itself', async ({ page }) => {
  await signIn(page, 'halloran');
  await page.goto('/transfers');
  const toast = page.getByText(/Pending Incoming Transfer/).first();
  await expect(toast).toBeVisible();
  const box = await page.locator('.hr-toast').first().boundingBox();
  expect(box?.width).toBeLessThanOrEqual(420);
  await expect(toast).toBeHidden({ timeout: 8000 });
});
