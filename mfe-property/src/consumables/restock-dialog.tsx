import type { ConsumableDto } from '@hand-receipt/contracts';
import { FormCell, FormStrip, PackageIcon } from '@hand-receipt/ui';
import { FormDialog, FormError, FormGrid, TextAreaField, TextField, yup } from '@hand-receipt/ui/forms';
import { useRestock } from '../api/consumables';
import { tell, useRefusal } from './form-outcome';
import { countText, wholeNumber } from './quantity';

const EMPTY = { quantity: '', expirationDate: '', notes: '' };

const schema = yup.object({
  quantity: wholeNumber(1),
  notes: yup.string().trim().max(2000, 'At most 2000 characters'),
});

/** Adds to the stock. It stays open until the server or this device has the restock. */
export default function RestockDialog({ item, onClose }: { item: ConsumableDto; onClose: () => void }) {
  const restock = useRestock(item);
  const { refusal, onError } = useRefusal();

  async function submit({ expirationDate, notes, ...typed }: typeof EMPTY) {
    const quantity = Number(typed.quantity);
    const { queued } = await restock.mutateAsync({
      quantity,
      // Left empty, the date of what stands there already stays.
      ...(expirationDate && { expirationDate }),
      notes: notes.trim() || null,
    });
    tell('Restocked', `${countText(quantity, item.unit)} of ${item.name}.`, Boolean(queued));
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title="Restock Consumable"
      submitLabel="Restock"
      submitIcon={<PackageIcon />}
      initialValues={EMPTY}
      schema={schema}
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
        <TextField
          name="expirationDate"
          label="Expires"
          optional
          type="date"
          hint="Of the new lot; empty keeps the recorded date"
        />
      </FormGrid>
      <TextAreaField name="notes" label="Notes" optional rows={2} />
      {refusal && <FormError title="Not restocked">{refusal}</FormError>}
    </FormDialog>
  );
}
