import type { DashboardSummaryDto } from '@hand-receipt/contracts';

type Readiness = DashboardSummaryDto['readiness'];

/** Whole per cent of each group. */
export type ReadinessShares = Record<Exclude<keyof Readiness, 'total'>, number>;

/** Rounded percentages; 'other' takes the remainder, so that the four make 100, and is never negative. */
export function readinessShares({ total, ready, maintenance, nonOperational }: Readiness): ReadinessShares {
  const share = (count: number) => (total === 0 ? 0 : Math.round((100 * count) / total));
  const named = {
    ready: share(ready),
    maintenance: share(maintenance),
    nonOperational: share(nonOperational),
  };
  const rest = 100 - named.ready - named.maintenance - named.nonOperational;
  return { ...named, other: total === 0 ? 0 : Math.max(0, rest) };
}

const DAYS = 7;

/** `8.5/day`, over the last seven days. */
export const transferRate = (transfersLast7Days: number): string =>
  `${(transfersLast7Days / DAYS).toFixed(1)}/day`;
