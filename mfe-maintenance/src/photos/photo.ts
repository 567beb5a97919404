/** How far a photo has come on its way to the server. */
export type PhotoState =
  | { step: 'waiting' }
  /** The device makes it smaller. */
  | { step: 'preparing' }
  /** `share` of it has gone out, from 0 to 1. */
  | { step: 'sending'; share: number }
  | { step: 'uploaded' }
  /** The connection was lost; it can be tried again. */
  | { step: 'failed' }
  /** It is no photo that can be sent, and why. */
  | { step: 'refused'; reason: string };

/** A photo on the server, which a form may carry. */
export interface UploadedPhoto {
  /** Name of the file on the device. */
  name: string;
  id: string;
  /** Where it is read; what a form's `attachments` list. */
  address: string;
}

/** A photo chosen for a form. */
export interface Photo {
  key: string;
  name: string;
  state: PhotoState;
  /** Address of a small picture of it; null before there is one. */
  thumbnail: string | null;
  /** On the server; null before it is. */
  uploaded: UploadedPhoto | null;
  /** The device has no room for it: a reload loses it unless it is uploaded before. */
  isNotKept?: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether what a device kept says where a photo is on the server. */
export const isUploadedPhoto = (value: unknown): value is UploadedPhoto =>
  isRecord(value) && ['name', 'id', 'address'].every((name) => typeof value[name] === 'string');

export const isUnderWay = ({ state }: Photo): boolean =>
  state.step === 'waiting' || state.step === 'preparing' || state.step === 'sending';

/** A reload would lose it. */
export const wouldBeLost = ({ isNotKept, uploaded, state }: Photo): boolean =>
  isNotKept === true && uploaded === null && state.step !== 'refused';

export const hasFailed = ({ state }: Photo): boolean => state.step === 'failed';

/** It is no photo that can be sent. */
export const isRefused = ({ state }: Photo): boolean => state.step === 'refused';

/** The photos that a form can carry, in the order in which they were chosen. */
export const uploadedOf = (photos: readonly Photo[]): UploadedPhoto[] =>
  photos.flatMap(({ uploaded }) => uploaded ?? []);
