import type { NotificationDto, UserDetailsDto } from '@hand-receipt/contracts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Config } from '../../src/kernel/config/config';
import { type Company, testCompany } from '../custody/company';
import { addUser, cookieOf, TEST_PASSWORD } from '../support/app';

type Method = NonNullable<InjectOptions['method']>;
type Send = (options: InjectOptions) => Promise<LightMyRequestResponse>;

/** The test company with an Admin, and somebody who waits to be let in. */
export interface Household extends Company {
  admin: Send;
  adminId: string;
  /** 'Delgado' of the 2nd Squad: Pending. */
  pendingId: string;
}

export async function household(config: Partial<Config> = {}): Promise<Household> {
  const company = await testCompany(config);
  const adminId = await addUser(company.database, {
    username: 'okonkwo',
    last_name: 'Okonkwo',
    rank: 'MSG',
    role: 'Admin',
    unit_id: 'B',
  });
  const pendingId = await addUser(company.database, {
    username: 'delgado',
    last_name: 'Delgado',
    unit_id: 'B-2',
    status: 'Pending',
  });
  return { ...company, adminId, pendingId, admin: await company.signIn('okonkwo') };
}

/** Sends a request and answers its status and JSON. */
export async function call<T = { message: string; error: string; fields?: Record<string, string> }>(
  send: Send,
  method: Method,
  url: string,
  body?: object,
): Promise<{ status: number; json: T }> {
  const answer = await send({ method, url, ...(body && { body }) });
  return { status: answer.statusCode, json: answer.json<T>() };
}

export const readUser = async (send: Send, id: string) =>
  (await call<UserDetailsDto>(send, 'GET', `/api/users/${id}`)).json;

/** Signs somebody in and answers their cookie. */
export async function cookieFor({ inject }: Company, username: string, password = TEST_PASSWORD) {
  const answer = await inject({ method: 'POST', url: '/api/auth/login', body: { username, password } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return cookieOf(answer);
}

export const noticesOf = async (send: Send): Promise<NotificationDto[]> =>
  (await send({ url: '/api/notifications' })).json();

/** The ledger's newest events of a type, as their details. */
export async function newestEvents(
  { database }: Pick<Company, 'database'>,
  type: string,
): Promise<Record<string, unknown>[]> {
  const rows = await database.db
    .selectFrom('ledger_event')
    .select('body')
    .where('event_type', '=', type)
    .orderBy('seq', 'desc')
    .execute();
  return rows.map(({ body }) => {
    const event = JSON.parse(Buffer.from(body).toString('utf8')) as { details: Record<string, unknown> };
    return event.details;
  });
}
