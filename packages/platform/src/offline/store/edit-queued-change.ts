import { newId } from '../../new-id';
import { refetchChanged } from '../../query/refetch-changed';
import { sessionStore } from '../../session/session-store';
import { QueueEntryMissing } from '../queue-entry-missing';
import { callOf, type QueueEntry } from '../queue-entry';
import { changeEntry } from './queue';
import { holdQueue } from './queue-lock';
import { sendEntry } from './send-entry';

/** What an edited change says now. */
export type EditedChange = Pick<QueueEntry, 'data'> & Partial<Pick<QueueEntry, 'title'>>;

/**
 * Gives a refused entry another content, keeps it, and sends it under a new key.
 *
 * @returns `answer` of the server; `queued` where there was no connection and it waits
 * @throws ApiError with the server's refusal; what was edited is then kept, with the reason
 * @throws StorageFullError where the device has no room for it; the entry is then as it was, and nothing is sent
 * @throws QueueEntryMissing where the queue has the entry no more
 */
export function editQueuedChange(
  id: string,
  edited: EditedChange,
): Promise<{ answer: unknown } | { queued: QueueEntry }> {
  return holdQueue(sessionStore.getState().user?.id ?? '', async () => {
    const entry = await changeEntry(id, {
      ...edited,
      key: newId(),
      state: 'waiting',
      reason: undefined,
      status: undefined,
    });
    if (!entry) throw new QueueEntryMissing();
    const sent = await sendEntry(entry);
    if (sent.outcome === 'refused') throw sent.error;
    if (sent.outcome === 'waits') return { queued: entry };
    const made = callOf(entry);
    if (made) await refetchChanged(made.key);
    return { answer: sent.answer };
  });
}
