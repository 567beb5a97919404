import type { PropertyStatus } from '@hand-receipt/contracts';
import { toast } from '@hand-receipt/ui';
import { FormDialog, FormError } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { type BulkOutcome, changeStatuses } from '../api/bulk';
import { reasonOf } from '../api/call-error';
import { itemCount } from '../items/item-count';
import { StatusField, statusSchema } from '../items/status-field';
import { afterFailure } from './after-failure';
import type { BulkDialogProps } from './bulk-dialog-props';
import { BulkProgress } from './bulk-progress';
import { OutcomeDialog } from './outcome-dialog';

const TITLE = 'Update Status';
const EMPTY: { status: PropertyStatus | '' } = { status: '' };

/** Gives all chosen items one status, each by itself (PROP-27). */
export default function BulkStatusDialog({ itemIds, items, onDone, onClose }: BulkDialogProps) {
  const [answered, setAnswered] = useState(0);
  const [failure, setFailure] = useState<Error | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);

  async function submit({ status }: typeof EMPTY) {
    setFailure(null);
    const result = await changeStatuses(itemIds, status, setAnswered);
    onDone(result);
    if (result.done < itemIds.length) return setOutcome(result);
    toast({
      tone: 'success',
      title: 'Status Updated',
      description: `${itemCount(result.done)} set to ${status}.`,
    });
    onClose();
  }

  if (outcome)
    return <OutcomeDialog title={TITLE} verb="updated" outcome={outcome} items={items} onClose={onClose} />;
  return (
    <FormDialog
      open
      onClose={onClose}
      size="confirm"
      title={TITLE}
      description={`Set the status of ${itemCount(itemIds.length)}. Each change is recorded in the ledger.`}
      submitLabel="Update Status"
      initialValues={EMPTY}
      schema={statusSchema}
      onSubmit={submit}
      onError={(error) => setFailure(error as Error)}
    >
      <StatusField />
      <BulkProgress answered={answered} total={itemIds.length} />
      {failure && (
        <FormError title={failure.message}>
          {reasonOf(failure)} {afterFailure(failure, 'updated')}
        </FormError>
      )}
    </FormDialog>
  );
}
