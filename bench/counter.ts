/**
 * The counter at 0600: 60 people draw a rifle and an optic each, by hand scanner and PIN, and bring both back. A scanner
 * sends a character in 12 ms, a person types a digit in 180 ms, and 400 ms pass after each verdict. Then 600 items are
 * out, and pack, board and log of them are read.
 *
 *   pnpm --filter bench counter [people] [--smoke]
 *
 * The goals, on PGlite and two cores that nobody else uses: from a person's first key to the ready field 6 s in the mean and
 * nobody over 10 s; no return over 4 s; verdicts in 150 ms and commits in 800 ms in 95 of 100 cases; pack, board and log in
 * 500 ms each. It needs a build (`pnpm build`).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { takeFullCheckAsDone } from './api/full-check';
import { type Company, fillCompany, PIN } from './counter/fill';
import { note, Scanner } from './counter/scanner';
import { chromiumOptions } from './lib/browser';
import { median, table } from './lib/figures';
import { openDatabase } from './lib/mock-api';
import { ROOT, type Running, serve } from './lib/product';
import { quantile } from './lib/quantile';
import { benchmarkArgs, unlessSmoke } from './lib/smoke';

const PEOPLE = Number(benchmarkArgs[0] ?? unlessSmoke(60, 2));
const ITEMS = unlessSmoke(600, 2 * PEOPLE + 6);
const PORT = 4677;
/** Lines of one hand-over. */
const MOST_LINES = 100;
const READS = unlessSmoke(7, 1);

type Ask = <T>(method: string, address: string, body?: object) => Promise<T>;

const askAs =
  ({ origin }: Running, session: string): Ask =>
  async (method, address, body) => {
    const headers = { cookie: `hr_session=${session}`, origin, 'content-type': 'application/json' };
    const answer = await fetch(`${origin}${address}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<never>;
  };

const itemId = (number: number): string => `E-${number}`;
const labelOf = (number: number): string => `HR1/I/${itemId(number)}/W${100_000 + number}`;

/** The arms room with everything in it, and its operator. @returns its id */
async function setUp(commander: Ask, { operatorId }: Company): Promise<string> {
  const body = { name: 'Arms Room', unitId: 'BENCH', kind: 'arms-room' };
  const { id } = await commander<{ id: string }>('POST', '/api/counters', body);
  await commander('PUT', `/api/counters/${id}/operators/${operatorId}`, {
    until: '2099-12-31',
    orderReference: 'Bench',
  });
  for (let first = 1; first <= ITEMS; first += 300) {
    const numbers = Array.from({ length: Math.min(300, ITEMS - first + 1) }, (_, index) => first + index);
    await commander('PUT', `/api/counters/${id}/stock`, {
      add: numbers.map((number) => ({ itemId: itemId(number), rack: `Rack ${number % 20}` })),
    });
  }
  await commander('PUT', '/api/unit-settings', {
    unitId: 'BENCH',
    key: 'counter.countFirst',
    value: false,
    version: 0,
  });
  return id;
}

async function openCounter(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/counter`);
  await page.getByLabel('This device').fill('Window 1');
  await page.getByRole('button', { name: 'Open Counter' }).click();
  await page.getByRole('textbox', { name: 'Code' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('input[enterkeyhint=go]'));
}

async function secondsOf(act: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await act();
  return (performance.now() - started) / 1000;
}

/** Everybody draws and brings back. @returns seconds of each person and of each return */
async function atTheCounter(scanner: Scanner, soldiers: readonly string[]) {
  const people: number[] = [];
  const returns: number[] = [];
  for (const [index, soldier] of soldiers.entries()) {
    const numbers = [index + 1, PEOPLE + index + 1];
    people.push(
      await secondsOf(async () => {
        await scanner.scan(`HR1/U/${soldier}`, 'soldier');
        for (const number of numbers) await scanner.scan(labelOf(number), 'Added');
        await scanner.sign(PIN);
      }),
    );
  }
  await scanner.press('Alt+2');
  for (let number = 1; number <= 2 * PEOPLE; number += 1) {
    returns.push(await secondsOf(() => scanner.scan(labelOf(number), 'is back from')));
  }
  return { people, returns };
}

/** Draws all that the counter keeps, so that board and log have a line for each item. */
async function drawAll(operator: Ask, counterId: string, soldiers: readonly string[]): Promise<string> {
  const { id: sessionId } = await operator<{ id: string }>('POST', `/api/counters/${counterId}/sessions`, {
    deviceName: 'Window 2',
  });
  for (let first = 1; first <= ITEMS; first += MOST_LINES) {
    const numbers = Array.from(
      { length: Math.min(MOST_LINES, ITEMS - first + 1) },
      (_, index) => first + index,
    );
    const list = {
      sessionId,
      draftId: `bench-list-${first}`,
      mode: 'draw',
      recipientId: soldiers[0],
      lines: numbers.map((number) => ({ itemId: itemId(number) })),
    };
    const prepared = await operator<{ challenge: string; content_hash: string }>(
      'POST',
      '/api/counter/handovers/prepare',
      list,
    );
    const { challenge, content_hash: contentHash } = prepared;
    const confirmation = { method: 'pin-on-device', pin: PIN };
    await operator('POST', '/api/counter/handovers', { ...list, challenge, contentHash, confirmation });
  }
  return sessionId;
}

async function millisecondsOf(ask: Ask, address: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < READS; count += 1) {
    times.push((await secondsOf(async () => void (await ask('GET', address)))) * 1000);
  }
  return median(times);
}

