import { expect, type Page } from '@playwright/test';
import { person } from '../support/people';
import { test } from '../support/test';

const section = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation').getByRole('link', { name }).first().click();

test('SHELL-02 from the first screen a person gets to every job by what is on screen', async ({
  browser,
}) => {
  const page = await person(browser, 'halloran');
  await page.goto('/dashboard');

  await section(page, /^Transfers/);
  await expect(page.getByRole('button', { name: /New Transfer/ })).toBeVisible();

  await section(page, /^Maintenance/);
  await page
    .getByRole('button', { name: /Send Maintenance Form/ })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: 'Send Maintenance Form' });
  await form.getByRole('list', { name: 'Items found' }).getByRole('button').first().click();
  await expect(form).toContainText('DA Form 2404');
  await expect(form).toContainText('DA Form 5988-E');
  await page.keyboard.press('Escape');

  await section(page, 'Property Book');
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .locator('xpath=ancestor::label')
    .click();
  await page.getByRole('button', { name: /Export DA 2062/ }).click();
  await expect(page.getByRole('dialog', { name: 'Export DA 2062 Hand Receipt' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('link', { name: 'Consumables' })
    .or(page.getByRole('button', { name: 'Consumables' }))
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Consumables' })).toBeVisible();

  await section(page, 'Sensitive Items');
  await page
    .getByRole('button', { name: /Verify Items/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});
