import fastify from 'fastify';
import { type Config, readConfig } from '../../src/kernel/config/config';
import allowedHosts from '../../src/http/plugins/allowed-hosts';
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

const statuses = async (config: Partial<Config>, hosts: string[]) => {
  const { inject } = await testApp(config);
  const sent = hosts.map((host) => inject({ url: '/api/config', headers: { host } }));
  return (await Promise.all(sent)).map(({ statusCode }) => statusCode);
};

test('without ALLOWED_HOSTS a server of this machine alone answers to the names of this machine', async () => {
  const names = ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST', '127.0.0.2', 'evil.example'];
  expect(await statuses({ host: '127.0.0.1' }, names)).toEqual([200, 200, 200, 200, 421, 421]);
  expect(await statuses({ host: '127.0.0.2' }, names)).toEqual([200, 200, 200, 200, 200, 421]);
  expect(await statuses({ host: '::1' }, names)).toEqual([200, 200, 200, 200, 421, 421]);
});

test.each<Partial<Config>>([{ host: '0.0.0.0' }, { trustProxy: 'loopback' }])(
  'without ALLOWED_HOSTS a server that a network reaches answers to any name, and warns once: %o',
  async (network) => {
    const lines: string[] = [];
    const app = fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
    app.decorate('config', { ...readConfig({}), ...network });
    await app.register(allowedHosts);
    app.get('/api/config', () => 'answered');
    for (const host of ['hr.example', '10.0.0.7:3000']) {
      expect((await app.inject({ url: '/api/config', headers: { host } })).statusCode).toBe(200);
    }
    expect(lines.filter((line) => line.includes('Set ALLOWED_HOSTS'))).toHaveLength(1);
  },
);
