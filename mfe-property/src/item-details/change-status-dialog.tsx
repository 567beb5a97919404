import type { PropertyItem, PropertyStatus } from '@hand-receipt/contracts';
import { propertyMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { FormDialog, FormError } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { itemLabel } from '../items/item-label';
import { LossFields, NO_FACTS, type StatusValues, lossSchema, toFacts } from '../items/loss-fields';
import { StatusField } from '../items/status-field';
import { LossDraftKeeper } from './loss-draft-keeper';
import { OpenFaultWarning } from './open-fault-warning';
import { type LossDraft, useLossDraft } from './use-loss-draft';

interface ChangeStatusDialogProps {
  item: PropertyItem;
  /** What the form begins with. */
  asked: PropertyStatus;
  onClose: () => void;
}

/**
 * Records another status of one item. It needs a connection. What is typed of a loss is a draft on this device, so that it
 * is there again after a reload, and after another person has signed in over the page.
 */
export default function ChangeStatusDialog({ item, asked, onClose }: ChangeStatusDialogProps) {
  const draft = useLossDraft(item);
  if (draft.kept === undefined) return null;
  return <ChangeStatusForm item={item} asked={asked} draft={draft} onClose={onClose} />;
}

function ChangeStatusForm({ item, asked, draft, onClose }: ChangeStatusDialogProps & { draft: LossDraft }) {
  const [opened] = useState((): StatusValues => ({ status: asked, ...NO_FACTS, ...draft.kept }));
  const [isReporting, setReporting] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const change = useMutation(propertyMutations.changeStatus(item.id));

  async function submit(values: StatusValues) {
    const { status } = values;
    setFailure(null);
    await change.mutateAsync({ status, ...(status === 'Lost' && { loss: toFacts(values) }) });
    await draft.end();
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
      keepsDraft={isReporting}
      initialValues={opened}
      schema={lossSchema}
      onSubmit={submit}
      onError={(error) => setFailure(error as Error)}
    >
      <LossDraftKeeper draft={draft} empty={{ status: asked, ...NO_FACTS }} onReporting={setReporting} />
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
