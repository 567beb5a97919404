import { type BulkOutcome, recallItems } from '@hand-receipt/data';
import { reasonOf } from '@hand-receipt/platform';
import { toast, Undo2Icon } from '@hand-receipt/ui';
import { FormDialog, FormError } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { itemCount } from '../items/item-count';
import { EMPTY_RECALL, RecallFields, recallTerms } from '../property-book/recall-fields';
import { afterFailure } from './after-failure';
import type { BulkDialogProps } from './bulk-dialog-props';
import { BulkProgress } from './bulk-progress';
import { OutcomeDialog } from './outcome-dialog';

const TITLE = 'Bulk Recall';

/** Asks the holders of all chosen items to give them back. Each holder gets one request and one notification. */
export default function BulkRecallDialog({ itemIds, items, onDone, onClose }: BulkDialogProps) {
  const [answered, setAnswered] = useState(0);
  const [failure, setFailure] = useState<Error | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);

  async function submit(values: typeof EMPTY_RECALL) {
    setFailure(null);
    const result = await recallItems(itemIds, recallTerms(values), setAnswered);
    onDone(result);
    if (result.done < itemIds.length) return setOutcome(result);
    toast({
      tone: 'success',
      title: 'Recall Initiated',
      description: `The holders of ${itemCount(result.done)} were asked to return them.`,
    });
    onClose();
  }

  if (outcome) {
    return <OutcomeDialog title={TITLE} verb="recalled" outcome={outcome} items={items} onClose={onClose} />;
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      size="confirm"
      title={TITLE}
      description={`Ask the holders of ${itemCount(itemIds.length)} to return them to you. Custody changes when you accept what was returned.`}
      submitLabel="Initiate Recall"
      submitIcon={<Undo2Icon />}
      initialValues={EMPTY_RECALL}
      onSubmit={submit}
      onError={(error) => setFailure(error as Error)}
    >
      <RecallFields />
      <BulkProgress answered={answered} total={itemIds.length} />
      {failure && (
        <FormError title={failure.message}>
          {reasonOf(failure)} {afterFailure(failure, 'recalled')}
        </FormError>
      )}
    </FormDialog>
  );
}
