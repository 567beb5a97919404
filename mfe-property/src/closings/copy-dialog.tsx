import type { ClosingDto } from '@hand-receipt/contracts';
import { closingMutations, useFileUploads } from '@hand-receipt/data';
import { refusalOf, useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { FileField, FormDialog, FormError, FormGrid, TextField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';

interface CopyValues {
  file: File | null;
  receivedByName: string;
  receivedOn: string;
}

const schema = yup.object({
  file: yup.mixed().required('Upload the signed copy.'),
  receivedByName: yup.string().max(120, 'At most 120 characters'),
});

/** Attaches the copy that the other side signed. On a signed closing it lets the items leave the book. */
export default function CopyDialog({ closing, onClose }: { closing: ClosingDto; onClose: () => void }) {
  const [failure, setFailure] = useState<Error | null>(null);
  const [initialValues] = useState<CopyValues>({ file: null, receivedByName: '', receivedOn: '' });
  const uploads = useFileUploads();
  const { mutateAsync } = useMutation(closingMutations.copy(closing.id));
  const completes = closing.state === 'signed';

  async function submit({ file, receivedByName, receivedOn }: CopyValues) {
    setFailure(null);
    const uploadId = await uploads.idOf(file);
    await mutateAsync({
      uploadId,
      receivedByName: receivedByName.trim() || null,
      receivedOn: receivedOn || null,
    });
    uploads.release();
    toast({
      tone: 'success',
      title: 'Signed Copy Uploaded',
      description: completes
        ? `${closing.id}. The items left the book.`
        : `${closing.id} waits for the signature.`,
    });
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      size="confirm"
      title="Upload the signed copy"
      description={
        completes
          ? `${closing.id} is signed. With the copy its items leave the book.`
          : `${closing.id} is not signed yet. Its items leave the book once it is.`
      }
      submitLabel="Upload"
      initialValues={initialValues}
      schema={schema}
      onSubmit={submit}
      onError={(error) => setFailure(error as Error)}
    >
      <FileField name="file" label="Signed copy of the receiver" hint="A PDF of at most 10 MB, or a photo." />
      <FormGrid>
        <TextField name="receivedByName" label="Received by" optional autoComplete="off" />
        <TextField name="receivedOn" label="Date of hand-over" optional type="date" />
      </FormGrid>
      {failure && <FormError title={refusalOf(failure)}>What you chose is still here.</FormError>}
    </FormDialog>
  );
}
