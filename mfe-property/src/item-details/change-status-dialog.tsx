import type { PropertyItem, PropertyStatus } from '@hand-receipt/contracts';
import { propertyMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { FormDialog, FormError } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { itemLabel } from '../items/item-label';
import { LossFields, NO_FACTS, type StatusValues, lossSchema, toFacts } from '../items/loss-fields';
import { StatusField } from '../items/status-field';
import { OpenFaultWarning } from './open-fault-warning';

interface ChangeStatusDialogProps {
  item: PropertyItem;
  /** What the form begins with. */
  asked: PropertyStatus;
  onClose: () => void;
}

/** Records another status of one item. */
export default function ChangeStatusDialog({ item, asked, onClose }: ChangeStatusDialogProps) {
  const [opened] = useState((): StatusValues => ({ status: asked, ...NO_FACTS }));
  const [failure, setFailure] = useState<Error | null>(null);
  const change = useMutation(propertyMutations.changeStatus(item.id));

  async function submit(values: StatusValues) {
    const { status } = values;
    setFailure(null);
    await change.mutateAsync({ status, ...(status === 'Lost' && { loss: toFacts(values) }) });
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
      schema={lossSchema}
      onSubmit={submit}
      onError={(error) => setFailure(error as Error)}
    >
      <StatusField />
      <LossFields />
      <OpenFaultWarning itemId={item.id} />
      {failure && (
        <FormError title={statusOf(failure) === 0 ? 'Needs a connection.' : failure.message}>
          {reasonOf(failure)}
        </FormError>
      )}
    </FormDialog>
  );
}
