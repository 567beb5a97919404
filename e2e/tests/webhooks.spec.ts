import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { faults } from '../support/axe';
import { PORT } from '../support/environment';
import { type OwnServer, startOwnServer } from '../support/own-server';
import { PHONE, signIn } from '../support/people';
import { test } from '../support/test';

let server: OwnServer;
let answer = 204;
const received: { id: string; type: string }[] = [];
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { type } = JSON.parse(Buffer.concat(chunks).toString()) as { type: string };
    received.push({ id: String(request.headers['webhook-id']), type });
    response.writeHead(answer).end();
  });
});

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  server = await startOwnServer(PORT + 66, { WEBHOOK_PRIVATE_ADDRESSES: 'allow' });
});
test.afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await server.stop();
});

const details = (page: Page) => page.getByRole('dialog', { name: 'Motor pool schedule' });

test('an Admin creates a webhook, tests it, and sees what is delivered and what fails', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: server.origin,
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await signIn(page, 'admin');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Webhooks' }).click();
  await expect(page.getByText('No webhook yet')).toBeVisible();
  await page.getByRole('button', { name: 'New Webhook' }).click();
  const form = page.getByRole('dialog', { name: 'New Webhook' });
  await form.getByLabel('Name', { exact: true }).fill('Motor pool schedule');
  await form.getByLabel('Address').fill('https://169.254.169.254/latest');
  await form.getByRole('button', { name: 'Create Webhook' }).click();
  await expect(form.getByText('169.254.169.254 is not a public address.').first()).toBeVisible();
  const { port } = receiver.address() as AddressInfo;
  await form.getByLabel('Address').fill(`http://127.0.0.1:${port}/events`);
  await form.getByRole('button', { name: 'Create Webhook' }).click();
  const shown = page.getByRole('alertdialog', { name: 'Copy the secret now' });
  await expect(shown.getByLabel('Secret', { exact: true })).toHaveValue(/^whsec_/);
  await shown.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('row', { name: /Motor pool schedule/ }).click();
  await details(page).getByRole('button', { name: 'Send a Test' }).click();
  await expect(page.getByText('The test was delivered')).toBeVisible();
  await expect.poll(() => received.map(({ type }) => type)).toContain('WEBHOOK CHANGED');
  expect(received.map(({ type }) => type)).toContain('TEST');
  expect(await faults(page, 'webhooks')).toEqual([]);

  answer = 503;
  await details(page).getByRole('button', { name: 'New Secret' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'New Secret' }).click();
  await shown.getByRole('button', { name: 'Done' }).click();
  await page.goto('/webhooks?webhook=WH-0001&deliveries=waiting');
  await expect(details(page).getByText('The receiver answered 503.').first()).toBeVisible({
    timeout: 20_000,
  });
  answer = 204;
  await expect(details(page).getByText('Nothing waits')).toBeVisible({ timeout: 60_000 });
  await context.close();
});

test('on a phone the page fits, in the dark too', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: server.origin,
    serviceWorkers: 'block',
    viewport: PHONE,
    colorScheme: 'dark',
  });
  const page = await context.newPage();
  await signIn(page, 'admin');
  await page.goto('/webhooks');
  await expect(page.getByRole('switch', { name: 'Motor pool schedule on' })).toBeChecked();
  expect(await faults(page, 'webhooks phone')).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
  await context.close();
});
