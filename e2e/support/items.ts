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

/** An item that no other test knows, on the hand receipt of the person who creates it. */
async function makeItem(
  api: APIRequestContext,
  name: string,
  category: string,
  prefix: string,
): Promise<MadeItem> {
  const data = { name, category, serial_number: newSerial(prefix) };
  const answer = await api.post('/api/property', { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as MadeItem;
}

/** A weapon is sensitive from its creation. */
export const makeWeapon = (api: APIRequestContext, prefix: string) =>
  makeItem(api, 'M4A1 Carbine', 'weapons', prefix);

/** A radio is not sensitive until somebody marks it. */
export const makeRadio = (api: APIRequestContext, prefix: string) =>
  makeItem(api, 'AN/PRC-148 Radio', 'electronics', prefix);
