/**
 * A blind count of 174 weapons on a phone, by hand scanner: 390 x 844 px, the processor four times slower. A scanner sends
 * a character in 2 ms, and nothing waits between a verdict and the next code.
 *
 *   pnpm --filter bench phone-count [weapons] [--smoke]
 *
 * The goals: something is drawn in less than 100 ms after Enter, and a weapon takes at most 1.2 s. It needs a build
 * (`pnpm build`).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../mock-api/src/kernel/db/schema';
import { takeFullCheckAsDone } from './api/full-check';
import { chromiumOptions } from './lib/browser';
import { median, table } from './lib/figures';
import { openDatabase, startSession } from './lib/mock-api';
import { ROOT, type Running, serve } from './lib/product';
import { quantile } from './lib/quantile';
import { benchmarkArgs, unlessSmoke } from './lib/smoke';

const WEAPONS = Number(benchmarkArgs[0] ?? unlessSmoke(174, 5));
const PORT = 4676;
const SLOWER = 4;
const SCANNER_MS = 2;

const serial = (number: number): string => `W${100_000 + number}`;

interface People {
  /** Sessions of who opens the count and of who reads. */
  commander: string;
  reader: string;
  readerId: string;
}

/** A company whose weapons a soldier holds. No ledger event tells how they came about. */
async function fill(db: Kysely<Database>): Promise<People> {
  await db.insertInto('units').values({ id: 'BENCH', name: 'Bench', kind: 'company' }).execute();
  const person = (username: string, role: 'Commander' | 'Squad Leader' | 'Soldier') => ({
    username,
    role,
    email: `${username}@bench.test`,
    password_hash: '-',
    first_name: 'B',
    last_name: username,
    rank: 'SGT' as const,
    unit_id: 'BENCH',
    status: 'Active' as const,
  });
  const people = await db
    .insertInto('users')
    .values([person('commander', 'Commander'), person('reader', 'Squad Leader'), person('holder', 'Soldier')])
    .returning('id')
    .execute();
  const [commanderId = '', readerId = '', holderId = ''] = people.map(({ id }) => id);
  await sql`insert into property (id, name, serial_number, category, is_sensitive, unit_id, assigned_to_user_id, created_at)
    select 'E-' || n, 'M4A1 Carbine', 'W' || 100000 + n, 'weapons', true, 'BENCH', ${holderId}, now()
    from generate_series(1, ${WEAPONS}::int) n`.execute(db);
  await sql`insert into custody_link (item_id, position, user_id, since)
    select id, link.position, link.user_id, now() from property
    cross join lateral (values (0, null), (1, ${holderId})) link (position, user_id)`.execute(db);
  await sql`analyze`.execute(db);
  const sessionOf = (userId: string) => startSession(db, { userId, at: new Date(), userAgent: null });
  return { commander: await sessionOf(commanderId), reader: await sessionOf(readerId), readerId };
}

async function openCount({ origin }: Running, { commander, readerId }: People): Promise<string> {
  const answer = await fetch(`${origin}/api/inventories`, {
    method: 'POST',
    headers: { cookie: `hr_session=${commander}`, origin, 'content-type': 'application/json' },
    body: JSON.stringify({ unitId: 'BENCH', counterIds: [readerId] }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { id: string }).id;
}

/** What the page notes of the code that is read now. Milliseconds of the page. */
interface Noted {
  code: string;
  entered: number;
  /** When its verdict was first drawn, as being checked or as answered. */
  drawn: number;
  answered: number;
  state: string;
}

/** Runs in the page: notes when Enter was pressed, and when the frame with the verdict was drawn. */
function note(): void {
  const own: Noted = { code: '', entered: 0, drawn: 0, answered: 0, state: '' };
  Object.assign(globalThis, { noted: own });
  document.addEventListener(
    'keydown',
    ({ key }) => key === 'Enter' && (own.entered = performance.now()),
    true,
  );
  const afterFrame = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
  const look = () => {
    const verdict = document.querySelector<HTMLElement>('section[aria-label="Last scan"]');
    if (!verdict || own.entered === 0 || !verdict.textContent?.includes(own.code)) return;
    const { code } = noted;
    const state = verdict.dataset.state ?? '';
    afterFrame(() => {
      if (own.code !== code) return;
      own.drawn ||= performance.now();
      if (state === 'checking' || own.answered > 0) return;
      own.answered = performance.now();
      own.state = state;
    });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
}

/** In the page: what `note` keeps there. */
declare const noted: Noted;

/** Reads one code. @throws Error where the verdict is another one than that it was counted */
async function read(page: Page, code: string): Promise<Noted> {
  await page.evaluate((next) => {
    Object.assign(noted, { code: next, entered: 0, drawn: 0, answered: 0, state: '' });
  }, code);
  await page.keyboard.type(code, { delay: SCANNER_MS });
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => noted.answered > 0, undefined, { polling: 10, timeout: 60_000 });
  const seen = await page.evaluate(() => noted);
  if (seen.state !== 'verified') throw new Error(`${code}: ${seen.state}`);
  return seen;
}

async function measure(server: Running, people: People): Promise<string[][]> {
  const id = await openCount(server, people);
  const browser = await chromium.launch(chromiumOptions);
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await context.addCookies([{ name: 'hr_session', value: people.reader, url: server.origin }]);
    await context.addInitScript('globalThis.__name ??= (named) => named');
    await context.addInitScript(note);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(`${server.origin}/inventories/${id}`);
    await page.getByRole('button', { name: 'Type serial' }).waitFor({ timeout: 120_000 });
    const drawn: number[] = [];
    const answered: number[] = [];
    const weapons: number[] = [];
    for (let number = 1; number <= WEAPONS; number += 1) {
      const started = performance.now();
      const seen = await read(page, serial(number));
      weapons.push(performance.now() - started);
      drawn.push(seen.drawn - seen.entered);
      answered.push(seen.answered - seen.entered);
    }
    const row = (what: string, times: number[], goal: string) => [
      what,
      median(times).toFixed(0),
      quantile(times, 0.95).toFixed(0),
      Math.max(...times).toFixed(0),
      goal,
    ];
    return [
      row('Enter to something drawn', drawn, '100'),
      row('Enter to the verdict', answered, '-'),
      row('a weapon, keys and all', weapons, '1200'),
    ];
  } finally {
    await browser.close();
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'hand-receipt-bench-'));
const dataDir = path.join(folder, 'data');
try {
  const database = await openDatabase({ dataDir, databaseUrl: null });
  const people = await fill(database.db);
  // Rows without events would be found by a check, which is not what is measured.
  await takeFullCheckAsDone(database.db, new Date());
  await database.close();
  const server = await serve('phone-count', path.join(ROOT, 'dist'), PORT, dataDir);
  try {
    const rows = await measure(server, people);
    console.log(
      `\n${WEAPONS} weapons, PGlite, processor ${SLOWER}x slower, load ${loadavg()[0]?.toFixed(1)}\n`,
    );
    table(['milliseconds', 'p50', 'p95', 'longest', 'goal'], rows);
  } finally {
    await server.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
