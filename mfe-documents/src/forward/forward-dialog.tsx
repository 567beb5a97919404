import type { DocumentDto } from '@hand-receipt/contracts';
import { documentMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { ForwardIcon, toast } from '@hand-receipt/ui';
import { FormDialog, FormError, TextAreaField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { DocumentDraftKeeper } from '../drafts/document-draft-keeper';
import { useDocumentDraft } from '../drafts/use-document-draft';
import { RecipientField } from './recipient-field';

const NOTE_LIMIT = 500;
const EMPTY = { recipientUserId: '', note: '' };
const schema = yup.object({ recipientUserId: yup.string().required('Recipient is required') });

interface ForwardDialogProps {
  document: DocumentDto;
  onClose: () => void;
}

/**
 * Sends a document on to one of my connections, who must be allowed to see its item; begins with what was not sent last
 * time.
 */
export default function ForwardDialog({ document, onClose }: ForwardDialogProps) {
  const { mutateAsync } = useMutation(documentMutations.forward(document.id));
  const draft = useDocumentDraft<typeof EMPTY>('forward', document);
  const [failure, setFailure] = useState<unknown>(null);
  if (draft.kept === undefined) return null;
  const forward = async ({ recipientUserId, note }: typeof EMPTY) => {
    setFailure(null);
    const { message } = await mutateAsync({ recipientUserId, note: note.trim() || null });
    await draft.end();
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
      keepsDraft
      initialValues={{ ...EMPTY, ...draft.kept }}
      schema={schema}
      onSubmit={forward}
      onError={setFailure}
    >
      <DocumentDraftKeeper draft={draft} empty={EMPTY} />
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
