import { propertyQueries } from '@hand-receipt/data';
import { editQueuedChange, queryClient, type QueueEntry, retryEntry } from '@hand-receipt/platform';
import { subjectOf } from './comparison/subject';
import type { SyncResult } from './sync-words';

const NOTHING: SyncResult = { sent: 0, refused: 0, stopped: false };

/** The version that the server has by now, where the comparison has read one. */
function versionNow(entry: QueueEntry): number | null {
  const subject = subjectOf(entry);
  const now = subject && queryClient.getQueryData(propertyQueries.serverState(subject).queryKey);
  return now?.kind === 'item' ? now.item.version : null;
}

/** The change on the version that the server has; null where it names none, and goes as it is. */
function rebased(entry: QueueEntry): unknown {
  const data = entry.data as { version?: unknown } | null;
  const version = versionNow(entry);
  if (typeof data?.version !== 'number' || version === null || version === data.version) return null;
  return { ...data, version };
}

/** Sends a refused change again, on the version that its person has just compared it with. */
export async function sendAgain(entry: QueueEntry): Promise<SyncResult> {
  const data = rebased(entry);
  if (data === null) return retryEntry(entry.id);
  try {
    const edited = await editQueuedChange(entry.id, { data });
    return 'queued' in edited ? { ...NOTHING, stopped: true } : { ...NOTHING, sent: 1 };
  } catch {
    // The entry has the reason by now, and shows it.
    return { ...NOTHING, refused: 1 };
  }
}
