import type { MaintenanceDetailsDto, MaintenanceStatus } from '@hand-receipt/contracts';
import { maintenanceMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { FormCell, FormStrip, StatusBadge, toast } from '@hand-receipt/ui';
import { FormDialog, TextAreaField } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { SaveError } from '../items/save-error';
import { itemLabel } from '../maintenance/maintenance-words';
import { moveLabel } from './move-words';

const NOTES_LIMIT = 2000;
const EMPTY = { notes: '' };

interface MoveDialogProps {
  item: MaintenanceDetailsDto;
  to: MaintenanceStatus;
  onClose: () => void;
}

/** Sets another status, with a word about why. */
export default function MoveDialog({ item, to, onClose }: MoveDialogProps) {
  // The dialog keeps its name when another person sets another status meanwhile.
  const [from] = useState(item.status);
  const { mutateAsync } = useMutation(maintenanceMutations.move(item.id));
  const [failure, setFailure] = useState<unknown>(null);
  const move = async ({ notes }: typeof EMPTY) => {
    setFailure(null);
    await mutateAsync({ status: to, notes: notes.trim() || null });
    toast({ tone: 'success', title: `${moveLabel(from, to)}: ${itemLabel(item)}` });
    onClose();
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={moveLabel(from, to)}
      description={itemLabel(item)}
      size="confirm"
      submitLabel={moveLabel(from, to)}
      initialValues={EMPTY}
      onSubmit={move}
      onError={setFailure}
    >
      <FormStrip columns={2}>
        <FormCell caption="From">
          <StatusBadge status={from} />
        </FormCell>
        <FormCell caption="To">
          <StatusBadge status={to} />
        </FormCell>
      </FormStrip>
      <TextAreaField name="notes" label="Notes" optional maxLength={NOTES_LIMIT} />
      <SaveError title="Failed to change the status" error={failure} />
    </FormDialog>
  );
}
