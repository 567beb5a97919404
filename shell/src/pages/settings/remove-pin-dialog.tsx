import { settingsMutations } from '@hand-receipt/data';
import { useCurrentUser, useMutation } from '@hand-receipt/platform';
import { Stack, toast } from '@hand-receipt/ui';
import { PasswordField, yup } from '@hand-receipt/ui/forms';
import { noteSecurity } from '../../session/security-log';
import { RefusableDialog } from '../account/refusable-dialog';

const schema = yup.object({ password: yup.string().required('Password is required') });

/** Takes the PIN away: by the password, so that a forgotten PIN locks nobody out for good. */
export function RemovePinDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { id } = useCurrentUser();
  const { mutateAsync } = useMutation(settingsMutations.removePin);

  return (
    <RefusableDialog
      open={open}
      onClose={onClose}
      title="Remove your PIN?"
      description="Sensitive items will not ask for it any more."
      submitLabel="Remove PIN"
      refusedTitle="The PIN was not removed"
      initialValues={{ password: '' }}
      schema={schema}
      onSubmit={async ({ password }) => {
        await mutateAsync(password);
        noteSecurity(id, 'PIN removed');
        toast({ title: 'PIN removed', tone: 'success' });
        onClose();
      }}
    >
      <Stack gap="4">
        <PasswordField name="password" label="Password" />
      </Stack>
    </RefusableDialog>
  );
}
