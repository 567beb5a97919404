import type { MaintenanceDetailsDto } from '@hand-receipt/contracts';
import { maintenanceMutations, maintenanceQueries } from '@hand-receipt/data';
import { queryClient, useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { FormDialog } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { SaveError } from '../items/save-error';
import { itemLabel } from '../maintenance/maintenance-words';
import { PlanFields } from '../report-maintenance/plan-fields';
import { editOf, planSchema, type PlanValues, planValuesOf } from '../report-maintenance/plan-values';

interface EditDialogProps {
  item: MaintenanceDetailsDto;
  onClose: () => void;
}

/** Changes what is planned. Where another person did meanwhile, what was typed stays and the server's words stand. */
export default function EditDialog({ item, onClose }: EditDialogProps) {
  // As it was when the dialog opened: what comes in meanwhile must not move under the writer's hands.
  const [opened] = useState(item);
  const [initial] = useState(() => planValuesOf(item));
  const { mutateAsync } = useMutation(maintenanceMutations.edit(item.id));
  const [failure, setFailure] = useState<unknown>(null);

  const save = async (values: PlanValues) => {
    setFailure(null);
    await mutateAsync(editOf(opened, values));
    toast({ tone: 'success', title: 'Changes saved', description: itemLabel(item) });
    onClose();
  };
  const fail = (error: unknown) => {
    setFailure(error);
    void queryClient.invalidateQueries(maintenanceQueries.detail(item.id));
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Edit Maintenance"
      description={itemLabel(item)}
      submitLabel="Save"
      initialValues={initial}
      schema={planSchema}
      onSubmit={save}
      onError={fail}
    >
      <PlanFields />
      <SaveError title="Failed to save the changes" error={failure} />
    </FormDialog>
  );
}
