import { type APIRequestContext, expect, request } from '@playwright/test';
import { ORIGIN } from './environment';
import { DEMO_PASSWORD, newSerial } from './people';

export interface MadeItem {
  id: string;
  serial_number: string;
}

/** A person at the API, with a session of their own. */
export async function atApi(username: string): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: ORIGIN, extraHTTPHeaders: { origin: ORIGIN } });
  const answer = await api.post('/api/auth/login', { data: { username, password: DEMO_PASSWORD } });
  expect(answer.ok()).toBe(true);
  return api;
}

/** A weapon that no other test knows, on the hand receipt of the person who creates it. */
export async function makeWeapon(api: APIRequestContext, prefix: string): Promise<MadeItem> {
  const answer = await api.post('/api/property', {
    data: { name: 'M4A1 Carbine', category: 'weapons', serial_number: newSerial(prefix) },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as MadeItem;
}
