import { peopleMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { FormDialog, FormError, TextAreaField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import type { PersonDialogProps } from './person-dialog-props';

const schema = yup.object({ reason: yup.string().trim().required('Reason is required') });

/** Signs a person out at once and keeps them out. What they are signed for stays as it is. */
export function BlockSignInDialog({ person, name, onClose }: PersonDialogProps) {
  const { mutateAsync } = useMutation(peopleMutations.blockSignIn);
  const [failure, setFailure] = useState<Error | null>(null);

  async function submit({ reason }: { reason: string }) {
    setFailure(null);
    await mutateAsync({ id: person.id, reason: reason.trim() });
    toast({ title: 'Sign-in blocked', description: `${name} cannot sign in any more.`, tone: 'success' });
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      size="confirm"
      title={`Block the sign-in of ${name}?`}
      description={`${name} is signed out everywhere at once and cannot sign in until an Admin allows it. API tokens and password links are gone for good. The items on their hand receipt stay there.`}
      submitLabel="Block Sign-in"
      initialValues={{ reason: '' }}
      schema={schema}
      onSubmit={submit}
      onError={(error) => setFailure(error as Error)}
    >
      <TextAreaField name="reason" label="Reason" maxLength={500} />
      {failure ? (
        <FormError title={statusOf(failure) === 0 ? 'Needs a connection.' : `${name} was not blocked`}>
          {reasonOf(failure)} What you typed is still here.
        </FormError>
      ) : null}
    </FormDialog>
  );
}
