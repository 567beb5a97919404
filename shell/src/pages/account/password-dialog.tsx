import { passwordMinOf } from '@hand-receipt/contracts';
import { accountMutations, accountQueries } from '@hand-receipt/data';
import { useCurrentUser, useMutation, useQuery } from '@hand-receipt/platform';
import { Stack, toast } from '@hand-receipt/ui';
import { CheckboxField, PasswordField, yup } from '@hand-receipt/ui/forms';
import { useMemo } from 'react';
import { noteSecurity } from '../../session/security-log';
import { newPasswordFields } from '../auth/new-password-rules';
import { RefusableDialog } from './refusable-dialog';

const EMPTY = { currentPassword: '', newPassword: '', again: '', revokeTokens: false };

/** Changes my password by the one that holds. */
export function PasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { id, role } = useCurrentUser();
  const { mutateAsync } = useMutation(accountMutations.changePassword);
  const { data: tokens } = useQuery(accountQueries.tokens());
  const passwordMin = passwordMinOf(role);
  const schema = useMemo(
    () =>
      yup.object({
        currentPassword: yup.string().required('Password is required'),
        ...newPasswordFields(passwordMin),
      }),
    [passwordMin],
  );

  return (
    <RefusableDialog
      open={open}
      onClose={onClose}
      title="Change password"
      description="Every other browser is signed out."
      submitLabel="Change password"
      refusedTitle="The password was not changed"
      initialValues={EMPTY}
      schema={schema}
      onSubmit={async ({ currentPassword, newPassword, revokeTokens }) => {
        const { message } = await mutateAsync({ currentPassword, newPassword, revokeTokens });
        noteSecurity(id, 'Password changed');
        toast({ title: 'Password changed', description: message, tone: 'success' });
        onClose();
      }}
    >
      <Stack gap="4">
        <PasswordField name="currentPassword" label="Current password" />
        <PasswordField
          name="newPassword"
          label="New password"
          hint={`At least ${passwordMin} characters, without your name`}
          autoComplete="new-password"
        />
        <PasswordField name="again" label="New password again" autoComplete="new-password" />
        {tokens?.length ? (
          <CheckboxField
            name="revokeTokens"
            label="Revoke my API tokens"
            hint={`Programs that use ${tokens.length === 1 ? 'your API token are' : `your ${tokens.length} API tokens are`} refused from then on.`}
          />
        ) : null}
      </Stack>
    </RefusableDialog>
  );
}
