import { expect, type Page } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type AttackedServer, ENGINES, startAttackedServer } from '../support/attacked-server';
import {
  ADVICE,
  FAILED,
  here,
  lookAgain,
  ONLY_HERE,
  reportStatus,
  server,
  VERIFIED,
  witness,
} from '../support/ledger-witness';
import { test } from '../support/test';

for (const engine of ENGINES) {
  test.describe(`the operator attacks the ledger on ${engine}`, () => {
    test.describe.configure({ mode: 'serial' });
    let attacked: AttackedServer;
    test.beforeAll(async () => {
      test.setTimeout(180_000);
      attacked = await startAttackedServer(engine);
    });
    test.afterAll(() => attacked.stop());

    test('EVID-22 EVID-23 EVID-25 a fork shown to one of two: who remembers names it on every screen, also while the server is slow, and so do the evidence and the two who compare', async ({
      browser,
    }) => {
      const page = await witness(browser, attacked);
      const seen = await page.request.get('/api/ledger/checkpoint');
      const { note } = (await seen.json()) as { note: string };
      await attacked.attack('fork the history');
      await page.reload();
      await expect(server(page)).toContainText(VERIFIED);
      await expect(here(page)).toContainText(FAILED);
      await expect(here(page)).toContainText(
        /History between #0 and #1 differs from what this browser saw on \d\d[A-Z]{3}\d{4}/,
      );
      await failsOnEveryScreen(page);
      await page.context().route('**/api/verification/**', (route) => later(() => route.continue()));
      await page.reload();
      await failsOnEveryScreen(page);
      await page.context().unrouteAll({ behavior: 'ignoreErrors' });
      await startsOverWithEvidence(page);
      await page.context().close();

      const other = await witness(browser, attacked);
      await here(other).getByRole('button', { name: 'Compare With Another Device' }).click();
      const dialog = other.getByRole('dialog', { name: 'Compare With Another Device' });
      await dialog.getByLabel('Checkpoint of the Other Device').fill(note);
      await dialog.getByRole('button', { name: 'Compare', exact: true }).click();
      await expect(dialog).toContainText('Two versions of this ledger exist');
      await other.context().close();
    });

    test('the key swapped: the browser that remembers says so', async ({ browser }) => {
      const page = await witness(browser, attacked);
      await attacked.attack('swap the key');
      await page.reload();
      await failsHere(page, 'Signing key changed without authorisation');
      await page.context().close();
    });

    test('an old checkpoint shown again, an event left off its item, an act taken back before its seal: the browser says which', async ({
      browser,
    }) => {
      const page = await witness(browser, attacked);
      const old = await (await page.request.get('/api/ledger/checkpoint')).json();
      await reportStatus(page, attacked, 'Damaged');
      await reportStatus(page, attacked, 'Operational');
      await expect(async () => {
        await lookAgain(page);
        await expect(here(page)).toContainText('Sealed now 5', { timeout: 2_000 });
      }).toPass();

      await page.context().route('**/api/ledger/checkpoint', (route) => route.fulfill({ json: old }));
      await lookAgain(page);
      await failsHere(page, 'Ledger shrank from 5 to 3');
      await page.context().unroute('**/api/ledger/checkpoint');

      await attacked.attack('hide an event of an item');
      await page.goto('/property-book/P-0001');
      const details = page.getByRole('dialog', { name: /M4A1/ });
      await expect(details).toContainText('1 of 3 events for this item were not shown');
      await page.goto('/ledger-verification');
      await expect(server(page)).toContainText('Event #3 no longer matches its sealed hash');
      await attacked.attack('show it again');

      await attacked.attack('stop sealing');
      await reportStatus(page, attacked, 'Damaged');
      await lookAgain(page);
      await expect(here(page)).toContainText('Own acts checked 6');
      await attacked.attack('cut what is not sealed');
      await lookAgain(page);
      await failsHere(page, 'Event #5 is missing');
      // No one else has a receipt for an event that was never sealed.
      await expect(server(page)).toContainText(VERIFIED);
      await attacked.attack('go on sealing');
      await page.context().close();
    });

    test('the tail cut, in the database and on disk: the browser that remembers says so', async ({
      browser,
    }) => {
      const page = await witness(browser, attacked);
      await attacked.attack('cut the tail');
      await page.reload();
      await failsHere(page, 'Ledger shrank from 5 to 1');
      await page.context().close();
    });
  });
}

