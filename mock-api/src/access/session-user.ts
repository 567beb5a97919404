import type { Rank, Role, UserStatus } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';

/** Who a request comes from. */
export interface SessionUser {
  id: string;
  username: string;
  /** Rank and last name, e.g. 'SPC Whitaker'. */
  name: string;
  firstName: string;
  lastName: string;
  rank: Rank;
  role: Role;
  status: UserStatus;
  unitId: string | null;
  unitName: string;
  position: string | null;
}

/** People with the columns of `SessionUser`, to be narrowed by `where`. */
export const people = (db: Kysely<Database>) =>
  db
    .selectFrom('users')
    .leftJoin('units', 'units.id', 'users.unit_id')
    .select([
      'users.id',
      'users.username',
      'users.first_name',
      'users.last_name',
      'users.rank',
      'users.role',
      'users.status',
      'users.sign_in_blocked_at',
      'users.unit_id',
      'users.requested_unit',
      'users.position',
      'units.name as unit_name',
    ]);

export type PersonRow = Awaited<ReturnType<ReturnType<typeof people>['executeTakeFirstOrThrow']>>;

export const toSessionUser = (row: PersonRow): SessionUser => ({
  id: row.id,
  username: row.username,
  name: `${row.rank} ${row.last_name}`,
  firstName: row.first_name,
  lastName: row.last_name,
  rank: row.rank,
  role: row.role,
  status: row.status,
  unitId: row.unit_id,
  unitName: row.unit_name ?? row.requested_unit ?? '',
  position: row.position,
});
