import type { PropertyItem } from '@hand-receipt/contracts';
import { formatDate } from '@hand-receipt/ui';

/** When the next calibration is due, in the words of a form cell. */
export function calibrationText({ requiresCalibration, calibrationInfo }: PropertyItem): string {
  if (!requiresCalibration) return 'Not required';
  return `Due ${formatDate(calibrationInfo?.nextCalibrationDueDate)}`;
}
