import { propertyMutations } from '@hand-receipt/data';
import { useMutation, useUrlState } from '@hand-receipt/platform';
import { useState } from 'react';
import { ItemFormDialog } from './item-form-dialog';
import { useReturnToRow } from '../reconciliation/return-to-row';
import { readStart } from './start-item';

/** Enters an item in the property book. The address may carry what it begins with, as `item`. */
export default function CreateItemDialog({ onClose }: { onClose: () => void }) {
  const { get, set } = useUrlState();
  const returnToRow = useReturnToRow();
  const [start] = useState(() => readStart(get('item')));
  const create = useMutation(propertyMutations.create);
  return (
    <ItemFormDialog
      title="Create Digital Twin"
      description="Enter a serial-numbered item in the property book. You will be its first holder."
      submitLabel="Create Digital Twin"
      initialValues={start}
      send={create.mutateAsync}
      onClose={() => {
        if (returnToRow) return returnToRow();
        set({ item: '' });
        onClose();
      }}
    />
  );
}
