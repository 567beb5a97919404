import type { Kysely } from 'kysely';
import type { Credential } from '../../access';
import type { Database } from '../../kernel';

/** Notes that the person of a session has shown a second factor in it. */
export async function markTwoFactor(db: Kysely<Database>, by: Credential | null, at: Date): Promise<void> {
  if (by?.kind !== 'session') return;
  await db.updateTable('sessions').set({ second_factor_at: at }).where('id', '=', by.id).execute();
}
