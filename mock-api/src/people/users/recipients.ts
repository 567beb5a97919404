import type { PersonDto, RecipientDto } from '@hand-receipt/contracts/routes';
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

/** Active people of the caller's company and their connections who can sign, without the caller. */
const recipientsOf = (db: Kysely<Database>, user: SessionUser) =>
  people(db)
    .where('users.status', '=', 'Active')
    .where('users.sign_in_blocked_at', 'is', null)
    .where('users.id', '!=', user.id)
    .where(possibleRecipients(user));

/** Who of these has the rank and the last name of somebody else to whom the caller may hand something. */
async function listSharers(
  db: Kysely<Database>,
  user: SessionUser,
  rows: readonly PersonRow[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const lastNames = [...new Set(rows.map((row) => row.last_name.toLowerCase()))];
  const namesakes = await recipientsOf(db, user)
    .where(sql<string>`lower(users.last_name)`, 'in', lastNames)
    .execute();
  const nameOf = (row: PersonRow) => toPerson(row).name.toLowerCase();
  const sharers = rows.filter((row) =>
    namesakes.some((other) => other.id !== row.id && nameOf(other) === nameOf(row)),
  );
  return new Set(sharers.map(({ id }) => id));
}

/**
 * The people to whom the caller may hand something, connections first, then by name. Of each it says whether rank and last name
 * mean somebody else too.
 */
export async function readRecipients(
  db: Kysely<Database>,
  user: SessionUser,
  { q, limit = DEFAULT_LIMIT }: { q?: string; limit?: number },
): Promise<RecipientDto[]> {
  const connected = connectedWith(user.id);
  let query = recipientsOf(db, user);
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
  const sharers = await listSharers(db, user, rows);
  return rows.map((row) => ({
    ...toPerson(row),
    firstName: row.first_name,
    sharesName: sharers.has(row.id),
  }));
}
