import { readConfig } from '../../src/config';
import { type TestApp, testApp } from '../support/app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ allowedHosts: readConfig({ ALLOWED_HOSTS: 'HR.example, localhost' }).allowedHosts });
});

const ask = async (host: string, url = '/api/config') =>
  (await t.inject({ url, headers: { host } })).statusCode;

test('where ALLOWED_HOSTS is set, a request for another host is refused, and probes are answered', async () => {
  expect(await ask('hr.example')).toBe(200);
  expect(await ask('hr.EXAMPLE:8443')).toBe(200);
  expect(await ask('localhost:3000')).toBe(200);
  expect(await ask('evil.example')).toBe(421);
  expect(await ask('hr.example.evil.example')).toBe(421);
  expect(await ask('evil.example', '/')).toBe(421);
  expect(await ask('10.0.0.7', '/readyz')).toBe(200);
});

test('a mistake in ALLOWED_HOSTS is told at the start', () => {
  expect(() => readConfig({ ALLOWED_HOSTS: 'hr.example:80' })).toThrow('it takes host names without ports');
});
