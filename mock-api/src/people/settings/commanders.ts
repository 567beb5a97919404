import { type Kysely, sql } from 'kysely';
import type { Database } from '../../kernel';

/** Active Commanders of a person's unit, or else of the nearest unit above that has one; never the person. */
export async function commandersOfPerson(db: Kysely<Database>, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string; depth: number }>`
    select users.id, above.depth
    from units_above((select unit_id from users where id = ${userId})) above
    join users on users.unit_id = above.id
    where users.role = 'Commander' and users.status = 'Active' and users.id <> ${userId}
    order by above.depth, users.id`.execute(db);
  return rows.filter(({ depth }) => depth === rows[0]?.depth).map(({ id }) => id);
}
