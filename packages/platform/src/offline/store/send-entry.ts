import { ApiError } from '../../api/api-error';
import { bodyOf, sendCall } from '../../api/request';
import { StorageFullError } from '../storage-full-error';
import { basisOf, callOf, type QueueEntry, whyNotTaken, willPass } from '../queue-entry';
import { queueStore } from '../queue-store';
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

const versionIn = (answer: unknown): number | null => {
  const version = (answer as { version?: unknown } | null)?.version;
  return typeof version === 'number' ? version : null;
};

/**
 * Later changes of the same item by the same person that were made over the same version go over the version to which
 * this one has moved it: their person had seen their own change. Noted before the sent entry leaves the queue. A page
 * that is closed between the two sends that entry again, under the same key, and gets the same answer.
 */
async function moveOn(sent: QueueEntry, answer: unknown): Promise<void> {
  const [basis, version] = [basisOf(sent), versionIn(answer)];
  if (!basis || version === null) return;
  const later = queueStore.getState().entries.filter((entry) => {
    if (entry.owner !== sent.owner || entry.state !== 'waiting' || entry.timestamp <= sent.timestamp)
      return false;
    const other = basisOf(entry);
    return other?.itemId === basis.itemId && other.version === basis.version;
  });
  for (const { id, data } of later) await note(id, { data: { ...(data as object), version } });
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

/** Sends an entry. One that succeeds leaves the queue; one that is refused or not taken stays, with the reason. */
export async function sendEntry(entry: QueueEntry): Promise<Sent> {
  // Only shown: a page that is closed now sends it again, under the same key.
  showEntry(entry.id, { state: 'sending' });
  try {
    const answer = await call(entry);
    await moveOn(entry, answer);
    const reason = whyNotTaken(entry, answer);
    if (reason === null) await removeEntry(entry.id);
    else await note(entry.id, { state: 'failed', reason, status: undefined, attempts: entry.attempts + 1 });
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
