import type { CalibrationDto, CalibrationResult, RecordCalibrationDto } from '@hand-receipt/contracts';
import { localDay } from '@hand-receipt/data';
import { yup } from '@hand-receipt/ui/forms';

export interface CalibrationValues {
  doneOn: string;
  nextDue: string;
  byName: string;
  certificate: string;
  result: CalibrationResult;
  notes: string;
  file: File | null;
}

/** A new entry, or what is on record of one that is corrected. */
export function valuesOf(corrects: CalibrationDto | null): CalibrationValues {
  if (!corrects) {
    const empty = { nextDue: '', byName: '', certificate: '', notes: '', file: null };
    return { doneOn: localDay(), result: 'passed', ...empty };
  }
  const { doneOn, nextDue, byName, certificate, result, notes } = corrects;
  return {
    doneOn,
    nextDue: result === 'failed' ? '' : nextDue,
    byName,
    certificate: certificate ?? '',
    result,
    notes: notes ?? '',
    file: null,
  };
}

/** @param days between two calibrations; null where the item has no interval, so that the next date must be entered */
export const calibrationSchema = (days: number | null) =>
  yup.object({
    doneOn: yup
      .string()
      .required('Enter when it was calibrated.')
      .test('past', 'The calibration date is in the future.', (day) => !day || day <= localDay()),
    nextDue: yup.string().when(['result', 'doneOn'], ([result, doneOn]: unknown[], rule) => {
      if (result === 'failed') return rule;
      const later = rule.test(
        'later',
        'The next calibration is due after this one.',
        (day) => !day || day > String(doneOn),
      );
      return days === null ? later.required('Enter when the next calibration is due.') : later;
    }),
    byName: yup.string().trim().required('Enter who calibrated it.').max(200, 'At most 200 characters'),
    certificate: yup.string().max(100, 'At most 100 characters'),
    notes: yup.string().max(2000, 'At most 2000 characters'),
  });

export const toBody = (
  { doneOn, nextDue, byName, certificate, result, notes }: CalibrationValues,
  corrects: CalibrationDto | null,
): RecordCalibrationDto => ({
  doneOn,
  nextDue: result === 'failed' ? null : nextDue || null,
  byName: byName.trim(),
  certificate: certificate.trim() || null,
  result,
  notes: notes.trim() || null,
  ...(corrects && { voids: corrects.id }),
});
