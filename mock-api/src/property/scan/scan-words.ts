import { itemWords, militaryTime } from '../../live';

/** An item as an answer names it. */
export interface NamedItem {
  id: string;
  name: string;
  serial_number: string;
}

export const namedItem = ({ id, name, serial_number }: NamedItem) => ({
  id,
  name,
  serialNumber: serial_number,
});

/** @param until when the serial number was amended */
export const formerSerialWords = (shown: string, { serial_number }: NamedItem, until: Date): string =>
  `This label shows ${shown}. The serial number is ${serial_number} since ${militaryTime(until).slice(0, 9)}. Print a new label.`;

export const notOnTheBooks = (shown: string): string => `${shown} is not on the books.`;

export const nearMissWords = (shown: string, nearMisses: readonly NamedItem[]): string =>
  `${notOnTheBooks(shown)} Look again: is it ${nearMisses.map(itemWords).join(' or ')}?`;

export const severalWords = (items: readonly NamedItem[]): string =>
  `This mark has lost its separators. It can be read as ${items.map(itemWords).join(' or ')}. Type the serial number.`;

/** An item of the caller's, or that there is one which they may not see. */
const named = (item: NamedItem | null): string => (item ? itemWords(item) : 'an item of another book');

/** Null for an item that the caller may not see. */
export const mismatchWords = (byUii: NamedItem | null, bySerial: NamedItem | null): string =>
  `The UII of this mark belongs to ${named(byUii)}, its serial number to ${named(bySerial)}. Neither is verified.`;

/** @param item null where the caller may not see it */
export const otherUiiWords = (item: NamedItem | null, recorded: string): string =>
  item
    ? `${itemWords(item)} is on record with UII ${recorded}, and this mark has another. It is not verified.`
    : 'The serial number of this mark is on another book, with another UII.';
