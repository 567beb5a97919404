import type { UnitDto } from '@hand-receipt/contracts';
import { unitMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { RefusableDialog } from '../../account/refusable-dialog';
import { UnitFields } from './unit-fields';
import { kindBelow, toUnit, unitSchema, type UnitValues } from './unit-rules';

interface AddUnitDialogProps {
  units: readonly UnitDto[];
  /** The unit that it begins under; none for the top of a tree. */
  below: UnitDto | undefined;
  onClose: () => void;
}

export function AddUnitDialog({ units, below, onClose }: AddUnitDialogProps) {
  const { mutateAsync } = useMutation(unitMutations.create);
  const initialValues: UnitValues & Record<string, string> = {
    name: '',
    kind: below ? kindBelow(below.kind) : 'platoon',
    parentId: below?.id ?? '',
  };
  return (
    <RefusableDialog
      open
      onClose={onClose}
      title="Add Unit"
      description="A battalion has companies, a company has platoons, and a platoon has squads."
      submitLabel="Add Unit"
      refusedTitle="The unit was not added"
      initialValues={initialValues}
      schema={unitSchema}
      onSubmit={async (values) => {
        const unit = toUnit(values);
        await mutateAsync(unit);
        toast({ title: 'Unit added', description: unit.name, tone: 'success' });
        onClose();
      }}
    >
      <UnitFields units={units} />
    </RefusableDialog>
  );
}
