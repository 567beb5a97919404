import { queryClient } from '../../query/query-client';
import { sessionStore } from '../../session/session-store';
import { ownEntries, queueStore } from '../queue-store';
import { holdIdleQueue } from './queue-lock';
import { sendEntry } from './send-entry';

/** What came of a replay. `stopped`: no connection or no session, and the rest waits. */
export interface Replayed {
  sent: number;
  refused: number;
  stopped: boolean;
}

const NOTHING: Replayed = { sent: 0, refused: 0, stopped: false };

const currentUser = () => sessionStore.getState().user?.id;

async function sendAll(owner: string): Promise<Replayed> {
  const result = { ...NOTHING };
  const sendable = ownEntries(queueStore.getState().entries, owner).filter(
    ({ state }) => state === 'waiting',
  );
  for (const entry of sendable) {
    // Somebody else may sit at the device by now.
    if (currentUser() !== owner) return { ...result, stopped: true };
    const { outcome } = await sendEntry(entry);
    if (outcome === 'waits') return { ...result, stopped: true };
    result[outcome] += 1;
  }
  if (result.sent) await queryClient.invalidateQueries();
  return result;
}

/**
 * Sends what waits of the signed-in person, in the order of his acts. An entry that succeeds leaves the queue.
 * One that is refused stays, with the reason, until he mends or discards it, and holds up nothing behind it.
 * One tab at a time sends; another that asks meanwhile has nothing to do.
 */
export async function replayQueue(): Promise<Replayed> {
  const owner = currentUser();
  if (!owner || queueStore.getState().syncing) return NOTHING;
  queueStore.setState({ syncing: true });
  try {
    return (await holdIdleQueue(owner, () => sendAll(owner))) ?? NOTHING;
  } finally {
    queueStore.setState({ syncing: false });
  }
}
