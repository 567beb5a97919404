import { normalizeSerial, readScan, scanName } from '@hand-receipt/contracts';

/** The serial number that a code holds, as the server reads it; the code itself where it is none of an item. */
export function serialIn(code: string): string {
  const reading = readScan(code);
  const isItem = reading.kind !== 'page' && reading.kind !== 'refused';
  return normalizeSerial(isItem ? scanName(reading) : code);
}
