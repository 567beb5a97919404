import type { ConnectionDto, PersonDto } from '@hand-receipt/contracts/routes';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { type PersonRow, people, type SessionUser } from '../auth/session-user';
import { substringPattern } from '../property/paging';
import { companyUnits } from './company';

const DEFAULT_LIMIT = 200;

const toPerson = (row: PersonRow): PersonDto => ({
  id: row.id,
  rank: row.rank,
  name: `${row.rank} ${row.last_name}`,
  lastName: row.last_name,
  unit: row.unit_name ?? row.requested_unit ?? '',
  position: row.position,
});

/** True where the two are accepted connections of each other, whoever asked. */
const connectedWith = (userId: string) => sql<boolean>`exists (
  select from connections
  where status = 'accepted'
    and ((user_id = ${userId} and other_user_id = users.id) or (other_user_id = ${userId} and user_id = users.id)))`;

/** Active people of the caller's company and his connections, himself left out; connections first, then by name. */
export async function readRecipients(
  db: Kysely<Database>,
  user: SessionUser,
  { q, limit = DEFAULT_LIMIT }: { q?: string; limit?: number },
): Promise<PersonDto[]> {
  const connected = connectedWith(user.id);
  let query = people(db)
    .where('users.status', '=', 'Active')
    .where('users.id', '!=', user.id)
    .where((row) =>
      row.or([connected, ...(user.unitId ? [row('users.unit_id', 'in', companyUnits(user.unitId))] : [])]),
    );
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

/** Everybody the person is connected with or has asked or been asked by. */
export async function readConnections(db: Kysely<Database>, userId: string): Promise<ConnectionDto[]> {
  const rows = await people(db)
    .innerJoin('connections', (join) =>
      join.on((on) =>
        on.or([
          on.and([
            on('connections.user_id', '=', userId),
            on('connections.other_user_id', '=', on.ref('users.id')),
          ]),
          on.and([
            on('connections.other_user_id', '=', userId),
            on('connections.user_id', '=', on.ref('users.id')),
          ]),
        ]),
      ),
    )
    .select(['connections.id as connection_id', 'connections.status as connection_status'])
    .orderBy(sql`lower(users.last_name)`)
    .orderBy('users.id')
    .execute();
  return rows.map((row) => ({
    id: row.connection_id,
    connectionStatus: row.connection_status,
    connectedUser: toPerson(row),
  }));
}
