import { COUNTER_PIN_DIGITS, PIN_DIGITS, pinWeakness } from '@hand-receipt/contracts';
import { settingsMutations } from '@hand-receipt/data';
import { useCurrentUser, useMutation } from '@hand-receipt/platform';
import { Stack, toast } from '@hand-receipt/ui';
import { PasswordField, PinField, pinRule, yup } from '@hand-receipt/ui/forms';
import { noteSecurity } from '../../session/security-log';
import { RefusableDialog } from '../account/refusable-dialog';

const newPinRule = pinRule.test('weak', (pin, { createError }) => {
  const message = pinWeakness(pin ?? '');
  return message === null ? true : createError({ message });
});

const schema = yup.object({
  pin: newPinRule,
  again: yup.string().oneOf([yup.ref('pin')], "PINs don't match"),
  password: yup.string().required('Password is required'),
});

interface SetPinDialogProps {
  open: boolean;
  pinSet: boolean;
  onClose: () => void;
  /** Hears that the PIN is set, after the dialog was closed. */
  onSet?: () => void;
}

/** Sets a PIN, or another in its place; the password shows whose account it is. */
export function SetPinDialog({ open, pinSet, onClose, onSet }: SetPinDialogProps) {
  const { id } = useCurrentUser();
  const { mutateAsync } = useMutation(settingsMutations.setPin);
  const verb = pinSet ? 'Change' : 'Set';

  return (
    <RefusableDialog
      open={open}
      onClose={onClose}
      title={`${verb} PIN`}
      description={`${PIN_DIGITS.min} to ${PIN_DIGITS.max} digits; a counter takes ${COUNTER_PIN_DIGITS.min} to ${COUNTER_PIN_DIGITS.max}. It holds on every device where you sign in.`}
      submitLabel={`${verb} PIN`}
      refusedTitle="The PIN was not set"
      initialValues={{ pin: '', again: '', password: '' }}
      schema={schema}
      onSubmit={async ({ pin, password }) => {
        await mutateAsync({ pin, password });
        noteSecurity(id, pinSet ? 'PIN changed' : 'PIN set');
        toast({ title: pinSet ? 'PIN changed' : 'PIN set', tone: 'success' });
        onClose();
        onSet?.();
      }}
    >
      <Stack gap="4">
        <PinField name="pin" label="New PIN" />
        <PinField name="again" label="New PIN again" />
        <PasswordField name="password" label="Password" />
      </Stack>
    </RefusableDialog>
  );
}
