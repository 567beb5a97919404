import { must } from '../errors';

/** Proof of an act of one's own that the device keeps: the server cannot unsay it. */
export interface Receipt {
  seq: number;
  eventId: string;
  type: string;
  /** The item, and how many events it had with this one. */
  itemId: string | null;
  itemCount: number | null;
  ts: string;
  /** Hex. */
  leafHash: string;
  /** True once a checkpoint covered it. */
  sealed: boolean;
}

/** What a device remembers of one ledger, as plain JSON. */
export interface DeviceMemory {
  version: typeof MEMORY_VERSION;
  origin: string;
  /** The key that this device trusts: the one that signed the checkpoint below, and those that it authorises. */
  key: string;
  /** The largest checkpoint that this device has verified. */
  checkpoint: SeenCheckpoint & { note: string };
  /** When this device first saw the ledger, ISO 8601. An earlier version did not keep it. */
  since?: string;
  /** Newest last, at most MOST_RECEIPTS. */
  receipts: Receipt[];
}

/** The receipts of one person, where they are kept apart from the ledger's memory. */
export interface OwnReceipts {
  receipts: readonly Receipt[];
  /** The ledger's size when they were last taken. */
  through: number;
}

/** A checkpoint that a device has also seen, as far as it still knows it. */
export interface SeenCheckpoint {
  size: number;
  /** Hex. */
  root: string;
  /** ISO 8601. */
  seenAt: string;
  /** Id of the key that signed it, hex; where it is known. */
  keyId?: string;
  /** Hex hashes of the complete subtrees of its tree, largest first; at most 53. An earlier version kept none. */
  subtrees?: readonly string[];
}

export const MEMORY_VERSION = 1;
const MOST_RECEIPTS = 500;

/** Old receipts go first: the checkpoints that were verified since cover them. */
export function keepReceipts(known: readonly Receipt[], fresh: readonly Receipt[]): Receipt[] {
  const bySeq = new Map([...known, ...fresh].map((receipt) => [receipt.seq, receipt]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq).slice(-MOST_RECEIPTS);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isPlace = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

const HASH = /^[0-9a-f]{64}$/;
const areSubtrees = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every((hash) => isText(hash) && HASH.test(hash)));

const isCheckpoint = (value: Partial<DeviceMemory['checkpoint']> | undefined): boolean =>
  [value?.root, value?.note, value?.seenAt].every(isText) &&
  isPlace(value?.size) &&
  areSubtrees(value?.subtrees);

/** Whether a stored value is a receipt. */
export function isReceipt(value: Partial<Receipt> | null): boolean {
  const texts = [value?.eventId, value?.type, value?.ts, value?.leafHash];
  return isPlace(value?.seq) && texts.every(isText) && typeof value?.sealed === 'boolean';
}

/** The message for a memory that a later version of this program has stored. The browser that shows it has lost nothing. */
export const NEWER_MEMORY =
  'A newer version of this program has checked the ledger in this browser. Reload the page.';

/** @throws LedgerError where a later version than `version` has stored the value. */
export function refuseNewer(stored: unknown, version: number): void {
  const { version: found } = (stored ?? {}) as { version?: unknown };
  must(typeof found !== 'number' || found <= version, NEWER_MEMORY);
}

/** The message for a stored memory that cannot be read. Screens compare it to offer Start Over. */
export const UNREADABLE_MEMORY = 'What this device remembers of the ledger cannot be read.';

/**
 * Reads what a device had stored. A memory that cannot be read must not count as none: the next server
 * would be trusted like the first.
 *
 * @throws LedgerError where it is not what `DeviceMemory` says.
 */
export function readMemory(stored: unknown): DeviceMemory {
  refuseNewer(stored, MEMORY_VERSION);
  const memory = stored as Partial<DeviceMemory> | null;
  must(
    memory?.version === MEMORY_VERSION &&
      [memory.origin, memory.key, memory.since ?? ''].every(isText) &&
      isCheckpoint(memory.checkpoint) &&
      Array.isArray(memory.receipts) &&
      memory.receipts.every(isReceipt),
    UNREADABLE_MEMORY,
  );
  return memory as DeviceMemory;
}
