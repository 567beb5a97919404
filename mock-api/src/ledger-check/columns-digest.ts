import { createHash } from 'node:crypto';
import type { ReadEvent } from '@hand-receipt/ledger';
import { type RawBuilder, sql } from 'kysely';
import { LAST_LAID_IN, correctedSeq, wordsOf } from '../ledger';

/** Stands between two values. */
const SEPARATOR = '\x1e';
const DIGEST_DIGITS = 64;
const NUMBERS_AN_EVENT = 4;
const NUMBER_BYTES = 8;
const TWO_TO_THE_32 = 2 ** 32;
/** Where PostgreSQL begins to count, in epoch milliseconds. */
const YEAR_2000 = Date.UTC(2000, 0, 1);

/** The columns of text but for the words, in the order of the digest. */
const TEXTS = ['event_id', 'event_type', 'item_id', 'actor_id'].map(
  (column) => sql`coalesce(${sql.ref(column)}, '')`,
);
const digestOf = (texts: RawBuilder<unknown>) =>
  sql`sha256(convert_to(string_agg(${texts}, ${SEPARATOR}), 'UTF8'))`;

/**
 * What the database makes of the columns of events that come in order, in hex: a digest of the texts in them, one of
 * the words for the search, and one of the numbers, each in the eight bytes that it is stored in. A time is one of
 * those, in microseconds since the year 2000.
 */
export const STORED_COLUMNS = sql<string>`
  encode(${digestOf(sql.join(TEXTS, sql` || ${sql.lit(SEPARATOR)} || `))} || ${digestOf(sql`search_text`)}
    || sha256(string_agg(int8send(coalesce(item_prev_seq, -1)) || int8send(coalesce(item_count, -1))
    || int8send(coalesce(corrects_seq, -1)) || timestamptz_send(ts), ''::bytea)), 'hex')`;

/** The part of it that is of the words. */
export const wordsIn = (columns: string): string => columns.slice(DIGEST_DIGITS, 2 * DIGEST_DIGITS);

/** What the database makes of words laid in for the search, one a row and in order; null of none. */
export const WORDS_LAID_IN = sql<string | null>`encode(${digestOf(sql`search_text`)}, 'hex')`;

/** Whether the `words` laid in for an event are those of its column, or are still to be laid in. */
export const WORDS_MATCH = sql<boolean>`(words is not distinct from search_text or (words is null and seq > ${LAST_LAID_IN}))`;

/** Characters. */
const AT_ONCE = 16_384;

/** A digest of texts that come one by one: many short updates cost more than one. */
class TextsDigest {
  readonly #hash = createHash('sha256');
  #pending: string[] = [];
  #length = 0;
  #before = '';
  /** False once a text holds what parts two: it could be mistaken for two. */
  isClear = true;

  constructor(private readonly spelled: (texts: string) => string = (texts) => texts) {}

  add(text: string): void {
    this.#pending.push(text);
    this.#length += text.length;
    if (this.#length > AT_ONCE) this.#flush();
  }

  hex(): string {
    this.#flush();
    return this.#hash.digest('hex');
  }

  #flush(): void {
    if (this.#pending.length === 0) return;
    const texts = this.#pending.join(SEPARATOR);
    if (separatorsIn(texts) !== this.#pending.length - 1) this.isClear = false;
    this.#hash.update(this.#before).update(this.spelled(texts));
    this.#before = SEPARATOR;
    this.#pending = [];
    this.#length = 0;
  }
}

function separatorsIn(texts: string): number {
  let count = 0;
  for (let at = texts.indexOf(SEPARATOR); at >= 0; at = texts.indexOf(SEPARATOR, at + 1)) count += 1;
  return count;
}

/** The same of what the columns of a batch must hold, by the bytes of its events. */
export class ColumnsDigest {
  readonly #texts = new TextsDigest();
  // All at once: what stands between two words has no part in how either is spelled in lower case.
  readonly #words = new TextsDigest((words) => words.toLowerCase());
  readonly #numbers: DataView;
  #end = 0;
  /** False once a number has no place in its column. */
  #fits = true;

  /** @param most events in the batch. */
  constructor(most: number) {
    this.#numbers = new DataView(new ArrayBuffer(most * NUMBERS_AN_EVENT * NUMBER_BYTES));
  }

  /** The next event of the batch. */
  add({ body, detailsText, at }: ReadEvent): void {
    const { eventId, type, item, actor } = body;
    this.#words.add(wordsOf(body, detailsText));
    this.#texts.add(`${eventId}${SEPARATOR}${type}${SEPARATOR}${item ?? ''}${SEPARATOR}${actor.id}`);
    this.#put(body.itemPrevSeq ?? -1);
    this.#put(body.itemCount ?? -1);
    this.#put(correctedSeq(body) ?? -1);
    this.#put((at - YEAR_2000) * 1000);
  }

  /** Whether the database made the same of its columns. False asks for a closer look at each. */
  matches(stored: string): boolean {
    const numbers = createHash('sha256').update(new Uint8Array(this.#numbers.buffer, 0, this.#end));
    const own = this.#texts.hex() + this.#words.hex() + numbers.digest('hex');
    // The words hold all the other texts too.
    return this.#fits && this.#words.isClear && own === stored;
  }

  #put(value: number): void {
    if (!Number.isSafeInteger(value)) this.#fits = false;
    const high = Math.floor(value / TWO_TO_THE_32);
    this.#numbers.setInt32(this.#end, high);
    this.#numbers.setUint32(this.#end + 4, value - high * TWO_TO_THE_32);
    this.#end += NUMBER_BYTES;
  }
}
