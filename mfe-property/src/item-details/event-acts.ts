import type { LedgerEventDto } from '@hand-receipt/contracts';
import { formatDate } from '@hand-receipt/ui';

const textIn = (details: LedgerEventDto['details'], key: string): string => {
  const value = details[key];
  return typeof value === 'string' ? value : '';
};

const MOUNT_WORDS = [
  ['mounted', 'Mounted on it, '],
  ['attached', 'Mounted on it, '],
  ['mountedOn', 'Mounted on '],
  ['takenOff', 'Taken off it, '],
  ['takenOffFrom', 'Taken off '],
] as const;

/** What an event says was mounted or taken off; null where it says nothing of it. */
function mountIn(details: LedgerEventDto['details']): string | null {
  for (const [key, words] of MOUNT_WORDS) {
    const other = details[key];
    if (typeof other !== 'object' || other === null || Array.isArray(other)) continue;
    const { name, serialNumber, position } = other as Record<string, unknown>;
    const item = `${String(name)} ${String(serialNumber)}`;
    const place = typeof position === 'string' ? position : '';
    return words.endsWith(', ') ? `${words}${place}: ${item}` : `${words}${item}, ${place}`;
  }
  return null;
}

/** What an event says was done to the item besides changing its fields; null where it says nothing of that kind. */
export function actOf({ eventType, details }: Pick<LedgerEventDto, 'eventType' | 'details'>): string | null {
  if (eventType === 'ITEM UPDATED') return mountIn(details);
  if (eventType !== 'CALIBRATION RECORDED') return null;
  const [doneOn, nextDue] = [textIn(details, 'doneOn'), textIn(details, 'nextDue')];
  const corrected = textIn(details, 'voids') && ' It takes the place of an entry that was wrong.';
  return `Calibrated on ${formatDate(doneOn)} by ${textIn(details, 'byName')}: ${textIn(details, 'result')}. Next due ${formatDate(nextDue)}.${corrected}`;
}

/** The amendment that an `ITEM AMENDED` event belongs to, and who proposed it; null for any other event. */
export function amendmentOf({
  details,
}: Pick<LedgerEventDto, 'details'>): { id: string; proposedBy: string } | null {
  const { amendmentId: id, proposedBy } = details;
  return typeof id === 'string' && typeof proposedBy === 'string' ? { id, proposedBy } : null;
}
