import type { DocumentDto } from '@hand-receipt/contracts';
import { documentMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { ForwardIcon, toast } from '@hand-receipt/ui';
import { FormDialog, FormError, TextAreaField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { RecipientField } from './recipient-field';

const NOTE_LIMIT = 500;
const EMPTY = { recipientUserId: '', note: '' };
const schema = yup.object({ recipientUserId: yup.string().required('Recipient is required') });

interface ForwardDialogProps {
  document: DocumentDto;
  onClose: () => void;
}

/** Sends a document on to one of my connections, who must be allowed to see its item. */
export default function ForwardDialog({ document, onClose }: ForwardDialogProps) {
  const { mutateAsync } = useMutation(documentMutations.forward(document.id));
  const [failure, setFailure] = useState<unknown>(null);
  const forward = async ({ recipientUserId, note }: typeof EMPTY) => {
    setFailure(null);
    const { message } = await mutateAsync({ recipientUserId, note: note.trim() || null });
    toast({ tone: 'success', title: 'Document forwarded', description: message });
    onClose();
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Forward Document"
      description={document.title}
      size="confirm"
      submitLabel="Forward"
      submitIcon={<ForwardIcon />}
      initialValues={EMPTY}
      schema={schema}
      onSubmit={forward}
      onError={setFailure}
    >
      <RecipientField has={[document.sender.id, document.recipient.id]} />
      <TextAreaField name="note" label="Note" optional maxLength={NOTE_LIMIT} />
      {failure === null ? null : (
        <FormError title="Failed to forward the document">
          {failure instanceof Error ? failure.message : String(failure)}
        </FormError>
      )}
    </FormDialog>
  );
}
