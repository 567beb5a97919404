import type { UnitDto } from '@hand-receipt/contracts';
import { unitMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { useState } from 'react';
import { RefusableDialog } from '../../account/refusable-dialog';
import { UnitFields } from './unit-fields';
import { toUnit, unitSchema, type UnitValues } from './unit-rules';

interface EditUnitDialogProps {
  unit: UnitDto;
  units: readonly UnitDto[];
  onClose: () => void;
}

/** Renames a unit, or moves it with its people, its property and all units below it. */
export function EditUnitDialog({ unit, units, onClose }: EditUnitDialogProps) {
  const { mutateAsync } = useMutation(unitMutations.edit);
  // A move by another person while this form is open is not taken back by it.
  const [opened] = useState(unit);
  const initialValues: UnitValues & Record<string, string> = {
    name: opened.name,
    kind: opened.kind,
    parentId: opened.parentId ?? '',
  };
  return (
    <RefusableDialog
      open
      onClose={onClose}
      title="Edit Unit"
      description="Its people, its property and all units below it go with it."
      submitLabel="Save Changes"
      refusedTitle="The unit was not changed"
      initialValues={initialValues}
      schema={unitSchema}
      onSubmit={async (values) => {
        const { name, parentId } = toUnit(values);
        await mutateAsync({ id: unit.id, name, ...(parentId !== opened.parentId && { parentId }) });
        toast({ title: 'Unit updated', description: name, tone: 'success' });
        onClose();
      }}
    >
      <UnitFields units={units} unit={unit} />
    </RefusableDialog>
  );
}
