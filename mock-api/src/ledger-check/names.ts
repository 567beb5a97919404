import type { Kysely } from 'kysely';
import type { Database } from '../kernel';

const NOBODY = 'nobody';

export type NameOf = (id: string | null) => string;

/** Rank and last name for each id; the id itself where there is no such person, 'nobody' for null. */
export async function namesOf(db: Kysely<Database>, ids: readonly (string | null)[]): Promise<NameOf> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const people = await db
    .selectFrom('users')
    .select(['id', 'rank', 'last_name'])
    .where('id', 'in', [...known.slice(0, MOST), ''])
    .execute();
  const names = new Map(people.map(({ id, rank, last_name }) => [id, `${rank} ${last_name}`]));
  return (id) => (id === null ? NOBODY : (names.get(id) ?? id));
}

/** A statement takes only so many parameters, and a report only so many findings. */
const MOST = 1_000;
