import { type APIRequestContext, type APIResponse, expect, request } from '@playwright/test';
import { DEMO_PASSWORD, newSerial } from '../support/people';
import { ORIGIN } from '../support/environment';
import { test } from '../support/test';

interface Item {
  id: string;
  serial_number: string;
  assigned_to_user_id: string;
}
interface Offer {
  id: string;
  status: string;
}

/** A person at the API, with a cookie of their own. */
async function caller(username: string): Promise<{ api: APIRequestContext; id: string }> {
  const api = await request.newContext({ baseURL: ORIGIN, extraHTTPHeaders: { origin: ORIGIN } });
  const answer = await api.post('/api/auth/login', { data: { username, password: DEMO_PASSWORD } });
  expect(answer.ok()).toBe(true);
  return { api, id: ((await answer.json()) as { id: string }).id };
}

const messageOf = async (answer: APIResponse) => ((await answer.json()) as { message: string }).message;

test('bad transfers: to oneself, of what one does not hold, of what is already offered, of what is unknown', async () => {
  const commander = await caller('halloran');
  const soldier = await caller('whitaker');
  const made = await commander.api.post('/api/property', {
    data: { name: 'M4A1 Carbine', serial_number: newSerial('BT') },
  });
  expect(made.status()).toBe(201);
  const item = (await made.json()) as Item;

  const offer = (who: APIRequestContext, toUserId: string, propertyId = item.id) =>
    who.post('/api/transfers', { data: { propertyId, toUserId } });

  const toOneself = await offer(commander.api, commander.id);
  expect(toOneself.status()).toBe(400);
  expect(await messageOf(toOneself)).toMatch(/already hold/i);
  expect((await offer(soldier.api, commander.id)).status()).toBe(404);
  expect((await offer(commander.api, 'U-9999')).status()).toBe(404);
  expect((await offer(commander.api, soldier.id, 'P-99999')).status()).toBe(404);

  expect((await offer(commander.api, soldier.id)).status()).toBe(201);
  const twice = await offer(commander.api, soldier.id);
  expect(twice.status()).toBe(409);
  expect(await messageOf(twice)).toContain('Whitaker');
});

test('check 22: approval twice at the same moment from two browsers moves custody once', async () => {
  const commander = await caller('halloran');
  const [left, right] = [await caller('whitaker'), await caller('whitaker')];
  const item = (await (
    await commander.api.post('/api/property', { data: { name: 'M249', serial_number: newSerial('TW') } })
  ).json()) as Item;
  const offer = (await (
    await commander.api.post('/api/transfers', { data: { propertyId: item.id, toUserId: left.id } })
  ).json()) as Offer;

  const decide = (who: typeof left, status: string) =>
    who.api.patch(`/api/transfers/${offer.id}/status`, { data: { status } });
  const answers = await Promise.all([decide(left, 'Approved'), decide(right, 'Rejected')]);
  expect(answers.map((answer) => answer.status()).sort()).toEqual([200, 409]);

  const loser = answers.find((answer) => answer.status() === 409)!;
  expect(await messageOf(loser)).toMatch(/already/i);

  const history = (await (await commander.api.get(`/api/ledger/history?itemId=${item.id}`)).json()) as {
    eventType: string;
  }[];
  expect(history.filter(({ eventType }) => /APPROVED|REJECTED/.test(eventType))).toHaveLength(1);
});

test('ERR-25 API-32 a serial number twice is refused in words that say so', async () => {
  const { api } = await caller('halloran');
  const serial = newSerial('DUP');
  expect((await api.post('/api/property', { data: { name: 'M249', serial_number: serial } })).status()).toBe(
    201,
  );
  const again = await api.post('/api/property', {
    data: { name: 'M249', serial_number: ` ${serial.toLowerCase()} ` },
  });
  expect(again.status()).toBe(409);
  expect(await messageOf(again)).toMatch(/duplicate|unique/i);
});
