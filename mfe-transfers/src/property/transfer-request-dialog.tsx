import type { PropertyItem } from '@hand-receipt/contracts';
import { transferMutations } from '@hand-receipt/data';
import { isNetworkError, reasonOf, useMutation } from '@hand-receipt/platform';
import { FormCell, FormStrip, SendIcon, toast } from '@hand-receipt/ui';
import { FormDialog, TextAreaField } from '@hand-receipt/ui/forms';
import { requestWords } from '../new-transfer/request-words';
import { FieldError } from '../pickers/field-error';
import { RecipientField, type RecipientValues } from '../pickers/recipient-field';
import { requiredPerson } from '../pickers/required-person';
import { GoesWithField } from '../sheet/goes-with-field';
import { mountTerms } from '../sheet/mount-terms';
import { SignOverField, signOverTerms, type SignOverValues } from '../sign-over/sign-over-field';

interface TransferRequestValues extends RecipientValues, SignOverValues {
  reason: string;
  /** Ids of mounted items that stay with me. */
  staying: string[];
}

const EMPTY: TransferRequestValues = {
  recipient: '',
  person: null,
  reason: '',
  staying: [],
  signOver: false,
};

const FAILED = 'Failed to submit transfer request. Please try again.';

/** PROP-31: recipient and reason, or nothing is sent. Null where both are there. */
function missingIn({ recipient, reason }: TransferRequestValues): FieldError | null {
  const fields: Record<string, string> = {};
  if (recipient.trim() === '') fields.recipient = 'Please select a recipient';
  if (reason.trim() === '') fields.reason = 'Please provide a reason';
  return Object.keys(fields).length > 0 ? new FieldError(fields) : null;
}

const failed = (error: unknown) =>
  toast({
    tone: 'danger',
    title: 'Transfer Request Failed',
    description: (!isNetworkError(error) && reasonOf(error)) || FAILED,
  });

/** Offers one item of the property book (PROP-29 to PROP-31). */
export default function TransferRequestDialog({
  item,
  onClose,
}: {
  item: PropertyItem;
  onClose: () => void;
}) {
  const { mutateAsync } = useMutation(transferMutations.create);

  const submit = async (values: TransferRequestValues) => {
    const missing = missingIn(values);
    if (missing) {
      toast({
        tone: 'danger',
        title: 'Missing Information',
        description: 'Please select a recipient and provide a reason for the transfer.',
      });
      throw missing;
    }
    const person = await requiredPerson(values);
    await mutateAsync({
      propertyId: item.id,
      toUserId: person.id,
      ...mountTerms([item], values.staying),
      ...signOverTerms(values),
      notes: values.reason.trim(),
    });
    const words = requestWords(item, person);
    toast({
      tone: 'success',
      title: 'Transfer Created',
      description: `Transfer request for ${words.item} sent to ${words.recipient}.`,
    });
    onClose();
  };

  return (
    <FormDialog
      open
      onClose={onClose}
      title="Transfer Request"
      description={`Ask another person to sign for '${item.name}'.`}
      submitLabel="Request Transfer"
      submitIcon={<SendIcon />}
      initialValues={EMPTY}
      onSubmit={submit}
      onError={failed}
    >
      <FormStrip columns={2}>
        <FormCell caption="Item">{item.name}</FormCell>
        <FormCell caption="Serial number" mono>
          {item.serialNumber}
        </FormCell>
      </FormStrip>
      <RecipientField label="Recipient" first />
      <TextAreaField name="reason" label="Reason" maxLength={2000} />
      <SignOverField />
      <GoesWithField item={item} />
    </FormDialog>
  );
}
