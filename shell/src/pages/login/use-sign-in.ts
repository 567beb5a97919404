import type { UserDto } from '@hand-receipt/contracts';
import { ApiError, signIn } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { useState } from 'react';
import { SIGN_IN_FAILED, type SignInValues } from './sign-in-rules';

/**
 * Signs in by name and password. Wrong ones are told by a toast with fixed words; any other reason, such as no
 * connection or an account that is not active, is `refused`, to be shown beside the form.
 */
export function useSignIn(onSignedIn: (user: UserDto) => unknown) {
  const [refused, setRefused] = useState('');

  const submit = async ({ username, password }: SignInValues) => {
    setRefused('');
    await onSignedIn(await signIn(username, password));
  };
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) toast(SIGN_IN_FAILED);
    else setRefused(error instanceof Error ? error.message : String(error));
  };
  return { submit, onError, refused };
}
