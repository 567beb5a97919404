import { ApiError } from '../../api/api-error';
import { bodyOf, sendCall } from '../../api/request';
import { StorageFullError } from '../not-kept';
import { callOf, type QueueEntry, willPass } from '../queue-entry';
import { changeEntry, removeEntry, showEntry } from './queue';

/** What came of sending one entry. `waits`: no connection or no session, and it is as good as before. */
export type Sent =
  { outcome: 'sent'; answer: unknown } | { outcome: 'refused'; error: Error } | { outcome: 'waits' };

/** No answer, or nobody signed in: the entry is as good as before, and so are those behind it. */
const mustWait = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 401);

/** Notes how an entry stands. A device without room for the note still shows it. */
async function note(id: string, part: Partial<QueueEntry>): Promise<void> {
  try {
    await changeEntry(id, part);
  } catch (error) {
    if (!(error instanceof StorageFullError)) throw error;
    console.warn('What came of a change could not be noted on this device', error);
    showEntry(id, part);
  }
}

async function call(entry: QueueEntry): Promise<unknown> {
  const made = callOf(entry);
  if (!made) throw new Error('This version of the product does not know how to send it.');
  const { key, params, body } = made;
  const response = await sendCall(key, {
    params,
    body,
    idempotencyKey: entry.key ?? entry.id,
    unattended: true,
    // The device's clock may be wrong; how long it waited is not.
    waitedMs: Math.max(0, Date.now() - entry.timestamp),
  });
  return bodyOf(response).catch(() => null);
}

/** Sends an entry. One that succeeds leaves the queue; one that is refused stays, with the reason. */
export async function sendEntry(entry: QueueEntry): Promise<Sent> {
  // Only shown: a page that is closed now sends it again, under the same key.
  showEntry(entry.id, { state: 'sending' });
  try {
    const answer = await call(entry);
    await removeEntry(entry.id);
    return { outcome: 'sent', answer };
  } catch (caught) {
    if (mustWait(caught)) {
      showEntry(entry.id, { state: 'waiting' });
      return { outcome: 'waits' };
    }
    const error = caught instanceof Error ? caught : new Error(String(caught));
    const status = error instanceof ApiError ? error.status : undefined;
    await note(entry.id, {
      state: willPass(status) ? 'waiting' : 'failed',
      reason: error.message,
      status,
      attempts: entry.attempts + 1,
    });
    return { outcome: 'refused', error };
  }
}
