import { useCurrentUser, useMutation } from '@hand-receipt/platform';
import { Stack } from '@hand-receipt/ui';
import { TextField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { createToken } from '../../api/own-account';
import { noteSecurity } from '../../session/security-log';
import { TokenSecretDialog } from './token-secret-dialog';
import { RefusableDialog } from './refusable-dialog';

const schema = yup.object({
  name: yup.string().trim().required('Name is required').max(80, 'At most 80 characters'),
});

/** Makes a token and shows its secret, this once. */
export function NewTokenDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { id } = useCurrentUser();
  const { mutateAsync } = useMutation(createToken);
  const [secret, setSecret] = useState('');

  return (
    <>
      <RefusableDialog
        open={open}
        onClose={onClose}
        title="New API token"
        description="Whoever has it acts as you. Name it after the program that uses it."
        submitLabel="Make token"
        refusedTitle="No token was made"
        initialValues={{ name: '' }}
        schema={schema}
        onSubmit={async ({ name }) => {
          const { token } = await mutateAsync(name.trim());
          noteSecurity(id, `API token made: ${name.trim()}`);
          onClose();
          setSecret(token);
        }}
      >
        <Stack gap="4">
          <TextField name="name" label="Name" autoComplete="off" />
        </Stack>
      </RefusableDialog>
      <TokenSecretDialog secret={secret} onClose={() => setSecret('')} />
    </>
  );
}
