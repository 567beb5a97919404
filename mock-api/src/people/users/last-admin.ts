import type { Transaction } from 'kysely';
import { type Database, conflict } from '../../kernel';

/**
 * Refuses to lose the last active Admin. Every active Admin's row is held until the transaction ends, in
 * one order: of two Admins who demote each other at the same moment, the second finds himself the last.
 *
 * @throws ApiError 409 where nobody else could let people in again.
 */
export async function requireAnotherAdmin(trx: Transaction<Database>, userId: string): Promise<void> {
  const admins = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Admin')
    .where('status', '=', 'Active')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (admins.some(({ id }) => id !== userId)) return;
  if (admins.length === 0) return;
  throw conflict('This is the last active Admin. Make another one first.');
}
