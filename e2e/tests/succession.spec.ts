import { type Browser, expect, type Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { faults } from '../support/axe';
import { PORT } from '../support/environment';
import { type OwnServer, startOwnServer } from '../support/own-server';
import { DEMO_PASSWORD, PHONE } from '../support/people';
import { noisePhoto } from '../support/photos';
import { signFromBook } from '../support/signed-from-book';
import { test } from '../support/test';

let server: OwnServer;
// On a server of its own: the freeze is in the way of other tests.
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startOwnServer(PORT + 53);
  await signFromBook(server.origin);
});
test.afterAll(() => server.stop());

async function enter(
  browser: Browser,
  username: string,
  viewport = { width: 1440, height: 900 },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.origin, viewport });
  const page = await context.newPage();
  const answer = await page.request.post('/api/auth/login', {
    headers: { origin: server.origin },
    data: { username, password: DEMO_PASSWORD },
  });
  expect(answer.ok()).toBe(true);
  return page;
}

const strip = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Steps' }).getByRole('link', { name: new RegExp(`${name} `) });

interface Line {
  item: { id: string; serial_number: string };
  section: number;
  holder: string | null;
}

/** The lines as the outgoing sees them. */
async function linesOf(page: Page, id: string): Promise<Line[]> {
  const answer = await page.request.get(`/api/successions/${id}/lines?limit=500`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Line[];
}

/** Starts one as the outgoing, and answers its number. */
async function start(page: Page): Promise<string> {
  await page.goto('/successions');
  await page.getByRole('button', { name: 'Start a change of command' }).click();
  const form = page.getByRole('dialog', { name: 'Start a change of command' });
  await form.getByLabel('Outgoing').selectOption({ label: 'SFC Joel Brandt, B Co, 4-612 IN' });
  await form.getByLabel('Incoming').selectOption({ label: 'SGT Elena Navarro, 2nd Squad, 1st Platoon' });
  await form.getByLabel('Reason').fill('Orders of 18NOV2026.');
  // They are not the Commander: no role passes.
  await expect(form.getByRole('checkbox')).toHaveCount(0);
  expect(await faults(page, 'the form')).toEqual([]);
  await form.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/successions\/SC-\d+/);
  return /SC-\d+/.exec(page.url())![0];
}

/** Moves the second section to another day without a mouse. */
async function moveByKeyboard(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Actions, PFC Tanaka' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Move to day...' })).toBeFocused();
  await page.keyboard.press('Enter');
  const day = page.getByRole('dialog', { name: 'Move to day' }).getByLabel('Day', { exact: true });
  await expect(day).toBeFocused();
  const before = await day.inputValue();
  await page.keyboard.press('ArrowDown');
  await expect(day).not.toHaveValue(before);
  for (let stops = 0; stops < 4; stops += 1) {
    await page.keyboard.press('Tab');
    if (
      await page
        .getByRole('button', { name: 'Move', exact: true })
        .evaluate((it) => it === document.activeElement)
    )
      break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Plan Changed')).toBeVisible();
}

