import type { AuthorizationsDto, CounterAuthorizationDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { companyUnits, findPerson, loadPeople } from '../access';
import { type Database, badRequest, conflict, notFound } from '../kernel';
import { itemWords } from '../live';
import type { UnitOfWork } from '../unit-of-work';
import { type CounterRow, type SeenCounter, ofPeople } from './find-counter';
import { recordAuthorization } from './record-authorization';
import { findOwnCounter } from './set-up-counter';

interface Item {
  id: string;
  name: string;
  serial_number: string;
}

const openOf = (db: Kysely<Database>, itemId: string) =>
  db
    .selectFrom('weapon_authorization')
    .select(['id', 'counter_id', 'user_id', 'card_number'])
    .where('item_id', '=', itemId)
    .where('until', 'is', null)
    .executeTakeFirst();

/** Ends whose weapon an item is, with its card; does nothing where it is nobody's. */
export async function endAuthorizationOf(
  work: UnitOfWork,
  counter: Pick<CounterRow, 'id' | 'name' | 'unit_id'>,
  item: Item,
): Promise<void> {
  const { trx, at } = work;
  const open = await openOf(trx, item.id);
  if (!open) return;
  await trx.updateTable('weapon_authorization').set({ until: at }).where('id', '=', open.id).execute();
  work.addAudience({ people: [open.user_id], counters: [counter.id] });
  const person = (await findPerson(trx, open.user_id)) ?? null;
  const change = { change: 'authorization ended', person, item, cardNumber: open.card_number } as const;
  await recordAuthorization(work, counter, change);
}

/** A person of the company of the counter. @throws ApiError 404, 400 for an inactive one. */
async function requireOwnPerson({ trx }: UnitOfWork, counter: SeenCounter, userId: string) {
  const seen = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(sql<boolean>`unit_id in ${companyUnits(counter.unit_id)}`)
    .executeTakeFirst();
  const person = seen && (await findPerson(trx, userId, { lock: true }));
  if (!person) throw notFound('Person not found');
  if (person.status !== 'Active') throw badRequest(`${person.name} has no active account.`);
  return person;
}

/** An item of the stock, locked. @throws ApiError 409 where the counter does not keep it. */
async function requireStock({ trx }: UnitOfWork, counter: SeenCounter, itemId: string): Promise<Item> {
  const item = await trx
    .selectFrom('property')
    .innerJoin('counter_stock as stock', 'stock.item_id', 'property.id')
    .select(['property.id', 'property.name', 'property.serial_number'])
    .where('property.id', '=', itemId)
    .where('stock.counter_id', '=', counter.id)
    .forUpdate('property')
    .executeTakeFirst();
  if (!item) throw notFound('Property not found');
  return item;
}

async function authorize(work: UnitOfWork, counter: SeenCounter, item: Item, userId: string): Promise<void> {
  const { trx, actor, at } = work;
  const person = await requireOwnPerson(work, counter, userId);
  const open = await openOf(trx, item.id);
  if (open?.user_id === userId) return;
  if (open) {
    const other = await findPerson(trx, open.user_id);
    throw conflict(`${itemWords(item)} is authorized for ${other?.name} already.`);
  }
  const row = { counter_id: counter.id, user_id: userId, item_id: item.id, since: at, set_by: actor.id };
  await trx.insertInto('weapon_authorization').values(row).execute();
  await recordAuthorization(work, counter, { change: 'authorized', person, item });
}

/**
 * Says whose weapon each of these items is from now on, all or none.
 *
 * @throws ApiError 404 out of sight or not in the stock; 403; 409 for an item of another person, naming them.
 */
export async function setAuthorizations(
  work: UnitOfWork,
  id: string,
  { entries }: AuthorizationsDto,
): Promise<void> {
  const counter = await findOwnCounter(work, id);
  const inOrder = [...entries].sort((a, b) => (a.itemId < b.itemId ? -1 : 1));
  // An entry that ends makes room for the next one of its item.
  const ended = inOrder.filter(({ userId }) => userId === null);
  const begun = inOrder.filter(({ userId }) => userId !== null);
  for (const { itemId, userId } of [...ended, ...begun]) {
    const item = await requireStock(work, counter, itemId);
    if (userId === null) await endAuthorizationOf(work, counter, item);
    else await authorize(work, counter, item, userId);
  }
  work.addAudience({
    people: begun.map(({ userId }) => userId),
    counters: [id],
    leadersOf: [counter.unit_id],
  });
}

/** Who is authorized for which weapon of a counter, by person and item. @param peopleOf of this unit and below */
export async function listAuthorizations(
  db: Kysely<Database>,
  counterId: string,
  peopleOf: string | null,
): Promise<CounterAuthorizationDto[]> {
  const rows = await db
    .selectFrom('weapon_authorization as entry')
    .innerJoin('property', 'property.id', 'entry.item_id')
    .innerJoin('users', 'users.id', 'entry.user_id')
    .leftJoin('counter_stock as stock', 'stock.item_id', 'entry.item_id')
    .select(['entry.user_id', 'entry.card_number', 'entry.since', 'stock.rack'])
    .select(['property.id', 'property.name', 'property.serial_number'])
    .where('entry.counter_id', '=', counterId)
    .where('entry.until', 'is', null)
    .where(ofPeople(peopleOf))
    .orderBy('users.last_name')
    .orderBy('users.id')
    .orderBy('property.name')
    .orderBy('property.id')
    .execute();
  const people = await loadPeople(
    db,
    rows.map(({ user_id }) => user_id),
  );
  return rows.flatMap(({ user_id, id, name, serial_number, rack, card_number, since }) => {
    const person = people.get(user_id);
    const item = { id, name, serial_number };
    return person ? [{ person, item, rack, card_number, since: since.toISOString() }] : [];
  });
}
