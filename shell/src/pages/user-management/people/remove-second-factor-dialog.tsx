import { peopleMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { FormDialog, FormError, TextAreaField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import type { PersonDialogProps } from './person-dialog-props';

const schema = yup.object({ reason: yup.string().trim().required('Reason is required') });

/** Removes what a person lost, so that they sign in by password and set up another. */
export function RemoveSecondFactorDialog({ person, name, onClose }: PersonDialogProps) {
  const { mutateAsync } = useMutation(peopleMutations.removeSecondFactor);
  const [failure, setFailure] = useState<Error | null>(null);

  async function submit({ reason }: { reason: string }) {
    setFailure(null);
    await mutateAsync({ id: person.id, reason: reason.trim() });
    toast({
      title: 'Second factor removed',
      description: `${name} signs in with the password.`,
      tone: 'success',
    });
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      size="confirm"
      title={`Remove the second factor of ${name}?`}
      description={`Their authenticator app, recovery codes and passkeys open and sign nothing any more, and ${name} is signed out everywhere. The password stays. ${name} and the other Admins are notified.`}
      submitLabel="Remove"
      initialValues={{ reason: '' }}
      schema={schema}
      onSubmit={submit}
      onError={(error) => setFailure(error as Error)}
    >
      <TextAreaField name="reason" label="Reason" maxLength={500} />
      {failure ? (
        <FormError title={statusOf(failure) === 0 ? 'Needs a connection.' : 'Nothing was removed'}>
          {reasonOf(failure)} What you typed is still here.
        </FormError>
      ) : null}
    </FormDialog>
  );
}
