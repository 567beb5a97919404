import { VERIFY } from '@hand-receipt/data';
import type { QueueEntry } from '@hand-receipt/platform';

const NOT_FOUND = 404;

/**
 * Why the server refused a change, for its person. An item that they may no longer see answers as an unknown id does. This
 * device queued its verification from their own list, so it can say more, and nothing of who has the item now.
 */
export function refusalWords({ call, reason, status }: QueueEntry): string | undefined {
  if (status !== NOT_FOUND || call?.key !== VERIFY) return reason;
  return 'This item is no longer on your hand receipt or with you. The verification was not recorded.';
}
