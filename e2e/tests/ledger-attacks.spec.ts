import { type Browser, expect, type Page, test } from '@playwright/test';
import { type AttackedServer, type Engine, startAttackedServer } from '../support/attacked-server';
import { signIn } from '../support/people';

const VERIFIED = 'Ledger database integrity verified successfully.';
const FAILED = 'Ledger database integrity verification failed. Potential tampering detected.';

const server = (page: Page) => page.getByRole('region', { name: 'Overall Ledger Status' });
const here = (page: Page) => page.getByRole('region', { name: 'This Browser' });

/** A browser that has seen the ledger once and remembers it: nothing of what was done before shows to it. */
async function witness(browser: Browser, { origin }: AttackedServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await signIn(page, 'halloran');
  await page.goto('/ledger-verification');
  await expect(here(page)).toHaveAttribute('data-state', 'firstSight');
  return page;
}

/** What is done to the rows alone, and what the server's own check says of it; `here` is what the browser says. */
const ON_ROWS = [
  {
    attack: 'edit a row and recompute every hash',
    found: [
      'Event #0 no longer matches its sealed hash',
      'History before #1 differs from what was sealed on',
    ],
    here: /Event #0 no longer matches its sealed hash/,
  },
  {
    attack: 'delete a row',
    found: ['Event #1 is missing'],
    here: /could not check the ledger\.The ledger cannot prove this: event #1 is missing from it\./,
  },
  {
    attack: 'delete a row, renumber and recompute',
    found: ['Event #1 is missing', 'Ledger shrank from 3 to 2'],
    here: /could not check the ledger\.The ledger has 2 events, not 3\./,
  },
  {
    attack: 'swap two rows',
    found: ['Event order changed between #0 and #2'],
    here: /Event #0 no longer matches its sealed hash/,
  },
  {
    attack: 'overwrite a node',
    found: ['Stored tree node over events #0 to #1 does not match them'],
    here: /Event #2 no longer matches its sealed hash/,
  },
];

const ENGINES: readonly Engine[] = ['pglite', 'postgres'];

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

    test('rows deleted, swapped and recomputed, a node overwritten: server and browser say which', async ({
      browser,
    }) => {
      const page = await witness(browser, attacked);
      await attacked.attack('keep a copy');
      for (const { attack, found, here: own } of ON_ROWS) {
        await attacked.attack(attack);
        await page.reload();
        for (const words of [FAILED, ...found]) await expect(server(page), attack).toContainText(words);
        await expect(here(page), attack).toContainText(own);
        await expect(here(page), attack).not.toContainText('nothing that it remembers was changed');
        await attacked.attack('put everything back');
      }
      await attacked.attack('edit the journal');
      await page.reload();
      await expect(server(page)).toContainText("The server's journal is damaged at event #0");
      await attacked.attack('mend the journal');
      await page.reload();
      await expect(server(page)).toContainText(VERIFIED);
      await expect(here(page)).toHaveAttribute('data-state', 'verified');
      await page.context().close();
    });

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

    for (const { attack, words } of [
      { attack: 'swap the key', words: /Signing key changed without authorisation/ },
      { attack: 'cut the tail', words: /Ledger shrank from 3 to 1/ },
    ]) {
      test(`${attack}: the browser that remembers says so`, async ({ browser }) => {
        const page = await witness(browser, attacked);
        await attacked.attack(attack);
        await page.reload();
        await expect(here(page)).toHaveAttribute('data-state', 'failed');
        await expect(here(page)).toContainText(FAILED);
        await expect(here(page)).toContainText(words);
        await expect(here(page)).not.toContainText(VERIFIED);
        await page.context().close();
      });
    }
  });
}
