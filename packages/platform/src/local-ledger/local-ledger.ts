import { sessionStore } from '../session/session-store';

/** Under this name in local storage: one person's records, by the serial number of the item, newest first. */
const LOCAL_LEDGER_KEY = 'handreceipt.ledger';

/** What this device keeps of a transfer that was approved on it (product.md, section 4). */
export interface LocalTransfer {
  eventType: 'transfer';
  transferId: string;
  itemId: string;
  serialNumber: string;
  from: string;
  to: string;
  /** ISO 8601: when it was approved. */
  date: string;
  /** Rank and last name of the person who approved. */
  actor: string;
}

/** What this device keeps of an item that was verified on it (product.md, section 4). */
export interface LocalVerification {
  eventType: 'verified';
  itemId: string;
  itemName: string;
  serialNumber: string;
  /** ISO 8601: the server's time of the verification. */
  date: string;
  /** Rank and last name of the person who verified. */
  actor: string;
}

export type LocalRecord = LocalTransfer | LocalVerification;

/**
 * Records stored per item, of each type. The ledger has all of them. An item is verified every day, and a device has
 * room for so many of each item of an arms room.
 */
const KEPT_OF_ITEM: Record<LocalRecord['eventType'], number> = { transfer: 20, verified: 3 };

interface LocalLedger {
  userId: string;
  records: Record<string, LocalRecord[]>;
}

const isLedger = (value: unknown): value is LocalLedger =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as LocalLedger).userId === 'string' &&
  typeof (value as LocalLedger).records === 'object' &&
  (value as LocalLedger).records !== null;

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

const recordsOf = ({ records }: LocalLedger, serialNumber: string): LocalRecord[] =>
  Object.hasOwn(records, serialNumber) ? (records[serialNumber] ?? []) : [];

/** What tells two records of one item and one type apart. */
const markOf = (record: LocalRecord): string =>
  record.eventType === 'transfer' ? record.transferId : record.date;

const isSame = (one: LocalRecord, other: LocalRecord): boolean =>
  one.eventType === other.eventType && markOf(one) === markOf(other);

/** Whether a record is among the newest of its type. */
const isKept = ({ eventType }: LocalRecord, place: number, records: readonly LocalRecord[]): boolean =>
  records.slice(0, place).filter((newer) => newer.eventType === eventType).length < KEPT_OF_ITEM[eventType];

/** The records of one item, newest first. Read from this device alone: no call is made. */
export const localRecords = (userId: string, serialNumber: string): LocalRecord[] =>
  recordsOf(load(userId), serialNumber);

/** Adds a record, on this device alone. @throws DOMException where the device has no room or keeps nothing */
export function addLocalRecord(userId: string, record: LocalRecord): void {
  const ledger = load(userId);
  const known = recordsOf(ledger, record.serialNumber).filter((one) => !isSame(one, record));
  const records = { ...ledger.records, [record.serialNumber]: [record, ...known].filter(isKept) };
  localStorage.setItem(LOCAL_LEDGER_KEY, JSON.stringify({ userId, records }));
}

/** Drops what was verified on this device: it names sensitive items, which the PIN hides. A failure is only logged. */
export function dropVerifications(): void {
  const { user } = sessionStore.getState();
  if (!user) return;
  try {
    const lists = Object.entries(load(user.id).records).map(
      ([serial, records]) => [serial, records.filter(({ eventType }) => eventType !== 'verified')] as const,
    );
    if (lists.length === 0) return;
    const records = Object.fromEntries(lists.filter(([, kept]) => kept.length > 0));
    localStorage.setItem(LOCAL_LEDGER_KEY, JSON.stringify({ userId: user.id, records }));
  } catch (error) {
    console.warn('This device may keep what was verified on it', error);
  }
}

/** Removes the records of another person, or a text that cannot be read. */
export function removeLedgerOfOthers(userId: string): void {
  if (localStorage.getItem(LOCAL_LEDGER_KEY) !== null && Object.keys(load(userId).records).length === 0)
    localStorage.removeItem(LOCAL_LEDGER_KEY);
}

// A shared device: nothing of a person is left on it once they have signed out.
sessionStore.subscribe(({ status }, before) => {
  if (status === 'unauthenticated' && before.status === 'authenticated') {
    localStorage.removeItem(LOCAL_LEDGER_KEY);
  }
});
