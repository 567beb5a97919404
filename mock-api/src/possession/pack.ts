import type { CounterItemDto, CounterPackDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Viewer, counterPinOf, unitsBelow } from '../access';
import { DEFAULT_LIMIT, type Database, type Page, forbidden, readPage } from '../kernel';
import { listAuthorizations } from './authorizations';
import { loadCounterItems } from './counter-items';
import { counterPinRefusal } from '../people';
import { type SeenCounter, findCounter } from './find-counter';
import { listCounters, loadSession } from './load-counters';
import { readOut } from './out';
import { selectServed, toServed } from './served-people';

/** A page of what a counter keeps, by name. @throws ApiError 400 for a cursor that this list did not give. */
export async function listStock(
  db: Kysely<Database>,
  counter: SeenCounter,
  query: { q?: string; limit?: number; cursor?: string },
): Promise<Page<CounterItemDto>> {
  const words = query.q?.trim().toLowerCase();
  const page = await readPage(db, {
    matches: [
      sql`select property.id as id, lower(property.name) as sort_key
        from counter_stock stock join property on property.id = stock.item_id
        where stock.counter_id = ${counter.id}${
          words
            ? sql` and (position(${words} in lower(property.name || ' ' || property.serial_number)) > 0
              or lower(stock.rack) = ${words})`
            : sql``
        }`,
    ],
    searchFirst: words !== undefined,
    descending: false,
    limit: query.limit ?? DEFAULT_LIMIT,
    cursor: query.cursor,
  });
  return { ...page, rows: await loadCounterItems(db, counter.id, page.rows) };
}

/** People of the unit of a counter and below, and who are authorized for one of its weapons. */
async function readPeople(
  db: Kysely<Database>,
  { id, unit_id }: SeenCounter,
  at: Date,
): Promise<CounterPackDto['people']> {
  const rows = await selectServed(db, { id, unit_id })
    .leftJoin('user_pin', 'user_pin.user_id', 'person.id')
    .select(['person.password_by_link_at', 'user_pin.counter_ready', 'user_pin.counter_off_at'])
    .where('person.status', '=', 'Active')
    .where(
      sql<boolean>`(person.unit_id in ${unitsBelow(unit_id)}
        or exists (select from weapon_authorization entry
          where entry.counter_id = ${id} and entry.user_id = person.id and entry.until is null))`,
    )
    .orderBy('person.last_name')
    .orderBy('person.id')
    .execute();
  return rows.map((row) => {
    const person = toServed(row);
    const pin = counterPinOf(row, at);
    return {
      ...person,
      counter_ready: pin.state === 'ready',
      counter_pin: pin.state,
      counter_refusal: counterPinRefusal(person.name, pin),
    };
  });
}

/**
 * All that a device of a counter needs for a shift.
 *
 * @throws ApiError 404 for a session of another person; 403 for one that is closed.
 */
export async function loadPack(
  db: Kysely<Database>,
  viewer: Viewer,
  { counterId, sessionId, at }: { counterId: string; sessionId: string; at: Date },
): Promise<CounterPackDto> {
  const session = await loadSession(db, viewer, sessionId);
  const seen = await findCounter(db, viewer, counterId, { at });
  if (session.closed_at || session.counter.id !== counterId || !seen.rights.operate) {
    throw forbidden(`This session at ${seen.name} is closed.`);
  }
  const stock = await db
    .selectFrom('counter_stock as stock')
    .innerJoin('property', 'property.id', 'stock.item_id')
    .select('property.id')
    .where('stock.counter_id', '=', counterId)
    .orderBy('property.name')
    .orderBy('property.id')
    .execute();
  const counter = (await listCounters(db, viewer, at)).find(({ id }) => id === counterId);
  if (!counter) throw forbidden(`You are not appointed at ${seen.name}.`);
  return {
    counter,
    session,
    people: await readPeople(db, seen, at),
    stock: await loadCounterItems(
      db,
      counterId,
      stock.map(({ id }) => id),
    ),
    authorizations: await listAuthorizations(db, counterId, null),
    out: await readOut(db, counterId, { at, peopleOf: null }),
  };
}
