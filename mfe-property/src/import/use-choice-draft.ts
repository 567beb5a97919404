import type { ImportField, ImportPurpose } from '@hand-receipt/contracts';
import { type KeptDraft, usePersistedDraft } from '@hand-receipt/platform';
import { useCallback } from 'react';
import { stepAddress } from './import-step';
import type { Placed } from './placed-holders';

/** What was chosen of the columns of a file and not checked yet. */
export interface Choice {
  /** Null: as the server proposes. */
  fields: readonly (ImportField | null)[] | null;
  holders: Placed;
  /** CIIC by NSN. */
  codes: Readonly<Record<string, string>>;
  /** Name under which the reading is kept; null: it is not. */
  saveAs: string | null;
}

export const choiceDraftName = (importId: string): string => `import-columns/${importId}`;

interface OfImport {
  id: string;
  file_name?: string;
  purpose?: ImportPurpose;
}

/** The choice of columns of an import, which waits on this device until its rows are checked. */
export const useChoiceDraft = ({ id, file_name = '', purpose = 'enter' }: OfImport): KeptDraft<Choice> =>
  usePersistedDraft<Choice>({
    name: choiceDraftName(id),
    type: 'form',
    title: () => `Columns of ${file_name}`,
    path: stepAddress(id, purpose, 'columns'),
  });

/** Forgets the choice of columns of an import: it was checked, confirmed or discarded. */
export function useForgetChoice(importId: string): () => void {
  const { drop } = useChoiceDraft({ id: importId });
  return useCallback(() => {
    drop().catch((error: unknown) => console.warn('The draft could not be dropped', error));
  }, [drop]);
}
