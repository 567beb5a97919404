import { COUNTER_DATABASE, type CounterPackDto, type OutEntryDto } from '@hand-receipt/contracts';
import localforage from 'localforage';
import { sessionStore } from '../../session/session-store';

/** A pack is good for a shift. */
const USABLE_MS = 24 * 60 * 60 * 1000;

/** What a device keeps of a counter. */
export interface KeptPack {
  pack: CounterPackDto;
  /** Id of the person who may read it. */
  owner: string;
  /** Of the pack as the server gave it. */
  etag: string;
  /** Epoch milliseconds at which the server gave it or said that it is still the same. */
  keptAt: number;
  /** Who is out by the newest board since then; null where none came. */
  out: OutEntryDto[] | null;
}

let opened: LocalForage | null = null;
const store = (): LocalForage =>
  (opened ??= localforage.createInstance({
    ...COUNTER_DATABASE,
    storeName: 'packs',
    driver: localforage.INDEXEDDB,
  }));

const currentUser = () => sessionStore.getState().user?.id;

/** The clock of a device may have been set back, too: what is kept for longer than a shift by either is old. */
const isUsable = ({ owner, keptAt }: KeptPack): boolean =>
  owner === currentUser() && Math.abs(Date.now() - keptAt) < USABLE_MS;

/** The pack of a counter; null where none is kept for the signed-in person, or it is too old, and is then removed. */
export async function readPack(counterId: string): Promise<KeptPack | null> {
  const kept = await store().getItem<KeptPack>(counterId);
  if (!kept) return null;
  if (isUsable(kept)) return kept;
  await dropPack(counterId);
  return null;
}

/** Keeps a pack for its owner, unless they have signed out meanwhile. @throws DOMException where there is no room */
export async function keepPack(kept: KeptPack): Promise<void> {
  if (kept.owner !== currentUser()) return;
  await store().setItem(kept.pack.counter.id, kept);
  if (kept.owner !== currentUser()) await clearPacks();
}

/** Forgets the pack of one counter. */
export const dropPack = (counterId: string): Promise<void> => store().removeItem(counterId);

/** Forgets every pack. */
export const clearPacks = (): Promise<void> => store().clear();
