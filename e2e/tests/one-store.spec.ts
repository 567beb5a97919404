import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

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

test.beforeAll(() => {
  test.setTimeout(180_000);
  build('host');
  build('mfe-probe');
});

test.afterAll(() => rmSync(dist, { recursive: true, force: true }));

test('host and remote, built apart, hold the same session store, query client and React', async ({
  page,
}) => {
  await page.route('**/*', (route) => {
    const file = fileOf(new URL(route.request().url()).pathname);
    return existsSync(file)
      ? route.fulfill({
          body: readFileSync(file),
          contentType: file.endsWith('.js')
            ? 'text/javascript'
            : file.endsWith('.json')
              ? 'application/json'
              : 'text/html',
        })
      : route.fulfill({ status: 404 });
  });
  await page.goto('http://one-page.test/');
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
