import { Button, Stack } from '@hand-receipt/ui';
import { TextField, useFormikContext } from '@hand-receipt/ui/forms';
import { useEffect, useRef, useState } from 'react';

/** Asks for the code of the authenticator app, or a recovery code in its place. What was typed before stays. */
export default function CodeFields() {
  const { setFieldValue } = useFormikContext();
  const [recovery, setRecovery] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [recovery]);

  const swap = () => {
    void setFieldValue('code', '', false);
    setRecovery(!recovery);
  };
  return (
    <Stack gap="2" align="stretch">
      {recovery ? (
        <TextField
          key="recovery"
          ref={field}
          name="code"
          label="Recovery code"
          hint="Each is good for one sign-in"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      ) : (
        <TextField
          key="code"
          ref={field}
          name="code"
          label="Code"
          hint="Enter the code of your authenticator app."
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
      <Button variant="ghost" onClick={swap}>
        {recovery ? 'Use a code of the app' : 'Use a recovery code'}
      </Button>
    </Stack>
  );
}
