import { type APIRequestContext, expect, request } from '@playwright/test';
import { ORIGIN } from './environment';
import { DEMO_PASSWORD } from './people';

export interface Account {
  id: string;
  username: string;
  /** Rank and name, as the directory's menus say it. */
  name: string;
  unitId: string;
}

/**
 * A person whom no other test knows, signed up by an Admin and with the demo password, so that `signIn` and
 * `person` let them in.
 */
export async function makeAccount(
  admin: APIRequestContext,
  prefix: string,
  role: 'Soldier' | 'Supply Sergeant' | 'Admin' = 'Soldier',
): Promise<Account> {
  const stamp = `${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`;
  const username = `${prefix}-${stamp}`.toLowerCase();
  const units = (await (await admin.get('/api/units')).json()) as { id: string; kind: string }[];
  const unitId = units.find(({ kind }) => kind === 'company')?.id ?? '';
  return signUp(admin, ORIGIN, { username, lastName: `Of ${stamp}`, rank: 'SPC', role, unitId });
}

interface NewAccount {
  username: string;
  lastName: string;
  rank: string;
  role: string;
  unitId: string;
}

/** An account whose person has set the demo password by the link that the Admin gave them. */
export async function signUp(
  admin: APIRequestContext,
  origin: string,
  { username, ...account }: NewAccount,
): Promise<Account> {
  const made = await admin.post('/api/users', {
    data: { username, firstName: 'Alex', email: `${username}@example.mil`, ...account },
  });
  expect(made.status()).toBe(201);
  const { user, link } = (await made.json()) as {
    user: { id: string; name: string };
    link: { path: string };
  };
  const guest = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const token = link.path.split('#')[1];
  const set = await guest.post('/api/auth/set-password', { data: { token, password: DEMO_PASSWORD } });
  expect(set.ok()).toBe(true);
  await guest.dispose();
  return { id: user.id, username, name: `${account.rank} ${user.name}`, unitId: account.unitId };
}
