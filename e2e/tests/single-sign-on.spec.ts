import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { PORT } from '../support/environment';
import { hasNginx, startNginx } from '../support/nginx';
import { startOwnServer } from '../support/own-server';
import { DEMO_PASSWORD } from '../support/people';
import { startProvider } from '../support/provider';
import { test } from '../support/test';

const ADMIN = 'admin';

/** Signs the Admin of the demo company in. */
async function asAdmin(api: APIRequestContext, origin: string): Promise<void> {
  const answer = await api.post('/api/auth/login', {
    headers: { origin },
    data: { username: ADMIN, password: DEMO_PASSWORD },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('a person signs in at the provider, waits, comes in, and is signed out there too', async ({
  page,
  playwright,
}) => {
  test.setTimeout(240_000);
  const port = PORT + 60;
  const origin = `http://127.0.0.1:${port}`;
  const provider = await startProvider(port + 1, origin, {
    reyes: {
      given_name: 'Ana',
      family_name: 'Reyes',
      email: 'reyes@unit.example',
      preferred_username: 'reyes',
    },
  });
  const server = await startOwnServer(port, {
    PUBLIC_URL: origin,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'hand-receipt',
    OIDC_CLIENT_SECRET: 'secret-of-the-client',
    OIDC_NAME: 'Unit Login',
  });
  try {
    const broken: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) broken.push(message.text());
    });
    await page.goto(`${origin}/login`);
    await page.getByRole('button', { name: 'Sign In with Unit Login' }).click();
    await page.locator('input[name=login]').fill('reyes');
    await page.locator('input[name=password]').fill('any');
    await page.locator('button[type=submit]').click();
    await expect(page.getByText('Your account is waiting for a leader of your unit')).toBeVisible();
    expect(page.url()).toBe(`${origin}/login?refused=pending`);

    const api = await playwright.request.newContext({ baseURL: origin });
    await asAdmin(api, origin);
    const people = (await (await api.get('/api/users?q=Reyes&status=Pending')).json()) as { id: string }[];
    const id = people[0]?.id ?? '';
    const units = (await (await api.get('/api/units')).json()) as { id: string }[];
    const headers = { origin };
    const placed = await api.patch(`/api/users/${id}`, { headers, data: { unitId: units[0]?.id } });
    expect(placed.ok(), await placed.text()).toBe(true);
    expect((await api.post(`/api/users/${id}/activate`, { headers })).ok()).toBe(true);
    await api.dispose();

    await page.getByRole('button', { name: 'Sign In with Unit Login' }).click();
    await expect(page).toHaveURL(`${origin}/dashboard`);
    await expect(page.getByRole('heading', { level: 1, name: /Reyes/ })).toBeVisible();

    await page.goto(`${origin}/settings?tab=security`);
    await expect(page.getByText('You have no password here.', { exact: false })).toBeVisible();
    await page.goto(`${origin}/settings`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    // The provider asks whether they mean it there too.
    await page.getByRole('button', { name: 'Yes, sign me out' }).click();
    await expect(page).toHaveURL(`${origin}/login`);
    // The provider knows nobody any more: it asks again.
    await page.getByRole('button', { name: 'Sign In with Unit Login' }).click();
    await expect(page.locator('input[name=login]')).toBeVisible();
    expect(broken).toEqual([]);
  } finally {
    await server.stop();
    await provider.stop();
  }
});

test('a certificate that nginx has verified signs its person in, and nobody names one of their own', async ({
  playwright,
}) => {
  test.skip(!hasNginx, 'nginx is not installed here.');
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'hand-receipt-certificates-'));
  const file = (name: string) => join(folder, name);
  const openssl = (...words: string[]) => execFileSync('openssl', words, { stdio: 'ignore' });
  const newKey = ['req', '-newkey', 'rsa:2048', '-nodes'];
  openssl(
    ...newKey,
    '-x509',
    '-days',
    '2',
    '-subj',
    '/CN=Card Authority',
    '-keyout',
    file('ca.key'),
    '-out',
    file('ca.pem'),
  );
  openssl(
    ...newKey,
    '-subj',
    '/O=Unit/CN=REYES.ANA.1234567890',
    '-keyout',
    file('card.key'),
    '-out',
    file('card.csr'),
  );
  openssl(
    ...['x509', '-req', '-days', '2', '-in', file('card.csr'), '-out', file('card.pem')],
    ...['-CA', file('ca.pem'), '-CAkey', file('ca.key'), '-CAcreateserial'],
  );

  const port = PORT + 64;
  const nginx = await startNginx({ port: port + 1, upstream: port, authority: file('ca.pem') });
  const server = await startOwnServer(port, {
    TRUST_PROXY: 'loopback',
    ALLOWED_HOSTS: 'localhost,127.0.0.1',
    CERTIFICATE_HEADER: 'x-client-subject',
  });
  const headers = { origin: nginx.origin };
  const card = { origin: nginx.origin, certPath: file('card.pem'), keyPath: file('card.key') };
  const withCard = await playwright.request.newContext({
    baseURL: nginx.origin,
    ignoreHTTPSErrors: true,
    clientCertificates: [card],
  });
  const without = await playwright.request.newContext({ baseURL: nginx.origin, ignoreHTTPSErrors: true });
  try {
    const first = await withCard.post('/api/auth/certificate', { headers });
    expect([first.status(), await first.json()]).toMatchObject([403, { error: 'no-account' }]);

    await asAdmin(without, nginx.origin);
    const waiting = (await (await without.get('/api/sign-in/waiting')).json()) as {
      id: string;
      subject: string;
    }[];
    expect(waiting).toMatchObject([{ subject: 'CN=REYES.ANA.1234567890,O=Unit' }]);
    const [person] = (await (await without.get('/api/users?q=Whitaker')).json()) as { id: string }[];
    const linked = await without.post(`/api/users/${person?.id}/sign-in`, {
      headers,
      data: { identityId: waiting[0]?.id },
    });
    expect(linked.ok(), await linked.text()).toBe(true);
    const second = await withCard.post('/api/auth/certificate', { headers });
    expect([second.status(), await second.json()]).toMatchObject([200, { id: person?.id }]);

    // A client that names a subject itself: nginx replaces it, and the server itself believes nobody else.
    const named = { 'x-client-subject': 'CN=REYES.ANA.1234567890,O=Unit', 'x-client-verify': 'SUCCESS' };
    const forged = await without.post('/api/auth/certificate', { headers: { ...headers, ...named } });
    expect(forged.status()).toBe(401);
    const direct = await fetch(`${server.origin}/api/auth/certificate`, { method: 'POST', headers: named });
    expect(direct.status).toBe(403);
  } finally {
    await withCard.dispose();
    await without.dispose();
    await server.stop();
    await nginx.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
