import { type Static, Type } from 'typebox';
import { Possession } from './handover';
import { RISK_LEVELS, SECURITY_LEVELS, SENSITIVE_CATEGORIES, VERIFICATION_STATUSES } from '../vocabulary';
import {
  Changes,
  Enum,
  Id,
  IdParams,
  Missing,
  Nullable,
  Paging,
  Person,
  Prose,
  type RouteContract,
  Timestamp,
} from './common';

export const SensitiveItem = Type.Object({
  id: Id,
  name: Type.String(),
  category: Enum(SENSITIVE_CATEGORIES),
  serialNumber: Type.String(),
  assignedDate: Nullable(Timestamp),
  status: Enum(VERIFICATION_STATUSES),
  missing: Type.Optional(Missing),
  lastVerified: Nullable(Timestamp),
  nextVerification: Nullable(Timestamp),
  securityLevel: Enum(SECURITY_LEVELS),
  location: Nullable(Type.String()),
  /** Where it was before it changed hands, while nobody has said where it is now; null for any other item. */
  lastLocation: Type.Optional(Nullable(Type.Object({ location: Type.String(), until: Timestamp }))),
  assignedTo: Nullable(Person),
  possession: Type.Optional(Possession),
  /** Whether the caller may verify it: they hold or have it, or operate the counter that stores it. */
  mayVerify: Type.Optional(Type.Boolean()),
  notes: Nullable(Type.String()),
  /** The last six scheduled checks, oldest first (the count columns A to F). */
  lastChecks: Type.Array(
    Type.Object({
      due: Timestamp,
      result: Enum(['done', 'late', 'missed', 'open']),
      at: Nullable(Timestamp),
      by: Nullable(Type.String()),
    }),
  ),
});
export type SensitiveItemDto = Static<typeof SensitiveItem>;

export const SensitiveSummary = Type.Object({
  total: Type.Integer(),
  /** Not seen in a closed count, and not found since. */
  missing: Type.Integer(),
  /** Reported lost, and not missing in a count. */
  lost: Type.Integer(),
  verifiedToday: Type.Integer(),
  verified: Type.Integer(),
  pending: Type.Integer(),
  overdue: Type.Integer(),
  notVerified: Type.Integer(),
  maintenance: Type.Integer(),
  /** Next scheduled check. */
  nextCheck: Nullable(Timestamp),
  /** (verified + pending) / (all - maintenance), rounded per cent; 100 where there are none. */
  compliance: Type.Integer(),
});
export type SensitiveSummaryDto = Static<typeof SensitiveSummary>;

/** SENS-25: one category of the items that the caller may see. */
export const SensitiveCategorySummary = Type.Object({
  id: Enum(SENSITIVE_CATEGORIES),
  name: Type.String(),
  count: Type.Integer(),
  /** As the specification reads, e.g. 'Daily/Weekly'; the schedule in force is in `schedules`. */
  verificationFrequency: Type.String(),
  riskLevel: Enum(RISK_LEVELS),
  /** Name of an icon of the house, e.g. 'weapon'. */
  icon: Type.String(),
});
export type SensitiveCategoryDto = Static<typeof SensitiveCategorySummary>;

/** One time that an item was seen (SENS-24). */
export const VerificationRecord = Type.Object({
  id: Id,
  itemId: Id,
  itemName: Type.String(),
  serialNumber: Type.String(),
  at: Timestamp,
  /** YYYY-MM-DD in the unit's local time. */
  date: Type.String(),
  /** HHMM in the unit's local time. */
  time: Type.String(),
  verifiedBy: Type.String(),
  status: Enum(['verified']),
  /** How it was verified. */
  type: Type.String(),
  notes: Nullable(Type.String()),
  /** The scheduled check that it answers. */
  due: Nullable(Timestamp),
  /** What the phone's clock said; nothing is decided by it. */
  deviceTime: Nullable(Timestamp),
  inventoryId: Nullable(Id),
});
export type VerificationRecordDto = Static<typeof VerificationRecord>;

