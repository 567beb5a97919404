import { normalizeSerial } from '@hand-receipt/contracts';
import { nearMissFolds, foldSerial } from '../property';

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

/** Whether one serial number is another with one slip of the eye: look-alikes, two neighbors transposed, or one misread character. */
export function isMisreading(one: string, other: string): boolean {
  const [a, b] = [normalizeSerial(one), normalizeSerial(other)];
  if (nearMissFolds(a).includes(foldSerial(b))) return true;
  if (a.length !== b.length) return false;
  const differing = [...a].flatMap((letter, at) =>
    letter === b[at] ? [] : [[letter, b.charAt(at)] as const],
  );
  const [slip, another] = differing;
  return slip !== undefined && another === undefined && areConfused(...slip);
}
