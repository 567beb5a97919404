import type { ReconciliationLineDto } from '@hand-receipt/contracts';
import { reconciliationMutations } from '@hand-receipt/data';
import { statusOf, useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { FormDialog, FormError, TextAreaField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { nameOf, serialOf } from './reconciliation-words';

const NOTE_LENGTH = 500;
const schema = yup.object({
  note: yup
    .string()
    .trim()
    .required('Note is required')
    .max(NOTE_LENGTH, `At most ${NOTE_LENGTH} characters`),
});

interface NoteDialogProps {
  id: string;
  line: ReconciliationLineDto;
  onClose: () => void;
}

/** Notes why a row is as it is. */
export default function NoteDialog({ id, line, onClose }: NoteDialogProps) {
  const [failure, setFailure] = useState<Error | null>(null);
  const [initialValues] = useState({ note: line.note ?? '' });
  const save = useMutation(reconciliationMutations.note(id));

  async function submit({ note }: { note: string }) {
    setFailure(null);
    try {
      await save.mutateAsync({ line: line.line, note: note.trim() });
    } catch (error) {
      setFailure(error as Error);
      throw error;
    }
    toast({ tone: 'success', title: 'Note Saved', description: `${nameOf(line)} ${serialOf(line)}` });
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      size="confirm"
      title="Note"
      description={`${nameOf(line)} ${serialOf(line)}. The note is kept next month while the row is the same.`}
      submitLabel="Save Note"
      initialValues={initialValues}
      schema={schema}
      onSubmit={submit}
      onError={() => undefined}
    >
      <TextAreaField name="note" label="Note" rows={3} />
      {failure && (
        <FormError title={statusOf(failure) === 0 ? 'Needs a connection.' : failure.message}>
          What you typed is still here.
        </FormError>
      )}
    </FormDialog>
  );
}
