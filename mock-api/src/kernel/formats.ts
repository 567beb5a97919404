import { isName } from '@hand-receipt/contracts';
import { isText, NAME_FORMAT, PHONE_FORMAT, TEXT_FORMAT } from '@hand-receipt/contracts/routes';
import { Format } from 'typebox/format';

const FIRST_YEAR = 1900;
const LAST_YEAR = 9999;

/** A moment that both our clock and every database hold: no leap second, no year 0, none past four digits. */
function isHeld(text: string): boolean {
  const year = new Date(text).getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** The formats that schemas name: dates only as far as they can be stored and compared, and the rules for names, free text and telephone numbers. */
export function setFormats(): void {
  Format.Set('date', (text) => Format.IsDate(text) && isHeld(text));
  Format.Set('date-time', (text) => Format.IsDateTime(text) && isHeld(text));
  Format.Set(NAME_FORMAT, isName);
  Format.Set(TEXT_FORMAT, isText);
  Format.Set(PHONE_FORMAT, (text) => /\d/.test(text));
}
