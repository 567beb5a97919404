import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { successionMutations, useFileUploads } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { formatDate } from '@hand-receipt/ui';
import { FileField, FormGrid, TextAreaField, TextField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { ActDialog } from '../acts/act-dialog';
import type { LineNews } from '../count/line-news';

interface ExtensionValues extends Record<string, unknown> {
  days: string;
  grantedBy: string;
  text: string;
  letter: File | null;
}

const DAYS = 'Enter the days, 1 to 365.';

const schema = yup.object({
  days: yup
    .number()
    .typeError(DAYS)
    .transform((value: number, typed: unknown) => (typed === '' ? undefined : value))
    .required(DAYS)
    .integer(DAYS)
    .min(1, DAYS)
    .max(365, DAYS),
  grantedBy: yup.string().trim().required('Enter who granted it.'),
  text: yup.string().trim().required('Enter the reason.'),
});

interface ExtensionDialogProps {
  succession: SuccessionDetailDto;
  /** What happened meanwhile. */
  news: LineNews | null;
  onClose: () => void;
}

/** Moves the due date by the days that somebody granted. */
export default function ExtensionDialog({
  succession: { id, due_on: dueOn },
  news,
  onClose,
}: ExtensionDialogProps) {
  const [initialValues] = useState<ExtensionValues>({ days: '', grantedBy: '', text: '', letter: null });
  const uploads = useFileUploads();
  const { mutateAsync } = useMutation(successionMutations.note(id));

  async function send({ days, grantedBy, text, letter }: ExtensionValues) {
    const uploadId = await uploads.idOf(letter);
    await mutateAsync({
      kind: 'extension',
      days: Number(days),
      grantedBy: grantedBy.trim(),
      text: text.trim(),
      uploadId,
    });
    uploads.release();
  }

  return (
    <ActDialog
      title="Record Extension"
      description={`Due ${formatDate(dueOn)}. The extension stays on the record with its letter.`}
      submitLabel="Record Extension"
      news={news}
      initialValues={initialValues}
      schema={schema}
      done={{ title: 'Extension Recorded' }}
      onSend={send}
      onClose={onClose}
    >
      <FormGrid>
        <TextField name="days" label="Days" inputMode="numeric" autoComplete="off" />
        <TextField name="grantedBy" label="Granted by" maxLength={120} autoComplete="off" />
      </FormGrid>
      <TextAreaField name="text" label="Reason" maxLength={2000} />
      <FileField name="letter" label="Letter" hint="A PDF of at most 10 MB, or a photo." />
    </ActDialog>
  );
}
