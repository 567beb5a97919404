import type { ConsumableDto } from '@hand-receipt/contracts';
import { Text } from '@hand-receipt/ui';
import { FormConflict, FormDialog, FormError } from '@hand-receipt/ui/forms';
import { ConsumableFields } from './consumable-fields';
import { consumableSchema } from './consumable-form';
import { useConsumableEdit } from './use-consumable-edit';

/** Why nothing was saved. The server has named what is on record now at each field that differs. */
function EditFailure({ failure, isOutdated }: { failure: Error; isOutdated: boolean }) {
  if (!isOutdated) return <FormError title="The consumable was not changed">{failure.message}</FormError>;
  return (
    <FormConflict title="Somebody changed this while you were typing.">
      <Text>What is on record now stands below each field. What you typed is still here.</Text>
      <Text>Save again to put it on record.</Text>
    </FormConflict>
  );
}

/**
 * Corrects what is recorded of a consumable; its quantity changes by restock and issue only. A save over another person's
 * change is refused; the form then shows what is on record now and keeps what was typed.
 */
export default function EditConsumableDialog({
  item,
  onClose,
}: {
  item: ConsumableDto;
  onClose: () => void;
}) {
  const { opened, save, failure, isOutdated } = useConsumableEdit(item, onClose);
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Edit Consumable"
      submitLabel="Save"
      initialValues={opened}
      schema={consumableSchema}
      onSubmit={save}
      onError={() => undefined}
    >
      <ConsumableFields isNew={false} />
      {failure && <EditFailure failure={failure} isOutdated={isOutdated} />}
    </FormDialog>
  );
}
