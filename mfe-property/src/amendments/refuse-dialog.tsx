import type { AmendmentDto } from '@hand-receipt/contracts';
import { amendmentMutations } from '@hand-receipt/data';
import { statusOf, useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { FormDialog, FormError, TextAreaField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';

const initialValues = { reason: '' };
const schema = yup.object({ reason: yup.string().trim().required('Enter why you refuse it.') });

/** Refuses what was reported or proposed, and says why. */
export default function RefuseDialog({
  amendment,
  onClose,
}: {
  amendment: AmendmentDto;
  onClose: () => void;
}) {
  const [failure, setFailure] = useState<Error | null>(null);
  const refuse = useMutation(amendmentMutations.refuse(amendment.id));

  async function submit({ reason }: typeof initialValues) {
    setFailure(null);
    await refuse.mutateAsync(reason.trim());
    toast({
      tone: 'success',
      title: 'Amendment Refused',
      description: `${amendment.id}. Nothing was changed.`,
    });
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      size="confirm"
      title="Refuse this amendment?"
      description={`${amendment.id}. Nothing of the record changes. The other side reads your reason.`}
      submitLabel="Refuse"
      initialValues={initialValues}
      schema={schema}
      onSubmit={submit}
      onError={(error) => setFailure(error as Error)}
    >
      <TextAreaField name="reason" label="Reason" maxLength={2000} />
      {failure && (
        <FormError title={statusOf(failure) === 0 ? 'Needs a connection.' : failure.message}>
          What you typed is still here.
        </FormError>
      )}
    </FormDialog>
  );
}
