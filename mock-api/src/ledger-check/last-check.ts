import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import { CHECK_FAILED } from '../ledger';

/** The last check of the ledger that ended. `failure` says that it could not be made. */
export interface LastCheck {
  verified: boolean;
  failure: string | null;
  at: Date;
}

/** The last check of the ledger, by any process; null before the first. */
export async function readLastCheck(db: Kysely<Database>): Promise<LastCheck | null> {
  const row = await db
    .selectFrom('ledger_check')
    .select([
      sql<boolean | null>`(result ->> 'is_verified')::boolean`.as('verified'),
      'failure',
      'finished_at',
    ])
    .where((row) => row.or([row('result', 'is not', null), row('failure', '=', CHECK_FAILED)]))
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row?.finished_at) return null;
  return { verified: row.verified === true, failure: row.failure, at: row.finished_at };
}
