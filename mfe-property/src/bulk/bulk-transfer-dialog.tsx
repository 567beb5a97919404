import { SIGN_OVER_HINT, SIGN_OVER_LABEL } from '@hand-receipt/contracts';
import { type BulkOutcome, findRecipient, offerItems, propertyQueries } from '@hand-receipt/data';
import { reasonOf, useQuery } from '@hand-receipt/platform';
import { SendIcon, toast } from '@hand-receipt/ui';
import { CheckboxField, FormDialog, FormError, TextAreaField } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { itemCount } from '../items/item-count';
import { afterFailure } from './after-failure';
import type { BulkDialogProps } from './bulk-dialog-props';
import { BulkProgress } from './bulk-progress';
import { type BulkTransferValues, EMPTY_TRANSFER, FieldError, missingIn } from './bulk-values';
import { MountedGoAlong } from './mounted-go-along';
import { mountTerms } from './mount-terms';
import { OutcomeDialog } from './outcome-dialog';
import { RecipientField } from './recipient-field';

const TITLE = 'Bulk Transfer';

const termsTo = (toUserId: string, { reason, signOver }: BulkTransferValues) => ({
  toUserId,
  notes: reason.trim(),
  ...(signOver && { signOver }),
});

const sayMissing = () =>
  toast({
    tone: 'danger',
    title: 'Missing Information',
    description: 'Please select a recipient and provide a reason for the transfer.',
  });

/** Offers all chosen items to one person, each by itself (PROP-27). It keeps what was typed until some are offered. */
export default function BulkTransferDialog({ itemIds, items, onDone, onClose }: BulkDialogProps) {
  const [answered, setAnswered] = useState(0);
  const [failure, setFailure] = useState<Error | null>(null);
  const mounted = useQuery(propertyQueries.withMounted(itemIds));
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);

  async function submit(values: BulkTransferValues) {
    setFailure(null);
    if (!mounted.data) return;
    const missing = missingIn(values);
    if (missing) {
      sayMissing();
      throw missing;
    }
    const person = values.person ?? (await findRecipient(values.recipient));
    if (!person) throw new FieldError({ recipient: 'Choose a person from the list' });
    const termsOf = (ids: readonly string[]) => ({
      ...termsTo(person.id, values),
      ...mountTerms(mounted.data, ids, values.staying),
    });
    const result = await offerItems(itemIds, termsOf, setAnswered);
    onDone(result);
    if (result.done < itemIds.length) return setOutcome(result);
    toast({
      tone: 'success',
      title: 'Transfer Initiated',
      description: `Transfer request for ${itemCount(result.done)} sent to ${person.name}.`,
    });
    onClose();
  }

  if (outcome)
    return <OutcomeDialog title={TITLE} verb="offered" outcome={outcome} items={items} onClose={onClose} />;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={TITLE}
      description={`Ask another person to sign for ${itemCount(itemIds.length)}. Each is offered by itself.`}
      submitLabel="Request Transfer"
      submitIcon={<SendIcon />}
      ready={mounted.data !== undefined}
      initialValues={EMPTY_TRANSFER}
      onSubmit={submit}
      onError={(error) => setFailure(error as Error)}
    >
      <RecipientField />
      <TextAreaField name="reason" label="Reason" maxLength={2000} />
      <CheckboxField name="signOver" label={SIGN_OVER_LABEL} hint={SIGN_OVER_HINT} />
      <MountedGoAlong query={mounted} />
      <BulkProgress answered={answered} total={itemIds.length} />
      {failure && (
        <FormError title={failure.message}>
          {reasonOf(failure)} {afterFailure(failure, 'offered')}
        </FormError>
      )}
    </FormDialog>
  );
}
