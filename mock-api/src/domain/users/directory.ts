import type { DirectoryUserDto } from '@hand-receipt/contracts/routes';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { type SessionUser, people } from '../auth/session-user';
import { companyUnits } from './company';

/** Everybody of the caller's company, whatever his status, by name; the caller alone where he has no unit yet. */
export async function readDirectory(db: Kysely<Database>, user: SessionUser): Promise<DirectoryUserDto[]> {
  const rows = await people(db)
    .select('users.last_login_at')
    .where((row) =>
      user.unitId ? row('users.unit_id', 'in', companyUnits(user.unitId)) : row('users.id', '=', user.id),
    )
    .orderBy(sql`lower(users.last_name)`)
    .orderBy('users.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    rank: row.rank,
    role: row.role,
    status: row.status,
    unit: row.unit_name ?? row.requested_unit ?? '',
    lastLogin: row.last_login_at?.toISOString() ?? null,
  }));
}
