import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UploadedPhoto } from './photo';
import { PhotoUploads } from './photo-uploads';

/**
 * The photos of one form. What failed is tried again as soon as the device is back on a network.
 *
 * @param kept photos of a draft; read once
 */
export function usePhotos(kept: readonly UploadedPhoto[]) {
  const [uploads] = useState(() => new PhotoUploads(kept));
  const photos = useSyncExternalStore(uploads.subscribe, uploads.read);

  useEffect(() => {
    const retry = () => uploads.retry();
    uploads.open();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      uploads.close();
    };
  }, [uploads]);

  return { photos, uploads };
}
