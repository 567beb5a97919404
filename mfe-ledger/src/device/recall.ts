import { type DeviceMemory, portableTools, readMemory, toHex, toUtf8 } from '@hand-receipt/ledger';
import type { Memories } from './memories';

/** A name as a hash, so that the database names nobody and nothing. */
export const hashedName = (name: string): string => toHex(portableTools.hasher.leaf(toUtf8(name)));

/**
 * Under which name a person's memory is kept. The log's key is not part of it: a server with a new key must meet the
 * memory of the old one, not a blank.
 */
export const memoryKey = (person: string): string => hashedName(`hand-receipt ledger memory of ${person}`);

/** @throws LedgerError where it cannot be read: that must not count as a first visit. */
export async function recall(memories: Memories, person: string): Promise<DeviceMemory | null> {
  const stored = await memories.read(memoryKey(person));
  return stored === undefined ? null : readMemory(stored);
}

/** Gives up all that was remembered for one person, readable or not. */
export const forget = (memories: Memories, person: string): Promise<void> =>
  memories.forget(memoryKey(person));

/** Keeps hashes and places, which are the evidence, and none of the words that say what a person did and when. */
export const remember = (memories: Memories, person: string, memory: DeviceMemory): Promise<void> =>
  memories.keep(memoryKey(person), {
    ...memory,
    receipts: memory.receipts.map((receipt) => ({ ...receipt, eventId: '', type: '', ts: '' })),
  });
