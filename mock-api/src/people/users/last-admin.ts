import type { Transaction } from 'kysely';
import { type Database, conflict } from '../../kernel';

/**
 * Refuses to remove the last active Admin who may sign in. Locks every active Admin's row in the same order until the transaction ends.
 * If two Admins demote each other at the same moment, the second is refused.
 *
 * @throws ApiError 409 if no other active Admin is left.
 */
export async function requireAnotherAdmin(trx: Transaction<Database>, userId: string): Promise<void> {
  const admins = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Admin')
    .where('status', '=', 'Active')
    .where('sign_in_blocked_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (admins.some(({ id }) => id !== userId)) return;
  if (admins.length === 0) return;
  throw conflict('This is the last active Admin. Make another one first.');
}
