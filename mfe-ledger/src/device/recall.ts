import {
  type DeviceMemory,
  LedgerError,
  type OwnReceipts,
  portableTools,
  type SeenCheckpoint,
  toHex,
  toUtf8,
} from '@hand-receipt/ledger';
import type { Kept, Memories } from './memories';
import { carriedOver, ownOf, readOwn, readSite, type SiteMemory, siteOf } from './site-memory';

/** A name as a hash, so that the database names nobody and nothing. */
export const hashedName = (name: string): string => toHex(portableTools.hasher.leaf(toUtf8(name)));

/**
 * Checkpoint and key are kept once for the site, so that a server that names another person meets them too. The log's
 * key is not part of the name: a server with a new key must meet the memory of the old one, not a blank.
 */
const SITE = hashedName('hand-receipt ledger memory');

/** Under which name a person's own receipts are kept. */
export const ownKey = (person: string): string => hashedName(`hand-receipt ledger memory of ${person}`);

/** What this browser remembers, as a check takes it. */
export interface Recalled {
  /** Without receipts; null where this browser has not seen the ledger, or has forgotten it. */
  memory: DeviceMemory | null;
  /** Smaller checkpoints that it has seen too. */
  older: readonly SeenCheckpoint[];
  own: OwnReceipts;
}

/** @throws LedgerError where it cannot be read: that must not count as a first visit. */
export async function recall(memories: Memories, person: string): Promise<Recalled> {
  const stored = (await memories.read(SITE)) ?? (await carryOver(memories));
  const own = readOwn(await memories.read(ownKey(person)));
  if (stored === undefined) return { memory: null, older: [], own };
  const { older, through: _through, ...memory } = readSite(stored);
  return { memory, older, own };
}

async function carryOver(memories: Memories): Promise<SiteMemory | undefined> {
  const { site, own } = carriedOver(await memories.readAll());
  if (site) await memories.keep(own.set(SITE, site));
  return site;
}

/** The memory with the person's receipts, as it was stored where it cannot be read; null where there is none. */
export async function storedMemory(memories: Memories, person: string): Promise<unknown> {
  try {
    const { memory, own } = await recall(memories, person);
    return memory && { ...memory, receipts: own.receipts };
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error;
    return (await memories.read(SITE)) ?? (await memories.read(ownKey(person))) ?? null;
  }
}

/** Gives up what was remembered of the ledger and of one person's acts, readable or not. */
export const forget = (memories: Memories, person: string): Promise<void> =>
  memories.forget([SITE, ownKey(person)]);

/** Keeps hashes and places, which are the evidence, and none of the words that say what a person did and when. */
export function remember(memories: Memories, person: string, memory: DeviceMemory): Promise<void> {
  const receipts = memory.receipts.map((receipt) => ({ ...receipt, eventId: '', type: '', ts: '' }));
  const records: [string, Kept][] = [
    [SITE, siteOf(memory)],
    [ownKey(person), ownOf({ ...memory, receipts })],
  ];
  return memories.keep(new Map(records));
}
