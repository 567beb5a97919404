import type { PersonDto } from '@hand-receipt/contracts/routes';
import { type Kysely, sql } from 'kysely';
import { type Database, substringPattern } from '../../kernel';
import { type PersonRow, type SessionUser, connectedWith, people, possibleRecipients } from '../../access';

const DEFAULT_LIMIT = 200;

/** A person as others see them. */
export const toPerson = (row: PersonRow): PersonDto => ({
  id: row.id,
  rank: row.rank,
  name: `${row.rank} ${row.last_name}`,
  lastName: row.last_name,
  unit: row.unit_name ?? row.requested_unit ?? '',
  position: row.position,
});

/** Active people of the caller's company and their connections who can sign, without the caller; connections first, then by name. */
export async function readRecipients(
  db: Kysely<Database>,
  user: SessionUser,
  { q, limit = DEFAULT_LIMIT }: { q?: string; limit?: number },
): Promise<PersonDto[]> {
  const connected = connectedWith(user.id);
  let query = people(db)
    .where('users.status', '=', 'Active')
    .where('users.sign_in_blocked_at', 'is', null)
    .where('users.id', '!=', user.id)
    .where(possibleRecipients(user));
  if (q?.trim()) {
    const words = sql<string>`users.rank || ' ' || users.first_name || ' ' || users.last_name || ' ' || users.rank || ' ' || users.last_name`;
    query = query.where(words, 'ilike', substringPattern(q));
  }
  const rows = await query
    .orderBy(connected, 'desc')
    .orderBy(sql`lower(users.last_name)`)
    .orderBy('users.id')
    .limit(limit)
    .execute();
  return rows.map(toPerson);
}
