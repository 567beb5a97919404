import type { ConsumableDto } from '@hand-receipt/contracts';
import { consumableMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { SendIcon } from '@hand-receipt/ui';
import { TextField, yup } from '@hand-receipt/ui/forms';
import { tell } from './form-outcome';
import { MovementDialog } from './movement-dialog';
import { countText, wholeNumber } from './quantity';

const EMPTY = { quantity: '', issuedTo: '', notes: '' };

const schemaFor = ({ currentQuantity, unit }: ConsumableDto) =>
  yup.object({
    quantity: wholeNumber(1, currentQuantity, `Only ${countText(currentQuantity, unit)} on hand`),
    issuedTo: yup.string().trim().required('Say to whom it is issued.').max(200, 'At most 200 characters'),
    notes: yup.string().trim().max(2000, 'At most 2000 characters'),
  });

/** Takes from the stock for a person. */
export default function IssueDialog({ item, onClose }: { item: ConsumableDto; onClose: () => void }) {
  const issue = useMutation(consumableMutations.issue(item));

  async function submit(values: typeof EMPTY) {
    const quantity = Number(values.quantity);
    const issuedTo = values.issuedTo.trim();
    const { queued } = await issue.mutateAsync({ quantity, issuedTo, notes: values.notes.trim() || null });
    tell('Issued', `${countText(quantity, item.unit)} of ${item.name} to ${issuedTo}.`, Boolean(queued));
    onClose();
  }

  return (
    <MovementDialog
      item={item}
      verb="Issue"
      icon={<SendIcon />}
      refusedTitle="Not issued"
      initialValues={EMPTY}
      schema={schemaFor(item)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="issuedTo" label="Issued to" placeholder="e.g., SGT Navarro" autoComplete="off" />
    </MovementDialog>
  );
}
