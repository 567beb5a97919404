import { create } from 'zustand';
import { sessionStore } from '../session/session-store';
import type { QueueEntry } from './queue-entry';

interface Queue {
  /** Everybody's entries on this device, in the order of their acts. */
  entries: QueueEntry[];
  /** Entries are being sent, in this tab or another. */
  syncing: boolean;
  /** What the server answered to entries that this page sent, by their ids. */
  answers: Record<string, unknown>;
  /** Ids of drafts whose form is open in front, and shows them. */
  shown: readonly string[];
  /** The device has been read; before that, `entries` says nothing. */
  read: boolean;
}

/** What waits on this device for a connection. Filled once `startOffline` has read it. */
export const queueStore = create<Queue>(() => ({
  entries: [],
  answers: {},
  shown: [],
  syncing: false,
  read: false,
}));

const NONE: QueueEntry[] = [];

/** The signed-in person's entries in a queue. */
export function ownEntries(entries: QueueEntry[], owner = sessionStore.getState().user?.id): QueueEntry[] {
  const own = entries.filter((entry) => entry.owner === owner);
  return own.length ? own : NONE;
}
