import type { PersonDto } from '@hand-receipt/contracts';
import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import { type Database, inArray } from '../kernel';

/** A person of the wire as a JSON expression, for the user that `userId` names; null where it is null. */
export const personJson = (userId: Expression<string | null>): RawBuilder<PersonDto | null> => sql`(
  select jsonb_build_object(
    'id', person.id, 'rank', person.rank, 'name', person.rank || ' ' || person.last_name,
    'lastName', person.last_name, 'unit', coalesce(unit.name, person.requested_unit, ''),
    'position', person.position)
    || case person.status when 'Inactive' then '{"deactivated": true}' else '{}' end::jsonb
  from users person left join units unit on unit.id = person.unit_id
  where person.id = ${userId})`;

/** People of the wire but for their `name`. */
export const selectPeople = (db: Kysely<Database>) =>
  db
    .selectFrom('users as person')
    .leftJoin('units as unit', 'unit.id', 'person.unit_id')
    .select(['person.id', 'person.rank', 'person.last_name as lastName', 'person.position'])
    .select(sql<string>`coalesce(unit.name, person.requested_unit, '')`.as('unit'))
    .select(sql<boolean>`person.status = 'Inactive'`.as('isDeactivated'));

type PersonRow = Omit<PersonDto, 'name' | 'deactivated'> & { isDeactivated: boolean };

/** People by id, as the wire has them. */
export const peopleById = (rows: readonly PersonRow[]): ReadonlyMap<string, PersonDto> =>
  new Map(
    rows.map(({ isDeactivated, ...row }) => [
      row.id,
      { ...row, name: `${row.rank} ${row.lastName}`, ...(isDeactivated && { deactivated: true }) },
    ]),
  );

/**
 * People of the wire by id; an unknown id is left out. For many rows that name few people: `personJson` asks
 * for each of them again.
 */
export async function loadPeople(
  db: Kysely<Database>,
  ids: Iterable<string | null>,
): Promise<ReadonlyMap<string, PersonDto>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  return peopleById(await selectPeople(db).where('person.id', '=', inArray(wanted)).execute());
}

/**
 * Rank and last name of a user, for sentences and events; undefined for an unknown id.
 *
 * @param options `lock`: they stay as they are until the transaction ends
 */
export async function findPerson(db: Kysely<Database>, userId: string, { lock = false } = {}) {
  const row = await db
    .selectFrom('users')
    .select(['id', 'rank', 'last_name', 'status', 'unit_id', 'sign_in_blocked_at'])
    .where('id', '=', userId)
    .$if(lock, (person) => person.forShare())
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      name: `${row.rank} ${row.last_name}`,
      status: row.status,
      unitId: row.unit_id,
      /** They keep what they signed for, and can sign nothing. */
      isBlocked: row.sign_in_blocked_at !== null,
    }
  );
}
