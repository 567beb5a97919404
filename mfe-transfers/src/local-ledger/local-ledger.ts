import { sessionStore } from '@hand-receipt/platform';
import type { LocalRecord } from './local-record';

/** Under this name in local storage: one person's records, by the serial number of the item, newest first. */
const LOCAL_LEDGER_KEY = 'handreceipt.ledger';

/** Records stored per item. The ledger has all of them. */
const KEPT_OF_ITEM = 20;

interface LocalLedger {
  userId: string;
  records: Record<string, LocalRecord[]>;
}

const isLedger = (value: unknown): value is LocalLedger =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as LocalLedger).userId === 'string' &&
  typeof (value as LocalLedger).records === 'object';

/** What is kept of this person's; nothing where it is another person's, or cannot be read. */
function load(userId: string): LocalLedger {
  const empty = { userId, records: {} };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(LOCAL_LEDGER_KEY) ?? 'null');
    return isLedger(kept) && kept.userId === userId ? kept : empty;
  } catch {
    return empty;
  }
}

/** The records of one item, newest first. Read from this device alone: no call is made. */
export function localRecords(userId: string, serialNumber: string): LocalRecord[] {
  const { records } = load(userId);
  return Object.hasOwn(records, serialNumber) ? (records[serialNumber] ?? []) : [];
}

/** Adds a record, on this device alone. @throws DOMException where the device has no room or keeps nothing */
export function addLocalRecord(userId: string, record: LocalRecord): void {
  const { records } = load(userId);
  const known = localRecords(userId, record.serialNumber).filter(
    ({ transferId }) => transferId !== record.transferId,
  );
  const kept = { ...records, [record.serialNumber]: [record, ...known].slice(0, KEPT_OF_ITEM) };
  localStorage.setItem(LOCAL_LEDGER_KEY, JSON.stringify({ userId, records: kept }));
}

// A shared device: nothing of a person is left on it once they have signed out.
sessionStore.subscribe(({ status }, before) => {
  if (status === 'unauthenticated' && before.status === 'authenticated') {
    localStorage.removeItem(LOCAL_LEDGER_KEY);
  }
});
