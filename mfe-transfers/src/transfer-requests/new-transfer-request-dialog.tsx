import { transferMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { ScanField } from '@hand-receipt/scan/forms';
import { SendIcon, toast } from '@hand-receipt/ui';
import { FormDialog, TextAreaField, yup } from '@hand-receipt/ui/forms';

const EMPTY = { serialNumber: '', notes: '' };

const schema = yup.object({
  serialNumber: yup.string().trim().required('Serial number is required'),
});

const failed = (error: unknown) =>
  toast({ tone: 'danger', title: 'Error', description: (error as Error).message });

/** Requests an item by its serial number. It never says whether the item exists: only its holder may tell. */
export default function NewTransferRequestDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useMutation(transferMutations.createRequest);

  const submit = async ({ serialNumber, notes }: typeof EMPTY) => {
    const request = await mutateAsync({ serialNumber: serialNumber.trim(), notes: notes.trim() || null });
    toast({
      tone: 'success',
      title: 'Request Sent',
      description: `Your request for ${request.serial_number} was sent.`,
    });
    onClose();
  };

  return (
    <FormDialog
      open
      onClose={onClose}
      title="Ask for an Item"
      description="We ask the current holder to transfer this item to you. You get a notification when they respond."
      submitLabel="Send Request"
      submitIcon={<SendIcon />}
      initialValues={EMPTY}
      schema={schema}
      onSubmit={submit}
      onError={failed}
    >
      <ScanField
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
