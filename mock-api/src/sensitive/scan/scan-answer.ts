import type { ScanAnswerDto } from '@hand-receipt/contracts';
import { itemWords, militaryTime } from '../../live';
import type { Seen } from './find-scanned';

/** An item as an answer names it. */
export interface NamedItem {
  id: string;
  name: string;
  serial_number: string;
}

/** What a scan found out; the progress of a count is added by the count. */
export type ScanFinding = Omit<ScanAnswerDto, 'progress'>;

const two = (number: number): string => String(number).padStart(2, '0');
const hhmm = (time: Date): string => `${two(time.getHours())}${two(time.getMinutes())}`;

const toWire = ({ id, name, serial_number }: NamedItem) => ({ id, name, serialNumber: serial_number });

const NOTHING = { item: null, nearMisses: [], verifiedAt: null, verifiedBy: null };

export const verifiedNow = (item: NamedItem, { at, by }: Seen): ScanFinding => ({
  ...NOTHING,
  result: 'verified',
  message: `${itemWords(item)} verified.`,
  item: toWire(item),
  verifiedAt: at.toISOString(),
  verifiedBy: by,
});

export const verifiedBefore = (item: NamedItem, { at, by }: Seen): ScanFinding => ({
  ...NOTHING,
  result: 'already-verified',
  message: `${itemWords(item)} was already verified at ${hhmm(at)} by ${by}.`,
  item: toWire(item),
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
  message: `This label shows ${serial}. The serial number is ${item.serial_number} since ${militaryTime(until).slice(0, 9)}. Print a new label.`,
  item: toWire(item),
});

/** Why an item that left the book is not counted. */
export const leftWords = (leftAt: Date): string => `left the book on ${militaryTime(leftAt).slice(0, 9)}`;

/** @param item null where the person may not know more than that it is another person's. */
export const notMine = (serial: string, item: NamedItem | null, reason: string): ScanFinding => ({
  ...NOTHING,
  result: 'not-mine',
  message: item ? `${itemWords(item)} ${reason}.` : `${serial} is on somebody else's hand receipt.`,
  item: item && toWire(item),
});

export function unknownCode(serial: string, nearMisses: readonly NamedItem[]): ScanFinding {
  if (nearMisses.length === 0) {
    return { ...NOTHING, result: 'not-on-the-books', message: `${serial} is not on the books.` };
  }
  return {
    ...NOTHING,
    result: 'near-miss',
    message: `${serial} is not on the books. Look again: is it ${nearMisses.map(itemWords).join(' or ')}?`,
    nearMisses: nearMisses.map(toWire),
  };
}
