import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import {
  codeField,
  type CounterDesk,
  handoversOf,
  keptOn,
  list,
  openCounter,
  OPERATOR,
  outOf,
  PIN,
  startCounterDesk,
  turn,
  typePin,
  verdict,
} from '../support/counter-desk';
import { chromiumOptions, PORT } from '../support/environment';
import { DEMO_PASSWORD } from '../support/people';
import { test } from '../support/test';

let desk: CounterDesk;
let profile = '';
let device: BrowserContext | undefined;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  desk = await startCounterDesk(PORT + 58);
  profile = mkdtempSync(join(tmpdir(), 'hand-receipt-device-'));
});
test.afterAll(async () => {
  await device?.close().catch(() => undefined);
  await desk?.server.stop();
  if (profile) rmSync(profile, { recursive: true, force: true });
});

/** Switches the device on; what its browser kept is there. */
async function switchOn(): Promise<Page> {
  device = await chromium.launchPersistentContext(profile, {
    ...chromiumOptions,
    baseURL: desk.server.origin,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
  });
  return device.pages()[0] ?? device.newPage();
}

/** The process of the device's browser: the one that no other process of the profile belongs to. */
function browserProcess(): number {
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!pid) continue;
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      const isOfProfile = words.some((word) => word === `--user-data-dir=${profile}`);
      if (isOfProfile && !words.some((word) => word.startsWith('--type='))) return pid;
    } catch {
      // It ended meanwhile.
    }
  }
  throw new Error('The browser of the device does not run.');
}

/** Takes the device's power away, as kill -9 does. */
async function cutPower(): Promise<void> {
  const closed = new Promise((resolve) => device?.once('close', resolve));
  process.kill(browserProcess(), 'SIGKILL');
  await closed;
}

/** Switched on again after a power cut, the device asks who is there; the operator signs in and opens the counter. */
async function comeBack(): Promise<Page> {
  const page = await switchOn();
  await page.goto('/counter');
  const username = page.getByLabel('Username');
  await expect(username.or(page.getByLabel('This device'))).toBeVisible();
  if (await username.isVisible()) {
    await username.fill(OPERATOR);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).not.toHaveURL(/login/);
  }
  await openCounter(page);
  return page;
}

/** The list of one rifle for Whitaker is in front, and no digit of a PIN is on the device. */
async function expectListBack(page: Page, serial: string): Promise<void> {
  await expect(page.getByText('The list at Arms Room is back. The recipient signs again.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'To sign for' })).toContainText(serial);
  await expect(page.getByLabel('Your PIN')).toHaveCount(0);
  expect(await keptOn(page)).not.toContain(PIN);
}

test('CNTR-44 a power cut of the device after scan, prepare and commit leaves the receipt or the same list', async () => {
  test.setTimeout(300_000);
  const rifle = desk.rifles[0];
  if (!rifle) throw new Error('The company has no rifle.');
  let page = await comeBack();
  await list(page, 'whitaker', rifle);
  // What was scanned in the last moment may be scanned again; what the device had time to write is there.
  await expect.poll(() => keptOn(page)).toContain(rifle.id);
  await cutPower();

  page = await comeBack();
  await expectListBack(page, rifle.serial_number);
  await turn(page);
  await page.keyboard.type(PIN.slice(0, 4), { delay: 180 });
  await cutPower();

  page = await comeBack();
  await expectListBack(page, rifle.serial_number);
  await page.route('**/api/counter/handovers', async (route) => {
    await route.fetch();
    await cutPower();
  });
  await turn(page);
  await typePin(page);
  await expect.poll(async () => (await handoversOf(desk)).length).toBe(1);
  await expect.poll(() => device?.pages().length ?? 0).toBe(0);

  page = await comeBack();
  const [recorded] = await handoversOf(desk);
  await expect(page.getByText(`This list was recorded as ${recorded?.id}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Open the receipt' }).click();
  await expect(page.getByRole('heading', { name: `Receipt ${recorded?.id}` })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Start the next list' }).click();
  await expect(codeField(page)).toBeFocused();
  await expect(page.getByRole('region', { name: 'To sign for' })).not.toContainText(rifle.serial_number);
  expect(await outOf(desk)).toEqual([[rifle.serial_number, 'SPC Whitaker']]);
  expect(await handoversOf(desk)).toHaveLength(1);
  await device?.close();
});

test('CNTR-44 a power cut of the server before and after the commit ends in one hand-over', async () => {
  test.setTimeout(300_000);
  const [, second, third] = desk.rifles;
  if (!second || !third) throw new Error('The company has too few rifles.');
  const { server } = desk;
  const page = await comeBack();
  const signAgain = async () => {
    await expect(page.getByText('Needs a connection.').first()).toBeVisible();
    await server.restart();
    // The list is as it was, and the recipient signs it once more.
    await expect(page.getByLabel('Your PIN')).toBeFocused({ timeout: 60_000 });
    await expect(page.getByLabel('Your PIN')).toHaveValue('');
    await typePin(page);
    await expect(verdict(page, /SPC Whitaker signed for 1 item\. Receipt HO-\d+\./)).toBeVisible();
  };

  // Dead before the commit arrives.
  await list(page, 'whitaker', second);
  await turn(page);
  await server.crash();
  await server.restart();
  await expect(page.getByLabel('Your PIN')).toBeFocused({ timeout: 60_000 });
  await page.route(
    '**/api/counter/handovers',
    async (route) => {
      await server.crash();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await typePin(page);
  await signAgain();

  // Dead when the commit is recorded and the answer is not sent.
  await list(page, 'whitaker', third);
  await turn(page);
  await page.route(
    '**/api/counter/handovers',
    async (route) => {
      await route.fetch();
      await server.crash();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await typePin(page);
  await signAgain();
  // A number may be left out after a crash; none is given twice.
  expect(new Set((await handoversOf(desk)).map(({ id }) => id)).size).toBe(3);
  expect(await handoversOf(desk)).toHaveLength(3);
  expect((await outOf(desk)).length).toBe(3);
  await device?.close();
});
