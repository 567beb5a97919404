import type { OneTimeLinkDto, UnitDto } from '@hand-receipt/contracts';
import { peopleMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { Stack } from '@hand-receipt/ui';
import { TextField } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { RefusableDialog } from '../../account/refusable-dialog';
import { OneTimeLinkDialog } from './one-time-link-dialog';
import { PersonFields } from './person-fields';
import { NEW_PERSON, newPerson, newPersonSchema } from './person-rules';

interface AddPersonDialogProps {
  units: readonly UnitDto[];
  onClose: () => void;
}

/** Makes an account, then shows the link for its first password, this once. */
export function AddPersonDialog({ units, onClose }: AddPersonDialogProps) {
  const { mutateAsync } = useMutation(peopleMutations.create);
  const [made, setMade] = useState<{ name: string; link: OneTimeLinkDto } | null>(null);

  if (made) return <OneTimeLinkDialog {...made} onClose={onClose} />;
  return (
    <RefusableDialog
      open
      size="form"
      onClose={onClose}
      title="Add New User"
      description="The account is active at once. Its first password is set by a one-time link."
      submitLabel="Add User"
      refusedTitle="The user was not added"
      initialValues={{ ...NEW_PERSON }}
      schema={newPersonSchema}
      onSubmit={async (values) => {
        const { user, link } = await mutateAsync(newPerson(values));
        setMade({ name: `${user.rank} ${user.lastName}`, link });
      }}
    >
      <Stack gap="4">
        <TextField
          name="username"
          label="Username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PersonFields units={units} />
      </Stack>
    </RefusableDialog>
  );
}
