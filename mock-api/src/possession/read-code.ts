import {
  type CounterCode,
  type CounterReadDto,
  type CounterReadingDto,
  NO_READING,
  normalizeSerial,
  readCounterCode,
  scanName,
} from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Database, inArray } from '../kernel';
import { itemWords, militaryTime } from '../live';
import { findNearMisses, findScanned } from '../property';
import type { UnitOfWork } from '../unit-of-work';
import { findRefusal } from './check-line';
import { loadCounterItems } from './counter-items';
import type { SeenCounter } from './find-counter';
import { atCounter, servedBy } from './list-lines';
import { loadServed } from './served-people';
import { requireSession } from './sessions';

const SHOWN = 10;

/** An item by a label or mark, or text that may be a serial number. */
type ItemCode = Extract<CounterCode, { kind: 'item' | 'text' }>;

interface Reader extends Pick<UnitOfWork, 'trx' | 'actor' | 'at'> {
  counter: SeenCounter;
}

const unknown = (message: string): CounterReadingDto => ({ ...NO_READING, message });

/** Of these items those that a code at the counter may find. */
async function namedItems({ trx, actor, at, counter }: Reader, ids: readonly string[]) {
  return trx
    .selectFrom('property')
    .select(['id', 'name', 'serial_number'])
    .where('id', '=', inArray(ids))
    .where(atCounter(actor, counter, at))
    .orderBy('id')
    .execute();
}

async function oneItem({ trx, counter }: Reader, id: string): Promise<CounterReadingDto> {
  const [item] = await loadCounterItems(trx, counter.id, [id]);
  return item ? { ...NO_READING, kind: 'item', item } : NO_READING;
}

async function onePerson({ trx, counter }: Reader, id: string): Promise<CounterReadingDto> {
  const person = (await loadServed(trx, counter, [id])).get(id);
  return person ? { ...NO_READING, kind: 'person', person } : NO_READING;
}

/** Ids of people whom the counter serves and whom the condition means. */
const servedPeople = (db: Kysely<Database>, counter: SeenCounter) =>
  db
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'Active')
    .where(servedBy(counter))
    .orderBy('last_name')
    .orderBy('id')
    .limit(SHOWN);

async function readPerson(reader: Reader, userId: string): Promise<CounterReadingDto> {
  const found = await servedPeople(reader.trx, reader.counter).where('id', '=', userId).executeTakeFirst();
  return found ? onePerson(reader, found.id) : unknown('This label is of nobody whom this counter serves.');
}

/** The person of a weapon card, and what they are authorized for. A void card says since when. */
async function readCard(reader: Reader, number: string): Promise<CounterReadingDto> {
  const { trx, counter } = reader;
  const card = await trx
    .selectFrom('weapon_authorization')
    .select(['user_id', 'until'])
    .where('card_number', '=', number)
    .where('counter_id', '=', counter.id)
    .executeTakeFirst();
  if (!card) return unknown('This card is not of this counter.');
  if (card.until) return unknown(`Card ${number} is void since ${militaryTime(card.until)}.`);
  const own = await trx
    .selectFrom('weapon_authorization')
    .select('item_id')
    .where('user_id', '=', card.user_id)
    .where('counter_id', '=', counter.id)
    .where('until', 'is', null)
    .orderBy('item_id')
    .execute();
  const expected = await loadCounterItems(
    trx,
    counter.id,
    own.map(({ item_id }) => item_id),
  );
  return { ...(await onePerson(reader, card.user_id)), expected };
}

async function severalItems(
  reader: Reader,
  ids: readonly string[],
  words: string,
): Promise<CounterReadingDto> {
  const items = await namedItems(reader, ids);
  const [only] = items;
  if (items.length === 1 && only) return oneItem(reader, only.id);
  return items.length === 0 ? NO_READING : { ...NO_READING, kind: 'candidates', message: words, items };
}

/** The item of a mark, a label or a serial number. Undefined where it names none. */
async function readItem(
  reader: Reader,
  reading: ItemCode['reading'],
): Promise<CounterReadingDto | undefined> {
  const { trx, actor } = reader;
  const scanned = await findScanned(trx, actor, reading);
  if (scanned?.kind === 'item') {
    const [item] = await namedItems(reader, [scanned.itemId]);
    if (item) return oneItem(reader, item.id);
  }
  if (scanned?.kind === 'several') {
    return severalItems(reader, scanned.itemIds, 'This mark can be read in several ways. Choose the item.');
  }
  if (reading.kind === 'label') return unknown(`${scanName(reading)} is not on the books.`);
  return undefined;
}

