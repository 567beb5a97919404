import type { ServedPersonDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { selectPeople } from '../access';
import { type Database, inArray } from '../kernel';
import type { SeenCounter } from './find-counter';
import { servedBy } from './list-lines';

type Serving = Pick<SeenCounter, 'id' | 'unit_id'>;

/** People as a counter names them: with their first names, and whether it serves another one of the same rank and last name. */
export const selectServed = (db: Kysely<Database>, counter: Serving) =>
  selectPeople(db)
    .select('person.first_name as firstName')
    // Deactivated people count: their receipts stay.
    .select(
      sql<boolean>`((person.rank, lower(person.last_name)) in (
        select users.rank, lower(users.last_name) from users where ${servedBy(counter)}
        group by users.rank, lower(users.last_name) having count(*) > 1))`.as('sharesName'),
    );

type ServedRow = Awaited<ReturnType<ReturnType<typeof selectServed>['execute']>>[number];

/** A row of `selectServed` as the wire has it. */
export const toServed = (row: ServedRow): ServedPersonDto => ({
  id: row.id,
  rank: row.rank,
  name: `${row.rank} ${row.lastName}`,
  lastName: row.lastName,
  firstName: row.firstName,
  unit: row.unit,
  position: row.position,
  sharesName: row.sharesName,
  ...(row.isDeactivated && { deactivated: true }),
});

/** People by id, as a counter names them; an unknown id is left out. */
export async function loadServed(
  db: Kysely<Database>,
  counter: Serving,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ServedPersonDto>> {
  const rows = await selectServed(db, counter).where('person.id', '=', inArray(ids)).execute();
  return new Map(rows.map((row) => [row.id, toServed(row)]));
}

interface OfCounter {
  id: string;
  counter_id: string;
  counterUnitId: string;
  recipient_id: string;
}

/** The recipients of hand-overs by the ids of these, each as the counter of the hand-over names them. */
export async function loadRecipients(
  db: Kysely<Database>,
  handOvers: readonly OfCounter[],
): Promise<ReadonlyMap<string, ServedPersonDto>> {
  const recipients = new Map<string, ServedPersonDto>();
  for (const counterId of new Set(handOvers.map(({ counter_id }) => counter_id))) {
    const own = handOvers.filter(({ counter_id }) => counter_id === counterId);
    const counter = { id: counterId, unit_id: own[0]?.counterUnitId ?? '' };
    const people = await loadServed(
      db,
      counter,
      own.map(({ recipient_id }) => recipient_id),
    );
    for (const { id, recipient_id } of own) {
      const person = people.get(recipient_id);
      if (person) recipients.set(id, person);
    }
  }
  return recipients;
}
