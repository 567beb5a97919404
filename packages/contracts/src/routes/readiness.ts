import { type Static, Type } from 'typebox';
import { PROPERTY_STATUSES } from '../vocabulary';
import { Enum, Nullable, type RouteContract } from './common';

/** Items by readiness at the end of one day. */
export const ReadinessDay = Type.Object({
  /** YYYY-MM-DD, the unit's local day; the last one is today, as it is now. */
  date: Type.String(),
  total: Type.Integer(),
  ready: Type.Integer(),
  maintenance: Type.Integer(),
  nonOperational: Type.Integer(),
  other: Type.Integer(),
  /** Rounded per cent of the items that were ready; null on a day without items. */
  readyPercent: Nullable(Type.Integer()),
});
export type ReadinessDayDto = Static<typeof ReadinessDay>;

/** A leader's unit and those below it; for a soldier what they hold. */
export const ReadinessReport = Type.Object({
  scope: Enum(['unit', 'own']),
  /** The unit's name, or the person's. */
  of: Type.String(),
  /** What is missing in a count is counted apart. */
  byStatus: Type.Array(Type.Object({ status: Enum(PROPERTY_STATUSES), count: Type.Integer() })),
  /** Of those items, whatever their status: what a closed count did not see, and nobody found since. */
  missingInCount: Type.Integer(),
  /** Open transfers of those items. */
  pendingTransfers: Type.Integer(),
  /** Oldest first, a day each. */
  history: Type.Array(ReadinessDay),
});
export type ReadinessReportDto = Static<typeof ReadinessReport>;

export const readinessRoutes = {
  'GET /api/dashboard/readiness': {
    summary: 'Items by status today, and readiness over the last 30 days from recorded history',
    response: ReadinessReport,
  },
} as const satisfies Record<string, RouteContract>;
