import type { NewUiiDto, ScanAnswerDto } from '@hand-receipt/contracts';
import { itemWords, militaryTime, whenDone } from '../../live';
import { formerSerialWords, type NamedItem, namedItem, nearMissWords, notOnTheBooks } from '../../property';
import { blindFormerWords, blindNearMissWords } from '../blind';
import type { Seen } from './find-scanned';

/** What a scan found out; the progress of a count is added by the count. */
export type ScanFinding = Omit<ScanAnswerDto, 'progress'>;

const NOTHING = { item: null, nearMisses: [], newUii: null, verifiedAt: null, verifiedBy: null };

/**
 * @param newUii the UII of the mark, where the item has none and the person may fill it in
 * @param notes sentences on what the record says of the item otherwise
 */
export const verifiedNow = (
  item: NamedItem,
  { at, by }: Seen,
  newUii: NewUiiDto | null = null,
  notes: readonly string[] = [],
): ScanFinding => ({
  ...NOTHING,
  result: 'verified',
  message: [`${itemWords(item)} verified.`, ...notes].join(' '),
  newUii,
  item: namedItem(item),
  verifiedAt: at.toISOString(),
  verifiedBy: by,
});

export const verifiedBefore = (item: NamedItem, { at, by }: Seen, now: Date): ScanFinding => ({
  ...NOTHING,
  result: 'already-verified',
  message: `${itemWords(item)} was already verified ${whenDone(at, now)} by ${by}.`,
  item: namedItem(item),
  verifiedAt: at.toISOString(),
  verifiedBy: by,
});

/**
 * A label shows a serial number that the item had before.
 *
 * @param until when it was amended
 */
export const formerSerial = (serial: string, item: NamedItem, until: Date): ScanFinding => ({
  ...NOTHING,
  result: 'former-serial',
  message: formerSerialWords(serial, item, until),
  item: namedItem(item),
});

/** Why an item that left the book is not counted. */
export const leftWords = (leftAt: Date): string => `left the book on ${militaryTime(leftAt).slice(0, 9)}`;

/** Another person must read the item: its holder has, or it is counted by its holder alone. */
export const notEligible = (item: NamedItem, message: string): ScanFinding => ({
  ...NOTHING,
  result: 'not-eligible',
  message,
  item: namedItem(item),
});

/** The count was closed before the scan arrived. @param item null for a code that is on no line */
export const late = (item: NamedItem | null, message: string): ScanFinding => ({
  ...NOTHING,
  result: 'late',
  message,
  item: item && namedItem(item),
});

/** @param item null where the person may not know more than that it is another person's. */
export const notMine = (serial: string, item: NamedItem | null, reason: string): ScanFinding => ({
  ...NOTHING,
  result: 'not-mine',
  message: item ? `${itemWords(item)} ${reason}.` : `${serial} is on somebody else's hand receipt.`,
  item: item && namedItem(item),
});

export function unknownCode(serial: string, nearMisses: readonly NamedItem[]): ScanFinding {
  if (nearMisses.length === 0) {
    return { ...NOTHING, result: 'not-on-the-books', message: notOnTheBooks(serial) };
  }
  return {
    ...NOTHING,
    result: 'near-miss',
    message: nearMissWords(serial, nearMisses),
    nearMisses: nearMisses.map(namedItem),
  };
}

/** A mark that contradicts the record, or that can be read in several ways: nothing is verified. */
export const doubtful = (message: string, nearMisses: readonly NamedItem[]): ScanFinding => ({
  ...NOTHING,
  result: nearMisses.length > 0 ? 'near-miss' : 'mark-mismatch',
  message,
  nearMisses: nearMisses.map(namedItem),
});

/** A read by a person who may count nothing here, as of the first count in the recount. */
export const barredRead = (message: string): ScanFinding => ({ ...NOTHING, result: 'not-eligible', message });

/** A code like one on a blind count: nothing says which. */
export const blindNearMiss = (serial: string): ScanFinding => ({
  ...NOTHING,
  result: 'near-miss',
  message: blindNearMissWords(serial),
});

/** The label of an item that was renumbered, in a blind count: nothing says what its number is now. */
export const blindFormerSerial = (serial: string): ScanFinding => ({
  ...NOTHING,
  result: 'former-serial',
  message: blindFormerWords(serial),
});
