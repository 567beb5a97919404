import { BULK_LIMIT } from '@hand-receipt/contracts';
import { formatCount, Text } from '@hand-receipt/ui';
import { useFormikContext } from '@hand-receipt/ui/forms';

/** How far a long bulk act has come; a short one is over before it could be read. */
export function BulkProgress({ answered, total }: { answered: number; total: number }) {
  const { isSubmitting } = useFormikContext();
  if (!isSubmitting || total <= BULK_LIMIT) return null;
  return (
    <Text role="status" color="fg.muted">
      {formatCount(answered)} of {formatCount(total)} done
    </Text>
  );
}
