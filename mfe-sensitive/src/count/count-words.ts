import { formatCount } from '@hand-receipt/ui';
import type { CountHere } from '../verify-items/kept-scans';

/** How far a count is in one line, e.g. '37 of 42, 5 queued, 2 extra'. */
export function tallyWords({ inventory: { progress }, waiting }: CountHere): string {
  const { counted, expected, extra } = progress;
  return [
    `${formatCount(counted)} of ${formatCount(expected)}`,
    waiting > 0 ? `${formatCount(waiting)} queued` : '',
    extra > 0 ? `${formatCount(extra)} extra` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
