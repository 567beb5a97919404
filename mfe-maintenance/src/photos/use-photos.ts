import type { DraftFiles } from '@hand-receipt/platform';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Photo, UploadedPhoto } from './photo';
import { PhotoUploads } from './photo-uploads';

/**
 * Uploads of the photos of one form, for as long as it is on the screen. What failed is tried again as soon as the
 * device is back on a network.
 *
 * @param kept photos of a draft that are on the server; read once
 * @param files where the others are kept on the device
 */
export function usePhotoUploads(kept: readonly UploadedPhoto[], files: DraftFiles): PhotoUploads {
  const [uploads] = useState(() => new PhotoUploads(kept, files));

  useEffect(() => {
    const retry = () => uploads.retry();
    uploads.open();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      uploads.close();
    };
  }, [uploads]);

  return uploads;
}

/** The photos as they stand. Only what shows how far each is should ask: that changes many times a second. */
export const usePhotos = (uploads: PhotoUploads): readonly Photo[] =>
  useSyncExternalStore(uploads.subscribe, uploads.read);
