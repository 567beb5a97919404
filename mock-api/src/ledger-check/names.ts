import type { Kysely } from 'kysely';
import type { Database } from '../kernel';

const NOBODY = 'nobody';

export type NameOf = (id: string | null) => string;

/** Rank and last name, or the counter with its unit, for each id; the id itself where it is neither, 'nobody' for null. */
export async function namesOf(db: Kysely<Database>, ids: readonly (string | null)[]): Promise<NameOf> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const people = await db
    .selectFrom('users')
    .select(['id', 'rank', 'last_name'])
    .where('id', 'in', [...known.slice(0, MOST), ''])
    .execute();
  const counters = await db
    .selectFrom('counter')
    .innerJoin('units', 'units.id', 'counter.unit_id')
    .select(['counter.id', 'counter.name', 'units.name as unit'])
    .where('counter.id', 'in', [...known.slice(0, MOST), ''])
    .execute();
  const names = new Map([
    ...people.map(({ id, rank, last_name }): [string, string] => [id, `${rank} ${last_name}`]),
    ...counters.map(({ id, name, unit }): [string, string] => [id, `${name} ${unit}`]),
  ]);
  return (id) => (id === null ? NOBODY : (names.get(id) ?? id));
}

/** A statement takes only so many parameters, and a report only so many findings. */
const MOST = 1_000;
