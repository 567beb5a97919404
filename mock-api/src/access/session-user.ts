import type { Rank, Role, UserStatus } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import { isWholeTree } from './units';

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
  /** Every unit that there is stands at or below their own. */
  unitIsWhole: boolean;
  unitName: string;
  position: string | null;
}

const unitIsWhole = sql<boolean>`(users.unit_id is not null and ${isWholeTree(sql.ref('users.unit_id'))})`;

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
      'users.unit_id',
      'users.requested_unit',
      'users.position',
      'units.name as unit_name',
      unitIsWhole.as('unit_is_whole'),
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
  unitIsWhole: row.unit_is_whole,
  unitName: row.unit_name ?? row.requested_unit ?? '',
  position: row.position,
});
