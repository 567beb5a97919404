import type { SensitiveInventoryDto } from '@hand-receipt/contracts';
import { inventoryMutations } from '@hand-receipt/data';
import { refusalOf, useMutation } from '@hand-receipt/platform';
import { ActDialog, TextAreaField, yup } from '@hand-receipt/ui/forms';

const schema = yup.object({ reason: yup.string().trim().required('Give a reason.') });

interface CancelDialogProps {
  inventory: SensitiveInventoryDto;
  onClose: () => void;
}

/** Ends an inventory without a result. */
export function CancelDialog({ inventory: { id, title }, onClose }: CancelDialogProps) {
  const { mutateAsync } = useMutation(inventoryMutations.cancel);
  return (
    <ActDialog
      title="Cancel inventory"
      description={`${title} ends without a result. What was read stays verified.`}
      submitLabel="Cancel inventory"
      initialValues={{ reason: '' }}
      schema={schema}
      done={{ title: 'Inventory Cancelled', description: title }}
      refusalOf={refusalOf}
      onSend={({ reason }) => mutateAsync({ id, reason: reason.trim() })}
      onClose={onClose}
    >
      <TextAreaField name="reason" label="Reason" maxLength={500} />
    </ActDialog>
  );
}
