import type { ConsumableDto } from '@hand-receipt/contracts';
import { FormCell, FormStrip, SendIcon } from '@hand-receipt/ui';
import { FormDialog, FormError, FormGrid, TextAreaField, TextField, yup } from '@hand-receipt/ui/forms';
import { useIssue } from '../api/consumables';
import { tell, useRefusal } from './form-outcome';
import { countText, wholeNumber } from './quantity';

const EMPTY = { quantity: '', issuedTo: '', notes: '' };

const schemaFor = ({ currentQuantity, unit }: ConsumableDto) =>
  yup.object({
    quantity: wholeNumber(1, currentQuantity, `Only ${countText(currentQuantity, unit)} on hand`),
    issuedTo: yup.string().trim().required('Say to whom it is issued.').max(200, 'At most 200 characters'),
    notes: yup.string().trim().max(2000, 'At most 2000 characters'),
  });

/** Takes from the stock for somebody. It stays open until the server or this device has the issue. */
export default function IssueDialog({ item, onClose }: { item: ConsumableDto; onClose: () => void }) {
  const issue = useIssue(item);
  const { refusal, onError } = useRefusal();

  async function submit(values: typeof EMPTY) {
    const quantity = Number(values.quantity);
    const issuedTo = values.issuedTo.trim();
    const { queued } = await issue.mutateAsync({ quantity, issuedTo, notes: values.notes.trim() || null });
    tell('Issued', `${countText(quantity, item.unit)} of ${item.name} to ${issuedTo}.`, Boolean(queued));
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title="Issue Consumable"
      submitLabel="Issue"
      submitIcon={<SendIcon />}
      initialValues={EMPTY}
      schema={schemaFor(item)}
      onSubmit={submit}
      onError={onError}
    >
      <FormStrip numbering="none">
        <FormCell caption="Consumable">{item.name}</FormCell>
        <FormCell caption="On hand">{countText(item.currentQuantity, item.unit)}</FormCell>
      </FormStrip>
      <FormGrid>
        <TextField
          name="quantity"
          label={`Quantity (${item.unit})`}
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
        />
        <TextField name="issuedTo" label="Issued to" placeholder="e.g., SGT Navarro" autoComplete="off" />
      </FormGrid>
      <TextAreaField name="notes" label="Notes" optional rows={2} />
      {refusal && <FormError title="Not issued">{refusal}</FormError>}
    </FormDialog>
  );
}
