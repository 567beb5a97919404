import type { SensitiveSummaryDto, VerificationStatus } from '@hand-receipt/contracts';
import type { CheckStatusCount } from './count-by-check-status';
import { nextDue } from '../checks';

export type StatusCounts = Record<VerificationStatus, number>;

/** RULE-26: (verified + pending) / (all - maintenance) in rounded per cent; 100 where there are none. Missing and lost are in the total alone. */
export function compliance(count: StatusCounts): number {
  const answerable =
    count.verified + count.pending + count.overdue + count['not-verified'] + count.missing + count.lost;
  return answerable === 0 ? 100 : Math.round((100 * (count.verified + count.pending)) / answerable);
}

/** How many items there are of each status; `count` of them a line, one unless it says. */
export function countStatuses(
  lines: readonly { status: VerificationStatus; count?: number }[],
): StatusCounts {
  const counts: StatusCounts = {
    missing: 0,
    lost: 0,
    verified: 0,
    pending: 0,
    overdue: 0,
    'not-verified': 0,
    maintenance: 0,
  };
  for (const { status, count = 1 } of lines) counts[status] += count;
  return counts;
}

/** The figures above the list. */
export function summarize(items: readonly CheckStatusCount[], now: Date): SensitiveSummaryDto {
  const counts = countStatuses(items);
  const sum = (part: 'count' | 'seenToday') => items.reduce((total, alike) => total + alike[part], 0);
  const nextChecks = items.flatMap(({ schedule }) => (schedule && nextDue(schedule, now)) ?? []);
  const next = Math.min(...nextChecks.map(Number));
  return {
    total: sum('count'),
    missing: counts.missing,
    lost: counts.lost,
    verifiedToday: sum('seenToday'),
    verified: counts.verified,
    pending: counts.pending,
    overdue: counts.overdue,
    notVerified: counts['not-verified'],
    maintenance: counts.maintenance,
    nextCheck: Number.isFinite(next) ? new Date(next).toISOString() : null,
    compliance: compliance(counts),
  };
}
