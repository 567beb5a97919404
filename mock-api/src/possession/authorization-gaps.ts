import type { AuthorizationGapsDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { loadPeople, unitsBelow } from '../access';
import type { Database } from '../kernel';
import type { SeenCounter } from './find-counter';

/** Rows of each list. */
const SHOWN = 500;

/** Items of the stock that nobody is authorized for, by name. */
const readStock = (db: Kysely<Database>, { id }: SeenCounter) =>
  db
    .selectFrom('counter_stock as stock')
    .innerJoin('property', 'property.id', 'stock.item_id')
    .leftJoin('weapon_authorization as entry', (join) =>
      join.onRef('entry.item_id', '=', 'stock.item_id').on('entry.until', 'is', null),
    )
    .select(['property.id', 'property.name', 'property.serial_number', 'stock.rack'])
    .where('stock.counter_id', '=', id)
    .where('entry.id', 'is', null)
    .orderBy('property.name')
    .orderBy('property.serial_number')
    .limit(SHOWN)
    .execute();

/** Ids of active people of the counter's unit and below who are authorized for nothing of it, by name. */
async function readPeople(db: Kysely<Database>, { id, unit_id }: SeenCounter): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('users.id')
    .where('users.status', '=', 'Active')
    .where('users.role', '<>', 'Admin')
    .where(sql<boolean>`users.unit_id in ${unitsBelow(unit_id)}`)
    .where((user) =>
      user.not(
        user.exists(
          user
            .selectFrom('weapon_authorization as entry')
            .select('entry.id')
            .whereRef('entry.user_id', '=', 'users.id')
            .where('entry.counter_id', '=', id)
            .where('entry.until', 'is', null),
        ),
      ),
    )
    .orderBy('users.last_name')
    .orderBy('users.id')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => row.id);
}

/** The last authorization of each item that the counter keeps no more, the newest first. */
const readLeft = (db: Kysely<Database>, { id }: SeenCounter) =>
  db
    .selectFrom((entries) =>
      entries
        .selectFrom('weapon_authorization as entry')
        .leftJoin('counter_stock as stock', (join) =>
          join.onRef('stock.item_id', '=', 'entry.item_id').on('stock.counter_id', '=', id),
        )
        .distinctOn('entry.item_id')
        .select(['entry.item_id', 'entry.user_id', 'entry.card_number', 'entry.until'])
        .where('entry.counter_id', '=', id)
        .where('stock.item_id', 'is', null)
        .orderBy('entry.item_id')
        .orderBy('entry.id', 'desc')
        .as('last'),
    )
    .innerJoin('property', 'property.id', 'last.item_id')
    .select(['property.id', 'property.name', 'property.serial_number'])
    .select(['last.user_id as userId', 'last.card_number', 'last.until'])
    .where('last.until', 'is not', null)
    .orderBy('last.until', 'desc')
    .orderBy('property.id')
    .limit(SHOWN)
    .execute();

/** What the authorizations of a counter leave open. */
export async function findGaps(db: Kysely<Database>, counter: SeenCounter): Promise<AuthorizationGapsDto> {
  const stock = await readStock(db, counter);
  const without = await readPeople(db, counter);
  const left = await readLeft(db, counter);
  const people = await loadPeople(db, [...without, ...left.map(({ userId }) => userId)]);
  return {
    stock: stock.map(({ rack, ...item }) => ({ item, rack })),
    people: without.flatMap((id) => people.get(id) ?? []),
    left: left.flatMap(({ userId, card_number, until, ...item }) => {
      const person = people.get(userId);
      return person && until ? [{ item, person, card_number, until: until.toISOString() }] : [];
    }),
  };
}
