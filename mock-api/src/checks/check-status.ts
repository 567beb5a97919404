import type { PropertyStatus, SensitiveItemDto, VerificationStatus } from '@hand-receipt/contracts';
import { type CheckSchedule, EARLY_MINUTES, graceEnds, lastDues, nextDue, opensAt } from './schedule';

const MINUTE_MS = 60_000;

/** The count sheet's columns A to F. */
export const SHOWN_CHECKS = 6;

interface Seen {
  at: Date;
  /** Rank and last name. */
  by: string;
}

export interface CheckedItem {
  currentStatus: PropertyStatus;
  /** A closed count did not see it, and nobody has found it since. */
  isMissing: boolean;
  schedule: CheckSchedule | undefined;
  /** When it came under its schedule; checks due before are not asked of it. */
  since: Date;
  /** Every time it was seen, in any order; those of the last seven checks are enough. */
  seen: readonly Seen[];
}

type LastCheck = SensitiveItemDto['lastChecks'][number];

const minutesBefore = (time: Date, minutes: number): Date => new Date(time.getTime() - minutes * MINUTE_MS);

/** The check that an inspection at `at` answers: the one about to be due, else the last that was. */
export function answeredDue(schedule: CheckSchedule, at: Date): Date | null {
  const coming = nextDue(schedule, at);
  if (coming && at >= opensAt(schedule, coming)) return coming;
  return lastDues(schedule, at, 1)[0] ?? null;
}

function checkAt(
  item: Pick<CheckedItem, 'seen'>,
  schedule: CheckSchedule,
  due: Date,
  closes: Date | null,
): LastCheck {
  const opens = opensAt(schedule, due);
  const first = item.seen
    .filter(({ at }) => at >= opens && (!closes || at < closes))
    .sort((a, b) => a.at.getTime() - b.at.getTime())[0];
  if (!first) return { due: due.toISOString(), result: closes ? 'missed' : 'open', at: null, by: null };
  const late = first.at > graceEnds(schedule, due);
  return { due: due.toISOString(), result: late ? 'late' : 'done', at: first.at.toISOString(), by: first.by };
}

/** The last six checks, oldest first: done, late, missed, or open for the one that still can be done. */
export function lastChecks(item: Omit<CheckedItem, 'currentStatus' | 'isMissing'>, now: Date): LastCheck[] {
  const { schedule } = item;
  if (!schedule) return [];
  const opened = lastDues(schedule, minutesBefore(now, -EARLY_MINUTES), SHOWN_CHECKS + 1);
  const checks = opened.map((due, index) => {
    const next = opened[index + 1];
    return checkAt(item, schedule, due, next ? opensAt(schedule, next) : null);
  });
  // Nobody waits yet for a check whose count has only just begun.
  const asked = checks.filter(({ due, result }) => result !== 'open' || new Date(due) <= now);
  return asked.filter(({ due }) => new Date(due) >= item.since).slice(-SHOWN_CHECKS);
}

const IN_SHOP: readonly PropertyStatus[] = ['In Repair', 'Deadline - Maintenance'];

/**
 * Computed, never stored, and the same for every screen, list and figure: not seen in a closed count 'missing';
 * reported lost 'lost'; in the shop 'maintenance'; never seen 'not-verified'; the last due check done 'verified'; still in its time 'pending'; past it,
 * or after a missed one, 'overdue'.
 */
export function verificationStatus(item: CheckedItem, now: Date): VerificationStatus {
  if (item.isMissing) return 'missing';
  if (item.currentStatus === 'Lost') return 'lost';
  if (IN_SHOP.includes(item.currentStatus)) return 'maintenance';
  if (item.seen.length === 0) return 'not-verified';
  const checks = lastChecks(item, now);
  const current = checks.at(-1);
  if (!item.schedule || !current || current.result === 'done' || current.result === 'late') return 'verified';
  const inTime = now <= graceEnds(item.schedule, new Date(current.due));
  return inTime && checks.at(-2)?.result !== 'missed' ? 'pending' : 'overdue';
}
