import { type Kysely, sql } from 'kysely';
import type { Database } from '../../kernel';

/** What the ledger says of a person after each change: all of it, so that one event is enough. */
interface PersonState {
  rank: string;
  firstName: string;
  lastName: string;
  role: string;
  unitId: string | null;
  status: string;
  /** ISO 8601; null for a person whose sign-in is not blocked. */
  signInBlockedAt: string | null;
}

/** Every person as they are now, with their id and user name, in the order of their ids' bytes. */
export const personStates = (db: Kysely<Database>) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'rank',
      'first_name as firstName',
      'last_name as lastName',
      'role',
      'unit_id as unitId',
      'status',
      sql<string | null>`to_char(sign_in_blocked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as(
        'signInBlockedAt',
      ),
    ])
    .orderBy(sql`id collate "C"`);

/** A person as they are now. */
export async function personState(db: Kysely<Database>, userId: string): Promise<PersonState> {
  const row = await personStates(db).where('id', '=', userId).executeTakeFirstOrThrow();
  const { rank, firstName, lastName, role, unitId, status, signInBlockedAt } = row;
  return { rank, firstName, lastName, role, unitId, status, signInBlockedAt };
}
