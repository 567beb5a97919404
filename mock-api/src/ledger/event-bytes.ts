import { type EventBody, LedgerError, parseEvent } from '@hand-receipt/ledger';

/** The event in `bytes`; null where they are not one. */
export function bodyOf(bytes: Uint8Array): EventBody | null {
  try {
    return parseEvent(bytes);
  } catch (error) {
    if (error instanceof LedgerError || error instanceof TypeError) return null;
    throw error;
  }
}
