import { ledgerMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { Text, toast } from '@hand-receipt/ui';
import { FormDialog, FormError, TextAreaField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';

const REASON_LENGTH = 2000;

const schema = yup.object({
  reason: yup
    .string()
    .trim()
    .required('Say what was found out.')
    .max(REASON_LENGTH, `Reason is at most ${REASON_LENGTH} characters.`),
});

const EMPTY = { reason: '' };

const sentenceOf = (error: unknown) =>
  error instanceof Error ? error.message : 'The incident was not acknowledged.';

interface AcknowledgeDialogProps {
  seq: string;
  /** What happened; undefined until a check has said so. */
  message: string | undefined;
  onClose: () => void;
  onDone: () => void;
}

/** A Commander says what was found out about an incident. It stays open, with all that was typed, until it is recorded. */
export default function AcknowledgeDialog({ seq, message, onClose, onDone }: AcknowledgeDialogProps) {
  const { mutateAsync } = useMutation(ledgerMutations.acknowledgeIncident);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(values: typeof EMPTY) {
    setFailure(null);
    await mutateAsync({ seq, ...schema.cast(values) });
    toast({
      title: 'Incident Acknowledged',
      description: 'Recorded in the ledger with your name and reason.',
      tone: 'success',
    });
    onDone();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Acknowledge Incident #${seq}`}
      description="The incident stays in the ledger. From now on it is a warning with your name and reason."
      submitLabel="Acknowledge"
      initialValues={EMPTY}
      schema={schema}
      onSubmit={submit}
      onError={(error) => setFailure(sentenceOf(error))}
    >
      {message === undefined ? null : <Text fontWeight="600">{message}.</Text>}
      <TextAreaField name="reason" label="Reason" rows={4} />
      {failure ? (
        <FormError title="The incident was not acknowledged">
          {failure} What you typed is still here.
        </FormError>
      ) : null}
    </FormDialog>
  );
}
