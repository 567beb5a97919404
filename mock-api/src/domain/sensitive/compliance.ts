import type { SensitiveItemDto, SensitiveSummaryDto, VerificationStatus } from '@hand-receipt/contracts';

/** RULE-26: (verified + pending) / (all - maintenance) in rounded per cent; 100 where there are none. */
export function compliance(count: Record<VerificationStatus, number>): number {
  const answerable = count.verified + count.pending + count.overdue + count['not-verified'];
  return answerable === 0 ? 100 : Math.round((100 * (count.verified + count.pending)) / answerable);
}

const isSameDay = (a: Date, b: Date): boolean => a.toDateString() === b.toDateString();

/** The figures above the list, counted from the items themselves. */
export function summarize(items: readonly SensitiveItemDto[], now: Date): SensitiveSummaryDto {
  const count = { verified: 0, pending: 0, overdue: 0, 'not-verified': 0, maintenance: 0 };
  for (const item of items) count[item.status] += 1;
  const nextChecks = items.flatMap((item) => item.nextVerification ?? []).sort();
  return {
    total: items.length,
    verifiedToday: items.filter((item) => item.lastVerified && isSameDay(new Date(item.lastVerified), now))
      .length,
    verified: count.verified,
    pending: count.pending,
    overdue: count.overdue,
    notVerified: count['not-verified'],
    maintenance: count.maintenance,
    nextCheck: nextChecks[0] ?? null,
    compliance: compliance(count),
  };
}
