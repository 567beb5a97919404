import { closingMutations } from '@hand-receipt/data';
import { refusalOf, useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { FormDialog, FormError, TextAreaField, TextField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { itemLabel } from '../items/item-label';

interface ReinstateDialogProps {
  item: { id: string; name: string; serialNumber: string };
  /** The document by which another unit transferred it to ours. */
  received?: string;
  onClose: () => void;
  onDone?: () => void;
}

const schema = yup.object({
  reason: yup.string().trim().required('Enter why it comes back.'),
  documentNumber: yup.string().max(40, 'At most 40 characters'),
});

/** Puts an item that left the book into mine, with its id and its whole history. */
export default function ReinstateDialog({ item, received, onClose, onDone }: ReinstateDialogProps) {
  const [failure, setFailure] = useState<Error | null>(null);
  const [initialValues] = useState({
    reason: received ? `Received by lateral transfer ${received}.` : '',
    documentNumber: received ?? '',
  });
  const { mutateAsync } = useMutation(closingMutations.reinstate(item.id));

  async function submit({ reason, documentNumber }: typeof initialValues) {
    setFailure(null);
    await mutateAsync({ reason: reason.trim(), documentNumber: documentNumber.trim() || null });
    toast({
      tone: 'success',
      title: received ? 'Entered In Our Book' : 'Item Reinstated',
      description: `${itemLabel(item)} is on the book. You are its first holder.`,
    });
    onDone?.();
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      size="confirm"
      title={received ? 'Enter in our book' : 'Reinstate this item?'}
      description={`${itemLabel(item)} keeps its number and its whole history. You will be its first holder.`}
      submitLabel={received ? 'Enter in Our Book' : 'Reinstate'}
      initialValues={initialValues}
      schema={schema}
      onSubmit={submit}
      onError={(error) => setFailure(error as Error)}
    >
      <TextAreaField name="reason" label="Reason" maxLength={2000} />
      <TextField name="documentNumber" label="Document number" optional mono uppercase autoComplete="off" />
      {failure && <FormError title={refusalOf(failure)}>What you typed is still here.</FormError>}
    </FormDialog>
  );
}
