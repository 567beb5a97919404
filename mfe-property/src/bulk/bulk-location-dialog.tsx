import { type BulkOutcome, editItems } from '@hand-receipt/data';
import { reasonOf } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { FormDialog, FormError, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { LocationField } from '../items/location-field';
import { itemCount } from '../items/item-count';
import { afterFailure, isUnanswered } from './after-failure';
import type { BulkDialogProps } from './bulk-dialog-props';
import { BulkProgress } from './bulk-progress';
import { OutcomeDialog } from './outcome-dialog';

const TITLE = 'Change Location';
const EMPTY = { location: '' };
const schema = yup.object({
  location: yup.string().trim().required('Location is required').max(200, 'At most 200 characters'),
});

/** Says of all chosen items that they are in one place now, each by itself. */
export default function BulkLocationDialog({ itemIds, items, onDone, onClose }: BulkDialogProps) {
  const [answered, setAnswered] = useState(0);
  const [failure, setFailure] = useState<Error | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);

  async function submit({ location }: typeof EMPTY) {
    setFailure(null);
    const place = location.trim();
    const result = await editItems(itemIds, { location: place }, setAnswered);
    onDone(result);
    if (result.done < itemIds.length) return setOutcome(result);
    toast({
      tone: 'success',
      title: 'Location Updated',
      description: `${itemCount(result.done)} moved to ${place}.`,
    });
    onClose();
  }

  if (outcome) {
    return <OutcomeDialog title={TITLE} verb="updated" outcome={outcome} items={items} onClose={onClose} />;
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      size="confirm"
      title={TITLE}
      description={`Say where ${itemCount(itemIds.length)} ${itemIds.length === 1 ? 'is' : 'are'} now. Each change is recorded in the ledger.`}
      submitLabel={TITLE}
      initialValues={EMPTY}
      schema={schema}
      onSubmit={submit}
      onError={(error) => setFailure(error as Error)}
    >
      <LocationField required />
      <BulkProgress answered={answered} total={itemIds.length} />
      {failure && (
        <FormError title={isUnanswered(failure) ? 'Needs a connection.' : failure.message}>
          {reasonOf(failure)} {afterFailure(failure, 'updated')}
        </FormError>
      )}
    </FormDialog>
  );
}
