import type { ShortageDto } from '@hand-receipt/contracts';
import { shortageMutations } from '@hand-receipt/data';
import { refusalOf, useMutation } from '@hand-receipt/platform';
import { formatCount, toast } from '@hand-receipt/ui';
import { FormDialog, FormError, TextAreaField, TextField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';

const documentSchema = yup.object({
  documentNumber: yup.string().trim().max(40, 'At most 40 characters').required('Enter the document number.'),
});
const endSchema = documentSchema.shape({
  reason: yup.string().trim().max(500, 'At most 500 characters').required('Say why the shortage ends.'),
});

interface ShortageDialogProps {
  shortage: ShortageDto;
  ends: boolean;
  onClose: () => void;
}

/** Enters the order or other document of a shortage, or ends the shortage by one. */
export default function ShortageDialog({ shortage, ends, onClose }: ShortageDialogProps) {
  const [failure, setFailure] = useState<Error | null>(null);
  const { mutateAsync } = useMutation(shortageMutations.edit(shortage.id));
  const initialValues = {
    documentNumber: shortage.document_number ?? '',
    documentDate: shortage.document_date ?? '',
    reason: '',
  };

  async function submit({ documentNumber, documentDate, reason }: typeof initialValues) {
    setFailure(null);
    await mutateAsync({
      documentNumber: documentNumber.trim(),
      documentDate: documentDate || null,
      ...(ends && { ended: true, reason: reason.trim() }),
    });
    toast({ tone: 'success', title: ends ? 'Shortage Ended' : 'Document Entered', description: shortage.id });
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={ends ? 'End Shortage' : 'Enter Document'}
      description={`${shortage.id}: ${formatCount(shortage.quantity)} x ${shortage.name} of ${shortage.item.name} ${shortage.item.serial_number}.`}
      submitLabel={ends ? 'End Shortage' : 'Enter Document'}
      initialValues={initialValues}
      schema={ends ? endSchema : documentSchema}
      onSubmit={submit}
      onError={(error) => setFailure(error as Error)}
    >
      <TextField name="documentNumber" label="Document number" mono autoComplete="off" />
      <TextField name="documentDate" label="Document date" type="date" mono optional />
      {ends && <TextAreaField name="reason" label="Reason" maxLength={500} />}
      {failure && <FormError title={refusalOf(failure)}>What you typed is still here.</FormError>}
    </FormDialog>
  );
}
