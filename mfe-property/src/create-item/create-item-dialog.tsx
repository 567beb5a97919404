import { propertyMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { ItemFormDialog } from './item-form-dialog';
import { EMPTY_ITEM } from './new-item';

/** Enters an item in the property book. */
export default function CreateItemDialog({ onClose }: { onClose: () => void }) {
  const create = useMutation(propertyMutations.create);
  return (
    <ItemFormDialog
      title="Create Digital Twin"
      description="Enter a serial-numbered item in the property book. You will be its first holder."
      submitLabel="Create Digital Twin"
      initialValues={EMPTY_ITEM}
      send={create.mutateAsync}
      onClose={onClose}
    />
  );
}
