import { readScan, SCAN_WORDS, scanName } from './read-scan';

/** Characters of the longest serial number or UII on a book. */
const LONGEST_CODE = 64;

/** What to say of a code that no inventory keeps; the screen and the API use the same words. */
export const COUNT_CODE_WORDS = {
  address: 'This is a web address. It names no item.',
  tooLong: `This code has more than ${LONGEST_CODE} characters. It names no item.`,
} as const;

const ADDRESSES = ['http://', 'https://', 'www.'];

/** Why a code that was read in an inventory names no item, and is not kept; null where it may name one. */
export function countCodeProblem(code: string): string | null {
  const reading = readScan(code);
  if (reading.kind === 'page') return SCAN_WORDS.page;
  if (reading.kind === 'refused') return reading.words;
  const text = code.trim().toLowerCase();
  if (ADDRESSES.some((start) => text.startsWith(start))) return COUNT_CODE_WORDS.address;
  return scanName(reading).length > LONGEST_CODE ? COUNT_CODE_WORDS.tooLong : null;
}
