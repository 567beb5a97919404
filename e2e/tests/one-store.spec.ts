import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/test';

const FIXTURES = join(__dirname, '../fixtures/one-page');
const WEBPACK = join(__dirname, '../node_modules/webpack-cli/bin/cli.js');
const dist = mkdtempSync(join(tmpdir(), 'hand-receipt-one-page-'));

const build = (name: string) =>
  execFileSync(process.execPath, [WEBPACK, '--config', 'webpack.config.js', '--mode', 'production'], {
    cwd: join(FIXTURES, name),
    env: { ...process.env, DIST_DIR: dist },
  });

/** Where a path of the page lies in the built folder. */
function fileOf(path: string): string {
  if (path === '/remotes.json') return join(dist, 'remotes/mfe-probe/remote.json');
  if (path.startsWith('/assets/')) return join(dist, 'shell', path.slice('/assets/'.length));
  return path.startsWith('/remotes/') ? join(dist, path) : join(dist, 'shell/index.html');
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.txt': 'text/plain',
};

/** Opens the host's page on the built files; `edit` may change what is sent of one. */
async function open(page: Page, edit: (file: string, content: Buffer) => Buffer = (_, content) => content) {
  await page.route('**/*', (route) => {
    const file = fileOf(new URL(route.request().url()).pathname);
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    const contentType = TYPES[extname(file)] ?? 'text/html';
    return route.fulfill({ body: edit(file, readFileSync(file)), contentType });
  });
  await page.goto('http://one-page.test/');
}

test.beforeAll(() => {
  test.setTimeout(180_000);
  build('host');
  build('mfe-probe');
});

test.afterAll(() => rmSync(dist, { recursive: true, force: true }));

test('host and remote, built apart, hold the same session store, query client and React', async ({
  page,
}) => {
  await open(page);
  await expect(page.locator('body')).toHaveAttribute('data-ready', 'true');
  const same = await page.evaluate(() => {
    const { hostHas, remoteHas } = globalThis as unknown as Record<
      'hostHas' | 'remoteHas',
      Record<string, unknown>
    >;
    return Object.fromEntries(Object.keys(hostHas).map((name) => [name, hostHas[name] === remoteHas[name]]));
  });
  expect(same).toEqual({ queryClient: true, sessionStore: true, version: true });
});

/** What the probe's stylesheet makes of an element. */
const spacing = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('p');
    probe.className = 'probe';
    document.body.append(probe);
    return getComputedStyle(probe).letterSpacing;
  });

test('check 27: one byte changed in the stylesheet of a remote, and it is not applied; its page does not come', async ({
  page,
}) => {
  await open(page, (file, content) =>
    file.endsWith('.css') ? Buffer.from(content.toString().replace('3px', '4px')) : content,
  );
  await expect(page.locator('body')).toHaveAttribute('data-ready', /Loading CSS chunk \S+ failed/);
  expect(await spacing(page)).toBe('normal');

  // As it was built, it is.
  await page.unroute('**/*');
  await open(page);
  await expect(page.locator('body')).toHaveAttribute('data-ready', 'true');
  expect(await spacing(page)).toBe('3px');
});
