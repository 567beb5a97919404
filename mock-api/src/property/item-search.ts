import { type RawBuilder, sql } from 'kysely';
import { substringPattern } from '../kernel';

/** Letters and figures in a row of which a trigram index has at least one piece. */
const HAS_TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** Characters of the longest piece in the index of short pieces (`short_pieces` in kernel/schema.sql). */
const LONGEST_PIECE = 2;

/** Words that are looked for each by itself; what follows them is one phrase. */
const MOST_WORDS = 6;

/** Rank, first and last name, and rank and last name: however a person is asked for. */
export const HOLDER_WORDS = sql`holder.rank || ' ' || holder.first_name || ' ' || holder.last_name || ' ' || holder.rank || ' ' || holder.last_name`;

/** Names of a row `having` of the table `possession`: of the person, as a holder's, or of the counter and its unit. */
const WITH_WORDS = sql`coalesce(${HOLDER_WORDS}, counter.name || ' ' || units.name)`;

const HAVING = sql`from possession had left join users holder on holder.id = had.user_id
  left join counter on counter.id = had.counter_id left join units on units.id = counter.unit_id
  where had.to_at is null`;

/** Who has an item of the table `property` now, in the words that find it; null where nobody but its holder does. */
export const withWords = sql<string | null>`(select ${WITH_WORDS} ${HAVING} and had.item_id = property.id)`;

/** What was typed, without what no text has. A full-width letter or digit is the plain one. */
export const typedText = (typed: string | undefined): string =>
  typed?.normalize('NFKC').replaceAll('\0', '').trim() ?? '';

/** The words of what was typed, each to be found by itself. */
export function searchWords(text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  return words.length <= MOST_WORDS
    ? words
    : [...words.slice(0, MOST_WORDS - 1), words.slice(MOST_WORDS - 1).join(' ')];
}

/**
 * A word is part of name, serial number or a former one. Where it is too short for trigrams (`M4`, `-1`), the index of
 * shorter pieces finds the items that have all of its pieces.
 */
function inText(word: string): RawBuilder<boolean> {
  const pattern = substringPattern(word);
  if (HAS_TRIGRAM.test(word)) return sql`property.search_text ilike ${pattern}`;
  const hasPieces = sql<boolean>`short_pieces(property.search_text) @> short_pieces(${word})`;
  if ([...word].length <= LONGEST_PIECE) return hasPieces;
  // `|| ''` keeps the planner from the trigram index, which would return every item for so short a text.
  return sql`(${hasPieces} and (property.search_text || '') ilike ${pattern})`;
}

/** A word is found in an item, in its holder or in who has it, each way by an index of its own: people are found first. */
function hasWord(word: string): RawBuilder<boolean> {
  const pattern = substringPattern(word);
  const ways = [
    inText(word),
    sql`property.assigned_to_user_id = any(array(
      select holder.id from users holder where ${HOLDER_WORDS} ilike ${pattern}))`,
    sql`property.id = any(array(select had.item_id ${HAVING} and ${WITH_WORDS} ilike ${pattern}))`,
  ];
  // Fewer characters are part of nearly every stock number.
  if (HAS_TRIGRAM.test(word)) {
    ways.push(sql`property.stock_text ilike ${pattern}`, sql`property.uii ilike ${pattern}`);
  }
  return sql`(${sql.join(ways, sql` or `)})`;
}

/**
 * A condition on the table `property`: each word that was typed is part of its name, serial number, a former serial
 * number, of rank and name of its holder, or of who has it, in any case, and from three characters on of its NSN, LIN or UII; null where
 * nothing was typed.
 */
export function itemSearch(typed: string | undefined): RawBuilder<boolean> | null {
  const words = searchWords(typedText(typed));
  return words.length === 0 ? null : sql`(${sql.join(words.map(hasWord), sql` and `)})`;
}
