import { useKeepUntilClosed } from '@hand-receipt/platform';
import { DraftNotice } from '@hand-receipt/ui';
import { useFormikContext } from '@hand-receipt/ui/forms';
import type { DocumentDraft } from './use-document-draft';

interface DocumentDraftKeeperProps<V> {
  draft: DocumentDraft<V>;
  /** What the form holds without a draft. */
  empty: V;
}

/** Keeps what stands in the form around it, as it is typed and as it closes, and says where it comes from. */
export function DocumentDraftKeeper<V extends object>({ draft, empty }: DocumentDraftKeeperProps<V>) {
  const { values, dirty, setValues } = useFormikContext<V>();
  useKeepUntilClosed(draft, values, dirty);

  const startEmpty = () => {
    void draft.drop();
    void setValues(empty, false);
  };
  return <DraftNotice keptAt={draft.keptAt} onStartEmpty={startEmpty} />;
}
