import { expect, type Page, test } from '@playwright/test';
import { type AttackedServer, type Engine, startAttackedServer } from '../support/attacked-server';
import {
  FAILED,
  here,
  lookAgain,
  reportStatus,
  server,
  UNCHANGED,
  VERIFIED,
  witness,
} from '../support/ledger-witness';

interface Attack {
  attack: string;
  /** What the server's own check says of it. */
  found: readonly (string | RegExp)[];
  /** What this browser says; null where it has nothing to tell it by. */
  here: RegExp | null;
  undo?: string;
}

/** What is done behind the server's back while it runs, and can be undone. */
const ATTACKS: readonly Attack[] = [
  {
    attack: 'edit a row and recompute every hash',
    found: [
      'Event #0 no longer matches its sealed hash',
      /History before #1 differs from what was sealed on \d\d[A-Z]{3}\d{4}/,
    ],
    here: /Event #0 no longer matches its sealed hash/,
  },
  {
    attack: 'edit a row through a disabled trigger',
    found: ['Event #1 no longer matches its sealed hash'],
    here: /Event #1 no longer matches its sealed hash/,
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
    attack: 'restore an old backup',
    found: [
      'Ledger shrank from 3 to 1',
      'Item W2 is in the property book; the ledger has no event that entered it',
    ],
    here: /could not check the ledger\.The ledger has 1 event, not 3\./,
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
  { attack: 'edit a checkpoint', found: ['Checkpoint at 2 events is not valid: '], here: null },
  {
    attack: 'edit the journal',
    found: ["The server's journal is damaged at event #0"],
    here: null,
    undo: 'mend the journal',
  },
  {
    attack: 'edit the items',
    found: [
      'Item W1 shows status Lost; ledger says Operational',
      'Item W1 shows components 1 x BAYONET, present; ledger says none of them',
      'Item W2 shows holder nobody; ledger says CPT Halloran',
      'Item W3 is in the property book; the ledger has no event that entered it',
      'Item X9 is in the property book; the ledger has no event that entered it',
      'Item P-0003 is missing from the property book; ledger says CPT Halloran',
    ],
    here: null,
    undo: 'put the items back',
  },
  {
    attack: 'keep an act from the ledger',
    found: [
      '1 act was committed without entering the ledger',
      'Item W1 shows status Lost; ledger says Operational',
    ],
    here: null,
    undo: 'undo the act',
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

    test('rows, nodes, checkpoints, journal and items changed: server and browser say which, and how', async ({
      browser,
    }) => {
      const page = await witness(browser, attacked);
      await attacked.attack('keep a copy');
      for (const { attack, found, here: own, undo = 'put everything back' } of ATTACKS) {
        await attacked.attack(attack);
        await lookAgain(page);
        for (const words of [...found, FAILED]) await expect(server(page), attack).toContainText(words);
        await expect(here(page), attack).toContainText(own ?? UNCHANGED);
        if (own) await expect(here(page), attack).not.toContainText(UNCHANGED);
        await attacked.attack(undo);
      }
      await lookAgain(page);
      await expect(server(page)).toContainText(VERIFIED);
      await expect(here(page)).toContainText(UNCHANGED);
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
      // Nobody else has a receipt for what was never sealed.
      await expect(server(page)).toContainText(VERIFIED);
      await attacked.attack('go on sealing');
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
        /Warning: Event #6 is dated 02JAN2026 0304Z, though it was recorded after an event of \d\d[A-Z]{3}\d{4} \d{4}Z/,
      );
      await expect(server(page)).toContainText(VERIFIED);

      await attacked.attack('correct what is not there');
      await lookAgain(page);
      await page.getByRole('button', { name: 'Check Every Event Here' }).click();
      const everyEvent = page.getByRole('list', { name: 'Findings in every event' });
      for (const words of [
        'Correction #7 points to no valid event',
        'Correction #8 points to no valid event',
      ]) {
        await expect(server(page).getByRole('list', { name: 'Findings' })).toContainText(words);
        await expect(everyEvent).toContainText(words);
      }
      await expect(server(page)).toContainText(FAILED);
      await page.context().close();
    });

    test('the tail cut, in the database and on disk: the browser that remembers says so', async ({
      browser,
    }) => {
      const page = await witness(browser, attacked);
      await attacked.attack('cut the tail');
      await page.reload();
      await failsHere(page, 'Ledger shrank from 9 to 1');
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
