import type { CountHere } from '../verify-items/kept-scans';

/** How far a count is in one line, e.g. '37 of 42, 5 queued, 2 extra'. */
export function tallyWords({ inventory: { progress }, waiting }: CountHere): string {
  const { counted, expected, extra } = progress;
  return [
    `${counted} of ${expected}`,
    waiting > 0 ? `${waiting} queued` : '',
    extra > 0 ? `${extra} extra` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
