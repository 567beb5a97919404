import { canUsePasskeys, signInWithPasskey } from '@hand-receipt/platform';
import { Button } from '@hand-receipt/ui';
import { FormError } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { NOT_SIGNED_IN } from './sign-in-rules';

/** Signs in with a passkey, without a name and a password. Nothing where this browser has no passkeys. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: (user: { id: string }) => unknown }) {
  const [working, setWorking] = useState(false);
  const [refused, setRefused] = useState('');
  if (!canUsePasskeys()) return null;

  async function signIn() {
    setRefused('');
    setWorking(true);
    try {
      await onSignedIn(await signInWithPasskey());
    } catch (error) {
      setRefused(error instanceof Error ? error.message : String(error));
    } finally {
      setWorking(false);
    }
  }
  return (
    <>
      {refused ? <FormError title={NOT_SIGNED_IN}>{refused}</FormError> : null}
      <Button size="l" working={working} onClick={() => void signIn()}>
        Sign In with a Passkey
      </Button>
    </>
  );
}
