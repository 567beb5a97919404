import type { PersonDto } from '@hand-receipt/contracts';
import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema';

/** A person of the wire as a JSON expression, for the user that `userId` names; null where it is null. */
export const personJson = (userId: Expression<string | null>): RawBuilder<PersonDto | null> => sql`(
  select json_build_object(
    'id', person.id, 'rank', person.rank, 'name', person.rank || ' ' || person.last_name,
    'lastName', person.last_name, 'unit', coalesce(unit.name, person.requested_unit, ''),
    'position', person.position)
  from users person left join units unit on unit.id = person.unit_id
  where person.id = ${userId})`;

/** Rank and last name of a user, for sentences and events; undefined for an unknown id. */
export async function findPerson(db: Kysely<Database>, userId: string) {
  const row = await db
    .selectFrom('users')
    .select(['id', 'rank', 'last_name', 'status', 'unit_id'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row && { id: row.id, name: `${row.rank} ${row.last_name}`, status: row.status, unitId: row.unit_id };
}
