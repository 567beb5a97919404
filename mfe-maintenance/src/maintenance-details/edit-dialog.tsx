import type { MaintenanceDetailsDto } from '@hand-receipt/contracts';
import { maintenanceMutations, maintenanceQueries } from '@hand-receipt/data';
import { queryClient, statusOf, useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { FormDialog } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { SaveError } from '../items/save-error';
import { itemLabel } from '../maintenance/maintenance-words';
import { PlanFields } from '../report-maintenance/plan-fields';
import { ChangedMeanwhile } from './changed-meanwhile';
import { editOf, planSchema, type PlanValues, planValuesOf } from '../report-maintenance/plan-values';

interface EditDialogProps {
  item: MaintenanceDetailsDto;
  onClose: () => void;
}

/**
 * Changes what is planned. A save over another person's change is refused. The form then shows what is on record now,
 * keeps what was typed, and saves over it only when asked again.
 */
export default function EditDialog({ item, onClose }: EditDialogProps) {
  // As it was when the dialog opened: what comes in meanwhile must not move under the writer's hands.
  const [opened, setOpened] = useState(item);
  const [initial] = useState(() => planValuesOf(item));
  const [schema] = useState(() => planSchema(initial));
  const [seen, setSeen] = useState(item.version);
  const { mutateAsync } = useMutation(maintenanceMutations.edit(item.id));
  const [failure, setFailure] = useState<unknown>(null);
  // The version has moved on: the refusal was for that, and the item as it is now is shown.
  const isOutdated = statusOf(failure) === 409 && item.version !== seen && item.mayEdit;

  const save = async (values: PlanValues) => {
    const version = isOutdated ? item.version : seen;
    setSeen(version);
    setFailure(null);
    await mutateAsync({ ...editOf(opened, values), version });
    toast({ tone: 'success', title: 'Changes saved', description: itemLabel(item) });
    onClose();
  };
  const fail = (error: unknown) => {
    setFailure(error);
    void queryClient.invalidateQueries(maintenanceQueries.detail(item.id));
  };
  const takeNewer = () => {
    setOpened(item);
    setSeen(item.version);
    setFailure(null);
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Edit Maintenance"
      description={itemLabel(item)}
      submitLabel="Save"
      initialValues={initial}
      schema={schema}
      onSubmit={save}
      onError={fail}
    >
      <PlanFields />
      {isOutdated ? (
        <ChangedMeanwhile opened={opened} present={item} onTake={takeNewer} />
      ) : (
        <SaveError title="Failed to save the changes" error={failure} />
      )}
    </FormDialog>
  );
}
