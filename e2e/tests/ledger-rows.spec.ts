import { expect, type Page } from '@playwright/test';
import type { CorrectionEventDto, LedgerEventDto } from '@hand-receipt/contracts';
import { faults } from '../support/axe';
import { signIn } from '../support/people';
import { test } from '../support/test';

const NOT_PROVED = 'Not proved: not in the sealed ledger.';
const PROVED = /^(All \d+ entries|The entry) on this page (were|was) proved by this browser\.$/;

/** Screen, the call that its list comes from, and what holds one of its rows. */
const LISTS = [
  ['/audit-log', '**/api/ledger/history?*', 'row'],
  ['/dashboard', '**/api/ledger/history?*', 'listitem'],
  ['/ledger-verification', '**/api/ledger/history?*', 'row'],
  ['/correction-log', '**/api/corrections', 'row'],
] as const;

/** The server gives the newest row another actor from here on, as an operator could. */
async function forge(page: Page, call: string): Promise<void> {
  await page.context().route(call, async (route) => {
    const response = await route.fetch();
    const [newest, ...others] = (await response.json()) as (LedgerEventDto & CorrectionEventDto)[];
    const forged = newest && { ...newest, userId: 'U-9999', correctingUserId: 'U-9999' };
    const known = 'reason' in (newest ?? {}) ? ['userId'] : ['correctingUserId'];
    const row = Object.fromEntries(Object.entries(forged ?? {}).filter(([name]) => !known.includes(name)));
    await route.fulfill({ response, json: [row, ...others] });
  });
}

for (const [path, call, role] of LISTS) {
  test(`EVID-28 ${path}: its rows are proved by this browser; a forged one is marked, also for a screen reader, and fails the verdict`, async ({
    page,
  }) => {
    await signIn(page, 'halloran');
    if (path === '/correction-log') await writeCorrection(page);
    await page.goto(path);
    await expect(page.getByText(PROVED)).toBeVisible();
    await expect(page.getByText(NOT_PROVED)).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Trust' })).not.toContainText('Ledger check failed');

    await forge(page, call);
    await page.reload();
    await expect(page.getByText(NOT_PROVED)).toHaveCount(1);
    const rows = page.getByRole('main').getByRole(role).filter({ hasText: NOT_PROVED });
    expect(await rows.ariaSnapshot()).toContain(NOT_PROVED);
    await expect(page.getByRole('list', { name: 'Trust' })).toContainText('Ledger check failed');
    expect(await faults(page, path)).toEqual([]);
  });
}

/** A correction of the newest event, so that there is one. */
async function writeCorrection(page: Page): Promise<void> {
  const [newest] = (await (await page.request.get('/api/ledger/history?limit=1')).json()) as LedgerEventDto[];
  const headers = { origin: new URL(page.url()).origin };
  const data = { originalEventId: newest?.eventId, reason: 'Counted at the wrong rack' };
  expect((await page.request.post('/api/corrections', { headers, data })).status()).toBe(201);
}
