import { setTimeout } from 'node:timers/promises';
import argon2 from '@node-rs/argon2';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { type Company, testCompany } from '../custody/company';
import { TEST_PASSWORD } from '../support/app';
import { formOf, jpeg } from '../uploads/files';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

/** Whether a connection was held whenever a password was hashed or compared, or an image decoded. */
let held: boolean[] = [];

/** A job of the server lets its connection go soon; the transaction of a request that waits here would not. */
async function note(): Promise<void> {
  const { database } = company;
  for (let tries = 0; database.load().busy > 0 && tries < 100; tries += 1) await setTimeout(10);
  held.push(database.load().busy > 0);
}

beforeEach(() => {
  held = [];
  const { hash, verify } = argon2;
  const { toBuffer } = sharp.prototype;
  jest.spyOn(argon2, 'hash').mockImplementation(async (...of) => (await note(), hash(...of)));
  jest.spyOn(argon2, 'verify').mockImplementation(async (...of) => (await note(), verify(...of)));
  jest.spyOn(sharp.prototype, 'toBuffer').mockImplementation(async function (
    this: unknown,
    ...of: unknown[]
  ) {
    await note();
    return toBuffer.apply(this, of);
  });
});
afterEach(() => jest.restoreAllMocks());

/** Some work was done, and no connection was held meanwhile. */
function expectNothingHeld(): void {
  expect(held.length).toBeGreaterThan(0);
  expect(held).not.toContain(true);
}

const NEW_PASSWORD = 'copper-kettle-7-lantern';
const PIN = '482915';
const settings = {};
const person = {
  username: 'newcomer',
  password: NEW_PASSWORD,
  email: 'newcomer@example.mil',
  first_name: 'Ann',
  last_name: 'Newcomer',
  rank: 'PFC',
  unit: 'B Co',
};

const writes: [InjectOptions['method'], string, object][] = [
  ['POST', '/api/auth/register', person],
  ['POST', '/api/auth/reauthenticate', { password: TEST_PASSWORD }],
  ['POST', '/api/auth/set-password', { token: 'x'.repeat(43), password: NEW_PASSWORD }],
  ['PUT', '/api/settings/pin', { pin: PIN, password: TEST_PASSWORD }],
  ['PUT', '/api/settings', { settings, pin: PIN }],
  ['POST', '/api/settings/reset', { pin: PIN }],
  ['POST', '/api/settings/pin/verify', { pin: PIN }],
  ['POST', '/api/settings/pin/remove', { password: TEST_PASSWORD }],
  ['PUT', '/api/auth/password', { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD }],
  ['POST', '/api/auth/login', { username: 'petrov', password: NEW_PASSWORD }],
];

test.each(writes)('%s %s hashes with no transaction open', async (method, url, body) => {
  const answer = await company.as.petrov({ method, url, body });
  expect([200, 201, 410]).toContain(answer.statusCode);
  expectNothingHeld();
});

test('POST /api/uploads decodes photos with no transaction open', async () => {
  const bytes = await jpeg('red');
  held = [];
  const answer = await company.as.halloran({ method: 'POST', url: '/api/uploads', ...formOf({ bytes }) });
  expect(answer.statusCode).toBe(201);
  expectNothingHeld();
});
