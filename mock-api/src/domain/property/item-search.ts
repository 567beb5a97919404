import { type RawBuilder, sql } from 'kysely';
import { PLANNED_ANEW } from '../../db/statement-names';
import { substringPattern } from './paging';

/** Letters and figures in a row of which the trigram index has at least one piece. */
const HAS_TRIGRAM = /[\p{L}\p{N}]{3}/u;

/**
 * A condition on the table `property`: what was typed is part of name or serial number, in any case; null where
 * nothing was typed. A full-width letter or digit is the plain one. Where it is too short for trigrams (`M4`, `-1`),
 * the index of shorter pieces finds the items that have all of its pieces.
 */
export function itemSearch(typed: string | undefined): RawBuilder<boolean> | null {
  const words = typed?.normalize('NFKC').replaceAll('\0', '').trim();
  if (!words) return null;
  const isPart = sql<boolean>`property.search_text ilike ${substringPattern(words)}`;
  if (HAS_TRIGRAM.test(words)) return isPart;
  return sql`(${sql.raw(PLANNED_ANEW)} short_pieces(property.search_text) @> short_pieces(${words}) and ${isPart})`;
}
