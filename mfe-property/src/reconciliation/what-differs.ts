import type { ReconciliationDifferenceDto } from '@hand-receipt/contracts';

const isDigit = (character: string) => /^\d$/.test(character);

/** Two characters of ours that are in the other order in theirs, side by side. */
const areTurned = (theirs: string, ours: string, [one, two]: readonly number[]): boolean =>
  one !== undefined && two === one + 1 && theirs[one] === ours[two] && theirs[two] === ours[one];

/** What differs between two values of one field, in a few words: `One digit`, `A and 4`, `Two digits turned`. */
export function whatDiffers({ field, theirs, ours }: ReconciliationDifferenceDto): string {
  if (ours === null) return 'Empty in ours';
  if (field === 'name') return 'Other words';
  if (theirs.length !== ours.length) return 'Other length';
  const places = [...theirs].flatMap((character, at) => (character === ours[at] ? [] : [at]));
  const [place = 0] = places;
  const [one = '', other = ''] = [theirs[place], ours[place]];
  if (places.length === 1) return isDigit(one) && isDigit(other) ? 'One digit' : `${one} and ${other}`;
  if (places.length === 2 && areTurned(theirs, ours, places)) {
    return isDigit(one) && isDigit(other) ? 'Two digits turned' : 'Two characters turned';
  }
  return `${places.length} characters`;
}
