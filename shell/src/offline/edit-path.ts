import type { RegisteredRemote } from '@hand-receipt/contracts';
import type { QueueEntry } from '@hand-receipt/platform';

/** Entries of the first version name no call; the one that a form takes is the creation. */
const callOf = ({ call, type }: QueueEntry) => call?.key ?? (type === 'create' ? 'POST /api/property' : null);

/** Where the form of a refused change opens again, as the remotes declare it; null where none takes it. */
export function editPath(entry: QueueEntry, registry: readonly RegisteredRemote[]): string | null {
  const wanted = callOf(entry);
  const form = registry.flatMap(({ queueEdits = [] }) => queueEdits).find(({ call }) => call === wanted);
  return form ? form.path.replace(':id', encodeURIComponent(entry.id)) : null;
}
