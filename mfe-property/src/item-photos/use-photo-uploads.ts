import { takeBackPhoto, uploadPhoto } from '@hand-receipt/data';
import { useEffect, useRef } from 'react';

interface ChosenPhoto {
  /** Tells it from others of the form. */
  key: string;
  blob: Blob;
}

const ignoreProgress = () => undefined;

/** Uploads the photos of a form, each once however often the form is sent; what is not used in the end is taken back. */
export function usePhotoUploads() {
  const closing = useRef(new AbortController());
  const uploads = useRef(new Map<string, string>());
  useEffect(() => {
    const controller = new AbortController();
    closing.current = controller;
    const sent = uploads.current;
    return () => {
      controller.abort();
      for (const id of sent.values()) void takeBackPhoto(id);
    };
  }, []);

  return {
    async idsOf(photos: readonly ChosenPhoto[]): Promise<string[]> {
      const ids: string[] = [];
      for (const { key, blob } of photos) {
        const known = uploads.current.get(key);
        const options = { signal: closing.current.signal, onSent: ignoreProgress };
        const id = known ?? (await uploadPhoto(blob, options)).id;
        uploads.current.set(key, id);
        ids.push(id);
      }
      return ids;
    },
    /** They are part of a record now. */
    release: (photos: readonly ChosenPhoto[]) => photos.forEach(({ key }) => uploads.current.delete(key)),
  };
}
