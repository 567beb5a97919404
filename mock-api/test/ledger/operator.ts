import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../src/kernel/db/schema';

/** Does to the database what its owner could: triggers and foreign keys do not fire. */
export async function asOperator(db: Kysely<Database>, ...statements: RawBuilder<unknown>[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const statement of statements) await statement.execute(trx);
  });
}
