import type { LedgerEventDto } from '@hand-receipt/contracts';
import { queryOptions, request } from '@hand-receipt/platform';
import { sensitiveKeys } from './sensitive-keys';

const EVENT_TYPE = 'VERIFICATION';
const MOST = 50;

/** One time that an item was seen, from the ledger. */
export interface VerificationLog {
  id: string;
  itemId: string;
  /** ISO 8601; the screen shows its date and its time. */
  at: string;
  verifiedBy: string;
  status: string;
  notes: string | null;
}

const textOr = (value: unknown, fallback: string | null) =>
  typeof value === 'string' && value !== '' ? value : fallback;

const toLog = (event: LedgerEventDto, itemId: string): VerificationLog => ({
  id: event.eventId,
  itemId,
  at: event.timestamp,
  verifiedBy: event.userName,
  status: textOr(event.details.result, 'verified') ?? 'verified',
  notes: textOr(event.details.notes, null),
});

/** The last times that an item was seen, newest first, as the ledger recorded them. */
export const verificationsOf = (itemId: string) =>
  queryOptions({
    queryKey: sensitiveKeys.verifications(itemId),
    queryFn: async ({ signal }) => {
      const query = { itemId, q: EVENT_TYPE, limit: MOST };
      const events = await request('GET /api/ledger/history', { query, signal });
      // The search matches any column: an event of another kind may only mention the word.
      return events.filter(({ eventType }) => eventType === EVENT_TYPE).map((event) => toLog(event, itemId));
    },
  });
