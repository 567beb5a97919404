import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { apiAs, ask } from '../support/api';
import { faults, setTheme } from '../support/axe';
import { writeCodeVideo } from '../support/code-video';
import {
  codeField,
  type CounterDesk,
  deviceOf,
  handoversOf,
  type Item,
  keptOn,
  labelOf,
  list,
  openCounter,
  outOf,
  scan,
  startCounterDesk,
  turn,
  typePin,
  verdict,
} from '../support/counter-desk';
import { cameraOptions, PORT } from '../support/environment';
import { folderHas } from '../support/folder-has';
import { PHONE } from '../support/people';
import { test } from '../support/test';

interface Inbox {
  documents: { title: string }[];
}

/** Eight digits: six may be in a file by chance. */
const PIN = '48291573';
const DESKTOP = { width: 1440, height: 900 };
const TABLET = { width: 1024, height: 768 };

let desk: CounterDesk;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  // All that a server can log.
  desk = await startCounterDesk(PORT + 59, {
    signers: ['whitaker', 'tanaka'],
    pin: PIN,
    settings: { LOG_LEVEL: 'trace' },
  });
});
test.afterAll(() => desk?.server.stop());

const rifle = (number: number): Item => {
  const found = desk.rifles[number];
  if (!found) throw new Error('The company has too few rifles.');
  return found;
};

/** A mark of MIL-STD-130, construct 1, with the separators of ISO/IEC 15434. */
const dataPlate = ({ serial_number: serial }: Item): string =>
  `[)>\u001e06\u001d17V1HM47\u001dS${serial}\u001e\u0004`;

/** As a hand scanner types it, which has no keys for the separators. */
const asTyped = (mark: string): string =>
  mark.replaceAll('\u001e', '<RS>').replaceAll('\u001d', '<GS>').replaceAll('\u0004', '<EOT>');

test('CNTR-26 CNTR-27 on their own phone: the items are reserved, the next person is served, and the receipt is there at once', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const soldier = await apiAs(desk.server.origin, 'whitaker');
  const silent = {
    enableNotifications: false,
    transferRequests: false,
    statusUpdates: false,
    systemAlerts: false,
    dailyDigest: false,
  };
  await ask(soldier, 'put', '/api/settings', { settings: { notifications: silent } });

  const { page } = await deviceOf(browser, desk);
  await openCounter(page);
  await list(page, 'whitaker', rifle(0));
  await turn(page);
  await page.getByRole('button', { name: 'On my own phone' }).click();
  await expect(verdict(page, '1 item waits for SPC Whitaker to sign on their own phone.')).toBeVisible();
  // The next person is served; what is reserved is not handed to them.
  await scan(page, 'tanaka');
  await scan(page, labelOf(rifle(0)));
  await expect(verdict(page, /waits for the signature of SPC Whitaker\./)).toBeVisible();
  await scan(page, labelOf(rifle(1)));
  await expect(verdict(page, /^Added /)).toBeVisible();
  await turn(page);
  await typePin(page, PIN);
  await expect(verdict(page, /Tanaka signed for 1 item\. Receipt HO-\d+\./)).toBeVisible();

  const waiting = (await handoversOf(desk)).find(({ state }) => state === 'waiting')?.id;
  const phone = await deviceOf(browser, desk, { viewport: PHONE, username: 'whitaker' });
  await phone.page.goto(`/counter/receipts/${waiting}`);
  await phone.page.getByRole('button', { name: 'Sign for 1 item' }).click();
  const signedAt = Date.now();
  await expect(phone.page.getByText('Signed', { exact: true }).first()).toBeVisible();
  const inbox = async () => {
    const { documents } = await ask<Inbox>(soldier, 'get', '/api/documents?box=inbox');
    return documents.map(({ title }) => title);
  };
  await expect
    .poll(inbox, { timeout: 2000 - (Date.now() - signedAt), intervals: [100] })
    .toContain(`Receipt ${waiting}`);
  expect((await outOf(desk)).map(([serial]) => serial)).toEqual(
    [rifle(0).serial_number, rifle(1).serial_number].sort(),
  );
});

test('CNTR-08 CNTR-21 an unknown code and the PIN are in no table, log, answer or storage', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const unknown = 'ZQ7731908845621';
  const { page } = await deviceOf(browser, desk, { isOfflineReady: true });
  // Read in the page: a browser gives no bodies of what its service worker answers.
  await page.addInitScript(() => {
    const answers: Promise<string>[] = [];
    const { fetch } = globalThis;
    Object.assign(globalThis, { answers });
    globalThis.fetch = async (...asked) => {
      const response = await fetch(...asked);
      answers.push(response.clone().text());
      return response;
    };
  });
  const answersOn = () =>
    page.evaluate(() => Promise.all((globalThis as unknown as { answers: Promise<string>[] }).answers));
  await openCounter(page);
  await scan(page, unknown);
  await expect(verdict(page, /ZQ7731908845621 is not on the books\./)).toBeVisible();
  await page.keyboard.press('Alt+2');
  await scan(page, unknown);
  await expect(verdict(page, /ZQ7731908845621 is not on the books\./)).toBeVisible();
  await page.keyboard.press('Alt+4');
  await list(page, 'whitaker', rifle(2));
  await turn(page);
  // A scan in the signing step is no attempt.
  await scan(page, unknown);
  await expect(page.getByLabel('Your PIN')).toHaveValue('');
  await page.keyboard.type('48291574', { delay: 180 });
  await page.keyboard.press('Enter');
  await expect(page.getByText('The PIN is wrong.').first()).toBeVisible();
  await expect(page.getByLabel('Your PIN')).toBeFocused();
  await typePin(page, PIN);
  await expect(verdict(page, /SPC Whitaker signed for 1 item\./)).toBeVisible();
  const answers = await answersOn();
  expect(answers.some((answer) => answer.includes('HO-'))).toBe(true);
  await page.reload();
  await expect(codeField(page)).toBeFocused();
  const kept = await keptOn(page);
  for (const secret of [unknown, PIN, '48291574']) {
    expect(kept, 'on the device').not.toContain(secret);
    expect(folderHas(desk.server.dataDir, secret), 'in the database').toBe(false);
    expect(readFileSync(desk.server.log, 'utf8'), 'in the log').not.toContain(secret);
  }
  // The sentence of the verdict names the code; nothing else does, and the PIN is in no answer.
  for (const answer of answers) expect(answer).not.toContain(PIN);
  // The log is one that would have it: the addresses of the calls are there.
  expect(readFileSync(desk.server.log, 'utf8')).toContain('/api/counter/read');
});

