import { useEffect, useRef } from 'react';
import { takeBackPhoto, uploadPhoto } from '../maintenance/mutations';

const ignoreProgress = () => undefined;

/** Uploads the files of a form, each once however often the form is sent; what is not used in the end is taken back. */
export function useFileUploads() {
  const sent = useRef(new Map<File, string>());
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    const uploads = sent.current;
    return () => {
      controller.abort();
      for (const id of uploads.values()) void takeBackPhoto(id);
    };
  }, []);
  return {
    async idOf(file: File | null): Promise<string | null> {
      if (!file) return null;
      const known = sent.current.get(file);
      if (known) return known;
      const { id } = await uploadPhoto(file, { signal: leaving.current.signal, onSent: ignoreProgress });
      sent.current.set(file, id);
      return id;
    },
    /** They belong to a record now. */
    release: () => sent.current.clear(),
  };
}
