import { type APIRequestContext, expect, request } from '@playwright/test';
import { DEMO_PASSWORD } from './people';

/** Calls a server as somebody with the demo password. */
export async function apiAs(origin: string, username: string): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const answer = await api.post('/api/auth/login', { data: { username, password: DEMO_PASSWORD } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return api;
}

/** What a call answers, which must not be refused. */
export async function ask<T>(
  api: APIRequestContext,
  method: 'get' | 'post' | 'put' | 'patch',
  path: string,
  data?: object,
): Promise<T> {
  const answer = await api[method](path, data && { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}
