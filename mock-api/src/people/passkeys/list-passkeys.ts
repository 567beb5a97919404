import type { PasskeyDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Database, notFound } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';

/** A person's passkeys, the oldest first. */
export const listPasskeys = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('passkey')
    .select(['id', 'name', 'credential_id', 'transports', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** The same as their owner sees them. */
export const readPasskeys = async (db: Kysely<Database>, userId: string): Promise<PasskeyDto[]> =>
  (await listPasskeys(db, userId)).map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }));

/** Removes a passkey of the actor's. @returns its name. @throws ApiError 404 where they have no such one. */
export async function removePasskey({ trx, actor }: UnitOfWork, id: string): Promise<string> {
  const removed = await trx
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .returning('name')
    .executeTakeFirst();
  if (!removed) throw notFound('There is no such passkey.');
  return removed.name;
}
