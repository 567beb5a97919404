import {
  type DeviceMemory,
  LedgerError,
  portableTools,
  readMemory,
  type Receipt,
  type SeenCheckpoint,
  toHex,
  toUtf8,
  UNREADABLE_MEMORY,
} from '@hand-receipt/ledger';
import type { Memories } from './memories';

/** A name as a hash, so that the database names nobody and nothing. */
export const hashedName = (name: string): string => toHex(portableTools.hasher.leaf(toUtf8(name)));

/**
 * Checkpoint and key are kept once for the site, so that a server that names another person meets them too. The log's
 * key is not part of the name: a server with a new key must meet the memory of the old one, not a blank.
 */
const SITE = hashedName('hand-receipt ledger memory');

/** Under which name a person's own receipts are kept. */
export const memoryKey = (person: string): string => hashedName(`hand-receipt ledger memory of ${person}`);

const OWN_VERSION = 2;

/** What is kept for one person. */
interface OwnMemory {
  version: typeof OWN_VERSION;
  receipts: Receipt[];
  /** The ledger's size when the receipts were last taken. */
  through: number;
  /** What a program before this one kept for this person alone, until the ledger was held against it. */
  seen: SeenCheckpoint | null;
}

/** What this browser remembers, as a check takes it. */
export interface Recalled {
  memory: DeviceMemory | null;
  seen: SeenCheckpoint[];
}

/** @throws LedgerError where it cannot be read: that must not count as a first visit. */
export async function recall(memories: Memories, person: string): Promise<Recalled> {
  if ((await memories.read(SITE)) === undefined) await carryOver(memories);
  const site = await memories.read(SITE);
  const own = readOwn(await memories.read(memoryKey(person)));
  const seen = own?.seen ? [own.seen] : [];
  if (site === undefined) return { memory: null, seen };
  const receipts = own?.receipts ?? [];
  return { memory: { ...readMemory(site), receipts, receiptsThrough: own?.through ?? 0 }, seen };
}

/** The memory as it was stored, readable or not; null where there is none. For the evidence. */
export async function storedMemory(memories: Memories, person: string): Promise<unknown> {
  try {
    return (await recall(memories, person)).memory;
  } catch {
    return (await memories.read(SITE)) ?? (await memories.read(memoryKey(person))) ?? null;
  }
}

/** A program before this one kept a memory for each person. The furthest becomes that of the site. */
async function carryOver(memories: Memories): Promise<void> {
  const entries = await memories.entries();
  const old = entries.flatMap(([key, stored]) => {
    const memory = readable(stored);
    return memory ? [{ key, memory }] : [];
  });
  const [furthest] = old.map(({ memory }) => memory).sort((a, b) => b.checkpoint.size - a.checkpoint.size);
  if (!furthest) return;
  await memories.keep(SITE, { ...furthest, receipts: [] });
  for (const { key, memory } of old) await memories.put(key, ownOf(memory));
}

function readable(stored: unknown): DeviceMemory | null {
  try {
    return readMemory(stored);
  } catch {
    return null;
  }
}

const ownOf = ({ receipts, checkpoint: { size, root, seenAt } }: DeviceMemory): OwnMemory => ({
  version: OWN_VERSION,
  receipts,
  through: size,
  seen: { size, root, seenAt },
});

/** @throws LedgerError where it cannot be read. */
function readOwn(stored: unknown): OwnMemory | null {
  if (stored === undefined) return null;
  const { version, receipts, through, seen } = (stored ?? {}) as Partial<OwnMemory>;
  if (version !== OWN_VERSION) return ownOf(readMemory(stored));
  const isSeen = seen === null || (isSize(seen?.size) && isText(seen?.root) && isText(seen?.seenAt));
  if (!Array.isArray(receipts) || !isSize(through) || !isSeen) throw new LedgerError(UNREADABLE_MEMORY);
  return stored as OwnMemory;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isSize = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** Gives up what was remembered of the ledger and of one person's acts, readable or not. */
export async function forget(memories: Memories, person: string): Promise<void> {
  await memories.forget(SITE);
  await memories.forget(memoryKey(person));
}

/** Keeps hashes and places, which are the evidence, and none of the words that say what a person did and when. */
export async function remember(memories: Memories, person: string, memory: DeviceMemory): Promise<void> {
  const { version, origin, key, checkpoint, receipts } = memory;
  await memories.keep(SITE, { version, origin, key, checkpoint, receipts: [] });
  const own: OwnMemory = {
    version: OWN_VERSION,
    receipts: receipts.map((receipt) => ({ ...receipt, eventId: '', type: '', ts: '' })),
    through: checkpoint.size,
    seen: null,
  };
  await memories.put(memoryKey(person), own);
}
