import type { LightMyRequestResponse, InjectOptions } from 'fastify';
import { startSession } from '../../src/people/auth/session';
import type { Username, World } from '../roles/role-matrix-fixture';

/** Who sends odd requests: a person with every right, one with the fewest, and one who may change people. */
export const SENDERS = ['commander', 'soldier', 'admin'] as const;
export type Sender = (typeof SENDERS)[number];

interface Standing {
  role: 'Commander' | 'Soldier' | 'Admin';
  unit: string;
}
const STANDING: Record<Sender, Standing> = {
  commander: { role: 'Commander', unit: 'B' },
  soldier: { role: 'Soldier', unit: 'B-1' },
  admin: { role: 'Admin', unit: 'B' },
};

/**
 * The senders with sessions of their own, whatever odd requests have made of them before: one of those may
 * sign a person out, demote or deactivate them, change their password or use up their wrong ones.
 */
export async function sendersOf({ database, ids, inject }: World) {
  const cookies = {} as Record<Sender, string>;
  const { db } = database;
  const passwords = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where(
      'id',
      'in',
      SENDERS.map((who) => ids[who]),
    )
    .execute();
  const passwordOf = new Map(passwords.map(({ id, password_hash }) => [id, password_hash]));

  async function restore(who: Sender): Promise<void> {
    const { role, unit } = STANDING[who];
    const standing = {
      role,
      unit_id: unit,
      status: 'Active',
      password_hash: passwordOf.get(ids[who]),
    } as const;
    await db
      .updateTable('users')
      .set(standing)
      .where('id', '=', ids[who satisfies Username])
      .execute();
    await db.deleteFrom('login_throttle').execute();
    const token = await startSession(db, { userId: ids[who], at: new Date(), userAgent: null });
    cookies[who] = `hr_session=${token}`;
  }
  for (const who of SENDERS) await restore(who);

  const send = (who: Sender, request: InjectOptions): Promise<LightMyRequestResponse> =>
    inject({ ...request, headers: { cookie: cookies[who], ...request.headers } });
  const as = Object.fromEntries(
    SENDERS.map((who) => [who, (request: InjectOptions) => send(who, request)]),
  ) as Record<Sender, World['as'][Username]>;
  return { restore, send, as };
}
