import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ORIGIN } from '../support/environment';
import { DEMO_PASSWORD } from '../support/people';
import { test } from '../support/test';

const FOLDER = join(__dirname, '../../mfe-transfers');
const OWN_ORIGIN = 'http://127.0.0.1:3102';

let server: ChildProcess;

/** `pnpm --filter mfe-transfers dev`, against the API of this run. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const args = ['serve', '--config', 'webpack.config.js', '--mode', 'development'];
  server = spawn(process.execPath, [join(FOLDER, 'node_modules/webpack-cli/bin/cli.js'), ...args], {
    cwd: FOLDER,
    env: { ...process.env, API_ORIGIN: ORIGIN },
    stdio: 'ignore',
  });
  await expect(async () => {
    expect((await fetch(`${OWN_ORIGIN}/remoteEntry.js`)).ok).toBe(true);
  }).toPass({ timeout: 150_000 });
});

test.afterAll(() => {
  server.kill('SIGTERM');
});

test('a remote runs on its own port, with its own sign-in, deep links and the same API', async ({ page }) => {
  await page.goto(`${OWN_ORIGIN}/transfers?view=history`);
  await page.getByLabel('Username').fill('halloran');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Transfers' })).toBeVisible();
  await expect(page).toHaveURL(/view=history/);
  await expect(page.getByRole('row').nth(1)).toContainText(/Approved|Rejected|Pending|Cancelled/);

  await page.getByRole('link', { name: 'Slots' }).click();
  await expect(page.getByRole('heading', { name: /Active Transfers/ })).toBeVisible();
  // The action in a row, as an icon and in words, for an item that the commander holds.
  await expect(page.getByRole('button', { name: /^Request transfer, / })).toBeVisible();
  await page.getByRole('button', { name: 'Request Transfer', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
