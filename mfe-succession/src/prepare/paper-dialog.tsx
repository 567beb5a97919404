import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { successionMutations, useFileUploads } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { FileField, TextField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { ActDialog } from '../acts/act-dialog';
import type { LineNews } from '../count/line-news';

interface PaperValues extends Record<string, unknown> {
  text: string;
  file: File | null;
}

interface PaperDialogProps {
  succession: SuccessionDetailDto;
  /** The lost item whose document it is; without one it is orders, a letter of instruction or a publication. */
  item?: { id: string; label: string };
  /** What happened meanwhile. */
  news: LineNews | null;
  onClose: () => void;
}

/** Attaches a paper on hand, or the document of a lost item. */
export default function PaperDialog({ succession: { id }, item, news, onClose }: PaperDialogProps) {
  const [initialValues] = useState<PaperValues>({ text: '', file: null });
  const uploads = useFileUploads();
  const { mutateAsync } = useMutation(successionMutations.note(id));

  const schema = yup.object({
    text: yup
      .string()
      .trim()
      .required(item ? 'Enter the number of the document.' : 'Say what is on hand.'),
    ...(item && { file: yup.mixed().required('Upload the document.') }),
  });

  async function send({ text, file }: PaperValues) {
    const uploadId = await uploads.idOf(file);
    await mutateAsync({
      kind: item ? 'lost-document' : 'orders',
      text: text.trim(),
      itemId: item?.id ?? null,
      uploadId,
    });
    uploads.release();
  }

  return (
    <ActDialog
      title={item ? 'Add Document' : 'Attach Papers'}
      description={item ? item.label : 'Orders, letter of instruction, publications on hand.'}
      submitLabel={item ? 'Add Document' : 'Attach'}
      news={news}
      initialValues={initialValues}
      schema={schema}
      done={{ title: item ? 'Document Added' : 'Papers Attached' }}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        name="text"
        label={item ? 'Document number' : 'What is on hand'}
        maxLength={2000}
        autoComplete="off"
      />
      <FileField name="file" label={item ? 'Document' : 'File'} hint="A PDF of at most 10 MB, or a photo." />
    </ActDialog>
  );
}
