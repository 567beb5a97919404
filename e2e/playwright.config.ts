import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { makeDataFolder } from './support/demo-company';
import { chromiumOptions, ORIGIN, PORT } from './support/environment';

function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hand-receipt-e2e-'));
  makeDataFolder(folder);
  return folder;
}

/** A data folder of its own for each run, which its workers are told: nobody's work is touched. */
const dataDir = (process.env.E2E_DATA_DIR ??= newDataFolder());

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  // One API and one demo company for all: tests make the items that they change.
  workers: 2,
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A loaded machine may miss a deadline once. What passes only the second time is named at the end as flaky.
  retries: 1,
  reporter: [['list'], ['./support/counts-reporter.ts']],
  use: {
    baseURL: ORIGIN,
    // What a test takes down must be down: only the offline tests have a worker in between.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    launchOptions: chromiumOptions,
    // Of a second try only: to record every step of every test costs as much time as the tests do.
    trace: 'on-first-retry',
    locale: 'en-US',
  },
  webServer: {
    command: 'node --enable-source-maps dist/server.js',
    cwd: join(__dirname, '../mock-api'),
    url: `${ORIGIN}/readyz`,
    timeout: 120_000,
    env: { PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: 'warn', NODE_ENV: 'production' },
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
