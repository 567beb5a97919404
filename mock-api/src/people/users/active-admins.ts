import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';

/** The Admins who may sign in. */
export async function activeAdmins(db: Kysely<Database>): Promise<string[]> {
  const admins = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Admin')
    .where('status', '=', 'Active')
    .where('sign_in_blocked_at', 'is', null)
    .orderBy('id')
    .execute();
  return admins.map(({ id }) => id);
}
