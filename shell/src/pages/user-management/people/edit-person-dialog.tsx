import type { UnitDto, UserDetailsDto } from '@hand-receipt/contracts';
import { peopleMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { Stack, toast } from '@hand-receipt/ui';
import { ReadOnlyField } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { RefusableDialog } from '../../account/refusable-dialog';
import { PersonFields } from './person-fields';
import { PersonSignIn } from '../sign-in/person-sign-in';
import { changesOf, personSchema, personValues } from './person-rules';

interface EditPersonDialogProps {
  person: UserDetailsDto;
  units: readonly UnitDto[];
  onClose: () => void;
}

/** Changes what is written about a person, and their role. */
export function EditPersonDialog({ person, units, onClose }: EditPersonDialogProps) {
  const { mutateAsync } = useMutation(peopleMutations.edit);
  // The values at opening time. Changes by other people must not replace what the user types.
  const [before] = useState(() => personValues(person));

  return (
    <RefusableDialog
      open
      size="form"
      onClose={onClose}
      title="Edit User"
      description="A new name, rank or unit is written to the ledger; a new role holds at once."
      submitLabel="Save Changes"
      refusedTitle="The user was not changed"
      initialValues={{ ...before }}
      schema={personSchema}
      onSubmit={async (after) => {
        const changes = changesOf(before, after);
        if (changes.particulars || changes.role) {
          await mutateAsync({ id: person.id, ...changes });
          toast({ title: 'User updated', description: `${after.rank} ${after.lastName}`, tone: 'success' });
        }
        onClose();
      }}
    >
      <Stack gap="4">
        <ReadOnlyField label="Username" value={person.username ?? ''} />
        <PersonFields units={units} requestedUnit={person.unitId ? null : person.requestedUnit} />
        <PersonSignIn userId={person.id} />
      </Stack>
    </RefusableDialog>
  );
}
