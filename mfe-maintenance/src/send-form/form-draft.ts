import type { UploadedPhoto } from '../photos/photo';
import { EMPTY_FORM, type FormValues } from './form-values';

/** A form that was begun and not sent. */
export interface FormDraft {
  values: FormValues;
  /** Photos that are on the server. */
  photos: UploadedPhoto[];
  /** The piece of maintenance that it is about. */
  maintenanceId?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPhoto = (value: unknown): value is UploadedPhoto =>
  isRecord(value) && ['name', 'id', 'address'].every((name) => typeof value[name] === 'string');

/** Reads what the device kept, which an older version of this form may have written; empty where it is nothing. */
export function readDraft(kept: unknown): FormDraft {
  const { values, photos, maintenanceId } = isRecord(kept) ? kept : {};
  const texts = Object.entries(isRecord(values) ? values : {}).filter(
    ([name, word]) => name in EMPTY_FORM && typeof word === 'string',
  );
  return {
    values: { ...EMPTY_FORM, ...Object.fromEntries(texts) },
    photos: Array.isArray(photos) ? photos.filter(isPhoto) : [],
    ...(typeof maintenanceId === 'string' && { maintenanceId }),
  };
}

/** Nothing was typed, and no photo is on the server. */
export const isEmpty = ({ values, photos }: FormDraft): boolean =>
  photos.length === 0 &&
  (Object.keys(EMPTY_FORM) as (keyof FormValues)[]).every((name) => values[name] === EMPTY_FORM[name]);
