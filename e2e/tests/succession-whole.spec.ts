import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { apiAs, ask } from '../support/api';
import { PORT } from '../support/environment';
import { type OwnServer, startOwnServer } from '../support/own-server';
import { DEMO_PASSWORD, PHONE } from '../support/people';
import { type ChosenFile, noisePhoto } from '../support/photos';
import { test } from '../support/test';
import { clearTheWay, SET, type WholeSet, wholeSet } from '../support/whole-set';

/** Items of the demo company in its commander's set, with the two that nobody signed for. */
const DEMO_ITEMS = 150;

let server: OwnServer;
let company: WholeSet;
// On a server of its own: the whole book is frozen.
test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = await startOwnServer(PORT + 65);
  company = await wholeSet(server.origin, DEMO_ITEMS);
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

interface Line {
  item: { id: string; name: string; serial_number: string };
  section: number;
  holder: string | null;
  result: string | null;
}

interface Difference {
  id: string;
  kind: string;
  state: string;
  item: { id: string; serial_number: string } | null;
}

interface Detail {
  state: string;
  sections: { number: number; kind: string; title: string; items: number; included: boolean }[];
  differences: Difference[];
  progress: { items: number; counted: number };
  signing: { excluded: { id: string; serial_number: string }[] };
}

/** The change of command as the outgoing commander reads it. */
const detailOf = (id: string) => ask<Detail>(company.outgoing, 'get', `/api/successions/${id}`);

async function linesOf(id: string): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { number } of (await detailOf(id)).sections) {
    const path = `/api/successions/${id}/lines?section=${number}&limit=500`;
    lines.push(...(await ask<Line[]>(company.outgoing, 'get', path)));
  }
  return lines;
}

