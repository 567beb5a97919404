import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../kernel';

/** A person who has nothing to do with counters any more. */
export interface Leaving {
  person: { id: string; name: string };
  /** What happened to the person, after a colon. */
  because: string;
  /** They stay in use, at other counters. */
  goesOn?: boolean;
  /** Which counters, as a condition on the table `counter`; all of them without it. */
  counters?: RawBuilder<boolean>;
}

/** Ids of the counters that the person leaves. A subquery. */
export const idsOf = (db: Kysely<Database>, { counters = sql<boolean>`true` }: Leaving) =>
  db.selectFrom('counter').select('counter.id').where(counters);
