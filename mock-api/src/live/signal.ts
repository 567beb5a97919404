import type { QueryRoot } from '@hand-receipt/contracts';

/** Channel of LISTEN and NOTIFY. */
export const EVENT_CHANNEL = 'hand_receipt_events';

/** What NOTIFY carries: it is short, for a payload holds 8,000 bytes at most. Notices are read from their table. */
export interface Signal {
  /** Null for everybody. */
  userIds: string[] | null;
  roots: QueryRoot[];
  /** There are new rows of `notification` for these people. */
  noticed: boolean;
  /** A session or token of these people has ended; their streams ask whether theirs goes on. */
  signedOut: boolean | 'deactivated';
}
