import { useCurrentUser, useMutation } from '@hand-receipt/platform';
import { Stack, toast } from '@hand-receipt/ui';
import { PasswordField, yup } from '@hand-receipt/ui/forms';
import { changePassword } from '../../api/own-account';
import { noteSecurity } from '../../session/security-log';
import { newPasswordFields } from '../auth/new-password-rules';
import { RefusableDialog } from './refusable-dialog';

const schema = yup.object({
  currentPassword: yup.string().required('Password is required'),
  ...newPasswordFields,
});

/** Changes my password by the one that holds. */
export function PasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { id } = useCurrentUser();
  const { mutateAsync } = useMutation(changePassword);

  return (
    <RefusableDialog
      open={open}
      onClose={onClose}
      title="Change password"
      description="Every other browser is signed out. API tokens go on; revoke them one by one."
      submitLabel="Change password"
      refusedTitle="The password was not changed"
      initialValues={{ currentPassword: '', newPassword: '', again: '' }}
      schema={schema}
      onSubmit={async ({ currentPassword, newPassword }) => {
        const { message } = await mutateAsync({ currentPassword, newPassword });
        noteSecurity(id, 'Password changed');
        toast({ title: 'Password changed', description: message, tone: 'success' });
        onClose();
      }}
    >
      <Stack gap="4">
        <PasswordField name="currentPassword" label="Current password" />
        <PasswordField name="newPassword" label="New password" autoComplete="new-password" />
        <PasswordField name="again" label="New password again" autoComplete="new-password" />
      </Stack>
    </RefusableDialog>
  );
}
