import { expect, type Page } from '@playwright/test';
import { type AttackedServer, ENGINES, startAttackedServer } from '../support/attacked-server';
import { FAILED, here, lookAgain, reportStatus, server, VERIFIED, witness } from '../support/ledger-witness';
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

    test('a fork shown to one of two: who remembers names it, and so do the two who compare', async ({
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
        /History before #3 differs from what this device saw on \d\d[A-Z]{3}\d{4}/,
      );
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

/** This browser finds `words` by itself, whatever the server says. */
async function failsHere(page: Page, words: string): Promise<void> {
  await expect(here(page)).toContainText(words);
  await expect(here(page)).toHaveAttribute('data-state', 'failed');
  await expect(here(page)).toContainText(FAILED);
  await expect(here(page)).not.toContainText(VERIFIED);
}
