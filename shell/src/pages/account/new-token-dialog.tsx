import { TOKEN_LIFE_DAYS, type TokenScope } from '@hand-receipt/contracts';
import { accountMutations } from '@hand-receipt/data';
import { useCurrentUser, useMutation } from '@hand-receipt/platform';
import { Stack } from '@hand-receipt/ui';
import { SelectField, TextField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { noteSecurity } from '../../session/security-log';
import { TokenSecretDialog } from './token-secret-dialog';
import { RefusableDialog } from './refusable-dialog';
import { SCOPE_TEXTS } from './token-texts';

const schema = yup.object({
  name: yup.string().trim().required('Name is required').max(80, 'At most 80 characters'),
});
const EMPTY = { name: '', scope: 'read', expiresInDays: String(TOKEN_LIFE_DAYS.default) };
const SCOPES = Object.entries(SCOPE_TEXTS).map(([value, label]) => ({ value, label }));
const LIVES = TOKEN_LIFE_DAYS.choices.map((days) => ({ value: String(days), label: `${days} days` }));

/** Makes a token and shows its secret, this once. */
export function NewTokenDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { id } = useCurrentUser();
  const { mutateAsync } = useMutation(accountMutations.createToken);
  const [secret, setSecret] = useState('');

  return (
    <>
      <RefusableDialog
        open={open}
        onClose={onClose}
        title="New API token"
        description="A program that has the token acts as you. It cannot change accounts, sessions, tokens or units."
        submitLabel="Make token"
        refusedTitle="No token was made"
        initialValues={EMPTY}
        schema={schema}
        onSubmit={async ({ name, scope, expiresInDays }) => {
          const { token } = await mutateAsync({
            name: name.trim(),
            scope: scope as TokenScope,
            expiresInDays: Number(expiresInDays),
          });
          noteSecurity(id, `API token made: ${name.trim()}`);
          onClose();
          setSecret(token);
        }}
      >
        <Stack gap="4">
          <TextField name="name" label="Name" hint="The program that will use it" autoComplete="off" />
          <SelectField name="scope" label="Allowed" options={SCOPES} />
          <SelectField name="expiresInDays" label="Expires after" options={LIVES} />
        </Stack>
      </RefusableDialog>
      <TokenSecretDialog secret={secret} onClose={() => setSecret('')} />
    </>
  );
}
