import type { OwnProofDto } from '@hand-receipt/contracts';
import { accountQueries } from '@hand-receipt/data';
import { canUsePasskeys, showPasskey, useQuery } from '@hand-receipt/platform';
import { Button, KeyRoundIcon, Stack } from '@hand-receipt/ui';
import { PasswordField, useFormikContext, yup } from '@hand-receipt/ui/forms';
import { type RefObject, useRef, useState } from 'react';

type Way = 'password' | 'passkey';

/** How a form confirms whose account it is: by the password, or by a passkey where the person has one. */
export function useOwnProof() {
  const way = useRef<Way>('password');
  const [rule] = useState(() =>
    yup.string().test('proof', 'Password is required', (text) => way.current === 'passkey' || Boolean(text)),
  );
  return {
    /** For `OwnProofFields`. */
    way,
    /** Of the field 'password'. */
    rule,
    /** What a call takes, once the form is sent. @throws Error in words where the passkey was not used */
    toProof: async (password: string): Promise<OwnProofDto> =>
      way.current === 'passkey' ? showPasskey() : { password },
  };
}

/** The password's field, with a passkey in its place for a person who has one. */
export function OwnProofFields({ way }: { way: RefObject<Way> }) {
  const { submitForm, isSubmitting } = useFormikContext();
  const usable = canUsePasskeys();
  const { data } = useQuery({ ...accountQueries.secondFactor(), enabled: usable });

  async function sendByPasskey() {
    way.current = 'passkey';
    try {
      await submitForm();
    } finally {
      way.current = 'password';
    }
  }

  return (
    <Stack gap="3" align="stretch">
      <PasswordField name="password" label="Password" />
      {usable && data?.passkeys ? (
        <Button icon={<KeyRoundIcon />} disabled={isSubmitting} onClick={() => void sendByPasskey()}>
          Use a passkey
        </Button>
      ) : null}
    </Stack>
  );
}