/** Counts what live regions say from now on. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(
          '[role=alert], [role=status], [aria-live=assertive], [aria-live=polite]',
        );
        if (region && !region.closest('[aria-hidden=true]')) regions.add(region);
      }
      for (const region of regions) if (region.textContent) said.push(region.textContent);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
const saidOn = (page: Page, words: string) =>
  page.evaluate(
    (wanted) => (globalThis as unknown as { said: string[] }).said.filter((text) => text.includes(wanted)),
    words,
  );

test('CNTR-46 axe finds nothing in any step and theme, each verdict is heard once, and a draw works by keyboard alone', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const { page } = await deviceOf(browser, desk);
  const lookBoth = async (step: string) => {
    for (const theme of ['light', 'dark'] as const) {
      await setTheme(page, theme);
      expect(await faults(page, `${step}, ${theme}`)).toEqual([]);
    }
  };
  await page.goto('/counter');
  await expect(page.getByLabel('This device')).toBeVisible();
  await lookBoth('no session');
  await openCounter(page);
  await lookBoth('empty list');
  await listen(page);
  await scan(page, 'whitaker');
  await expect(verdict(page, 'SPC Whitaker')).toBeVisible();
  const item = rifle(3);
  const added = `Added ${item.name} ${item.serial_number}`;
  await scan(page, labelOf(item));
  await expect(verdict(page, added)).toBeVisible();
  await scan(page, labelOf(item));
  await expect(verdict(page, 'Already on the list')).toBeVisible();
  await scan(page, labelOf(item));
  await expect.poll(() => saidOn(page, 'Already on the list')).toHaveLength(2);
  expect(await saidOn(page, added)).toHaveLength(1);
  expect(await saidOn(page, 'SPC Whitaker')).toHaveLength(1);
  await lookBoth('a list');
  await turn(page);
  await lookBoth('the signing step');
  await page.keyboard.type('19283746', { delay: 180 });
  await page.keyboard.press('Enter');
  await expect(page.getByText('The PIN is wrong.').first()).toBeVisible();
  await lookBoth('a wrong PIN');
  await expect(page.getByLabel('Your PIN')).toBeFocused();
  await typePin(page, PIN);
  await expect(verdict(page, /SPC Whitaker signed for 1 item\./)).toBeVisible();
  await page.keyboard.press('Alt+2');
  await page.keyboard.type(item.serial_number, { delay: 180 });
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Press Enter again to take it back\./)).toBeVisible();
  await lookBoth('a typed return');
  await page.keyboard.press('Enter');
  await expect(verdict(page, /is back from SPC Whitaker\./)).toBeVisible();
  await lookBoth('returns');
});

for (const viewport of [DESKTOP, TABLET, PHONE]) {
  test(`CNTR-02 CNTR-05 at ${viewport.width} px the focus comes back after button, dialog, toast and camera, and three marks are one item`, async () => {
    test.setTimeout(180_000);
    const item = rifle(4);
    const video = join(tmpdir(), `hand-receipt-counter-${process.pid}-${viewport.width}.y4m`);
    await writeCodeVideo(video, [{ format: 'DataMatrix', text: dataPlate(item) }]);
    const browser = await chromium.launch(cameraOptions(video));
    try {
      const { page, context } = await deviceOf(browser, desk, { viewport });
      await context.grantPermissions(['camera']);
      await openCounter(page);
      const back = () => expect(codeField(page)).toBeFocused();
      // Camera, our label, typed serial number and the mark by hand scanner: one line.
      await page.getByRole('button', { name: 'Scan a code' }).click();
      await expect(verdict(page, `Added ${item.name} ${item.serial_number}`)).toBeVisible({
        timeout: 60_000,
      });
      await back();
      for (const code of [labelOf(item), item.serial_number, asTyped(dataPlate(item))]) {
        await page.getByRole('radio', { name: 'Issue' }).click();
        await back();
        await scan(page, code);
        await expect(verdict(page, 'Already on the list')).toBeVisible();
        await page.getByRole('radio', { name: 'Draw' }).click();
        await back();
      }
      // A dialog that is left, and a button that takes its own line away.
      await page.getByRole('button', { name: 'Scan a code' }).click();
      await page.keyboard.press('Escape');
      await back();
      await page.getByRole('button', { name: new RegExp(`^Remove ${item.name}`) }).click();
      await back();
      // A refused button answers with a toast.
      await page.route('**/sessions/*/close', (route) => route.abort());
      await page.getByRole('button', { name: 'Close Session' }).click();
      await expect(page.getByText('Session not closed')).toBeVisible();
      await back();
      await page.getByRole('button', { name: 'Dismiss' }).first().click();
      await back();
    } finally {
      await browser.close();
    }
  });
}
