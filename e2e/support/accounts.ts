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
  const units = (await (await admin.get('/api/units')).json()) as { id: string }[];
  const unitId = units[0]?.id ?? '';
  const made = await admin.post('/api/users', {
    data: {
      username,
      firstName: 'Alex',
      lastName: `Of ${stamp}`,
      rank: 'SPC',
      email: `${username}@example.mil`,
      role,
      unitId,
    },
  });
  expect(made.status()).toBe(201);
  const { user, link } = (await made.json()) as {
    user: { id: string; name: string };
    link: { path: string };
  };
  const guest = await request.newContext({ baseURL: ORIGIN, extraHTTPHeaders: { origin: ORIGIN } });
  const token = link.path.split('#')[1];
  const set = await guest.post('/api/auth/set-password', { data: { token, password: DEMO_PASSWORD } });
  expect(set.ok()).toBe(true);
  await guest.dispose();
  return { id: user.id, username, name: `SPC ${user.name}`, unitId };
}
