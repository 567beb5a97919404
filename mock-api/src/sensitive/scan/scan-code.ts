import { normalizeSerial, readLabel } from '@hand-receipt/contracts';

/**
 * The serial number that a scanned code says: that of our label, else the text itself. Scanners add line
 * ends and control characters, which are no part of it.
 */
export function readScanCode(code: string): string {
  const text = code.replace(/\p{C}/gu, '').trim();
  return normalizeSerial(readLabel(text)?.serialNumber ?? text);
}
