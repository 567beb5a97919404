import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { type OwnServer, startOwnServer } from '../support/own-server';
import { PORT } from '../support/environment';
import { signIn } from '../support/people';
import { test } from '../support/test';

const REPOSITORY = join(__dirname, '../..');
const NAME = 'mfe-range';
const STAMPS = 'node_modules/.cache/hand-receipt';

/** A copy of the workspace, so that a section can be added to it. */
let workspace: string;
let server: OwnServer;

/** Runs a command in the copy. @returns what it printed */
function run(command: string, args: readonly string[], cwd = workspace): string {
  // The section's own tests are not counted among these.
  const { TEST_COUNTS_FILE: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
}
const node = (...args: string[]) => run(process.execPath, args);
const lines = (text: string) => text.split('\n').filter(Boolean);

/** Every file that the repository has or would have, installed, with what is built of it. */
function copyWorkspace(): void {
  workspace = mkdtempSync(join(tmpdir(), 'hand-receipt-workspace-'));
  const files = lines(run('git', ['ls-files', '-co', '--exclude-standard'], REPOSITORY));
  for (const file of files.filter((name) => existsSync(join(REPOSITORY, name))))
    cpSync(join(REPOSITORY, file), join(workspace, file));
  run('git', ['init', '-q']);
  run('git', ['add', '-A']);
  const install = `import { pnpm, run } from './scripts/lib/workspace.mjs';
    const [command, ...args] = pnpm();
    await run(command, [...args, 'install', '--frozen-lockfile', '--prefer-offline'], { quiet: true });`;
  node('--input-type=module', '-e', install);
  for (const built of ['dist', 'mock-api/dist', 'packages/witness/dist', '.release', STAMPS])
    cpSync(join(REPOSITORY, built), join(workspace, built), { recursive: true });
  // A stamp names the folder of what was built.
  const stamps = readdirSync(join(workspace, STAMPS), { recursive: true, encoding: 'utf8' });
  for (const name of stamps.filter((file) => file.startsWith('build-') && file.endsWith('.stamp'))) {
    const stamp = join(workspace, STAMPS, name);
    writeFileSync(stamp, readFileSync(stamp, 'utf8').replace(REPOSITORY, workspace));
  }
}

test.beforeAll(async () => {
  test.setTimeout(600_000);
  server = await startOwnServer(PORT + 48);
  copyWorkspace();
});
test.afterAll(async () => {
  await server?.stop();
  rmSync(workspace, { recursive: true, force: true });
});

test.describe.configure({ mode: 'serial' });

test('FED-21 a new section is one folder of at most 15 files, and nothing else of the repository changes but the lockfile', () => {
  test.setTimeout(180_000);
  const said = node('scripts/new-section.mjs', NAME, 'Range');
  expect(said).toContain(`pnpm dev ${NAME}`);
  expect(lines(run('git', ['diff', '--name-only']))).toEqual(['pnpm-lock.yaml']);
  const added = lines(run('git', ['ls-files', '-o', '--exclude-standard']));
  expect(added.filter((file) => !file.startsWith(`${NAME}/`))).toEqual([]);
  expect(added.length).toBeGreaterThan(8);
  expect(added.length).toBeLessThanOrEqual(15);
  // Nothing in it is called as in the template.
  const texts = added.map((file) => [file, readFileSync(join(workspace, file), 'utf8')]);
  expect(texts.filter(([, text]) => text?.toLowerCase().includes('template'))).toEqual([]);
});

test('FED-22 as it is written it passes format, lint, types and its own tests', () => {
  test.setTimeout(240_000);
  node('node_modules/prettier/bin/prettier.cjs', '--check', NAME);
  node('node_modules/eslint/bin/eslint.js', NAME, '--max-warnings', '0');
  node('node_modules/typescript-native/bin/tsc', '--noEmit', '--project', NAME);
  node('scripts/check-remotes.mjs');
  run(process.execPath, ['node_modules/jest/bin/jest.js'], join(workspace, NAME));
});

test('FED-22 FED-24 a build after it builds that section alone', () => {
  test.setTimeout(240_000);
  expect(lines(node('scripts/build.mjs')).at(-1)).toMatch(/done: mfe-range$/);
});

test('FED-21 FED-40 it has an entry, a page, a card and a row action in the product, and none of them once its folder is gone', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  const deployed = join(server.webRoot, 'remotes', NAME);
  cpSync(join(workspace, 'dist/remotes', NAME), deployed, { recursive: true });
  await signIn(page, 'halloran');
  await page.goto('/dashboard');
  const sections = page.getByRole('navigation', { name: 'Sections' });
  const card = page.getByRole('region', { name: 'Range' });
  await expect(card.getByText(/^[\d,]+ items$/)).toBeVisible();
  await sections.getByRole('link', { name: 'Range' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Range' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  await page.goto('/property-book');
  // Two sections have their buttons there already.
  const more = page.getByRole('button', { name: /^More actions, / }).first();
  const name = (await more.getAttribute('aria-label')) ?? '';
  await more.click();
  await page.getByRole('link', { name: 'Show in Range' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Range' })).toBeVisible();
  const serial = name.split(' ').at(-1) ?? '';
  await expect(page.getByRole('row').nth(1)).toContainText(serial);
  await expect(page.getByText('1 item')).toBeVisible();

  rmSync(deployed, { recursive: true });
  await page.goto('/dashboard');
  await expect(sections.getByRole('link', { name: 'Transfers' })).toBeVisible();
  await expect(sections.getByRole('link', { name: 'Range' })).toHaveCount(0);
  await expect(card).toHaveCount(0);
  await context.close();
});

/** Fills the actions of a row so many times from the new section. */
function fillRowActions(count: number): void {
  const descriptorFile = join(workspace, NAME, 'remote.json');
  const descriptor = JSON.parse(readFileSync(descriptorFile, 'utf8')) as {
    slots: { slot: string; name: string }[];
  };
  const [template] = descriptor.slots.filter(({ slot }) => slot === 'property.rowActions');
  const names = ['showItem', ...Array.from({ length: count - 1 }, (_, n) => `showItem${n + 2}`)];
  descriptor.slots = names.map((name) => ({ ...template!, name }));
  writeFileSync(descriptorFile, JSON.stringify(descriptor));
  const moduleFile = join(workspace, NAME, 'src/remote.ts');
  const fills = names.map((name) => `${name}: ShowItemAction`).join(', ');
  const source = readFileSync(moduleFile, 'utf8').replace('{ showItem: ShowItemAction }', `{ ${fills} }`);
  writeFileSync(moduleFile, source);
}

/** Presses the last action that the others leave to the menu, by keyboard alone. */
async function openLastByKeyboard(page: Page, actions: Locator, menuCount: number): Promise<void> {
  const more = actions.getByRole('button', { name: /^More actions, / });
  await more.focus();
  await page.keyboard.press('Enter');
  const last = page.getByRole('link', { name: 'Show in Range' }).last();
  await expect(last).toBeVisible();
  for (let n = 0; n < menuCount; n += 1) await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Range' })).toBeVisible();
}

/** Each of the first rows is whole in the view: nothing is cut, nothing reaches past the edge. */
async function expectWhole(all: Locator, width: number): Promise<void> {
  for (const one of (await all.all()).slice(0, 5)) {
    await expect(one).toBeInViewport({ ratio: 1 });
    const box = await one.boundingBox();
    expect(box!.x + box!.width).toBeLessThanOrEqual(width);
  }
}

test('FED-25 with 0, 1, 3 and 12 fills each row shows its actions, at 1440 and 390 pixels, and a keyboard reaches them all', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const remotes = join(server.webRoot, 'remotes');
  const [transfers, maintenance, range] = ['mfe-transfers', 'mfe-maintenance', NAME].map((name) =>
    join(remotes, name),
  ) as [string, string, string];
  rmSync(transfers, { recursive: true });
  rmSync(maintenance, { recursive: true });
  /** How many fills there are, how many of them in the row, and what is deployed for it. */
  const steps: [number, number, () => void][] = [
    [0, 0, () => undefined],
    [1, 1, () => cpSync(join(workspace, 'dist/remotes/mfe-transfers'), transfers, { recursive: true })],
    [
      3,
      2,
      () => {
        cpSync(join(workspace, 'dist/remotes/mfe-maintenance'), maintenance, { recursive: true });
        cpSync(join(workspace, 'dist/remotes', NAME), range, { recursive: true });
      },
    ],
    [
      12,
      2,
      () => {
        fillRowActions(10);
        node('scripts/build.mjs');
        rmSync(range, { recursive: true });
        cpSync(join(workspace, 'dist/remotes', NAME), range, { recursive: true });
      },
    ],
  ];
  const widths = [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ];
  for (const [count, inline, deploy] of steps) {
    deploy();
    for (const viewport of widths) {
      const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'block', viewport });
      const page = await context.newPage();
      await signIn(page, 'halloran');
      await page.goto('/property-book');
      const { width } = viewport;
      const isPhone = width < 600;
      // A card of a phone has one action, Details; there the others stand in words.
      const details = isPhone
        ? page.getByRole('button', { name: /^Details, / })
        : page.getByRole('link', { name: /^Details, / });
      await expect(details.first()).toBeVisible();
      await expectWhole(details, width);
      if (isPhone) await details.first().click();
      const place = isPhone
        ? page.getByRole('dialog')
        : page.getByRole('row').filter({ has: details }).first();
      const offered = place.getByRole('button', { name: /^(Request transfer|Send maintenance form)/i });
      const more = place.getByRole('button', { name: /^More actions, / });
      await expect(offered).toHaveCount(inline);
      await expect(more).toHaveCount(count > inline ? 1 : 0);
      await expectWhole(offered, width);
      await expectWhole(more, width);
      if (count > inline) await openLastByKeyboard(page, place, count - inline);
      await context.close();
    }
  }
});