async function uploaded(api: APIRequestContext, photo: ChosenFile): Promise<string> {
  const answer = await api.post('/api/uploads', { multipart: { file: photo } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { uploads: { id: string }[] }).uploads[0]!.id;
}

const strip = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Steps' }).getByRole('link', { name: new RegExp(`${name} `) });

/** Opens it on the desktop, leaves out one section, includes what nobody signed for, and activates it. */
async function begin(page: Page): Promise<{ id: string; leftOut: number }> {
  await page.goto('/successions');
  await page.getByRole('button', { name: 'Start a change of command' }).click();
  const form = page.getByRole('dialog', { name: 'Start a change of command' });
  await form.getByLabel('Incoming').selectOption({ label: 'CPT Alex Osei, B Co, 4-612 IN' });
  await form.getByLabel('Reason').fill('Orders of 18NOV2026.');
  await form.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/successions\/SC-\d+/);
  const [id = ''] = /SC-\d+/.exec(page.url()) ?? [];
  const act = async (title: string, name: string) => {
    await page.getByRole('button', { name: `Actions, ${title}` }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('PFC Tanaka', 'Leave out...');
  const dialog = page.getByRole('dialog', { name: 'Leave out this section?' });
  await dialog.getByLabel('Reason').fill('On leave until 10JAN2027.');
  await dialog.getByRole('button', { name: 'Leave Out' }).click();
  await expect(page.getByText('Section Left Out')).toBeVisible();
  await act('Not signed for', 'Include');
  await expect(page.getByText('Not included')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish Plan' }).click();
  await expect(page.getByText('Plan Published')).toBeVisible();
  const { sections } = await detailOf(id);
  expect(sections.reduce((sum, { items }) => sum + items, 0)).toBe(SET.items);
  expect(sections.filter(({ kind }) => kind === 'sub')).toHaveLength(SET.subs);

  const leftOut = sections.filter(({ included }) => !included).reduce((sum, { items }) => sum + items, 0);
  expect(leftOut).toBe(1);
  const uploadId = await uploaded(company.outgoing, await noisePhoto(page, 'dd200.jpg', 200));
  await clearTheWay(server.origin, company.outgoing, { id, uploadId });
  await strip(page, 'Prepare').click();
  await page.getByRole('button', { name: 'Activate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Change of Command Activated')).toBeVisible();
  return { id, leftOut };
}

/** The two phones of a section: one reads, the other records. */
interface Phones {
  reader: Page;
  recorder: Page;
}

const justRead = ({ reader }: Phones) => reader.getByRole('list', { name: 'Just read' });

async function read(phones: Phones, code: string, says: string | RegExp): Promise<void> {
  const field = phones.reader.getByLabel('Serial number');
  await field.fill(code);
  await field.press('Enter');
  await expect(justRead(phones).getByRole('listitem').first()).toContainText(says);
}

/** The recorder marks a line. */
async function mark(
  { recorder }: Phones,
  serial: string,
  { act, text, photo }: { act: string; text?: string; photo?: ChosenFile },
): Promise<void> {
  await recorder.getByRole('button', { name: new RegExp(`^Actions, .* ${serial}$`) }).click();
  await recorder.getByRole('menuitem', { name: `${act}...` }).click();
  const dialog = recorder.getByRole('dialog', { name: act });
  if (text) await dialog.getByRole('textbox').fill(text);
  if (photo) await dialog.locator('input[type=file]').setInputFiles(photo);
  await dialog.getByRole('button', { name: 'Mark' }).click();
  await expect(dialog).toHaveCount(0);
}

/** With its last character made another one, as people misread; no other line of the section is near it. */
const misread = (serial: string): string => `${serial.slice(0, -1)}X`;

/**
 * Each kind of result comes about once, on the screens of two phones.
 *
 * @param other a serial number of another section
 */
async function countOnPhones(phones: Phones, other: string): Promise<void> {
  const { reader, recorder } = phones;
  const [first = '', ...rest] = company.squad.serials;
  const [plate = '', missing = '', unreadable = '', document = '', condition = ''] = rest.slice(10);
  await read(phones, first, `Matches. ${first}, M4A1 Carbine, held by ${company.squad.holder}.`);
  // Five of seven magazines are there.
  const counted = justRead(phones).getByRole('form', { name: `Components of M4A1 Carbine ${first}` });
  await counted.getByLabel(/On hand/).fill('5');
  await counted.getByRole('button', { name: 'Save Count' }).click();
  await expect(reader.getByText('Components Counted')).toBeVisible();
  await read(phones, first, /Read on .* by CPT Osei/);

  await read(phones, misread(plate), `You read ${misread(plate)}. The book has ${plate}.`);
  await reader.getByRole('button', { name: `The plate reads ${misread(plate)}` }).click();
  await expect(justRead(phones).getByRole('listitem').first()).toContainText('Serial differs');
  await read(phones, other, /On the hand receipt of/);
  await read(phones, 'EXTRA-26', 'Not on this list.');
  await reader.getByRole('button', { name: 'Keep as an extra, EXTRA-26' }).click();
  const extra = reader.getByRole('dialog', { name: 'Keep as an extra' });
  await extra.getByLabel('What it is').fill('Tripod');
  await extra.locator('input[type=file]').setInputFiles(await noisePhoto(reader, 'tripod.jpg', 200));
  await extra.getByRole('button', { name: 'Keep' }).click();
  await expect(reader.getByText('Extra Kept')).toBeVisible();

  const photo = await noisePhoto(recorder, 'paper.jpg', 200);
  await mark(phones, unreadable, { act: 'Cannot be read', text: 'Painted over.' });
  await mark(phones, document, { act: 'Seen by document', text: 'WO-26-118', photo });
  await mark(phones, missing, { act: 'Not found', text: 'Racks 1 to 4.' });
  await reader.getByRole('button', { name: 'Not here' }).click();
  await reader.getByRole('button', { name: 'Confirm not found, M4A1 Carbine' }).click();
  await expect(reader.getByText('Confirmed as not found')).toBeVisible();
  await read(phones, condition, 'Matches.');
  await recorder.getByRole('tab', { name: 'All' }).click();
  await recorder.getByRole('button', { name: new RegExp(`^Actions, .* ${condition}$`) }).click();
  await recorder.getByRole('menuitem', { name: 'Condition as seen...' }).click();
  const dialog = recorder.getByRole('dialog', { name: 'Condition as seen' });
  await dialog.getByLabel('Status').selectOption('Damaged');
  await dialog.getByRole('button', { name: 'Mark' }).click();
  await expect(dialog).toHaveCount(0);
}

/**
 * The rest of the 698 readings, posted as the reader's device posts them, one after the other: two more wrong plates,
 * one more item that is not there, and magazines short with two more.
 */
async function countTheRest(incoming: APIRequestContext, id: string): Promise<void> {
  const left = (await linesOf(id)).filter(({ result }) => result === null || result === 'other-section');
  const readings = `/api/successions/${id}/readings`;
  const squad = left.filter(({ item }) => item.serial_number.startsWith('Z00'));
  const short = squad.filter(({ item }) => company.squad.withComponents.includes(item.serial_number));
  const others = left.filter(({ item }) => item.serial_number.startsWith('Z03'));
  const [one, two, gone] = others;
  for (const line of left) {
    const { section, item } = line;
    if (line === gone) {
      const marks = `/api/successions/${id}/lines/${item.id}/marks`;
      await ask(company.outgoing, 'post', marks, { mark: 'not-found' });
      await ask(incoming, 'post', marks, { mark: 'confirm-not-found' });
      continue;
    }
    const isWrong = line === one || line === two;
    const code = isWrong ? misread(item.serial_number) : item.serial_number;
    const answer = await ask<{ components: { id: string }[] }>(incoming, 'post', readings, { section, code });
    if (isWrong) await ask(incoming, 'post', readings, { section, code, plateOf: item.id });
    if (!short.includes(line)) continue;
    await ask(incoming, 'put', `/api/successions/${id}/lines/${item.id}/components`, {
      counts: answer.components.map((component) => ({ componentId: component.id, onHand: 5, damaged: 0 })),
    });
  }
}

const KINDS = {
  'serial-differs': 3,
  missing: 2,
  extra: 1,
  'component-short': 5,
  'wrong-holder': 1,
  'not-readable': 1,
  // One is of the demo company's open loss case: it was read, and stays with its people.
  condition: 2,
};

/** One difference is resolved and agreed on the screens of both commanders, the others as their devices send it. */
async function settle({ from, to, id }: { from: Page; to: Page; id: string }): Promise<void> {
  const photo = await noisePhoto(from, 'aar.jpg', 200);
  const { differences } = await detailOf(id);
  const kinds = Object.keys(KINDS).map((kind) => [kind, differences.filter((d) => d.kind === kind).length]);
  expect(Object.fromEntries(kinds)).toEqual(KINDS);
  const [first] = differences.filter(({ kind }) => kind === 'serial-differs');
  await from.goto(`/successions/${id}?strip=differences`);
  await from.getByRole('button', { name: `Resolve, ${first!.id}` }).click();
  const dialog = from.getByRole('dialog', { name: 'Resolve Difference' });
  await dialog.getByLabel('It ends by').selectOption({ label: 'Document' });
  await dialog.getByLabel('Number of the paper').fill('AAR-26-031');
  await dialog.getByLabel('Date of the document').fill('2026-11-25');
  await dialog.locator('input[type=file]').setInputFiles(photo);
  await dialog.getByLabel('Note').fill('Two digits exchanged at receipt.');
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(from.getByText('Difference Resolved')).toBeVisible();
  const uploadId = await uploaded(company.outgoing, photo);
  const worded = { note: 'As agreed at the count.', uploadId };
  for (const { id: differenceId, kind } of differences.filter(({ state }) => state === 'open')) {
    if (differenceId === first!.id) continue;
    const act =
      kind === 'extra'
        ? { act: 'other-unit', note: 'Property of C Company.' }
        : { ...worded, act: 'document', ref: 'FLIPL 26-031', documentOn: '2026-11-25' };
    await ask(company.outgoing, 'post', `/api/successions/${id}/differences/${differenceId}/resolve`, act);
  }
  await to.goto(`/successions/${id}?strip=differences`);
  await to.getByRole('button', { name: `Agree, ${first!.id}` }).click();
  await to.getByRole('alertdialog').getByRole('button', { name: 'Agree' }).click();
  await expect(to.getByText('Difference Agreed')).toBeVisible();
}

async function sign(page: Page, id: string, button: RegExp): Promise<void> {
  await page.goto(`/successions/${id}?strip=sign`);
  await page.getByRole('textbox', { name: 'Your password' }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: button }).click();
}

/** Runs the verifier of the command line on a file. @returns its exit code and what it printed. */
async function ledgerVerify(file: string): Promise<{ code: number; text: string }> {
  const args = ['--silent', '--filter', '@hand-receipt/ledger', 'verify', file];
  try {
    const { stdout } = await promisify(execFile)('pnpm', args, { cwd: join(__dirname, '../..') });
    return { code: 0, text: stdout };
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string };
    return { code, text: stdout };
  }
}

/** Downloads the packet as its incoming commander does; the command line verifies it, and refuses it once changed. */
async function verifyPacket(page: Page, id: string): Promise<void> {
  await page.goto(`/successions/${id}?strip=sign`);
  const saved = async (button: string) => {
    const coming = page.waitForEvent('download', { timeout: 120_000 });
    await page.getByRole('button', { name: button }).click();
    const path = test.info().outputPath((await coming).suggestedFilename());
    await (await coming).saveAs(path);
    return path;
  };
  const pdf = await saved('Download packet (PDF)');
  expect((await readFile(pdf)).subarray(0, 5).toString()).toBe('%PDF-');
  const json = await saved('Download packet (JSON)');
  const verified = await ledgerVerify(json);
  expect(verified.text).toContain(`The packet of ${id} is verified.`);
  expect(verified.code).toBe(0);
  const text = await readFile(json, 'utf8');
  await writeFile(json, text.replace('"serial":"', '"serial":"X'));
  expect((await ledgerVerify(json)).code).toBe(1);
}

/** What a commander does with an item, an account and the book. Each is refused, or its item is out of sight. */
async function actsRefused(page: Page, item: Line['item'], incomingId: string): Promise<void> {
  const { id } = item;
  const acts: [method: 'get' | 'post' | 'patch' | 'put', path: string, data?: object][] = [
    ['get', `/api/property/${id}`],
    ['post', `/api/property/${id}/recall`, {}],
    ['post', `/api/property/${id}/verify`, { verificationType: 'Visual' }],
    ['patch', `/api/property/${id}`, { version: 1, description: 'Mine' }],
    ['patch', `/api/property/${id}/status`, { status: 'Damaged' }],
    ['put', `/api/property/${id}/components`, { components: [] }],
    ['post', '/api/transfers', { propertyId: id, toUserId: incomingId }],
    ['post', '/api/property', { name: 'Radio', serial_number: 'NEW-1' }],
    ['post', '/api/da2062/generate-pdf', { property_ids: [id] }],
    ['post', `/api/users/${incomingId}/activate`],
    ['post', '/api/inventories', { holderId: incomingId, counterIds: [incomingId] }],
  ];
  for (const [method, path, data] of acts) {
    const answer = await page.request[method](path, {
      headers: { origin: server.origin },
      ...(data && { data }),
    });
    expect([403, 404], `${method} ${path}: ${answer.status()} ${await answer.text()}`).toContain(
      answer.status(),
    );
  }
}

test('SUCC-01 SUCC-02 SUCC-04 SUCC-12 SUCC-14 SUCC-25 SUCC-26 SUCC-32 a company of 698 items and 14 sub-hand receipt holders changes its commander, from the start to the packet', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const from = await enter(browser, 'halloran');
  const to = await enter(browser, company.incoming);
  const { id, leftOut } = await begin(from);
  const incoming = await apiAs(server.origin, company.incoming);
  const me = await ask<{ id: string }>(incoming, 'get', '/api/auth/me');

  const before = await linesOf(id);
  const [squadLine] = before.filter(({ item }) => item.serial_number === company.squad.serials[0]);
  const [otherLine] = before.filter(({ item }) => item.serial_number.startsWith('Z02'));
  const section = squadLine!.section;
  const recorderId = (await ask<{ id: string }>(await apiAs(server.origin, 'brandt'), 'get', '/api/auth/me'))
    .id;
  await ask(company.outgoing, 'post', `/api/successions/${id}/sections/${section}/count`, { recorderId });
  const phones = {
    reader: await enter(browser, company.incoming, PHONE),
    recorder: await enter(browser, 'brandt', PHONE),
  };
  for (const phone of Object.values(phones)) {
    await phone.goto(`/successions/${id}?strip=count&section=${section}`);
  }
  await countOnPhones(phones, otherLine!.item.serial_number);
  await Promise.all(Object.values(phones).map((phone) => phone.context().close()));
  // An open page would read the whole list again after each of hundreds of readings.
  for (const page of [from, to]) await page.goto('about:blank');
  await countTheRest(incoming, id);
  const counted = SET.items - leftOut;
  expect((await detailOf(id)).progress).toMatchObject({ items: counted, counted });

  await settle({ from, to, id });
  for (const { id: differenceId, state } of (await detailOf(id)).differences) {
    if (state === 'agreed') continue;
    await ask(incoming, 'post', `/api/successions/${id}/differences/${differenceId}/agree`);
  }
  const { excluded } = (await detailOf(id)).signing;
  expect(excluded).toHaveLength(3);
  await sign(from, id, /^Sign and Release/);
  await expect(from.getByText(`${id} waits for the other signature.`)).toBeVisible();
  await sign(to, id, /^Sign and Accept/);
  await expect(to.getByText('Change of Command Signed')).toBeVisible({ timeout: 30_000 });
  await verifyPacket(to, id);

  const chainOf = async (itemId: string) => {
    const { chain } = await ask<{ chain: { label: string }[] }>(incoming, 'get', `/api/property/${itemId}`);
    return chain.map(({ label }) => label).slice(-2);
  };
  expect(await chainOf(squadLine!.item.id)).toEqual(['CPT Osei', company.squad.holder]);
  await actsRefused(from, squadLine!.item, me.id);
  // What was not found stays with the outgoing, and is missing in count; so does what is in an open loss case.
  const missingIn: (string | undefined)[] = [];
  for (const { id: itemId, serial_number: serial } of excluded) {
    const item = await ask<{ missing: { countId: string } | null }>(
      incoming,
      'get',
      `/api/property/${itemId}`,
    );
    missingIn.push(item.missing?.countId);
    expect(await chainOf(itemId), serial).toContain('CPT Halloran');
  }
  expect(missingIn.sort()).toEqual([id, id, undefined]);
  const { state } = await detailOf(id);
  expect(state).toBe('active');
});
