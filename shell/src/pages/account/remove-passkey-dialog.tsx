import type { PasskeyDto } from '@hand-receipt/contracts';
import { accountMutations } from '@hand-receipt/data';
import { useCurrentUser, useMutation } from '@hand-receipt/platform';
import { Stack, toast } from '@hand-receipt/ui';
import { PasswordField, yup } from '@hand-receipt/ui/forms';
import { noteSecurity } from '../../session/security-log';
import { RefusableDialog } from './refusable-dialog';

const schema = yup.object({ password: yup.string().required('Password is required') });

interface RemovePasskeyDialogProps {
  passkey: PasskeyDto | null;
  onClose: () => void;
}

/** Removes a passkey: by the password, so that a lost key is no reason to wait. */
export function RemovePasskeyDialog({ passkey, onClose }: RemovePasskeyDialogProps) {
  const { id } = useCurrentUser();
  const { mutateAsync } = useMutation(accountMutations.removePasskey);

  return (
    <RefusableDialog
      open={passkey !== null}
      onClose={onClose}
      title="Remove this passkey?"
      description={`${passkey?.name ?? 'It'} signs nothing any more. What it signed stays.`}
      submitLabel="Remove passkey"
      refusedTitle="The passkey was not removed"
      initialValues={{ password: '' }}
      schema={schema}
      onSubmit={async ({ password }) => {
        if (!passkey) return;
        await mutateAsync({ id: passkey.id, password });
        noteSecurity(id, `Passkey removed: ${passkey.name}`);
        toast({ title: 'Passkey removed', tone: 'success' });
        onClose();
      }}
    >
      <Stack gap="4">
        <PasswordField name="password" label="Password" />
      </Stack>
    </RefusableDialog>
  );
}
