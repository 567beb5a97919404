import { type Browser, expect, type Page } from '@playwright/test';
import { PORT } from '../support/environment';
import { doMainJob } from '../support/main-job';
import { hasNginx, type Nginx, startNginx } from '../support/nginx';
import { type OwnServer, startOwnServer } from '../support/own-server';
import { PHONE, signIn } from '../support/people';
import { test } from '../support/test';

test.skip(!hasNginx, 'nginx is not installed here.');

let server: OwnServer;
let nginx: Nginx;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const port = PORT + 52;
  nginx = await startNginx({ port: port + 1, upstream: port });
  server = await startOwnServer(port, { TRUST_PROXY: 'loopback', ALLOWED_HOSTS: 'localhost' });
});
test.afterAll(async () => {
  await server?.stop();
  await nginx?.stop();
});

async function signedIn(
  browser: Browser,
  username: string,
  viewport = { width: 1440, height: 900 },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: nginx.origin,
    ignoreHTTPSErrors: true,
    viewport,
    hasTouch: viewport.width < 768,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await signIn(page, username);
  return page;
}

test('the main job passes through nginx with TLS and HTTP/2, and the event stream is not held back', async ({
  browser,
}) => {
  const commander = await signedIn(browser, 'halloran');
  const protocol = await commander.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return navigation?.nextHopProtocol;
  });
  expect(protocol).toBe('h2');
  // Behind TLS a session's cookie cannot be set by another host or over plain HTTP.
  const cookies = await commander.context().cookies();
  const session = cookies.filter(({ name }) => name.startsWith('__Host-'));
  expect(session.length).toBeGreaterThan(0);
  expect(session.every(({ secure, httpOnly, sameSite }) => secure && httpOnly && sameSite !== 'None')).toBe(
    true,
  );
  // The soldier's screen shows the offer without asking: it came through the stream.
  await doMainJob(commander, await signedIn(browser, 'whitaker', PHONE));
});

test('plain HTTP leads to HTTPS, figures stay on the machine, and a client cannot claim an address', async ({
  playwright,
}) => {
  const plain = await fetch(`${nginx.plainOrigin}/transfers?view=history`, { redirect: 'manual' });
  expect(plain.status).toBe(308);
  expect(plain.headers.get('location')).toBe(`${nginx.origin}/transfers?view=history`);

  const api = await playwright.request.newContext({ baseURL: nginx.origin, ignoreHTTPSErrors: true });
  expect((await api.get('/metrics')).status()).toBe(404);
  const page = await api.get('/login');
  expect(page.headers()['strict-transport-security']).toContain('max-age=31536000');
  expect(page.headers()['content-security-policy']).toContain("default-src 'self'");

  // A hundred wrong passwords that claim a hundred addresses count for one: theirs.
  const attempt = (n: number) =>
    api.post('/api/auth/login', {
      headers: { origin: nginx.origin, 'x-forwarded-for': `203.0.113.${n}` },
      data: { username: `nobody${n}`, password: 'wrong-password' },
    });
  const statuses = new Set<number>();
  for (let n = 0; n < 110; n += 1) statuses.add((await attempt(n)).status());
  expect([...statuses]).toContain(429);
  await api.dispose();
});
