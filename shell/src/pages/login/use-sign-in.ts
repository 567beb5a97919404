import type { UserDto } from '@hand-receipt/contracts';
import { ApiError, signIn } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { useState } from 'react';
import { SIGN_IN_FAILED, type SignInValues } from './sign-in-rules';

/**
 * Signs in by name and password. Wrong ones are told by a toast with fixed words; any other reason, such as no
 * connection or an account that is not active, is `refused`, to be shown beside the form. `asksCode` once the password
 * was right and the code of an authenticator app is wanting.
 */
export function useSignIn(onSignedIn: (user: UserDto) => unknown) {
  const [refused, setRefused] = useState('');
  const [asksCode, setAsksCode] = useState(false);

  const submit = async ({ username, password, code }: SignInValues) => {
    setRefused('');
    try {
      await onSignedIn(await signIn(username, password, code.trim() || undefined));
    } catch (error) {
      if (!(error instanceof ApiError && error.detail.error === 'code-needed')) throw error;
      setAsksCode(true);
      return false;
    }
    return true;
  };
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) toast(SIGN_IN_FAILED);
    else setRefused(error instanceof Error ? error.message : String(error));
  };
  return { submit, onError, refused, asksCode };
}
