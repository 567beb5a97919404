import { accountMutations } from '@hand-receipt/data';
import { ApiError, useMutation, useNavigate } from '@hand-receipt/platform';
import { Stack, toast } from '@hand-receipt/ui';
import { Form, FormError, PasswordField, SubmitButton, yup } from '@hand-receipt/ui/forms';
import { useMemo } from 'react';
import { newPasswordFields } from '../auth/new-password-rules';

interface SetPasswordFormProps {
  secret: string;
  /** Characters that the new password needs. */
  passwordMin: number;
}

/** Chooses the password. A link that is refused keeps what was typed, for a second try by another link. */
export function SetPasswordForm({ secret, passwordMin }: SetPasswordFormProps) {
  const navigate = useNavigate();
  const { mutateAsync, error } = useMutation(accountMutations.setPasswordByLink);
  const schema = useMemo(() => yup.object(newPasswordFields(passwordMin)), [passwordMin]);
  const refused = error instanceof ApiError && error.fields.password ? null : error;

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
      onSubmit={(values, helpers) =>
        submit(values).catch((failure: unknown) => {
          const weak = failure instanceof ApiError ? failure.fields.password : undefined;
          if (weak) helpers.setFieldError('newPassword', weak);
        })
      }
    >
      <Stack gap="5" align="stretch">
        <PasswordField
          name="newPassword"
          label="New password"
          hint={`At least ${passwordMin} characters, without your name`}
          autoComplete="new-password"
        />
        <PasswordField name="again" label="New password again" autoComplete="new-password" />
        {refused ? <FormError title="The password was not set">{refused.message}</FormError> : null}
        <SubmitButton size="l">Set Password</SubmitButton>
      </Stack>
    </Form>
  );
}
