import { PROPERTY_STATUSES, type PropertyStatus } from '@hand-receipt/contracts';

/** A status word read without regard to case; undefined where it is none. */
export function readPropertyStatus(word: string): PropertyStatus | undefined {
  const lower = word.trim().toLowerCase();
  return PROPERTY_STATUSES.find((status) => status.toLowerCase() === lower);
}

type ReadinessGroup = 'ready' | 'maintenance' | 'nonOperational' | 'other';

/** RULE-23: readiness goes by the status as recorded, not by the badge (RULE-24). */
const READINESS_GROUP: Record<PropertyStatus, ReadinessGroup> = {
  Operational: 'ready',
  'Deadline - Maintenance': 'maintenance',
  'In Repair': 'maintenance',
  'Non-Operational': 'nonOperational',
  Damaged: 'nonOperational',
  'Deadline - Supply': 'other',
  Lost: 'other',
};

const readinessGroup = (status: PropertyStatus): ReadinessGroup => READINESS_GROUP[status];

export interface ReadinessCount {
  total: number;
  ready: number;
  maintenance: number;
  nonOperational: number;
  other: number;
}

/** Items of one status. */
interface StatusCount {
  status: PropertyStatus;
  count: number;
  /** They are missing in a count, and ready for nothing whatever their status. */
  missing?: boolean;
}

/** Adds up counts by status into the readiness groups; what is missing in a count is in the last one. */
export function countReadiness(counts: readonly StatusCount[]): ReadinessCount {
  const sum: ReadinessCount = { total: 0, ready: 0, maintenance: 0, nonOperational: 0, other: 0 };
  for (const { status, count, missing } of counts) {
    sum.total += count;
    sum[missing ? 'other' : readinessGroup(status)] += count;
  }
  return sum;
}
