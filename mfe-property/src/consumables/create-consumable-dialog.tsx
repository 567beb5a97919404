import { consumableMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { FormDialog, FormError } from '@hand-receipt/ui/forms';
import { ConsumableFields } from './consumable-fields';
import {
  consumableSchema,
  type ConsumableValues,
  EMPTY_CONSUMABLE,
  toConsumableBody,
} from './consumable-form';
import { tell, useRefusal } from './form-outcome';

/** Puts a consumable on the list. It stays open, with all that was typed, until the server has it. */
export default function CreateConsumableDialog({ onClose }: { onClose: () => void }) {
  const create = useMutation(consumableMutations.create);
  const { refusal, onError } = useRefusal();

  async function submit(values: ConsumableValues) {
    const { name } = await create.mutateAsync(toConsumableBody(values));
    tell('Consumable Added', `${name} is on the list.`, false);
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title="Add Consumable"
      submitLabel="Add Consumable"
      initialValues={EMPTY_CONSUMABLE}
      schema={consumableSchema}
      onSubmit={submit}
      onError={onError}
    >
      <ConsumableFields isNew />
      {refusal && <FormError title="The consumable was not added">{refusal}</FormError>}
    </FormDialog>
  );
}
