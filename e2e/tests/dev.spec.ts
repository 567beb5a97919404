import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { makeDataFolder } from '../support/demo-company';
import { PORT } from '../support/environment';
import { signIn } from '../support/people';
import { test } from '../support/test';

const REPOSITORY = join(__dirname, '../..');
/** The shell's; the API and the remotes have theirs beside it. */
const PORT_BASE = PORT + 160;

const dataDir = mkdtempSync(join(tmpdir(), 'hand-receipt-dev-'));
let dev: ChildProcess;
let said = '';

/** `pnpm dev mfe-transfers` */
test.beforeAll(async () => {
  test.setTimeout(300_000);
  makeDataFolder(dataDir);
  dev = spawn(process.execPath, ['scripts/dev.mjs', 'mfe-transfers'], {
    cwd: REPOSITORY,
    env: { ...process.env, PORT_BASE: String(PORT_BASE), DATA_DIR: dataDir, WITNESSES: 'off' },
  });
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (text) => (said += String(text)));
  await expect.poll(() => said, { timeout: 280_000 }).toContain('\nReady:\n');
});
test.afterAll(async () => {
  const ended = new Promise((resolve) => dev.once('exit', resolve));
  dev.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
});

test('FED-38 pnpm dev with one section shows the actions, cards and pages of the others, from their last build', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const origin = `http://127.0.0.1:${PORT_BASE}`;
  expect(said).toContain(origin);
  expect(said.split('\n').filter((line) => line === 'Ready:')).toHaveLength(1);
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, 'halloran');
  await expect(page.getByRole('region', { name: 'Active Transfers' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Maintenance Due' })).toBeVisible();
  await page.goto('/property-book');
  const row = page.getByRole('row').nth(1);
  await expect(row.getByRole('button', { name: /^Request transfer, / })).toBeVisible();
  await expect(row.getByRole('button', { name: /^Send maintenance form, / })).toBeVisible();
  await row.getByRole('link', { name: /^Details, / }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  const registry = (await (await page.request.get('/remotes.json')).json()) as {
    name: string;
    entry: string;
  }[];
  expect(registry.filter(({ entry }) => entry.startsWith('http')).map(({ name }) => name)).toEqual([
    'mfe-transfers',
  ]);
  await context.close();
});
