import { newId } from '../../new-id';
import { queryClient } from '../../query/query-client';
import { sessionStore } from '../../session/session-store';
import { EntryGone } from '../entry-gone';
import type { QueueEntry } from '../queue-entry';
import { changeEntry } from './queue';
import { holdQueue } from './queue-lock';
import { sendEntry } from './send-entry';

/** What a mended change says now. */
export type Mended = Pick<QueueEntry, 'data'> & Partial<Pick<QueueEntry, 'title'>>;

/**
 * Gives a refused entry another content, keeps it, and sends it under a new key.
 *
 * @returns `answer` of the server; `queued` where there was no connection and it waits
 * @throws ApiError with the server's refusal; what was mended is then kept, with the reason
 * @throws NotKept where the device has no room for it; the entry is then as it was, and nothing is sent
 * @throws EntryGone where the queue has the entry no more
 */
export function mendEntry(id: string, mended: Mended): Promise<{ answer: unknown } | { queued: QueueEntry }> {
  return holdQueue(sessionStore.getState().user?.id ?? '', async () => {
    const entry = await changeEntry(id, {
      ...mended,
      key: newId(),
      state: 'waiting',
      reason: undefined,
      status: undefined,
    });
    if (!entry) throw new EntryGone();
    const sent = await sendEntry(entry);
    if (sent.outcome === 'refused') throw sent.error;
    if (sent.outcome === 'waits') return { queued: entry };
    await queryClient.invalidateQueries();
    return { answer: sent.answer };
  });
}
