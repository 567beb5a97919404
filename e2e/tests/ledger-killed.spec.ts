import { expect, type Page } from '@playwright/test';
import { KILL_STEPS } from '../../mock-api/test/ledger/kill-steps';
import { type AttackedServer, ENGINES, startAttackedServer } from '../support/attacked-server';
import { here, reportStatus, server, UNCHANGED, VERIFIED, witness } from '../support/ledger-witness';
import { test } from '../support/test';

/** Another one for each step, so that every act has words of its own. */
const STATUSES = ['Damaged', 'In Repair', 'Non-Operational', 'Operational', 'Damaged', 'In Repair'];

/** Whether the person had an answer before the server died. */
const wasAnswered = (page: Page, killed: AttackedServer, status: string): Promise<boolean> =>
  reportStatus(page, killed, status).then(
    () => true,
    () => false,
  );

for (const engine of ENGINES) {
  test(`SIGKILL at each step between a state change and its seal on ${engine}: the screen shows the act once, or not at all, and a ledger that holds`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const killed = await startAttackedServer(engine, 'killed-server');
    const page = await witness(browser, killed);
    const done: string[] = [];
    for (const [index, step] of KILL_STEPS.entries()) {
      const status = STATUSES[index] ?? '';
      await killed.attack(`die at ${step}`);
      const answered = await wasAnswered(page, killed, status);
      await killed.attack('start again');

      // An act of which the server died before it was committed was answered to nobody, and is not there.
      const isThere = step !== 'event appended';
      expect(answered && !isThere, step).toBe(false);
      if (isThere) done.unshift(status);
      await page.goto('/ledger-verification');
      await expect(server(page), step).toContainText(VERIFIED);
      await expect(here(page), step).toContainText(UNCHANGED);
      await expect(server(page), step).toContainText(`Events in history ${3 + done.length}`);

      await page.goto('/property-book/P-0001');
      const item = page.getByRole('dialog', { name: /M4A1/ });
      await expect(item.getByText('Chain intact'), step).toBeVisible();
      const acts = item.getByRole('list', { name: 'Ledger of W1' }).getByText(/^Status changed from/);
      await expect(acts, step).toHaveText(done.map((to) => new RegExp(` to ${to}Tx: `)));
      const count = done.length + 1;
      await expect(item, step).toContainText(`This browser checked ${count} of ${count} event`);
    }
    await page.context().close();
    await killed.stop();
  });
}
