import { type KeptDraft, useKeepWhileOffline } from '@hand-receipt/platform';
import { Alert, Button, formatDateTime } from '@hand-receipt/ui';
import { useFormikContext } from '@hand-receipt/ui/forms';
import { type NewTransferValues, startingWith } from './new-transfer-values';

/** Keeps the form around it while there is no connection, and says where what stands in it comes from. */
export function DraftNotice({ draft }: { draft: KeptDraft<NewTransferValues> }) {
  const { values, dirty, setValues } = useFormikContext<NewTransferValues>();
  useKeepWhileOffline(draft, values, dirty);
  if (!draft.kept || draft.keptAt === null) return null;

  const startEmpty = () => {
    void draft.drop();
    void setValues(startingWith(null), false);
  };
  return (
    <Alert
      tone="info"
      title="Draft, not sent"
      actions={
        <Button size="s" onClick={startEmpty}>
          Start empty
        </Button>
      }
    >
      Kept on this device {formatDateTime(draft.keptAt)}.
    </Alert>
  );
}
