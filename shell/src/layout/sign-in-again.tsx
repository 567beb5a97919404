import { personName } from '@hand-receipt/contracts';
import { queryClient, signIn, signOut, useCurrentUser, useNavigate } from '@hand-receipt/platform';
import { Button, Dialog, toast } from '@hand-receipt/ui';
import { Form, PasswordField, SubmitButton, TextField } from '@hand-receipt/ui/forms';
import { HOME } from '../app/auth-guard';
import { forgetPlace } from '../app/left-place';
import { SIGN_IN_FAILED, signInSchema } from '../pages/login/sign-in-rules';

const FORM = 'sign-in-again';

/**
 * Over the page of a person whose session ended in mid-work. The page stays as it is: he signs in and goes on.
 * Anybody else who signs in here starts afresh.
 */
export default function SignInAgain() {
  const user = useCurrentUser();
  const navigate = useNavigate();

  const submit = async ({ username, password }: { username: string; password: string }) => {
    try {
      const signedIn = await signIn(username, password);
      if (signedIn.id === user.id) await queryClient.invalidateQueries();
      else navigate(HOME, { replace: true });
    } catch {
      toast(SIGN_IN_FAILED);
    }
  };
  const leave = () => {
    forgetPlace();
    void signOut();
  };

  const footer = (
    <>
      <Button onClick={leave}>Sign out</Button>
      <SubmitButton form={FORM} variant="primary">
        Sign In
      </SubmitButton>
    </>
  );
  return (
    <Form id={FORM} initialValues={{ username: user.username, password: '' }} schema={signInSchema} onSubmit={submit}>
      <Dialog
        open
        busy
        onClose={leave}
        title="Sign in again"
        description={`The session of ${personName(user)} has ended. What you typed is still here.`}
        footer={footer}
      >
        <TextField name="username" label="Username" autoComplete="username" />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
      </Dialog>
    </Form>
  );
}
