import { type DraftFiles, useDraftFiles, usePersistedDraft } from '@hand-receipt/platform';
import { useCallback, useRef } from 'react';
import type { AmendmentTask } from './amendment-task';
import type { AmendmentContent, PlatePhoto } from './amendment-values';

export interface AmendmentDraft {
  /** What was typed and not sent when the form was last open; null for nothing, undefined until the device was read. */
  kept: AmendmentContent | null | undefined;
  photos: PlatePhoto[];
  keptAt: number | null;
  files: DraftFiles;
  keep: (content: AmendmentContent) => Promise<void>;
  drop: () => Promise<void>;
  /** Forgets it for good: it was sent. */
  end: () => Promise<void>;
}

/**
 * What was typed and not sent, with its photos. It waits on this device, and its person sends it: an amendment is not
 * queued. No PIN and no password is ever part of it.
 */
export function useAmendmentDraft({ act, subject, draft }: AmendmentTask): AmendmentDraft {
  const files = useDraftFiles(draft.name);
  const { kept, keptAt, keep, drop } = usePersistedDraft<AmendmentContent>({
    name: draft.name,
    type: 'update',
    title: () => (act === 'report' ? `Report wrong data of ${subject}` : `Propose amendment of ${subject}`),
    path: draft.path,
  });
  const ended = useRef(false);
  return {
    kept: files.kept === undefined ? undefined : kept,
    photos: (files.kept ?? []).flatMap(({ key, name, blob }) => (blob ? [{ key, name, blob }] : [])),
    keptAt,
    files,
    keep: useCallback(async (content) => (ended.current ? undefined : keep(content)), [keep]),
    drop,
    end: useCallback(() => {
      ended.current = true;
      return drop();
    }, [drop]),
  };
}
