import { normalizeSerial, readLabel } from '@hand-receipt/contracts';

/** What a scanned code says. */
export interface ScannedCode {
  serial: string;
  /** The item that our label names; null where the code is none of our labels. */
  itemId: string | null;
}

/**
 * Reads our label, or else takes the text itself for a serial number. Scanners add line ends and control characters,
 * which are no part of it.
 */
export function readScanCode(code: string): ScannedCode {
  const text = code.replace(/\p{C}/gu, '').trim();
  const label = readLabel(text);
  return { serial: normalizeSerial(label?.serialNumber ?? text), itemId: label?.id ?? null };
}
