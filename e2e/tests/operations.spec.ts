import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { faults } from '../support/axe';
import { PORT } from '../support/environment';
import { type OwnServer, startOwnServer } from '../support/own-server';
import { PHONE, signIn } from '../support/people';
import { test } from '../support/test';

const API = join(__dirname, '../../mock-api');

let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startOwnServer(PORT + 67);
});
test.afterAll(() => server.stop());

/** Tries a backup. On the embedded database it is refused while the server runs. */
const tryBackup = () =>
  spawnSync(process.execPath, ['dist/backup.js', join(server.dataDir, '../a.backup')], {
    cwd: API,
    env: { ...process.env, DATA_DIR: server.dataDir, DATABASE_URL: '' },
  });

test('an Admin sees how the server runs and what to do, on a desktop and on a phone; a Commander does not', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'block' });
  const admin = await context.newPage();
  await signIn(admin, 'admin');
  await admin.getByRole('navigation').getByRole('link', { name: 'Operations' }).first().click();
  const row = (name: string) =>
    admin.getByRole('table', { name: 'How the server runs' }).getByRole('row').filter({ hasText: name });
  await expect(row('Database')).toContainText('PGlite');
  await expect(row('Ledger sealed')).toContainText('Good');
  await expect(row('E-mail')).toContainText('Set SMTP_URL');
  await expect(admin.getByRole('table', { name: 'Scheduled jobs' })).toContainText('maintenance due');
  expect(await faults(admin, 'operations')).toEqual([]);

  expect(tryBackup().status).toBe(1);
  await admin.getByRole('button', { name: 'Refresh' }).click();
  await expect(row('Last backup')).toContainText('The last backup failed: Another Hand Receipt');
  await expect(row('Last backup')).toContainText('Correct the reason, then run pnpm backup again.');
  // What asks for action is first.
  await expect(admin.getByRole('rowheader').first()).toHaveText('Last backup');

  await context.setOffline(true);
  await admin.getByRole('button', { name: 'Refresh' }).click();
  await expect(admin.getByText(/^Last read/)).toBeVisible();
  await expect(row('Database')).toContainText('PGlite');
  await context.setOffline(false);

  await admin.setViewportSize(PHONE);
  await expect(admin.getByText('Correct the reason, then run pnpm backup again.')).toBeVisible();
  const sideways = () => admin.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(await sideways()).toBe(false);

  const others = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'block' });
  const commander = await others.newPage();
  await signIn(commander, 'halloran');
  await commander.goto('/operations');
  await expect(commander.getByText('Only an Admin sees how the server runs.')).toBeVisible();
});
