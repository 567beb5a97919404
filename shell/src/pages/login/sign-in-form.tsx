import { signIn } from '@hand-receipt/platform';
import { Stack, toast } from '@hand-receipt/ui';
import { Form, PasswordField, SubmitButton, TextField } from '@hand-receipt/ui/forms';
import { SIGN_IN_FAILED, type SignInValues, signInSchema } from './sign-in-rules';

/** Username and password. Once signed in, the guard leads on. */
export function SignInForm() {
  const submit = async ({ username, password }: SignInValues) => {
    try {
      await signIn(username, password);
      toast({ title: 'Login Successful', tone: 'success' });
    } catch {
      toast(SIGN_IN_FAILED);
    }
  };
  return (
    <Form
      label="Sign in"
      initialValues={{ username: '', password: '' }}
      schema={signInSchema}
      onSubmit={submit}
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
        <SubmitButton size="l">Sign In</SubmitButton>
      </Stack>
    </Form>
  );
}
