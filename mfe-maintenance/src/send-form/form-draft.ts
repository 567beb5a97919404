import { isUploadedPhoto, type UploadedPhoto } from '../photos/photo';
import { type FaultValues, isBlank, readFaults } from './fault-values';
import { EMPTY_FORM, type FormValues } from './form-values';
import { isRecord } from './is-record';

/** A form that was begun and not sent. */
export interface FormDraft {
  values: FormValues;
  /** Photos that are on the server. */
  photos: UploadedPhoto[];
  /** How many other photos wait on this device. */
  waiting?: number;
  /** The piece of maintenance that it is about. */
  maintenanceId?: string;
}

/** Reads what the device kept, which an older version of this form may have written; empty where it is nothing. */
export function readDraft(kept: unknown): FormDraft {
  const { values, photos, maintenanceId } = isRecord(kept) ? kept : {};
  const texts = Object.entries(isRecord(values) ? values : {}).filter(
    ([name, word]) => name in EMPTY_FORM && typeof word === 'string',
  );
  const faults = readFaults(isRecord(values) ? values.faults : undefined);
  return {
    values: { ...EMPTY_FORM, ...Object.fromEntries(texts), ...(faults.length > 0 && { faults }) },
    photos: Array.isArray(photos) ? photos.filter(isUploadedPhoto) : [],
    ...(typeof maintenanceId === 'string' && { maintenanceId }),
  };
}

/** A fault that is as its maintenance entry has it, or a new one without words. */
const isUntouched = (fault: FaultValues): boolean =>
  fault.maintenanceId === '' ? isBlank(fault) : fault.symbol === fault.recorded;

/** Nothing was typed, and no photo was chosen. */
export const isEmpty = ({ values, photos, waiting = 0 }: FormDraft): boolean =>
  photos.length + waiting === 0 &&
  values.faults.every(isUntouched) &&
  (Object.keys(EMPTY_FORM) as (keyof FormValues)[]).every(
    (name) => name === 'faults' || values[name] === EMPTY_FORM[name],
  );