/** What the command says of a file of evidence, and how it ends. */
function judged(file: string): { status: number | null; stdout: string } {
  const args = ['--import', 'tsx', 'src/cli/verify.ts', '--evidence', file];
  return spawnSync(process.execPath, args, {
    cwd: join(__dirname, '../../packages/ledger'),
    encoding: 'utf8',
  });
}

/** Nobody starts over who has not saved the evidence, in which the contradiction is found. */
async function startsOverWithEvidence(page: Page): Promise<void> {
  await page.goto('/ledger-verification');
  const first = server(page).getByRole('button').first();
  await expect(first).toHaveText('Export Evidence');
  await here(page).getByText('More', { exact: true }).click();
  await here(page).getByRole('button', { name: 'Start Over on This Device' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Start Over on This Device' });
  const confirm = dialog.getByRole('button', { name: 'Forget and Start Over' });
  await expect(dialog.getByRole('button', { name: 'Export Evidence' })).toBeEnabled();
  await expect(confirm).toBeDisabled();

  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export Evidence' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^ledger-evidence-3-\d{4}-\d{2}-\d{2}\.json$/);
  const file = test.info().outputPath(download.suggestedFilename());
  await download.saveAs(file);
  const { status, stdout } = judged(file);
  expect(stdout).toMatch(/^Two checkpoints signed by \S+ contradict each other\n/);
  expect(stdout).toContain('Found: History between #0 and #1 differs');
  expect(status).toBe(1);

  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Type start over to confirm').fill('start over');
  await confirm.click();
  await expect(here(page)).toHaveAttribute('data-state', 'firstSight');
  await expect(server(page)).toHaveAttribute('data-state', 'warning');
}

/** As long as a slow server takes. */
const later = (answer: () => Promise<void>) => setTimeout(() => void answer().catch(() => undefined), 30_000);

/** Page, sidebar and dashboard show the failed verdict and what to do; nothing green stands above that. */
async function failsOnEveryScreen(page: Page): Promise<void> {
  const trust = page.getByRole('list', { name: 'Trust' });
  const inTime = { timeout: 10_000 };
  await page.goto('/dashboard');
  const alert = page.getByRole('main').getByRole('alert');
  for (const words of [ONLY_HERE, 'History between #0 and #1 differs', ADVICE])
    await expect(alert).toContainText(words, inTime);
  await expect(trust).toContainText(/Ledger check failed \u00b7 \d{4}/, inTime);

  await page.goto('/ledger-verification');
  await expect(server(page)).toHaveAttribute('data-state', 'failed', inTime);
  await expect(trust).toContainText(/Ledger check failed \u00b7 \d{4}/, inTime);
  const told = server(page).getByRole('alert');
  for (const words of [ONLY_HERE, 'History between #0 and #1 differs', ADVICE])
    await expect(told).toContainText(words);
  const first = page.getByRole('main').getByRole('region').first();
  await expect(first).toHaveAccessibleName('Overall Ledger Status');
  // Above the advice stands nothing that was verified.
  const text = await first.innerText();
  expect(text).toContain(ADVICE);
  expect(text.slice(0, text.indexOf(ADVICE))).not.toContain('verified');
}

/** This browser finds `words` by itself, whatever the server says. */
async function failsHere(page: Page, words: string): Promise<void> {
  await expect(here(page)).toContainText(words);
  await expect(here(page)).toHaveAttribute('data-state', 'failed');
  await expect(here(page)).toContainText(FAILED);
  await expect(here(page)).not.toContainText(VERIFIED);
}
