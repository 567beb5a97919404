import { useCallback, useEffect, useMemo, useState } from 'react';
import { useCurrentUser } from '../session/session-store';
import { draftId } from './draft-id';
import { loadOfflineStore } from './load-offline-store';

/** A file that a draft carries, as the device keeps it. */
export interface DraftFile {
  key: string;
  draft: string;
  name: string;
  /** Epoch milliseconds. */
  chosenAt: number;
  /** Its content; null once the server has it. */
  blob: Blob | null;
  /** What the form knows of it, e.g. a small picture or its address on the server. */
  about: Record<string, unknown>;
}

/** Where a form keeps the files that did not go to the server yet. */
export interface DraftFiles {
  /** The files that were kept when the form opened; undefined until the device was read. */
  kept: readonly DraftFile[] | undefined;
  /** Keeps a file, new or changed. @throws StorageFullError where the device has no room */
  keep: (file: Omit<DraftFile, 'draft'>) => Promise<void>;
  /** Forgets one file. */
  drop: (key: string) => Promise<void>;
}

/**
 * The files of a draft, which wait on this device beside what was typed: a reload loses none. They go with the draft.
 *
 * @param name of the draft, as for `usePersistedDraft`
 */
export function useDraftFiles(name: string): DraftFiles {
  const draft = draftId(useCurrentUser().id, name);
  const [kept, setKept] = useState<readonly DraftFile[]>();

  useEffect(() => {
    let isWanted = true;
    loadOfflineStore()
      .then(({ draftFiles }) => draftFiles(draft))
      .then(
        (files) => isWanted && setKept(files),
        (error: unknown) => {
          console.warn('The files of a draft could not be read', error);
          if (isWanted) setKept([]);
        },
      );
    return () => {
      isWanted = false;
    };
  }, [draft]);

  const keep = useCallback<DraftFiles['keep']>(
    async (file) => (await loadOfflineStore()).keepDraftFile({ ...file, draft }),
    [draft],
  );
  const drop = useCallback(async (key: string) => (await loadOfflineStore()).dropDraftFile(key), []);
  return useMemo(() => ({ kept, keep, drop }), [kept, keep, drop]);
}
