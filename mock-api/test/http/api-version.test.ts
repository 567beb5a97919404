import { addUser, testApp } from '../support/app';
import { API_VERSION } from '../../src/http/api-version';

test('each response of the API says its version: a success, a refusal, a path that is none', async () => {
  const t = await testApp();
  for (const url of ['/api/config', '/api/property', '/api/nothing', '/api/docs/json']) {
    const { headers } = await t.inject({ url });
    expect([url, headers['api-version']]).toEqual([url, API_VERSION]);
  }
  expect((await t.inject({ url: '/healthz' })).headers).not.toHaveProperty('api-version');
});

test.each([
  ['/api/property/imports', '/api/imports', true],
  ['/api/sensitive-items/schedules', '/api/check-schedules', true],
  ['/api/sensitive-items/inventories', '/api/inventories', true],
  ['/api/users/connections', '/api/connections', false],
])('%s still works, and its response says that it moved to %s', async (former, current, ends) => {
  const t = await testApp();
  await addUser(t.database, { username: 'halloran', role: 'Commander' });
  const send = await t.signIn('halloran');
  const asked = await send({ method: 'GET', url: former });
  expect(asked.statusCode).toBe(200);
  expect(asked.headers['deprecation']).toMatch(/^@\d+$/);
  expect(asked.headers['link']).toBe(`<${current}>; rel="successor-version"`);
  expect(asked.headers['sunset'] !== undefined).toBe(ends);
  const now = await send({ method: 'GET', url: current });
  expect(now.json()).toEqual(asked.json());
  for (const name of ['deprecation', 'sunset', 'link']) expect(now.headers).not.toHaveProperty(name);
});
