import type { DashboardSummaryDto } from '@hand-receipt/contracts';

/** Stands in while the figures are on their way: it takes their room, and is neither seen nor read. */
export const NO_FIGURES: DashboardSummaryDto = {
  unit: '',
  totalInventory: 0,
  signedDown: 0,
  unassigned: 0,
  missingInCount: 0,
  pendingTransfers: 0,
  needMyDecision: 0,
  sensitive: {
    total: 0,
    missing: 0,
    lost: 0,
    verifiedToday: 0,
    verified: 0,
    pending: 0,
    overdue: 0,
    notVerified: 0,
    maintenance: 0,
    nextCheck: null,
    compliance: 0,
  },
  maintenance: { scheduled: 0, inProgress: 0 },
  readiness: { total: 0, ready: 0, maintenance: 0, nonOperational: 0, other: 0 },
  byCategory: [],
  transfersLast7Days: 0,
  dailyChecks: [],
};
