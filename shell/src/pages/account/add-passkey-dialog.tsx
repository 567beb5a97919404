import { accountMutations } from '@hand-receipt/data';
import { createPasskey, useCurrentUser, useMutation } from '@hand-receipt/platform';
import { Stack, toast } from '@hand-receipt/ui';
import { TextField, yup } from '@hand-receipt/ui/forms';
import { useMemo } from 'react';
import { noteSecurity } from '../../session/security-log';
import { OwnProofFields, useOwnProof } from './own-proof';
import { RefusableDialog } from './refusable-dialog';

const nameRule = yup.string().trim().required('Name is required').max(80, 'At most 80 characters');

interface AddPasskeyDialogProps {
  open: boolean;
  onClose: () => void;
  /** Hears that it is added, after the dialog was closed. */
  onAdded?: () => void;
}

/** Adds a passkey; the password or another passkey shows whose account it is for. */
export function AddPasskeyDialog({ open, onClose, onAdded }: AddPasskeyDialogProps) {
  const { id } = useCurrentUser();
  const { mutateAsync: begin } = useMutation(accountMutations.beginPasskey);
  const { mutateAsync: add } = useMutation(accountMutations.addPasskey);
  const { way, rule, toProof } = useOwnProof();
  const schema = useMemo(() => yup.object({ name: nameRule, password: rule }), [rule]);

  return (
    <RefusableDialog
      open={open}
      onClose={onClose}
      title="Add a passkey"
      description="Your browser then asks where to keep it: on this device, or on a security key with a PIN or a finger."
      submitLabel="Add passkey"
      refusedTitle="No passkey was added"
      initialValues={{ name: '', password: '' }}
      schema={schema}
      onSubmit={async ({ name, password }) => {
        const registration = await createPasskey(await begin(await toProof(password)));
        const added = await add({ name: name.trim(), registration });
        noteSecurity(id, `Passkey added: ${added.name}`);
        toast({ title: 'Passkey added', tone: 'success' });
        onClose();
        onAdded?.();
      }}
    >
      <Stack gap="4">
        <TextField name="name" label="Name" hint="How you tell it from others" autoComplete="off" />
        <OwnProofFields way={way} />
      </Stack>
    </RefusableDialog>
  );
}
