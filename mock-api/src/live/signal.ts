import type { QueryScope } from '@hand-receipt/contracts';
import type { Writer } from './live-update';

/** Channel of LISTEN and NOTIFY. */
export const EVENT_CHANNEL = 'hand_receipt_events';

/** What NOTIFY carries: it is short, for a payload holds 8,000 bytes at most. Notifications are read from their table. */
export interface UpdateSignal {
  /** Null for everybody. */
  userIds: string[] | null;
  scopes: readonly QueryScope[];
  /** There are new rows of `notification` for these people. */
  notified: boolean;
  /** A session or token of these people has ended; their streams ask whether theirs goes on. */
  signedOut: boolean | 'deactivated';
  /** The client whose own streams skip `scopes`; null if none does. */
  writer: Writer | null;
}
