import { brotliDecompressSync } from 'node:zlib';
import { type TestApp, testApp } from '../support/app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

test('check 10 every answer carries the policy and the security headers, errors included', async () => {
  for (const url of ['/api/config', '/api/nothing', '/api/auth/me', '/', '/assets/none.js', '/api/docs']) {
    const { headers } = await t.inject({ url });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
    for (const rule of [
      "frame-ancestors 'none'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(headers['permissions-policy']).toMatch(/^camera=\(self\), microphone=\(\), geolocation=\(\)/);
  }
});

test('HSTS, for subdomains too, goes out over https alone, as a proxy that is believed says', async () => {
  const behind = await testApp({ trustProxy: 'loopback' });
  const hsts = async ({ app }: TestApp, proto?: string) => {
    const headers = proto ? { 'x-forwarded-proto': proto } : {};
    return (await app.inject({ url: '/api/config', headers })).headers['strict-transport-security'];
  };
  expect(await hsts(behind, 'https')).toBe('max-age=31536000; includeSubDomains');
  expect(await hsts(behind, 'http')).toBeUndefined();
  expect(await hsts(behind)).toBeUndefined();
  expect(await hsts(t, 'https')).toBeUndefined();
});

test('X-Forwarded-For without TRUST_PROXY is warned of once', async () => {
  const warnings = async (proxied: TestApp) => {
    const warn = jest.spyOn(proxied.app.log, 'warn').mockImplementation(() => undefined);
    for (const address of ['10.0.0.7', '10.0.0.8', '']) {
      await proxied.app.inject({ url: '/api/config', headers: { 'x-forwarded-for': address } });
    }
    await proxied.app.inject({ url: '/api/config' });
    return warn.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('X-Forwarded-For'));
  };
  expect(await warnings(await testApp())).toEqual([expect.stringContaining('TRUST_PROXY is not set')]);
  expect(await warnings(await testApp({ trustProxy: 'loopback' }))).toEqual([]);
});

test('no cache keeps an answer of the API, errors and unknown paths included', async () => {
  for (const url of ['/api/auth/me', '/api/config', '/api/nothing', '/api/docs/json']) {
    expect([url, (await t.inject({ url })).headers['cache-control']]).toEqual([url, 'no-store']);
  }
});

test('the OpenAPI page is there, and describes each call with its errors left to the one shape', async () => {
  const page = await t.inject({ url: '/api/docs' });
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).not.toMatch(/<script(?![^>]*src=)[^>]*>/);
  const description = (await t.inject({ url: '/api/docs/json' })).json<{
    paths: Record<string, Record<string, { summary: string }>>;
  }>();
  expect(description.paths['/api/auth/login']?.post?.summary).toBe('Sign in; sets the session cookie');
  expect(description.paths['/api/transfers/{id}/status']?.patch).toBeDefined();
  expect(Object.keys(description.paths).every((path) => path.startsWith('/api/'))).toBe(true);
});

test('long responses are compressed for clients that accept compression', async () => {
  const answer = await t.inject({ url: '/api/docs/json', headers: { 'accept-encoding': 'br' } });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toHaveProperty('openapi', '3.1.0');
});

test('/healthz and /readyz answer 200; while starting or stopping /readyz and the API answer 503', async () => {
  expect((await t.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect((await t.inject({ url: '/readyz' })).statusCode).toBe(200);
  t.app.serving.now = false;
  expect((await t.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect((await t.inject({ url: '/readyz' })).statusCode).toBe(503);
  const answer = await t.inject({ url: '/api/config' });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  t.app.serving.now = true;
});

test('check 24 with the disk nearly full, writes answer 507 and reads go on; with room again, so do writes', async () => {
  const { database } = t.app;
  const roomy = database.freeBytes;
  const logout = () => t.inject({ method: 'POST', url: '/api/auth/logout' });
  database.freeBytes = async () => 1024 * 1024;
  const refused = await logout();
  expect(refused.statusCode).toBe(507);
  expect(refused.json()).toMatchObject({
    error: 'insufficient-storage',
    message: 'The disk that holds the data is nearly full. Nothing was changed.',
  });
  expect((await t.inject({ url: '/api/config' })).statusCode).toBe(200);
  database.freeBytes = roomy;
  expect((await logout()).statusCode).toBe(200);
});
