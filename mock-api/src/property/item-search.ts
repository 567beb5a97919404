import { type RawBuilder, sql } from 'kysely';
import { substringPattern } from '../kernel';

/** Letters and figures in a row of which the trigram index has at least one piece. */
const HAS_TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** Characters of the longest piece in the index of short pieces (`short_pieces` in kernel/schema.sql). */
const LONGEST_PIECE = 2;

/**
 * A condition on the table `property`: what was typed is part of name or serial number, in any case; null where
 * nothing was typed. A full-width letter or digit is the plain one. Where it is too short for trigrams (`M4`, `-1`),
 * the index of shorter pieces finds the items that have all of its pieces.
 */
export function itemSearch(typed: string | undefined): RawBuilder<boolean> | null {
  const words = typed?.normalize('NFKC').replaceAll('\0', '').trim();
  if (!words) return null;
  const pattern = substringPattern(words);
  if (HAS_TRIGRAM.test(words)) return sql`property.search_text ilike ${pattern}`;
  const hasPieces = sql<boolean>`short_pieces(property.search_text) @> short_pieces(${words})`;
  if ([...words].length <= LONGEST_PIECE) return hasPieces;
  // `|| ''` keeps the planner from the trigram index, which would return every item for so short a text.
  return sql`(${hasPieces} and (property.search_text || '') ilike ${pattern})`;
}
