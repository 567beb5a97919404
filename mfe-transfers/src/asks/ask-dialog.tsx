import { SendIcon, toast } from '@hand-receipt/ui';
import { FormDialog, TextAreaField, TextField, yup } from '@hand-receipt/ui/forms';
import { useAsk } from '../api/asks';

const EMPTY = { serialNumber: '', notes: '' };

const schema = yup.object({
  serialNumber: yup.string().trim().required('Serial number is required'),
});

const failed = (error: unknown) =>
  toast({ tone: 'danger', title: 'Error', description: (error as Error).message });

/** Asks whoever holds a serial number for the item. Whether there is one is for its holder to tell. */
export default function AskDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useAsk();

  const submit = async ({ serialNumber, notes }: typeof EMPTY) => {
    const asked = await mutateAsync({ serialNumber: serialNumber.trim(), notes: notes.trim() || null });
    toast({
      tone: 'success',
      title: 'Request Sent',
      description: `Your request for ${asked.serial_number} was sent.`,
    });
    onClose();
  };

  return (
    <FormDialog
      open
      onClose={onClose}
      title="Ask for an Item"
      description="Whoever holds the item is asked to offer it to you. You hear of it when he does."
      submitLabel="Send Request"
      submitIcon={<SendIcon />}
      initialValues={EMPTY}
      schema={schema}
      onSubmit={submit}
      onError={failed}
    >
      <TextField
        name="serialNumber"
        label="Serial Number"
        placeholder="e.g., W123456"
        mono
        uppercase
        maxLength={64}
        data-autofocus
      />
      <TextAreaField name="notes" label="Note" optional maxLength={2000} />
    </FormDialog>
  );
}
