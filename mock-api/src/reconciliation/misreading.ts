import { foldSerial, nearMissFolds, normalizeSerial } from '@hand-receipt/contracts';

/** Characters of a data plate that are read for each other. */
const CONFUSED = [
  '0ODQ',
  '1IL7',
  '2Z',
  '3B8',
  '4A',
  '5S6',
  '6G',
  '68',
  '8S',
  'UV',
  'MN',
  'CG',
  'EF',
  'PR',
  'KX',
];

const areConfused = (one: string, other: string): boolean =>
  CONFUSED.some((letters) => letters.includes(one) && letters.includes(other));

/** Whether two serial numbers of one length differ in one character that is read for the other. */
function isOneSlip(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let slips = 0;
  for (let at = 0; at < one.length; at += 1) {
    if (one[at] === other[at]) continue;
    slips += 1;
    if (slips > 1 || !areConfused(one.charAt(at), other.charAt(at))) return false;
  }
  return slips === 1;
}

/**
 * Tells whether other serial numbers are this one with one slip of the eye: look-alikes, two neighbors transposed, or
 * one misread character.
 */
export function misreadingsOf(serial: string): (other: string) => boolean {
  const one = normalizeSerial(serial);
  const folds = new Set(nearMissFolds(one));
  return (other) => {
    const two = normalizeSerial(other);
    return folds.has(foldSerial(two)) || isOneSlip(one, two);
  };
}
