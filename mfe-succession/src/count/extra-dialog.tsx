import type { ReadingDto } from '@hand-receipt/contracts';
import { useFileUploads } from '@hand-receipt/data';
import { FileField, TextField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { ActDialog } from '../acts/act-dialog';

interface ExtraValues extends Record<string, unknown> {
  name: string;
  photo: File | null;
}

const schema = yup.object({
  name: yup.string().trim().required('Say what it is.'),
  photo: yup.mixed().required('Add a photo.'),
});

interface ExtraDialogProps {
  code: string;
  onKeep: (extra: NonNullable<ReadingDto['extra']>) => Promise<unknown>;
  onClose: () => void;
}

/** Keeps what is on no line, with a photo. */
export default function ExtraDialog({ code, onKeep, onClose }: ExtraDialogProps) {
  const [initialValues] = useState<ExtraValues>({ name: '', photo: null });
  const uploads = useFileUploads();

  async function send({ name, photo }: ExtraValues) {
    const uploadId = await uploads.idOf(photo);
    await onKeep({ name: name.trim(), uploadId });
    uploads.release();
  }

  return (
    <ActDialog
      title="Keep as an extra"
      description={`${code} is on no line of this change of command.`}
      submitLabel="Keep"
      initialValues={initialValues}
      schema={schema}
      done={{ title: 'Extra Kept', description: code }}
      onSend={send}
      onClose={onClose}
    >
      <TextField name="name" label="What it is" maxLength={200} autoComplete="off" />
      <FileField name="photo" label="Photo" hint="Of the item and its plate." />
    </ActDialog>
  );
}
