import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../../src/people/auth/password';

const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };

export interface Credentials {
  username: string;
  password: string;
}

/**
 * Creates a company of one commander, whose own acts are all the events that there are: three items, each
 * sealed as it was entered.
 *
 * @returns headers by which requests are theirs.
 */
export async function layInCompany(
  app: FastifyInstance,
  { username, password }: Credentials,
): Promise<Record<string, string>> {
  const { db } = app.database;
  await db.insertInto('units').values({ id: 'B', name: 'B Co', kind: 'company' }).execute();
  const { id } = await db
    .insertInto('users')
    .values({
      username,
      email: `${username}@example.mil`,
      password_hash: await hashPassword(password),
      first_name: 'Alex',
      last_name: 'Halloran',
      rank: 'CPT',
      role: 'Commander',
      unit_id: 'B',
      status: 'Active',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const headers = { ...OWN_PAGE, cookie: await signIn(app, { username, password }) };
  for (const serial_number of ['W1', 'W2', 'W3']) {
    const body = { name: 'M4A1 CARBINE', serial_number, assigned_to_user_id: id };
    const entered = await app.inject({ method: 'POST', url: '/api/property', headers, body });
    if (entered.statusCode !== 201) throw new Error(entered.body);
    await app.sealer.sealNow();
  }
  return headers;
}

async function signIn(app: FastifyInstance, body: Credentials): Promise<string> {
  const login = await app.inject({ method: 'POST', url: '/api/auth/login', headers: OWN_PAGE, body });
  return login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
