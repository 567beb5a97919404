import { Stack, toast } from '@hand-receipt/ui';
import { Form, FormError, PasswordField, SubmitButton, TextField } from '@hand-receipt/ui/forms';
import { NOT_SIGNED_IN, signInSchema } from './sign-in-rules';
import { useSignIn } from './use-sign-in';

/** Username and password. Once signed in, the guard leads on. */
export function SignInForm() {
  const { submit, onError, refused } = useSignIn(() => toast({ title: 'Login Successful', tone: 'success' }));
  return (
    <Form
      label="Sign in"
      initialValues={{ username: '', password: '' }}
      schema={signInSchema}
      onSubmit={submit}
      onError={onError}
    >
      <Stack gap="5" align="stretch">
        <TextField
          name="username"
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField name="password" label="Password" />
        {refused ? <FormError title={NOT_SIGNED_IN}>{refused}</FormError> : null}
        <SubmitButton size="l">Sign In</SubmitButton>
      </Stack>
    </Form>
  );
}
