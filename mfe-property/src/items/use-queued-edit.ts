import type { PropertyItem } from '@hand-receipt/contracts';
import { useQueue } from '@hand-receipt/platform';
import { useMemo } from 'react';

/** What of an item's record a person may change without a connection. */
export type QueuedEdit = Partial<Record<'location' | 'description', string>>;

const FIELDS = ['location', 'description'] as const;

/** What this device has not sent yet of a change of the item's record; empty text for a field that was cleared. */
export function useQueuedEdit({ id }: Pick<PropertyItem, 'id'>): QueuedEdit {
  const { entries } = useQueue();
  return useMemo(() => {
    const edit: QueuedEdit = {};
    for (const { call, state, data } of entries) {
      const waits = state === 'waiting' || state === 'sending';
      if (!waits || call?.key !== 'PATCH /api/property/:id' || call.params?.id !== id) continue;
      const sent = data as Partial<Record<(typeof FIELDS)[number], string | null>>;
      for (const field of FIELDS) if (sent[field] !== undefined) edit[field] = sent[field] ?? '';
    }
    return edit;
  }, [entries, id]);
}
