import { FORM_DRAFT_PREFIX } from '@hand-receipt/contracts';
import type { UploadedPhoto } from '../photos/photo';
import { EMPTY_FORM, type FormValues } from './form-values';

/** A form that was begun and not sent. */
export interface FormDraft {
  values: FormValues;
  /** Photos that are on the server. */
  photos: UploadedPhoto[];
}

const EMPTY: FormDraft = { values: EMPTY_FORM, photos: [] };

const keyOf = (userId: string, itemId: string) => `${FORM_DRAFT_PREFIX}${userId}.${itemId}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPhoto = (value: unknown): value is UploadedPhoto =>
  isRecord(value) && ['name', 'id', 'address'].every((name) => typeof value[name] === 'string');

function parsed(text: string): FormDraft {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || !isRecord(value.values)) return EMPTY;
  const texts = Object.entries(value.values).filter(
    ([name, word]) => name in EMPTY_FORM && typeof word === 'string',
  );
  return {
    values: { ...EMPTY_FORM, ...Object.fromEntries(texts) },
    photos: Array.isArray(value.photos) ? value.photos.filter(isPhoto) : [],
  };
}

/**
 * Reads what a person had typed about an item in this tab. A phone may drop the page while its camera is
 * open, and somebody may close the dialog by mistake.
 *
 * @returns an empty draft where there is none, or none that can be read
 */
export function readDraft(userId: string, itemId: string): FormDraft {
  try {
    const text = sessionStorage.getItem(keyOf(userId, itemId));
    return text === null ? EMPTY : parsed(text);
  } catch {
    return EMPTY;
  }
}

/** Keeps what was typed until it is sent or the tab is closed. A full storage keeps nothing and harms nothing. */
export function keepDraft(userId: string, itemId: string, draft: FormDraft): void {
  try {
    sessionStorage.setItem(keyOf(userId, itemId), JSON.stringify(draft));
  } catch (error) {
    console.warn('The draft of a form could not be kept', error);
  }
}

export function dropDraft(userId: string, itemId: string): void {
  sessionStorage.removeItem(keyOf(userId, itemId));
}