const Hhmm = Type.String({ pattern: '^([01][0-9]|2[0-3])[0-5][0-9]$' });
const CHECK_FREQUENCIES = ['daily', 'weekly', 'monthly'] as const;

const scheduleFields = {
  frequency: Enum(CHECK_FREQUENCIES),
  /** HHMM in the unit's local time. */
  dueTimes: Type.Array(Hhmm, { minItems: 1, maxItems: 8 }),
  /** 0 is Sunday; weekly checks only. */
  weekday: Nullable(Type.Integer({ minimum: 0, maximum: 6 })),
  /** Monthly checks only. */
  monthDay: Nullable(Type.Integer({ minimum: 1, maximum: 28 })),
  /** A check done within these minutes after it was due is on time; at most thirty days. */
  graceMinutes: Type.Integer({ minimum: 0, maximum: 43_200 }),
  /** The regulation or order behind the schedule, as the unit entered it. */
  citation: Nullable(Prose(300)),
  /** Counts the changes; the one that is sent back must be the one that was read. */
  version: Type.Integer({ minimum: 1 }),
};

export const CheckSchedule = Type.Object({
  category: Enum(SENSITIVE_CATEGORIES),
  ...scheduleFields,
  /** Null for the schedule that the product came with. */
  changedAt: Nullable(Timestamp),
  changedBy: Nullable(Person),
});
export type CheckScheduleDto = Static<typeof CheckSchedule>;

export const CheckScheduleBody = Type.Object(scheduleFields, { additionalProperties: false });
export type CheckScheduleInput = Static<typeof CheckScheduleBody>;

const CategoryParams = Type.Object({ category: Enum(SENSITIVE_CATEGORIES) });

const verificationQuery = { ...Paging, ...Changes, since: Type.Optional(Timestamp) };

export const sensitiveRoutes = {
  'GET /api/sensitive-items': {
    summary: 'Sensitive items that I may see',
    query: Type.Object({
      ...Paging,
      ...Changes,
      /** `counted`: the items of the summary, without what the caller is only offered. */
      scope: Type.Optional(Enum(['assigned', 'signedout', 'unassigned', 'visible', 'with-me', 'counted'])),
      category: Type.Optional(Enum(SENSITIVE_CATEGORIES)),
      /** Those that a closed count did not see, and nobody found since. */
      missing: Type.Optional(Type.Boolean()),
    }),
    response: Type.Array(SensitiveItem),
    showsSensitive: true,
  },
  'GET /api/sensitive-items/summary': { summary: 'Counts of sensitive items', response: SensitiveSummary },
  'GET /api/sensitive-items/categories': {
    summary: 'Counts of sensitive items by category',
    response: Type.Array(SensitiveCategorySummary),
  },
  'GET /api/sensitive-items/verifications': {
    summary: 'When sensitive items that I may see were seen, newest first',
    query: Type.Object(verificationQuery),
    response: Type.Array(VerificationRecord),
    showsSensitive: true,
  },
  'GET /api/check-schedules': {
    summary: 'When each category is checked',
    response: Type.Array(CheckSchedule),
  },
  'PUT /api/check-schedules/:category': {
    summary: 'Change when a category is checked',
    params: CategoryParams,
    body: CheckScheduleBody,
    response: CheckSchedule,
  },
  'GET /api/sensitive-items/:id': {
    summary: 'One sensitive item',
    params: IdParams,
    response: SensitiveItem,
    showsSensitive: true,
  },
  'GET /api/sensitive-items/:id/verifications': {
    summary: 'When one item was seen, newest first',
    params: IdParams,
    query: Type.Object(verificationQuery),
    response: Type.Array(VerificationRecord),
    showsSensitive: true,
  },
} as const satisfies Record<string, RouteContract>;
