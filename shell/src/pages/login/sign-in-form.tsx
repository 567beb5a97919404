import { Stack, toast } from '@hand-receipt/ui';
import { Form, FormError, PasswordField, SubmitButton, TextField } from '@hand-receipt/ui/forms';
import { Late } from '../../app/late';
import { codeFields } from './code-part';
import { PasskeyButton } from './passkey-button';
import { NOT_SIGNED_IN, signInSchema } from './sign-in-rules';
import { useSignIn } from './use-sign-in';

const EMPTY = { username: '', password: '', code: '' };
const saySignedIn = () => toast({ title: 'Login Successful', tone: 'success' });

/** Username and password, or a passkey. Once signed in, the guard leads on. */
export function SignInForm() {
  const { submit, onError, refused, asksCode } = useSignIn(saySignedIn);
  return (
    <Form label="Sign in" initialValues={EMPTY} schema={signInSchema} onSubmit={submit} onError={onError}>
      <Stack gap="5" align="stretch">
        <TextField
          name="username"
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField name="password" label="Password" />
        {asksCode ? <Late part={codeFields} with={{}} waiting={null} /> : null}
        {refused ? <FormError title={NOT_SIGNED_IN}>{refused}</FormError> : null}
        <SubmitButton size="l">Sign In</SubmitButton>
        <PasskeyButton onSignedIn={saySignedIn} />
      </Stack>
    </Form>
  );
}
