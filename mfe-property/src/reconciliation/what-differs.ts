import type { ReconciliationDifferenceDto } from '@hand-receipt/contracts';

const isDigit = (character: string) => /^\d$/.test(character);

/** Two characters of ours that are in the other order in theirs, side by side. */
const areTurned = (theirs: string, ours: string, [one, two, ...rest]: readonly number[]): boolean =>
  rest.length === 0 &&
  one !== undefined &&
  two === one + 1 &&
  theirs[one] === ours[two] &&
  theirs[two] === ours[one];

/** What differs between two values of one length: `One digit`, `A and 4`, `Two digits turned`. */
function differingPlaces(theirs: string, ours: string): string {
  const places = [...theirs].flatMap((character, at) => (character === ours[at] ? [] : [at]));
  const [one, other] = [theirs.charAt(places[0] ?? 0), ours.charAt(places[0] ?? 0)];
  const areDigits = isDigit(one) && isDigit(other);
  if (places.length === 1) return areDigits ? 'One digit' : `${one} and ${other}`;
  if (areTurned(theirs, ours, places)) return areDigits ? 'Two digits turned' : 'Two characters turned';
  return `${places.length} characters`;
}

/** What differs between two values of one field, in a few words. */
export function whatDiffers({ field, theirs, ours }: ReconciliationDifferenceDto): string {
  if (ours === null) return 'Empty in ours';
  if (field === 'name') return 'Other words';
  return theirs.length === ours.length ? differingPlaces(theirs, ours) : 'Other length';
}
