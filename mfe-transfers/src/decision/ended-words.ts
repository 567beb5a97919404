import type { Transfer } from '@hand-receipt/contracts';
import { formatDateTime } from '@hand-receipt/ui';
import { resolutionOf } from '../details/resolution';

/** How, by whom and when a transfer ended, in the words with which the server refuses a late answer; null while it is open. */
export function endedWords(transfer: Transfer): string | null {
  const resolution = resolutionOf(transfer);
  if (!resolution) return null;
  const { status, from, to, isRecall, signOver, supersededBy } = transfer;
  const when = resolution.date === null ? '' : ` on ${formatDateTime(resolution.date)}`;
  if (supersededBy) return `${supersededBy.by} recalled this item${when}, which ended this transfer.`;
  // Its giver may have cancelled it, or the person above them have said no.
  if (status === 'cancelled' && signOver) return `This sign-over was cancelled${when}.`;
  const opener = isRecall ? to : from;
  return `${status === 'cancelled' ? opener : to} already ${status} this transfer${when}.`;
}
