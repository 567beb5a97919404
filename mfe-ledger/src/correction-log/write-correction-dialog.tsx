import { ledgerMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { FormDialog, FormError, TextAreaField, TextField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { OriginalEvent } from './original-event';

const REASON_LENGTH = 2000;

const schema = yup.object({
  originalEventId: yup.string().trim().required('Name the event to be corrected.'),
  reason: yup
    .string()
    .trim()
    .required('A correction needs a reason.')
    .max(REASON_LENGTH, `Reason is at most ${REASON_LENGTH} characters.`),
});

const sentenceOf = (error: unknown) =>
  error instanceof Error ? error.message : 'The correction was not written.';

interface WriteCorrectionProps {
  /** Event to be corrected; empty where the writer is to name it. */
  eventId: string;
  onClose: () => void;
}

/** Writes a correction beside an event. It stays open, with all that was typed, until the ledger has it. */
export default function WriteCorrectionDialog({ eventId, onClose }: WriteCorrectionProps) {
  const { mutateAsync } = useMutation(ledgerMutations.correct);
  const [initialValues] = useState({ originalEventId: eventId, reason: '' });
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(values: typeof initialValues) {
    setFailure(null);
    const { eventId: written } = await mutateAsync(schema.cast(values));
    toast({
      title: 'Correction Written',
      description: `Recorded in the ledger as ${written}.`,
      tone: 'success',
    });
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title="Write Correction"
      description="The correction is recorded beside the original event. The original stays as it is."
      submitLabel="Write Correction"
      initialValues={initialValues}
      schema={schema}
      onSubmit={submit}
      onError={(error) => setFailure(sentenceOf(error))}
    >
      <TextField name="originalEventId" label="Original Event ID" mono autoComplete="off" />
      <OriginalEvent />
      <TextAreaField name="reason" label="Reason" rows={4} />
      {failure ? (
        <FormError title="The correction was not written">{failure} What you typed is still here.</FormError>
      ) : null}
    </FormDialog>
  );
}
