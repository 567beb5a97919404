import { Format } from 'typebox/format';

const FIRST_YEAR = 1900;
const LAST_YEAR = 9999;

/** A moment that both our clock and every database hold: no leap second, no year 0, none past four digits. */
function isHeld(text: string): boolean {
  const year = new Date(text).getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** Narrows the formats of dates, as schemas name them, to what can be stored and compared. */
export function narrowDates(): void {
  Format.Set('date', (text) => Format.IsDate(text) && isHeld(text));
  Format.Set('date-time', (text) => Format.IsDateTime(text) && isHeld(text));
}
