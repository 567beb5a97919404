import { type KeptDraft, useKeepWhileOffline } from '@hand-receipt/platform';
import { DraftNotice } from '@hand-receipt/ui';
import { useFormikContext } from '@hand-receipt/ui/forms';
import { type NewTransferValues, startingWith } from './new-transfer-values';

/** Keeps the form around it while there is no connection, and says where what stands in it comes from. */
export function TransferDraftKeeper({ draft }: { draft: KeptDraft<NewTransferValues> }) {
  const { values, dirty, setValues } = useFormikContext<NewTransferValues>();
  useKeepWhileOffline(draft, values, dirty);
  const startEmpty = () => {
    void draft.drop();
    void setValues(startingWith(null), false);
  };
  return <DraftNotice keptAt={draft.kept ? draft.keptAt : null} onStartEmpty={startEmpty} />;
}
