import type { DocumentDto } from '@hand-receipt/contracts';
import { type KeptDraft, usePersistedDraft } from '@hand-receipt/platform';
import { useCallback, useRef } from 'react';

/** What a person does with an open document in a dialog over it, as the address names it. */
export type DocumentAct = 'forward' | 'report';

const TITLES: Record<DocumentAct, string> = {
  forward: 'Forward',
  report: 'Report corrective action on',
};

export interface DocumentDraft<V> extends KeptDraft<V> {
  /** Forgets it for good: it was sent. */
  end: () => Promise<void>;
}

/** What was typed into a dialog about a document and not sent. It waits on this device, and its person sends it. */
export function useDocumentDraft<V extends object>(
  act: DocumentAct,
  { id, title }: DocumentDto,
): DocumentDraft<V> {
  const draft = usePersistedDraft<V>({
    name: `document-${act}/${id}`,
    type: 'form',
    title: () => `${TITLES[act]} ${title}`,
    path: `/documents?open=${encodeURIComponent(id)}&act=${act}`,
  });
  const { keep, drop } = draft;
  const ended = useRef(false);
  return {
    ...draft,
    keep: useCallback(async (values: V) => (ended.current ? undefined : keep(values)), [keep]),
    end: useCallback(() => {
      ended.current = true;
      // It is sent: a draft that stays on the device is no failure of the act.
      return drop().catch((error: unknown) => console.warn('The draft could not be dropped', error));
    }, [drop]),
  };
}
