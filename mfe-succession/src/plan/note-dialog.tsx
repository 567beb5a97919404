import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { successionMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { TextAreaField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { ActDialog } from '../acts/act-dialog';
import type { LineNews } from '../count/line-news';

const schema = yup.object({ text: yup.string().trim().required('Enter the note.') });

interface NoteDialogProps {
  succession: SuccessionDetailDto;
  /** What happened meanwhile. */
  news: LineNews | null;
  onClose: () => void;
}

/** Adds a note. It is never changed, and is printed in the packet. */
export default function NoteDialog({ succession: { id }, news, onClose }: NoteDialogProps) {
  const [initialValues] = useState({ text: '' });
  const { mutateAsync } = useMutation(successionMutations.note(id));
  return (
    <ActDialog
      title="Add Note"
      description="A note stays as it is written."
      submitLabel="Add Note"
      news={news}
      initialValues={initialValues}
      schema={schema}
      done={{ title: 'Note Added' }}
      onSend={({ text }) => mutateAsync({ kind: 'note', text: text.trim() })}
      onClose={onClose}
    >
      <TextAreaField name="text" label="Note" maxLength={2000} />
    </ActDialog>
  );
}
