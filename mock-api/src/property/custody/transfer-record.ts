import type { Json } from '@hand-receipt/ledger';
import type { Selectable } from 'kysely';
import type { Database } from '../../kernel';

/** What an event says of a transfer beside its parties: the check of the ledger compares its row with it. */
export interface RecordedTransfer {
  /** The id that the row names as its newest event. */
  eventId: string;
  record: { transfer: Record<string, Json> };
}

/** The details by which an event records a transfer as it is after the act. Times are ISO 8601. */
export const transferRecord = ({
  status,
  is_recall,
  requested_at,
  resolved_at,
}: Pick<
  Selectable<Database['transfer']>,
  'status' | 'is_recall' | 'requested_at' | 'resolved_at'
>): RecordedTransfer['record'] => ({
  transfer: {
    status,
    isRecall: is_recall,
    requestedAt: requested_at.toISOString(),
    resolvedAt: resolved_at?.toISOString() ?? null,
  },
});
