import type { MaintenanceDetailsDto } from '@hand-receipt/contracts';
import { maintenanceMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { FormDialog, FormGrid, TextField, yup } from '@hand-receipt/ui/forms';
import { formatCount } from '@hand-receipt/ui';
import { useState } from 'react';
import { DateField } from '../items/date-field';
import { plannedDay } from '../items/planned-day';
import { SaveError } from '../items/save-error';
import { itemLabel } from '../maintenance/maintenance-words';

const LIMIT = { name: 120, partNumber: 64, quantity: 100_000 } as const;
const EMPTY = { name: '', partNumber: '', quantity: '1', estimatedArrival: '' };

const QUANTITY = `A whole number from 1 to ${formatCount(LIMIT.quantity)}`;
const schema = yup.object({
  name: yup.string().trim().required('Name is required'),
  partNumber: yup.string().trim().required('Part number is required'),
  quantity: yup
    .number()
    .typeError(QUANTITY)
    .required(QUANTITY)
    .integer(QUANTITY)
    .min(1, QUANTITY)
    .max(LIMIT.quantity, QUANTITY),
  estimatedArrival: plannedDay('The estimated arrival'),
});

/** A part that the work waits for. */
export default function AddPartDialog({
  item,
  onClose,
}: {
  item: MaintenanceDetailsDto;
  onClose: () => void;
}) {
  const { mutateAsync } = useMutation(maintenanceMutations.addPart(item.id));
  const [failure, setFailure] = useState<unknown>(null);
  const add = async (values: typeof EMPTY) => {
    setFailure(null);
    await mutateAsync({
      name: values.name.trim(),
      partNumber: values.partNumber.trim(),
      quantity: Number(values.quantity),
      available: false,
      estimatedArrival: values.estimatedArrival || null,
    });
    onClose();
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Add Part"
      description={itemLabel(item)}
      size="confirm"
      submitLabel="Add Part"
      initialValues={EMPTY}
      schema={schema}
      onSubmit={add}
      onError={setFailure}
    >
      <TextField name="name" label="Name" maxLength={LIMIT.name} />
      <TextField name="partNumber" label="Part number" mono maxLength={LIMIT.partNumber} />
      <FormGrid>
        <TextField name="quantity" label="Quantity" inputMode="numeric" />
        <DateField name="estimatedArrival" label="Estimated arrival" optional />
      </FormGrid>
      <SaveError title="Failed to add the part" error={failure} />
    </FormDialog>
  );
}
