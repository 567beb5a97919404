import { normalizeSerial } from '@hand-receipt/contracts';

/**
 * The first character that no data plate has: a letter of another alphabet that looks like one of A to Z
 * would make a second item of the same plate. Undefined where there is none.
 */
export const strangeCharacter = (serial: string): string | undefined =>
  /[^\x20-\x7e]/u.exec(normalizeSerial(serial))?.[0];
