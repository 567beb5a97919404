import { ApiError } from '../../api/api-error';
import { sendCall } from '../../api/request';
import { queryClient } from '../../query/query-client';
import { sessionStore } from '../../session/session-store';
import { callOf, type QueueEntry } from '../queue-entry';
import { ownEntries, queueStore } from '../queue-store';
import { changeEntry, removeEntry } from './queue';

/** What came of a replay. `stopped`: no connection or no session, and the rest waits. */
export interface Replayed {
  sent: number;
  refused: number;
  stopped: boolean;
}

const LOCK = 'handreceipt.offlineQueue';

/** One tab at a time sends; another that asks meanwhile has nothing to do. */
async function alone(work: () => Promise<Replayed>): Promise<Replayed> {
  const nothing: Replayed = { sent: 0, refused: 0, stopped: false };
  if (queueStore.getState().syncing) return nothing;
  const run = async () => {
    queueStore.setState({ syncing: true });
    try {
      return await work();
    } finally {
      queueStore.setState({ syncing: false });
    }
  };
  if (!navigator.locks) return run();
  return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? run() : nothing));
}

/** No answer, or nobody signed in: the entry is as good as before, and so are those behind it. */
const mustWait = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 401);

/** The server's trouble, not the entry's: worth another try by itself. */
const willPass = (error: unknown) =>
  error instanceof ApiError && (error.status >= 500 || error.status === 429);

async function send(entry: QueueEntry): Promise<'sent' | 'refused' | 'waits'> {
  const { key, params, body } = callOf(entry);
  await changeEntry(entry.id, { state: 'sending' });
  try {
    await sendCall(key, { params, body, idempotencyKey: entry.id });
  } catch (error) {
    if (mustWait(error)) {
      await changeEntry(entry.id, { state: 'waiting' });
      return 'waits';
    }
    const reason = error instanceof Error ? error.message : String(error);
    const state = willPass(error) ? 'waiting' : 'failed';
    await changeEntry(entry.id, { state, reason, attempts: entry.attempts + 1 });
    return 'refused';
  }
  await removeEntry(entry.id);
  return 'sent';
}

/**
 * Sends what waits of the signed-in person, in the order of his acts. An entry that succeeds leaves the queue.
 * One that is refused stays, with the reason, until he mends or discards it, and holds up nothing behind it.
 */
export function replayQueue(): Promise<Replayed> {
  return alone(async () => {
    const result: Replayed = { sent: 0, refused: 0, stopped: false };
    const owner = sessionStore.getState().user?.id;
    const sendable = ownEntries(queueStore.getState().entries, owner).filter(
      ({ state }) => state === 'waiting',
    );
    for (const entry of sendable) {
      // Somebody else may sit at the device by now.
      if (!owner || sessionStore.getState().user?.id !== owner) return { ...result, stopped: true };
      const outcome = await send(entry);
      if (outcome === 'waits') return { ...result, stopped: true };
      result[outcome] += 1;
    }
    if (result.sent) await queryClient.invalidateQueries();
    return result;
  });
}
