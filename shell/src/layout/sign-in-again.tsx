import { personName } from '@hand-receipt/contracts';
import { queryClient, useCurrentUser, useNavigate } from '@hand-receipt/platform';
import { Button, Dialog, dismissToast, HStack, Stack } from '@hand-receipt/ui';
import { Form, FormError, PasswordField, SubmitButton, TextField } from '@hand-receipt/ui/forms';
import { useRef, useState } from 'react';
import { HOME } from '../app/home';
import { useSignOut } from '../offline/use-sign-out';
import { forgetPlace } from '../app/left-place';
import { Late } from '../app/late';
import { codeFields } from '../pages/login/code-part';
import { PasskeyButton } from '../pages/login/passkey-button';
import { NOT_SIGNED_IN, signInSchema } from '../pages/login/sign-in-rules';
import { useSignIn } from '../pages/login/use-sign-in';
import { SignInElsewhere } from './sign-in-elsewhere';

const stay = () => undefined;

/**
 * Over the page of a person whose session ended in mid-work. The page stays as it is: they sign in and go on.
 * Anybody else who signs in here starts afresh.
 */
export default function SignInAgain() {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const password = useRef<HTMLInputElement>(null);

  const goOn = async (signedIn: { id: string }) => {
    if (signedIn.id === user.id) return queryClient.invalidateQueries();
    // It says what became of the other person's act.
    dismissToast();
    navigate(HOME, { replace: true });
  };
  const { submit, onError, refused, asksCode } = useSignIn(goOn);
  const [initialValues] = useState({ username: user.username, password: '', code: '' });
  const { leave, question } = useSignOut();

  return (
    <>
      {/* Busy, because neither Escape nor a press beside it may end the session's only way back. */}
      <Dialog
        open
        busy
        onClose={stay}
        initialFocus={password}
        title="Sign in again"
        description={`The session of ${personName(user)} has ended. What you typed is still here.`}
      >
        <Form initialValues={initialValues} schema={signInSchema} onSubmit={submit} onError={onError}>
          <Stack gap="4">
            <TextField name="username" label="Username" autoComplete="username" />
            <PasswordField ref={password} name="password" label="Password" />
            {asksCode ? <Late part={codeFields} with={{}} waiting={null} /> : null}
            <SignInElsewhere />
            {refused ? <FormError title={NOT_SIGNED_IN}>{refused}</FormError> : null}
            <HStack gap="2" justify="flex-end">
              <Button
                onClick={() => {
                  forgetPlace();
                  leave();
                }}
              >
                Sign out
              </Button>
              <SubmitButton>Sign In</SubmitButton>
            </HStack>
            <PasskeyButton onSignedIn={goOn} />
          </Stack>
        </Form>
      </Dialog>
      {question}
    </>
  );
}
