import { personName, type PropertyItem } from '@hand-receipt/contracts';
import { useCurrentUser, useQuery } from '@hand-receipt/platform';
import { SendIcon, toast } from '@hand-receipt/ui';
import {
  CheckboxField,
  FormDialog,
  FormGrid,
  ReadOnlyField,
  TextAreaField,
  yup,
} from '@hand-receipt/ui/forms';
import { offerableItemOptions } from '../api/offerable-items';
import { useRequestTransfer } from '../api/request-transfer';
import { ItemFields, type ItemValues } from '../pickers/item-fields';
import { RecipientField, type RecipientValues } from '../pickers/recipient-field';
import { requiredItem } from '../pickers/required-item';
import { requiredPerson } from '../pickers/required-person';
import { requestWords } from './request-words';

interface NewTransferValues extends ItemValues, RecipientValues {
  includeComponents: boolean;
  notes: string;
}

/** RULE-11: without these nothing is sent. */
const schema = yup.object({
  itemName: yup.string().trim().required('Item name is required'),
  serialNumber: yup.string().trim().required('Serial number is required'),
  recipient: yup.string().trim().required('Recipient is required'),
});

const startingWith = (item: PropertyItem | null): NewTransferValues => ({
  itemName: item?.name ?? '',
  serialNumber: item?.serialNumber ?? '',
  item,
  recipient: '',
  person: null,
  includeComponents: false,
  notes: '',
});

const failed = (error: unknown) =>
  toast({
    tone: 'danger',
    title: 'Error',
    description: `Failed to create transfer: ${(error as Error).message}`,
  });

interface NewTransferDialogProps {
  /** The item to begin with, where a link names one. */
  itemId: string | null;
  onClose: () => void;
}

/** Offers an item that I hold to another person (XFER-26 to XFER-31). */
export default function NewTransferDialog({ itemId, onClose }: NewTransferDialogProps) {
  const me = useCurrentUser();
  const { data: item = null, isLoading } = useQuery({
    ...offerableItemOptions(itemId ?? ''),
    enabled: itemId !== null,
  });
  const { mutateAsync } = useRequestTransfer();

  const submit = async (values: NewTransferValues) => {
    const [chosen, person] = [await requiredItem(values), await requiredPerson(values)];
    const { includeComponents, notes } = values;
    await mutateAsync({
      propertyId: chosen.id,
      toUserId: person.id,
      includeComponents,
      notes: notes.trim() || null,
    });
    const words = requestWords(chosen, person);
    toast({
      tone: 'success',
      title: 'Transfer Created',
      description: `Transfer request for ${words.item} sent to ${words.recipient}.`,
    });
    onClose();
  };

  if (isLoading) return null;
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Initiate Equipment Transfer"
      description="Create a new transfer request to reassign equipment"
      submitLabel="Send Transfer Request"
      submitIcon={<SendIcon />}
      initialValues={startingWith(item)}
      schema={schema}
      onSubmit={submit}
      onError={failed}
    >
      <ItemFields first={item === null} />
      <FormGrid>
        <ReadOnlyField label="From" value={personName(me)} />
        <RecipientField label="To (Recipient)" first={item !== null} />
      </FormGrid>
      <CheckboxField name="includeComponents" label="Include components" />
      <TextAreaField name="notes" label="Note" optional maxLength={2000} />
    </FormDialog>
  );
}
