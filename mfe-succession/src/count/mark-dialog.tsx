import type { SuccessionLineDto } from '@hand-receipt/contracts';
import { successionMutations, useFileUploads } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { FileField, TextAreaField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { ActDialog } from '../acts/act-dialog';
import type { RecorderMark } from './line-menu';

const WORDS: Record<RecorderMark, { title: string; description: string; label: string; need: string }> = {
  'by-document': {
    title: 'Seen by document',
    description: 'For what is not here and whose document is.',
    label: 'Document number',
    need: 'Enter the number of the document.',
  },
  'not-readable': {
    title: 'Cannot be read',
    description: 'For what is here and whose plate cannot be read.',
    label: 'Reason',
    need: 'Enter why it cannot be read.',
  },
  'not-found': {
    title: 'Not found',
    description: 'The reader confirms it. It then becomes a difference.',
    label: 'Where you looked',
    need: '',
  },
};

interface MarkValues extends Record<string, unknown> {
  text: string;
  photo: File | null;
}

interface MarkDialogProps {
  successionId: string;
  item: NonNullable<SuccessionLineDto['item']>;
  mark: RecorderMark;
  onClose: () => void;
}

/** The recorder marks an item whose serial number is not read. */
export default function MarkDialog({ successionId, item, mark, onClose }: MarkDialogProps) {
  const [initialValues] = useState<MarkValues>({ text: '', photo: null });
  const uploads = useFileUploads();
  const { mutateAsync } = useMutation(successionMutations.mark(successionId));
  const { title, description, label, need } = WORDS[mark];
  const needsPhoto = mark === 'by-document';

  const schema = yup.object({
    ...(need && { text: yup.string().trim().required(need) }),
    ...(needsPhoto && { photo: yup.mixed().required('Add a photo of the document.') }),
  });

  async function send({ text, photo }: MarkValues) {
    const uploadId = await uploads.idOf(photo);
    await mutateAsync({ itemId: item.id, mark, text: text.trim() || null, uploadId });
    uploads.release();
  }

  return (
    <ActDialog
      title={title}
      description={`${item.name} ${item.serial_number}. ${description}`}
      submitLabel="Mark"
      initialValues={initialValues}
      schema={schema}
      done={{ title: 'Line Marked', description: `${item.name} ${item.serial_number}` }}
      onSend={send}
      onClose={onClose}
    >
      <TextAreaField name="text" label={label} optional={!need} maxLength={2000} />
      {mark !== 'not-found' && (
        <FileField name="photo" label={needsPhoto ? 'Photo of the document' : 'Photo'} />
      )}
    </ActDialog>
  );
}
