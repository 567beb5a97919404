import type { Json } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import type { Viewer } from '../access';
import { type Database, conflict, forbidden, inArray, notFound } from '../kernel';
import { itemWords, militaryTime } from '../live';
import type { UnitOfWork } from '../unit-of-work';
import { findCounter } from './find-counter';
import { recordAuthorization } from './record-authorization';
import { findOwnCounter } from './set-up-counter';

/** A weapon card as it is printed. */
export interface IssuedCard {
  /** 'WC-' and a number. */
  number: string;
  unit: string;
  item: { name: string; serial_number: string; nsn: string | null };
  person: { firstName: string; lastName: string; rank: string };
}

/** The authorizations in force of items of a counter, locked in order of their items. */
const lockAuthorizations = (db: Kysely<Database>, counterId: string, itemIds: readonly string[]) =>
  db
    .selectFrom('weapon_authorization as entry')
    .innerJoin('property', 'property.id', 'entry.item_id')
    .innerJoin('users', 'users.id', 'entry.user_id')
    .select(['entry.id as entryId', 'entry.card_number as cardNumber', 'entry.user_id as userId'])
    .select(['property.id', 'property.name', 'property.serial_number'])
    .select(['users.rank', 'users.first_name as firstName', 'users.last_name as lastName'])
    .where('entry.counter_id', '=', counterId)
    .where('entry.item_id', '=', inArray(itemIds))
    .where('entry.until', 'is', null)
    .orderBy('entry.item_id')
    .forUpdate('entry')
    .execute();

type Authorized = Awaited<ReturnType<typeof lockAuthorizations>>[number];

/** @throws ApiError 409 naming the first item that is nobody's weapon at this counter. */
async function requireAuthorized(
  { trx }: UnitOfWork,
  itemIds: readonly string[],
  found: readonly Authorized[],
) {
  const missing = itemIds.find((id) => !found.some((entry) => entry.id === id));
  if (missing === undefined) return;
  const item = await trx
    .selectFrom('counter_stock')
    .innerJoin('property', 'property.id', 'counter_stock.item_id')
    .select(['property.id', 'property.name', 'property.serial_number'])
    .where('property.id', '=', missing)
    .executeTakeFirst();
  throw conflict(
    `${item ? itemWords(item) : missing} is authorized for nobody here. Authorize a person first.`,
  );
}

/** Gives an authorization a card. Where it has one, that ends with its row, and a new row has the new card. */
async function writeCard(
  { trx, actor, at }: UnitOfWork,
  counterId: string,
  entry: Authorized,
): Promise<string> {
  const card_number = sql<string>`numbered_id('WC', nextval('weapon_card_number'))`;
  const entries = () => trx.updateTable('weapon_authorization').where('id', '=', entry.entryId);
  if (entry.cardNumber === null) {
    const row = await entries()
      .set({ card_number, card_printed_at: at })
      .returning('card_number')
      .executeTakeFirstOrThrow();
    return String(row.card_number);
  }
  await entries().set({ until: at }).execute();
  const row = await trx
    .insertInto('weapon_authorization')
    .values({
      counter_id: counterId,
      user_id: entry.userId,
      item_id: entry.id,
      card_number,
      card_printed_at: at,
      since: at,
      set_by: actor.id,
    })
    .returning('card_number')
    .executeTakeFirstOrThrow();
  return String(row.card_number);
}

/**
 * Issues a new weapon card for each of these items to the person who is authorized for it. The card that the person
 * had for it is void from now on.
 *
 * @returns the numbers of the cards, by the persons' names.
 * @throws ApiError 404 for a counter out of sight; 403; 409 for an item that nobody is authorized for.
 */
export async function issueCards(
  work: UnitOfWork,
  counterId: string,
  itemIds: readonly string[],
): Promise<string[]> {
  const counter = await findOwnCounter(work, counterId);
  const wanted = [...new Set(itemIds)];
  const entries = await lockAuthorizations(work.trx, counter.id, wanted);
  await requireAuthorized(work, wanted, entries);
  const cards: { number: string; name: string }[] = [];
  for (const entry of entries) {
    const { id, name, serial_number, rank, firstName, lastName, cardNumber: voided } = entry;
    const number = await writeCard(work, counter.id, entry);
    const person = { id: entry.userId, name: `${rank} ${lastName}` };
    const item = { id, name, serial_number };
    const more: Record<string, Json> = voided ? { voids: voided } : {};
    await recordAuthorization(work, counter, {
      change: 'card printed',
      person,
      item,
      cardNumber: number,
      more,
    });
    cards.push({ number, name: `${lastName} ${firstName}` });
  }
  work.addAudience({ counters: [counter.id], leadersOf: [counter.unit_id] });
  return cards.sort((one, other) => one.name.localeCompare(other.name)).map(({ number }) => number);
}

/**
 * A card is printed once. Its file may be had again for so long, where the printer or the connection failed; after that
 * a reprint is a new card.
 */
const PRINT_MS = 15 * 60 * 1000;

/** @throws ApiError 409 for a void card, and for one that was printed before. */
function requirePrintable(number: string, { until, printedAt }: CardDates, at: Date): void {
  if (until) throw conflict(`Card ${number} is void since ${militaryTime(until)}.`);
  if (printedAt && at.getTime() - printedAt.getTime() < PRINT_MS) return;
  const when = printedAt ? ` ${militaryTime(printedAt)}` : ' before';
  throw conflict(`Card ${number} was printed${when}. Print the card again; it gets a new number.`);
}

interface CardDates {
  until: Date | null;
  printedAt: Date | null;
}

/**
 * Cards of a counter as they are printed, in the order of their numbers in the call.
 *
 * @throws ApiError 404 for a counter out of sight or a card of none; 403; 409 for a void card, or 15 minutes after it was
 *   issued.
 */
export async function loadCards(
  db: Kysely<Database>,
  viewer: Viewer,
  { counterId, numbers, at }: { counterId: string; numbers: readonly string[]; at: Date },
): Promise<IssuedCard[]> {
  const counter = await findCounter(db, viewer, counterId, { at });
  if (!counter.rights.setUp)
    throw forbidden(`Leaders of ${counter.unit} print the cards of ${counter.name}.`);
  const rows = await db
    .selectFrom('weapon_authorization as entry')
    .innerJoin('property', 'property.id', 'entry.item_id')
    .innerJoin('users', 'users.id', 'entry.user_id')
    .select(['entry.card_number as cardNumber', 'entry.until', 'users.rank'])
    .select('entry.card_printed_at as printedAt')
    .select(['property.name', 'property.serial_number', 'property.nsn'])
    .select(['users.first_name as firstName', 'users.last_name as lastName'])
    .where('entry.counter_id', '=', counter.id)
    .where('entry.card_number', '=', inArray(numbers))
    .execute();
  return numbers.map((number) => {
    const row = rows.find(({ cardNumber }) => cardNumber === number);
    if (!row) throw notFound('Card not found');
    requirePrintable(number, row, at);
    const { name, serial_number, nsn, ...person } = row;
    return { number, unit: counter.unit, item: { name, serial_number, nsn }, person };
  });
}
