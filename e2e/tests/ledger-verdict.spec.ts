import { expect } from '@playwright/test';
import { FAILED, here, server, VERIFIED } from '../support/ledger-witness';
import { signIn } from '../support/people';
import { test } from '../support/test';

const UNREADABLE = 'Received invalid response format from server.';

/** What a server may answer its check with, and the one sentence that the card shows of it. */
const ANSWERS: readonly [what: string, answer: string, sentence: string][] = [
  ['true alone', '{ "is_verified": true }', VERIFIED],
  ['false alone', '{ "is_verified": false }', FAILED],
  ['an empty object', '{}', UNREADABLE],
  ['null', 'null', UNREADABLE],
  ['a list', '[]', UNREADABLE],
  ['text in JSON', '"verified"', UNREADABLE],
  ['text', 'verified', 'Invalid JSON'],
  ['findings of numbers', '{ "is_verified": false, "findings": [1, 2, 3] }', FAILED],
  [
    '5 MB of findings',
    JSON.stringify({
      is_verified: false,
      findings: Array.from({ length: 60_000 }, (_, seq) => ({
        code: 'event-altered',
        message: `Event #${seq} no longer matches its sealed hash`,
        seq,
      })),
    }),
    FAILED,
  ],
];

test('EVID-24 no answer of the server removes the card of this browser or shows what no boolean says', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'halloran');
  let body = '';
  await page
    .context()
    .route('**/api/verification/database', (route) =>
      route.fulfill({ contentType: 'application/json', body }),
    );
  for (const [what, answer, sentence] of ANSWERS) {
    body = answer;
    await page.goto('/ledger-verification');
    await expect(server(page), what).toContainText(sentence);
    await expect(here(page), what).toHaveAttribute('data-state', /firstSight|verified/);
    await expect(page.getByRole('table', { name: 'Ledger History' }), what).toBeVisible();
    for (const other of [VERIFIED, FAILED].filter((words) => words !== sentence))
      await expect(server(page), what).not.toContainText(other);
    await expect(page.getByText(/is unavailable|cannot be shown/), what).toHaveCount(0);
  }
});
