import { ApiError, unlockSensitive, useCurrentUser, useLocation } from '@hand-receipt/platform';
import { Button, HStack, Stack } from '@hand-receipt/ui';
import {
  Form,
  FormError,
  PasswordField,
  PinField,
  pinSchema,
  SubmitButton,
  yup,
} from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { holdPin, holdPinHere } from './pin-hold';
import { noteSecurity } from './security-log';
import { sectionOf } from './sensitive-place';

type Way = 'pin' | 'password';

const EMPTY = { pin: '', password: '' };
const passwordSchema = yup.object({ password: yup.string().required('Password is required') });

const WAYS = {
  pin: {
    label: 'Enter your PIN',
    schema: pinSchema,
    field: <PinField key="pin" name="pin" label="PIN" autoFocus />,
    refusedTitle: 'The PIN was not checked',
    log: 'PIN',
    other: 'Use your password instead',
  },
  password: {
    label: 'Enter your password',
    schema: passwordSchema,
    field: <PasswordField key="password" name="password" label="Password" autoFocus />,
    refusedTitle: 'The password was not checked',
    log: 'Password for sensitive items',
    other: 'Use your PIN instead',
  },
};

/**
 * Asks for the PIN, or for the password of a person who does not know it any more. `onRight` hears of a right one,
 * after it is put in force for as long as it holds.
 */
export function PinForm({ onRight }: { onRight?: () => void }) {
  const { id } = useCurrentUser();
  const { pathname } = useLocation();
  const [way, setWay] = useState<Way>('pin');
  const [refused, setRefused] = useState('');
  const { label, schema, field, refusedTitle, log, other } = WAYS[way];

  const submit = async ({ pin, password }: typeof EMPTY) => {
    setRefused('');
    try {
      const validUntil = await unlockSensitive(way === 'pin' ? { pin } : { password });
      if (validUntil) holdPin(id, Date.parse(validUntil));
      else holdPinHere(sectionOf(pathname));
    } catch (error) {
      if (error instanceof ApiError && error.status > 0) noteSecurity(id, `${log} not accepted`);
      throw error;
    }
    noteSecurity(id, `${log} accepted`);
    onRight?.();
  };
  const change = () => {
    setRefused('');
    setWay(way === 'pin' ? 'password' : 'pin');
  };

  return (
    <Form
      key={way}
      label={label}
      initialValues={EMPTY}
      schema={schema}
      onSubmit={submit}
      onError={(error) => setRefused(error instanceof Error ? error.message : String(error))}
    >
      <Stack gap="4">
        {refused ? <FormError title={refusedTitle}>{refused}</FormError> : null}
        {field}
        <HStack gap="2" wrap="wrap">
          <SubmitButton>Unlock</SubmitButton>
          <Button variant="ghost" onClick={change}>
            {other}
          </Button>
        </HStack>
      </Stack>
    </Form>
  );
}