/** Withdraws what is open, and activates. */
async function activate(page: Page): Promise<void> {
  await strip(page, 'Prepare').click();
  const rows = page.getByRole('list', { name: 'Before the count' });
  await rows
    .getByRole('button', { name: /^Withdraw/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(rows.getByText('1 transfer open')).toHaveCount(0);
  await page.getByRole('button', { name: 'Activate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Change of Command Activated')).toBeVisible();
}

/** With its last two characters turned, as people misread. */
const turned = (serial: string) => serial.slice(0, -2) + serial.at(-1) + serial.at(-2);

const isAnother = (lines: readonly Line[], serial: string) =>
  lines.some(({ item }) => item.serial_number === serial);

/** Reads every serial number of every section; one of them as the plate wrongly has it. */
async function readAll(reader: Page, recorder: Page, id: string): Promise<string> {
  const lines = await linesOf(recorder, id);
  const wrong = lines.find(({ item }) => !isAnother(lines, turned(item.serial_number)));
  const plate = turned(wrong!.item.serial_number);
  await reader.goto(`/successions/${id}`);
  for (const section of [...new Set(lines.map((line) => line.section))]) {
    await reader.goto(`/successions/${id}?strip=count&section=${section}`);
    await recorder.goto(`/successions/${id}?strip=count&section=${section}`);
    const field = reader.getByLabel('Serial number');
    for (const { item } of lines.filter((line) => line.section === section)) {
      const code = item === wrong!.item ? plate : item.serial_number;
      await field.fill(code);
      await field.press('Enter');
      await expect(reader.getByRole('list', { name: 'Just read' })).toContainText(code);
      if (item === wrong!.item)
        await reader.getByRole('button', { name: `The plate reads ${plate}` }).click();
      // On the recorder's device within 2 s.
      const row = recorder
        .getByRole('list', { name: 'Lines' })
        .getByRole('listitem')
        .filter({ hasText: item.serial_number });
      await expect(row).not.toContainText('Not counted', { timeout: 2_000 });
    }
    await expect(field).toBeFocused();
  }
  expect(await faults(reader, 'the count on a phone')).toEqual([]);
  return wrong!.item.serial_number;
}

/** Signs one side with the password. */
async function sign(page: Page, id: string, button: RegExp): Promise<void> {
  await page.goto(`/successions/${id}?strip=sign`);
  await page.getByRole('textbox', { name: 'Your password' }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: button }).click();
}

/** Downloads what a button gives. @returns where it was saved */
async function downloaded(page: Page, button: string, name: RegExp): Promise<string> {
  const coming = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('button', { name: button }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(name);
  const saved = test.info().outputPath(download.suggestedFilename());
  await download.saveAs(saved);
  return saved;
}

/** The packet, downloaded and verified by the page that opens from disk, with no network; then with one character changed. */
async function verifyPacket(browser: Browser, page: Page, id: string): Promise<void> {
  await page.goto(`/successions/${id}?strip=sign`);
  const pdf = await downloaded(page, 'Download packet (PDF)', /^Packet_SC-\d+-1\.pdf$/);
  const json = await downloaded(page, 'Download packet (JSON)', /^Packet_SC-\d+-1\.json$/);
  await page.getByRole('button', { name: 'How to verify it' }).click();
  await expect(page).toHaveURL(/verify=1/);
  expect(await faults(page, 'how to verify it')).toEqual([]);
  const verifier = await downloaded(page, 'Download Verifier', /verifier\.html$/);
  const context = await browser.newContext({ offline: true });
  const opened = await context.newPage();
  await opened.goto(pathToFileURL(verifier).href);
  const result = opened.locator('#result');
  const check = async (text: string) => {
    const file = { name: 'packet.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await opened.getByLabel('Exported ledger or packet').setInputFiles(file);
    await opened.getByRole('button', { name: 'Verify' }).click();
  };
  const text = await readFile(json, 'utf8');
  await check(text);
  await expect(result).toContainText(`The packet of ${id} is verified.`);
  const digest = createHash('sha256')
    .update(await readFile(pdf))
    .digest('hex');
  await expect(result).toContainText(`in the PDF with SHA-256 ${digest}`);
  const [proof = ''] = /"proof":\["[0-9a-f]{64}/.exec(text) ?? [];
  const changes = [
    ['"serial":"', '"serial":"X'],
    [proof, `${proof.slice(0, -1)}${proof.endsWith('0') ? '1' : '0'}`],
    ['\\"part\\":\\"incoming\\"', '\\"part\\":\\"incominh\\"'],
  ] as const;
  for (const [one, other] of changes) {
    expect(text).toContain(one);
    await check(text.replace(one, other));
    await expect(result).toContainText('The packet is not verified. Do not rely on it.');
  }
  await context.close();
}

test('SUCC-01 SUCC-03 SUCC-04 SUCC-18 SUCC-20 SUCC-21 SUCC-24 SUCC-28 SUCC-32 a change of command goes its whole way in two browsers', async ({
  browser,
}) => {
  test.setTimeout(360_000);
  const brandt = await enter(browser, 'brandt');
  const id = await start(brandt);
  await moveByKeyboard(brandt);
  expect(await faults(brandt, 'the plan')).toEqual([]);
  await brandt.getByRole('button', { name: 'Publish Plan' }).click();
  await expect(brandt.getByText('Plan Published')).toBeVisible();
  await activate(brandt);
  expect(await faults(brandt, 'Prepare')).toEqual([]);

  const navarro = await enter(browser, 'navarro', PHONE);
  const wrong = await readAll(navarro, brandt, id);

  // Nobody signs while a difference is open.
  await brandt.goto(`/successions/${id}?strip=sign`);
  await expect(brandt.getByText(new RegExp(`not agreed: ${wrong}`))).toBeVisible();
  await brandt.goto(`/successions/${id}?strip=differences`);
  await brandt.getByRole('button', { name: /^Resolve/ }).click();
  const dialog = brandt.getByRole('dialog', { name: 'Resolve Difference' });
  await dialog.getByLabel('It ends by').selectOption({ label: 'Document' });
  await dialog.getByLabel('Number of the paper').fill('AAR-26-031');
  await dialog.getByLabel('Date of the document').fill('2026-11-25');
  await dialog.locator('input[type=file]').setInputFiles(await noisePhoto(brandt, 'aar.jpg', 300));
  await dialog.getByLabel('Note').fill('Two digits exchanged at receipt.');
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(brandt.getByText('Difference Resolved')).toBeVisible();
  await navarro.goto(`/successions/${id}?strip=differences`);
  await navarro.getByRole('button', { name: /^Agree/ }).click();
  await navarro.getByRole('alertdialog').getByRole('button', { name: 'Agree' }).click();
  await expect(navarro.getByText('Difference Agreed')).toBeVisible();

  await sign(brandt, id, /^Sign and Release/);
  await expect(brandt.getByText(`${id} waits for the other signature.`)).toBeVisible();
  await sign(navarro, id, /^Sign and Accept/);
  await expect(navarro.getByText('Change of Command Signed')).toBeVisible();
  expect(await faults(navarro, 'Sign on a phone')).toEqual([]);

  await verifyPacket(browser, navarro, id);

  // SPC Whitaker still holds it, below SGT Navarro now; SFC Brandt can recall it no more.
  const { item } = (await linesOf(navarro, id)).find(({ holder }) => holder === 'SPC Whitaker')!;
  const found = await navarro.request.get(`/api/property/${item.id}`);
  const { chain } = (await found.json()) as { chain: { label: string }[] };
  expect(chain.map(({ label }) => label).slice(-2)).toEqual(['SGT Navarro', 'SPC Whitaker']);
  await navarro.goto(`/property-book/${item.id}`);
  const details = navarro.getByRole('dialog', { name: new RegExp(item.serial_number) });
  await expect(details).toContainText(/SGT Navarro.*SPC Whitaker/s);
  const recall = await brandt.request.post(`/api/property/${item.id}/recall`, {
    headers: { origin: server.origin },
    data: {},
  });
  expect([403, 404]).toContain(recall.status());

  const whitaker = await enter(browser, 'whitaker');
  await whitaker.goto(`/successions/${id}`);
  await expect(whitaker.getByText('Your hand receipt is now from SGT Navarro')).toBeVisible();
  await whitaker.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(whitaker.getByText('Acknowledged', { exact: true }).first()).toBeVisible();
});
