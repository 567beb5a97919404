import { useMutation, useNavigate } from '@hand-receipt/platform';
import { Stack, toast } from '@hand-receipt/ui';
import { Form, FormError, PasswordField, SubmitButton, yup } from '@hand-receipt/ui/forms';
import { setPasswordByLink } from '../../api/set-password';
import { newPasswordFields } from '../auth/new-password-rules';

const schema = yup.object(newPasswordFields);

/** Chooses the password. A link that is refused keeps what was typed, for a second try by another link. */
export function SetPasswordForm({ secret }: { secret: string }) {
  const navigate = useNavigate();
  const { mutateAsync, error } = useMutation(setPasswordByLink);

  const submit = async ({ newPassword }: { newPassword: string }) => {
    const { message } = await mutateAsync({ token: secret, password: newPassword });
    toast({ title: 'Password set', description: message, tone: 'success' });
    navigate('/login', { replace: true });
  };

  return (
    <Form
      label="Set your password"
      initialValues={{ newPassword: '', again: '' }}
      schema={schema}
      onSubmit={submit}
      // Shown by the mutation's own state.
      onError={() => undefined}
    >
      <Stack gap="5" align="stretch">
        <PasswordField name="newPassword" label="New password" autoComplete="new-password" />
        <PasswordField name="again" label="New password again" autoComplete="new-password" />
        {error ? <FormError title="The password was not set">{error.message}</FormError> : null}
        <SubmitButton size="l">Set Password</SubmitButton>
      </Stack>
    </Form>
  );
}
