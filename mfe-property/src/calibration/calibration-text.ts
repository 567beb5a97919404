import { CALIBRATION_NOTICE_DAYS, type CalibrationResult, type PropertyItem } from '@hand-receipt/contracts';
import { localDay } from '@hand-receipt/data';
import { formatDate } from '@hand-receipt/ui';

export const RESULT_WORDS: Record<CalibrationResult, string> = {
  passed: 'Passed',
  limited: 'Limited use',
  failed: 'Failed',
};

/** When the next calibration is due, in the words of a form cell. */
export function calibrationText({ requiresCalibration, calibrationInfo }: PropertyItem): string {
  if (!requiresCalibration) return 'Not required';
  return `Due ${formatDate(calibrationInfo?.nextCalibrationDueDate)}`;
}

/** How an item stands by its due date, YYYY-MM-DD, on the day of `now`: 'Current', 'Due soon' or 'Overdue'. */
export function calibrationState(nextDue: string | null | undefined, now = new Date()): string {
  if (!nextDue) return 'Not known';
  const soon = new Date(now.getFullYear(), now.getMonth(), now.getDate() + CALIBRATION_NOTICE_DAYS);
  if (nextDue < localDay(now)) return 'Overdue';
  return nextDue <= localDay(soon) ? 'Due soon' : 'Current';
}