async function measure(server: Running, company: Company): Promise<string[][]> {
  const counterId = await setUp(askAs(server, company.commander), company);
  const browser = await chromium.launch(chromiumOptions);
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name: 'hr_session', value: company.operator, url: server.origin }]);
    await context.addInitScript('globalThis.__name ??= (named) => named');
    await context.addInitScript(note);
    const page = await context.newPage();
    await openCounter(page, server.origin);
    const scanner = new Scanner(page);
    const { people, returns } = await atTheCounter(scanner, company.soldiers);
    await context.close();
    const operator = askAs(server, company.operator);
    const sessionId = await drawAll(operator, counterId, company.soldiers);
    const at = `/api/counters/${counterId}`;
    const mean = people.reduce((sum, seconds) => sum + seconds, 0) / people.length;
    return [
      ['person, mean s', mean.toFixed(1), '6'],
      ['person, longest s', Math.max(...people).toFixed(1), '10'],
      ['return, longest s', Math.max(...returns).toFixed(1), '4'],
      ['verdict p95 ms', quantile(scanner.verdicts, 0.95).toFixed(0), '150'],
      ['commit p95 ms', quantile(scanner.commits, 0.95).toFixed(0), '800'],
      ['pack ms', (await millisecondsOf(operator, `${at}/pack?session=${sessionId}`)).toFixed(0), '500'],
      ['board ms', (await millisecondsOf(operator, `${at}/out`)).toFixed(0), '500'],
      ['log ms', (await millisecondsOf(operator, `${at}/log`)).toFixed(0), '500'],
    ];
  } finally {
    await browser.close();
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'hand-receipt-bench-'));
const dataDir = path.join(folder, 'data');
try {
  const database = await openDatabase({ dataDir, databaseUrl: null });
  const company = await fillCompany(database.db, { people: PEOPLE, items: ITEMS });
  // Rows without events would be found by a check, which is not what is measured.
  await takeFullCheckAsDone(database.db, new Date());
  await database.close();
  const server = await serve('counter', path.join(ROOT, 'dist'), PORT, dataDir);
  try {
    const rows = await measure(server, company);
    console.log(`\n${PEOPLE} people, ${ITEMS} items, PGlite, load ${loadavg()[0]?.toFixed(1)}\n`);
    table(['what', 'measured', 'goal'], rows);
  } finally {
    await server.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
