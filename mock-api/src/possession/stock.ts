import type { CounterStockDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { unitItems } from '../access';
import { type Database, conflict, inArray, notFound } from '../kernel';
import { itemWords } from '../live';
import { requireOnBook } from '../property';
import type { UnitOfWork } from '../unit-of-work';
import { endAuthorizationOf } from './authorizations';
import { type SeenCounter, counterWords } from './find-counter';
import { movePossession, openPossessions, personsHaving } from './move-possession';
import { type Having, recordPossession } from './record-possession';
import { findOwnCounter } from './set-up-counter';

const BOOK: Having = { kind: 'book', id: null, name: 'Property Book' };

/** Items of the actor's unit and below, locked in order of their ids, with who holds them. */
async function lockUnitItems({ trx, actor }: UnitOfWork, ids: readonly string[]) {
  const items = await trx
    .selectFrom('property')
    .leftJoin('users as holder', 'holder.id', 'property.assigned_to_user_id')
    .select(['property.id', 'property.name', 'property.serial_number', 'property.left_at'])
    .select('property.assigned_to_user_id as holderId')
    .select(sql<string>`holder.rank || ' ' || holder.last_name`.as('holder'))
    .where('property.id', '=', inArray(ids))
    .where(unitItems(actor))
    .orderBy('property.id')
    .forUpdate('property')
    .execute();
  if (items.length < new Set(ids).size) throw notFound('Property not found');
  return items;
}

type UnitItem = Awaited<ReturnType<typeof lockUnitItems>>[number];

/** Where the items of a list are kept. */
async function keptAt(db: Kysely<Database>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('counter_stock')
    .innerJoin('counter', 'counter.id', 'counter_stock.counter_id')
    .select(['counter_stock.item_id as itemId', 'counter.id', 'counter.name'])
    .where('counter_stock.item_id', '=', inArray(ids))
    .execute();
  return new Map(rows.map((row) => [row.itemId, row]));
}

const holderOf = ({ holderId, holder }: UnitItem): Having =>
  holderId === null ? BOOK : { kind: 'person', id: holderId, name: holder };

async function add(
  work: UnitOfWork,
  counter: SeenCounter,
  wanted: CounterStockDto['add'] & object,
): Promise<void> {
  const { trx, actor, at } = work;
  const ids = wanted.map(({ itemId }) => itemId);
  const rackOf = new Map(wanted.map(({ itemId, rack }) => [itemId, rack?.trim() || null]));
  const items = await lockUnitItems(work, ids);
  const [kept, having] = [await keptAt(trx, ids), await openPossessions(trx, ids)];
  for (const item of items) {
    requireOnBook(item);
    const rack = rackOf.get(item.id) ?? null;
    const place = kept.get(item.id);
    if (place && place.id !== counter.id) throw conflict(`${itemWords(item)} is kept at ${place.name}.`);
    await trx
      .insertInto('counter_stock')
      .values({ item_id: item.id, counter_id: counter.id, rack, added_by: actor.id, added_at: at })
      .onConflict((known) => known.column('item_id').doUpdateSet({ rack }))
      .execute();
    // What somebody has by a receipt is stored when they bring it back.
    if (place || having.has(item.id)) continue;
    await movePossession(trx, item.id, { to: { kind: 'counter', id: counter.id }, at, handoverId: null });
    const to: Having = { kind: 'counter', id: counter.id, name: counterWords(counter) };
    const more = { counterId: counter.id, counter: counter.name };
    await recordPossession(work, actor, item, { action: 'store', from: holderOf(item), to, more });
  }
}

async function remove(work: UnitOfWork, counter: SeenCounter, ids: readonly string[]): Promise<void> {
  const { trx, actor, at } = work;
  const items = await lockUnitItems(work, ids);
  const [kept, having] = [await keptAt(trx, ids), await personsHaving(trx, ids)];
  for (const item of items) {
    if (kept.get(item.id)?.id !== counter.id) {
      throw conflict(`${itemWords(item)} is not kept at ${counter.name}.`);
    }
    const person = having.get(item.id);
    if (person) throw conflict(`${itemWords(item)} is out with ${person.name}. Take it back first.`);
    await endAuthorizationOf(work, counter, item);
    await trx.deleteFrom('counter_stock').where('item_id', '=', item.id).execute();
    await movePossession(trx, item.id, { to: null, at, handoverId: null });
    const from: Having = { kind: 'counter', id: counter.id, name: counterWords(counter) };
    const more = { counterId: counter.id, counter: counter.name };
    await recordPossession(work, actor, item, { action: 'return', from, to: holderOf(item), more });
  }
}

/**
 * Adds items to what a counter keeps, and removes items from it, all or none. An item that is added again gets another
 * rack.
 *
 * @throws ApiError 404 for a counter or item out of sight; 403; 409 for an item that is kept elsewhere or is out.
 */
export async function changeStock(
  work: UnitOfWork,
  id: string,
  { add: added = [], remove: removed = [] }: CounterStockDto,
): Promise<void> {
  const counter = await findOwnCounter(work, id);
  const all = [...removed, ...added.map(({ itemId }) => itemId)];
  // In one order, whichever list names them.
  if (all.length > 0) await lockUnitItems(work, all);
  if (removed.length > 0) await remove(work, counter, removed);
  if (added.length > 0) await add(work, counter, added);
  work.addAudience({ items: all, counters: [id], leadersOf: [counter.unit_id] });
}
