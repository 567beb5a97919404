import { ApiError, useCurrentUser } from '@hand-receipt/platform';
import { Stack } from '@hand-receipt/ui';
import { Form, FormError, SubmitButton } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { verifyPin } from '../api/settings';
import { PinField } from './pin-field';
import { holdPin } from './pin-hold';
import { pinSchema } from './pin-rules';
import { noteSecurity } from './security-log';

/** Asks for the PIN. `onRight` hears of a right one, after it is put in force for as long as it holds. */
export function PinForm({ onRight }: { onRight: () => void }) {
  const { id } = useCurrentUser();
  const [refused, setRefused] = useState('');

  const submit = async ({ pin }: { pin: string }) => {
    setRefused('');
    try {
      const { validUntil } = await verifyPin(pin);
      if (validUntil) holdPin(id, Date.parse(validUntil));
    } catch (error) {
      if (error instanceof ApiError && error.status > 0) noteSecurity(id, 'PIN not accepted');
      throw error;
    }
    noteSecurity(id, 'PIN accepted');
    onRight();
  };

  return (
    <Form
      label="Enter your PIN"
      initialValues={{ pin: '' }}
      schema={pinSchema}
      onSubmit={submit}
      onError={(error) => setRefused(error instanceof Error ? error.message : String(error))}
    >
      <Stack gap="4">
        {refused ? <FormError title="The PIN was not checked">{refused}</FormError> : null}
        <PinField name="pin" label="PIN" autoFocus />
        <SubmitButton>Unlock</SubmitButton>
      </Stack>
    </Form>
  );
}
