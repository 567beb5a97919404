import { expect } from '@playwright/test';
import { type AttackedServer, ENGINES, startAttackedServer } from '../support/attacked-server';
import { ATTACKS } from '../support/ledger-attacks';
import { FAILED, here, lookAgain, server, UNCHANGED, VERIFIED, witness } from '../support/ledger-witness';
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

    test('a row edited: server and browser both name the event', async ({ browser }) => {
      const page = await witness(browser, attacked);
      await expect(server(page)).toContainText(VERIFIED);
      await attacked.attack('edit a row');
      await page.reload();
      for (const verdict of [server(page), here(page)]) {
        await expect(verdict).toContainText(FAILED);
        await expect(verdict).toContainText('Event #0 no longer matches its sealed hash');
        await expect(verdict).not.toContainText(VERIFIED);
      }
      await attacked.attack('put the row back');
      await page.reload();
      await expect(server(page)).toContainText(VERIFIED);
      await expect(here(page)).toHaveAttribute('data-state', 'verified');
      await page.context().close();
    });

    test('EVID-21 rows, nodes, checkpoints, journal and items changed: server and browser say which, and how', async ({
      browser,
    }) => {
      const page = await witness(browser, attacked);
      await attacked.attack('keep a copy');
      for (const { attack, found, here: own, undo = 'put everything back' } of ATTACKS) {
        await attacked.attack(attack);
        await lookAgain(page);
        await expect(server(page), attack).toContainText(FAILED);
        // What follows from the cause is listed on demand, once the server has answered.
        const showAll = server(page).getByRole('button', { name: 'Show all' });
        await expect(async () => {
          if (await showAll.isVisible()) await showAll.click();
          for (const words of found)
            await expect(server(page), attack).toContainText(words, { timeout: 500 });
        }).toPass({ timeout: 20_000 });
        await expect(here(page), attack).toContainText(own ?? UNCHANGED);
        if (own) await expect(here(page), attack).not.toContainText(UNCHANGED);
        await attacked.attack(undo);
        // What this browser found stands until it finds nothing.
        await lookAgain(page);
        await expect(here(page), undo).toContainText(UNCHANGED);
      }
      await expect(server(page)).toContainText(VERIFIED);
      await page.context().close();
    });

    test('the disk full, an event dated back, corrections of nothing: the screen says so', async ({
      browser,
    }) => {
      const page = await witness(browser, attacked);
      await attacked.attack('fill the disk');
      await page.goto('/audit-log?q=W1');
      await page.getByRole('link', { name: /^Write a correction of Item created/ }).click();
      const form = page.getByRole('dialog', { name: 'Write Correction' });
      await form.getByLabel('Reason').fill('Entered under the wrong name');
      await form.getByRole('button', { name: 'Write Correction' }).click();
      await expect(form).toContainText(
        'The disk that holds the data is nearly full. Nothing was changed. What you typed is still here.',
      );
      await attacked.attack('make room');
      await form.getByRole('button', { name: 'Write Correction' }).click();
      await expect(page.getByText('Correction Written')).toBeVisible();

      await attacked.attack('date an event back');
      await page.goto('/ledger-verification');
      await expect(server(page).getByRole('list', { name: 'Warnings' })).toContainText(
        /Warning: Event #4 is dated 02JAN2026 0304Z, though it was recorded after an event of \d\d[A-Z]{3}\d{4} \d{4}Z/,
      );
      await expect(server(page)).toContainText(VERIFIED);

      await attacked.attack('correct what is not there');
      await lookAgain(page);
      await page.getByRole('button', { name: 'Check Every Event Here' }).click();
      const everyEvent = page.getByRole('list', { name: 'Findings in every event' });
      for (const words of [
        'Correction #5 points to no valid event',
        'Correction #6 points to no valid event',
      ]) {
        await expect(server(page).getByRole('list', { name: 'Findings' })).toContainText(words);
        await expect(everyEvent).toContainText(words);
      }
      await expect(server(page)).toContainText(FAILED);
      await page.context().close();
    });
  });
}
