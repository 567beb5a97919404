import { type DraftFiles, useDraftFiles, usePersistedDraft } from '@hand-receipt/platform';
import { useCallback, useRef } from 'react';
import { FORM_WORDS } from '../items/form-words';
import { itemWords, type NamedItem } from '../items/item-words';
import { type FormDraft, readDraft } from './form-draft';

/** The draft of the form of one item. */
export interface ItemDraft {
  /** What the form begins with; undefined until the device was read. */
  begun: FormDraft | undefined;
  /** Epoch milliseconds at which it was kept; null where nothing was. */
  keptAt: number | null;
  /** Its photos, until they are on the server. */
  files: DraftFiles;
  keep: (draft: FormDraft) => void;
  /** Deletes the draft, so that the user starts over. */
  drop: () => void;
  /** Forgets it for good: it was sent. */
  end: () => void;
}

/**
 * What was typed about an item and not sent, with its photos. It waits on this device and among what is queued, and
 * its person sends it: photos go to the server while the form is open, or not at all.
 */
export function useFormDraft(item: NamedItem): ItemDraft {
  const name = `maintenance-form/${item.id}`;
  const files = useDraftFiles(name);
  const { kept, keptAt, keep, drop } = usePersistedDraft<FormDraft>({
    name,
    type: 'form',
    title: ({ values }) => `Send ${FORM_WORDS[values.formType].name} for ${itemWords(item)}`,
    path: `/maintenance?send=${encodeURIComponent(item.id)}`,
  });
  // One after the other: what is still being written must not come back after it was dropped.
  const line = useRef(Promise.resolve());
  const ended = useRef(false);
  const inTurn = useCallback((work: () => Promise<void>) => {
    line.current = line.current
      .then(work)
      .catch((error: unknown) => console.warn('The draft of a form could not be kept', error));
  }, []);

  return {
    begun: kept === undefined || files.kept === undefined ? undefined : readDraft(kept),
    keptAt,
    files,
    keep: useCallback(
      (draft: FormDraft) => inTurn(async () => (ended.current ? undefined : keep(draft))),
      [inTurn, keep],
    ),
    drop: useCallback(() => inTurn(drop), [inTurn, drop]),
    end: useCallback(() => {
      ended.current = true;
      inTurn(drop);
    }, [inTurn, drop]),
  };
}
