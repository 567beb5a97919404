import { type Static, Type } from 'typebox';
import { Enum, type RouteContract, Timestamp } from './common';
import { SensitiveSummary } from './sensitive';

/** Readiness by status group (RULE-23); counts of items. */
export const Readiness = Type.Object({
  total: Type.Integer(),
  ready: Type.Integer(),
  maintenance: Type.Integer(),
  nonOperational: Type.Integer(),
  other: Type.Integer(),
});

/** Every figure of the dashboard's strip and status cards, counted by the server over what the caller may see. */
export const DashboardSummary = Type.Object({
  unit: Type.String(),
  totalInventory: Type.Integer(),
  signedDown: Type.Integer(),
  /** Items that nobody holds. */
  unassigned: Type.Integer(),
  pendingTransfers: Type.Integer(),
  /** Items that a closed count did not see, and nobody found since; sensitive or not. */
  missingInCount: Type.Integer(),
  /** Pending transfers addressed to the caller. */
  needMyDecision: Type.Integer(),
  sensitive: SensitiveSummary,
  maintenance: Type.Object({ scheduled: Type.Integer(), inProgress: Type.Integer() }),
  readiness: Readiness,
  byCategory: Type.Array(Type.Intersect([Type.Object({ category: Type.String() }), Readiness])),
  /** Approved transfers in the last 7 days. */
  transfersLast7Days: Type.Integer(),
  dailyChecks: Type.Array(
    Type.Object({
      label: Type.String(),
      due: Timestamp,
      status: Enum(['Completed', 'Pending', 'Overdue', 'Scheduled']),
    }),
  ),
});
export type DashboardSummaryDto = Static<typeof DashboardSummary>;

export const dashboardRoutes = {
  'GET /api/dashboard/summary': { summary: "The dashboard's figures", response: DashboardSummary },
} as const satisfies Record<string, RouteContract>;
