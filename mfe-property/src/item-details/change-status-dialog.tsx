import type { PropertyItem, PropertyStatus } from '@hand-receipt/contracts';
import { propertyMutations } from '@hand-receipt/data';
import { reasonOf, useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { FormDialog, FormError } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { itemLabel } from '../items/item-label';
import { StatusField, statusSchema } from '../items/status-field';

interface ChangeStatusDialogProps {
  item: PropertyItem;
  /** What the form begins with. */
  asked: PropertyStatus;
  onClose: () => void;
}

/** Records another status of one item. */
export default function ChangeStatusDialog({ item, asked, onClose }: ChangeStatusDialogProps) {
  const [opened] = useState(() => ({ status: asked }));
  const [failure, setFailure] = useState<Error | null>(null);
  const change = useMutation(propertyMutations.changeStatus(item.id));

  async function submit({ status }: typeof opened) {
    setFailure(null);
    await change.mutateAsync(status);
    toast({ title: 'Status Updated', description: `${itemLabel(item)} is ${status}.`, tone: 'success' });
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      size="confirm"
      title="Update Status"
      description={`${itemLabel(item)}. The change is recorded in the ledger.`}
      submitLabel="Update Status"
      initialValues={opened}
      schema={statusSchema}
      onSubmit={submit}
      onError={(error) => setFailure(error as Error)}
    >
      <StatusField />
      {failure && <FormError title={failure.message}>{reasonOf(failure)}</FormError>}
    </FormDialog>
  );
}
