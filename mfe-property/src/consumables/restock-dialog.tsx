import type { ConsumableDto } from '@hand-receipt/contracts';
import { consumableMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { PackageIcon } from '@hand-receipt/ui';
import { TextField, yup } from '@hand-receipt/ui/forms';
import { tell } from './form-outcome';
import { MovementDialog } from './movement-dialog';
import { countText, wholeNumber } from './quantity';

const EMPTY = { quantity: '', expirationDate: '', notes: '' };

const schema = yup.object({
  quantity: wholeNumber(1),
  notes: yup.string().trim().max(2000, 'At most 2000 characters'),
});

/** Adds to the stock. */
export default function RestockDialog({ item, onClose }: { item: ConsumableDto; onClose: () => void }) {
  const restock = useMutation(consumableMutations.restock(item));

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
    <MovementDialog
      item={item}
      verb="Restock"
      icon={<PackageIcon />}
      refusedTitle="Not restocked"
      initialValues={EMPTY}
      schema={schema}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="expirationDate"
        label="Expires"
        optional
        type="date"
        hint="Of the new lot; empty keeps the recorded date"
      />
    </MovementDialog>
  );
}
