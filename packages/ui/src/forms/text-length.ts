import { formatCount } from '../counts/format-count';

/** From this share of the limit on the field counts. */
const COUNTS_FROM = 0.8;

const used = (length: number, limit: number) => `${formatCount(length)} of ${formatCount(limit)} characters`;

/** What to say of a text that is longer than its field takes. */
export function tooLong(text: string, limit: number): string | undefined {
  if (text.length <= limit) return undefined;
  return `${used(text.length, limit)}. Shorten it by ${formatCount(text.length - limit)}.`;
}

/** How much of its limit a text has used, once that matters. */
export const lengthCounter = (text: string, limit: number): string | undefined =>
  text.length < limit * COUNTS_FROM ? undefined : used(text.length, limit);
