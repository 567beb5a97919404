import { isUploadedPhoto, type UploadedPhoto } from '../photos/photo';
import { EMPTY_FORM, type FormValues } from './form-values';

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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads what the device kept, which an older version of this form may have written; empty where it is nothing. */
export function readDraft(kept: unknown): FormDraft {
  const { values, photos, maintenanceId } = isRecord(kept) ? kept : {};
  const texts = Object.entries(isRecord(values) ? values : {}).filter(
    ([name, word]) => name in EMPTY_FORM && typeof word === 'string',
  );
  return {
    values: { ...EMPTY_FORM, ...Object.fromEntries(texts) },
    photos: Array.isArray(photos) ? photos.filter(isUploadedPhoto) : [],
    ...(typeof maintenanceId === 'string' && { maintenanceId }),
  };
}

/** Nothing was typed, and no photo was chosen. */
export const isEmpty = ({ values, photos, waiting = 0 }: FormDraft): boolean =>
  photos.length + waiting === 0 &&
  (Object.keys(EMPTY_FORM) as (keyof FormValues)[]).every((name) => values[name] === EMPTY_FORM[name]);
