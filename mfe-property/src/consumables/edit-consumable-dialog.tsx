import type { ConsumableDto } from '@hand-receipt/contracts';
import { consumableMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { FormDialog, FormError } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { ConsumableFields } from './consumable-fields';
import { consumableSchema, type ConsumableValues, toConsumableBody, valuesOf } from './consumable-form';
import { tell, useRefusal } from './form-outcome';

/** Corrects what is recorded of a consumable; its quantity changes by restock and issue only. */
export default function EditConsumableDialog({
  item,
  onClose,
}: {
  item: ConsumableDto;
  onClose: () => void;
}) {
  const edit = useMutation(consumableMutations.edit(item));
  const { refusal, onError } = useRefusal();
  // As it was opened: what others change meanwhile must not wipe out what is being typed.
  const [initial] = useState(() => valuesOf(item));

  async function submit(values: ConsumableValues) {
    const { currentQuantity: _unchanged, ...facts } = toConsumableBody(values);
    await edit.mutateAsync(facts);
    tell('Consumable Updated', `${facts.name} is up to date.`, false);
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title="Edit Consumable"
      submitLabel="Save"
      initialValues={initial}
      schema={consumableSchema}
      onSubmit={submit}
      onError={onError}
    >
      <ConsumableFields isNew={false} />
      {refusal && <FormError title="The consumable was not changed">{refusal}</FormError>}
    </FormDialog>
  );
}
