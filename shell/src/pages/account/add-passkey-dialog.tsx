import { accountMutations } from '@hand-receipt/data';
import { createPasskey, useCurrentUser, useMutation } from '@hand-receipt/platform';
import { Stack, toast } from '@hand-receipt/ui';
import { PasswordField, TextField, yup } from '@hand-receipt/ui/forms';
import { noteSecurity } from '../../session/security-log';
import { RefusableDialog } from './refusable-dialog';

const schema = yup.object({
  name: yup.string().trim().required('Name is required').max(80, 'At most 80 characters'),
  password: yup.string().required('Password is required'),
});

/** Adds a security key; the password shows whose account it is for. */
export function AddPasskeyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { id } = useCurrentUser();
  const { mutateAsync: begin } = useMutation(accountMutations.beginPasskey);
  const { mutateAsync: add } = useMutation(accountMutations.addPasskey);

  return (
    <RefusableDialog
      open={open}
      onClose={onClose}
      title="Add a passkey"
      description="Your browser then asks for your security key, and for its PIN or your finger."
      submitLabel="Add passkey"
      refusedTitle="No passkey was added"
      initialValues={{ name: '', password: '' }}
      schema={schema}
      onSubmit={async ({ name, password }) => {
        const registration = await createPasskey(await begin(password));
        const added = await add({ name: name.trim(), registration });
        noteSecurity(id, `Passkey added: ${added.name}`);
        toast({ title: 'Passkey added', tone: 'success' });
        onClose();
      }}
    >
      <Stack gap="4">
        <TextField name="name" label="Name" hint="How you tell it from others" autoComplete="off" />
        <PasswordField name="password" label="Password" />
      </Stack>
    </RefusableDialog>
  );
}
