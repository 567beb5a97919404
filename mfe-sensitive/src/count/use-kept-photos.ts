import { inventoryMutations, uploadPhoto } from '@hand-receipt/data';
import { type DraftFile, refusalOf, useConnection, useDraftFiles, useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeptScan } from '../verify-items/kept-scans';
import { serialOf } from '../verify-items/scan-entry';

/** Photos of extras that this device could not send yet. */
export interface KeptPhotos {
  /** How many wait. */
  waiting: number;
  /** Keeps a photo of a code. @throws StorageFullError where the device has no room */
  keep: (photo: { code: string; file: Blob; notes: string }) => Promise<void>;
}

interface About {
  code: string;
  notes: string;
  /** Once the server has the photo, which is then added once, however often that is tried. */
  uploadId?: string;
}

const aboutOf = ({ about }: DraftFile) => about as unknown as About;
const ignore = () => undefined;

/**
 * Photos of a count that wait on this device. They survive a reload, and go to the server once there is a connection and the
 * read of their code is there.
 */
export function useKeptPhotos(id: string, scans: readonly KeptScan[]): KeptPhotos {
  const files = useDraftFiles(`photos of ${id}`);
  const isOnline = useConnection(({ online }) => online);
  const { mutateAsync } = useMutation(inventoryMutations.addPhoto);
  const [added, setAdded] = useState<readonly Omit<DraftFile, 'draft'>[]>([]);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const isSending = useRef(false);
  const waiting = [...(files.kept ?? []), ...added].filter(({ key }) => !done.has(key)) as DraftFile[];
  const next = waiting.find(
    (file) => !failed.has(file.key) && !scans.some(({ serial }) => serial === serialOf(aboutOf(file).code)),
  );

  // What failed is tried again with the next connection.
  useEffect(() => {
    if (!isOnline) setFailed(new Set());
  }, [isOnline]);

  useEffect(() => {
    if (!isOnline || !next || isSending.current) return;
    isSending.current = true;
    const { key } = next;
    const send = async () => {
      const { code, notes, uploadId: known } = aboutOf(next);
      let uploadId = known;
      if (!uploadId && next.blob) {
        const { signal } = new AbortController();
        uploadId = (await uploadPhoto(next.blob, { signal, onSent: ignore })).id;
        await files.keep({ ...next, blob: null, about: { code, notes, uploadId } });
      }
      if (uploadId) await mutateAsync({ id, code, uploadId, ...(notes && { notes }) });
      await files.drop(key);
    };
    send()
      .then(
        () => setDone((before) => new Set([...before, key])),
        (error: Error) => {
          setFailed((before) => new Set([...before, key]));
          toast({ tone: 'danger', title: 'A photo was not added', description: refusalOf(error) });
        },
      )
      .finally(() => {
        isSending.current = false;
      });
  }, [id, isOnline, next, files, mutateAsync]);

  const keep = useCallback<KeptPhotos['keep']>(
    async ({ code, file, notes }) => {
      const about = { code, notes };
      const chosenAt = Date.now();
      const photo = { key: `${id} ${code} ${chosenAt}`, name: code, chosenAt, blob: file, about };
      await files.keep(photo);
      setAdded((before) => [...before, photo]);
    },
    [id, files],
  );
  return { waiting: waiting.length, keep };
}
