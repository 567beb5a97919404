import {
  type DeviceMemory,
  isReceipt,
  LedgerError,
  type OwnReceipts,
  readMemory,
  refuseNewer,
  type SeenCheckpoint,
  UNREADABLE_MEMORY,
} from '@hand-receipt/ledger';
import type { Kept } from './memories';

/** The memory of the site, without receipts. */
export interface SiteMemory extends DeviceMemory, Kept {
  /** Smaller checkpoints that an earlier program kept for other people, until the ledger was held against them. */
  older: readonly SeenCheckpoint[];
}

/** What is kept for one person. */
interface OwnMemory extends OwnReceipts, Kept {
  version: typeof OWN_VERSION;
}

const OWN_VERSION = 2;

export const siteOf = (memory: DeviceMemory, older: readonly SeenCheckpoint[] = []): SiteMemory => ({
  ...memory,
  receipts: [],
  through: memory.checkpoint.size,
  older,
});

export const ownOf = ({ receipts, checkpoint }: DeviceMemory): OwnMemory => ({
  version: OWN_VERSION,
  receipts,
  through: checkpoint.size,
});

/** @throws LedgerError where it cannot be read. */
export function readSite(stored: unknown): SiteMemory {
  const memory = readMemory(stored);
  const { older } = memory as Partial<SiteMemory>;
  if (!Array.isArray(older) || !older.every(isSeen)) throw new LedgerError(UNREADABLE_MEMORY);
  return siteOf(memory, older as SeenCheckpoint[]);
}

function isSeen(value: Partial<SeenCheckpoint> | null): boolean {
  return (
    Number.isSafeInteger(value?.size) &&
    [value?.root, value?.seenAt].every((part) => typeof part === 'string')
  );
}

/** @throws LedgerError where it cannot be read. */
export function readOwn(stored: unknown): OwnReceipts {
  if (stored === undefined) return { receipts: [], through: 0 };
  refuseNewer(stored, OWN_VERSION);
  const { version, receipts, through } = (stored ?? {}) as Partial<OwnMemory>;
  if (version !== OWN_VERSION) return ownOf(readMemory(stored));
  const isOwn = Array.isArray(receipts) && receipts.every(isReceipt) && Number.isSafeInteger(through);
  if (!isOwn) throw new LedgerError(UNREADABLE_MEMORY);
  return stored as OwnMemory;
}

/**
 * An earlier program kept a whole memory for each person. The one that goes furthest becomes that of the site, and the
 * ledger is held against the checkpoints of the others, too.
 *
 * @returns what to store instead, by name, and what of it is for the site; nothing where there is no such memory.
 */
export function carriedOver(all: ReadonlyMap<string, unknown>): {
  site?: SiteMemory;
  own: Map<string, Kept>;
} {
  const memories = [...all].flatMap(([key, stored]) => {
    const memory = readable(stored);
    return memory ? [{ key, memory }] : [];
  });
  const own = new Map(memories.map(({ key, memory }) => [key, ownOf(memory)]));
  const [furthest, ...others] = memories
    .map(({ memory }) => memory)
    .sort((a, b) => b.checkpoint.size - a.checkpoint.size);
  if (!furthest) return { own };
  const older = others.map(({ checkpoint: { size, root, seenAt } }) => ({ size, root, seenAt }));
  return { site: siteOf(furthest, older), own };
}

/** The store has other things too, and a memory that cannot be read is its person's to give up. */
function readable(stored: unknown): DeviceMemory | null {
  try {
    return readMemory(stored);
  } catch (error) {
    if (error instanceof LedgerError) return null;
    throw error;
  }
}
