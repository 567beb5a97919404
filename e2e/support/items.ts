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

/** Offers an item and has it accepted. */
export async function handOver(
  from: APIRequestContext,
  to: APIRequestContext,
  propertyId: string,
  toUserId: string,
): Promise<void> {
  const offered = await from.post('/api/transfers', { data: { propertyId, toUserId } });
  expect(offered.status(), await offered.text()).toBe(201);
  const { id } = (await offered.json()) as { id: string };
  const taken = await to.patch(`/api/transfers/${id}/status`, { data: { status: 'Approved' } });
  expect(taken.status(), await taken.text()).toBe(200);
}