async function readRack(reader: Reader, code: string): Promise<CounterReadingDto | undefined> {
  const { trx, counter } = reader;
  const kept = await trx
    .selectFrom('counter_stock')
    .select('item_id')
    .where('counter_id', '=', counter.id)
    .where(sql<boolean>`lower(rack) = ${code.toLowerCase()}`)
    .limit(SHOWN)
    .execute();
  if (kept.length === 0) return undefined;
  return severalItems(
    reader,
    kept.map(({ item_id }) => item_id),
    `Several items are at ${code}. Choose one.`,
  );
}

async function readName(reader: Reader, code: string): Promise<CounterReadingDto | undefined> {
  const name = sql`lower(rank || ' ' || first_name || ' ' || last_name || ' ' || rank || ' ' || last_name)`;
  const found = await servedPeople(reader.trx, reader.counter)
    .where(sql<boolean>`position(${code.toLowerCase()} in ${name}) > 0`)
    .execute();
  const [only] = found;
  if (!only) return undefined;
  if (found.length === 1) return onePerson(reader, only.id);
  const people = await loadServed(
    reader.trx,
    reader.counter,
    found.map(({ id }) => id),
  );
  const message = `Several people fit ${code}. Choose one.`;
  return {
    ...NO_READING,
    kind: 'candidates',
    message,
    people: found.flatMap(({ id }) => people.get(id) ?? []),
  };
}

/**
 * Serial numbers one misreading away, of what the counter may find.
 *
 * @param shown the code as it is called
 */
async function readNearMiss(reader: Reader, code: string, shown: string): Promise<CounterReadingDto> {
  const near = await findNearMisses(reader.trx, reader.actor, code);
  const items = await namedItems(
    reader,
    near.map(({ id }) => id),
  );
  if (items.length === 0) return unknown(`${shown} is not on the books.`);
  const words = items.map(({ serial_number }) => serial_number).join(' or ');
  return {
    ...NO_READING,
    kind: 'candidates',
    message: `${shown} is not on the books. Is it ${words}?`,
    items,
  };
}

/** Whose weapon the item is, where it is not the recipient's. */
function warn(reading: CounterReadingDto, recipientId: string | null): CounterReadingDto {
  const { item } = reading;
  if (!item?.authorized || recipientId === null || item.authorized.id === recipientId) return reading;
  return { ...reading, message: `${itemWords(item)} is authorized for ${item.authorized.name}.` };
}

/** With an item, why nobody can be handed it in a mode. */
async function withRefusal(
  work: UnitOfWork,
  reading: CounterReadingDto,
  list: { counter: SeenCounter; mode: CounterReadDto['mode'] },
): Promise<CounterReadingDto> {
  const { counter, mode } = list;
  if (!reading.item || !mode) return reading;
  return { ...reading, refusal: await findRefusal(work, { counter, mode }, reading.item.id) };
}

/** What is looked for: a serial number, then a rack, then a name. */
async function readText(reader: Reader, code: ItemCode, typed: string): Promise<CounterReadingDto> {
  const name = code.kind === 'text' ? code.name : null;
  return (
    (await readItem(reader, code.reading)) ??
    (await readRack(reader, typed)) ??
    (name === null ? undefined : await readName(reader, name)) ??
    // A name is called as it was typed; a serial number has capital letters.
    (await readNearMiss(reader, typed, name ?? normalizeSerial(typed)))
  );
}

/**
 * What a code at a counter means. Nothing of it is kept.
 *
 * @throws ApiError 404 or 403 for a session that is not the actor's, or closed.
 */
export async function readCode(
  work: UnitOfWork,
  { sessionId, code: typed, recipientId = null, mode }: CounterReadDto,
): Promise<CounterReadingDto> {
  const { counter } = await requireSession(work, sessionId);
  const reader = { trx: work.trx, actor: work.actor, at: work.at, counter };
  const code = readCounterCode(typed);
  if (code.kind === 'refused') return unknown(code.words);
  if (code.kind === 'person') return readPerson(reader, code.userId);
  if (code.kind === 'card') return readCard(reader, code.cardNumber);
  const reading = await readText(reader, code, typed.trim());
  return warn(await withRefusal(work, reading, { counter, mode }), recipientId);
}
