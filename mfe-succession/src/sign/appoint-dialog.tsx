import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { peopleQueries, successionMutations } from '@hand-receipt/data';
import { useCurrentUser, useMutation, useQuery } from '@hand-receipt/platform';
import { LoadingRows } from '@hand-receipt/ui';
import { SelectField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { ActDialog } from '../acts/act-dialog';

const schema = yup.object({ userId: yup.string().required('Choose who signs.') });

interface AppointDialogProps {
  succession: SuccessionDetailDto;
  onClose: () => void;
}

/** An Admin appoints who signs for an absent outgoing where no Commander is above. */
export default function AppointDialog({ succession: { id, from, to }, onClose }: AppointDialogProps) {
  const me = useCurrentUser();
  const [initialValues] = useState({ userId: '' });
  const people = useQuery(peopleQueries.directory()).data;
  const { mutateAsync } = useMutation(successionMutations.appoint(id));
  const options = people
    ?.filter((person) => person.status === 'Active' && ![me.id, from.id, to.id].includes(person.id))
    .map((person) => ({
      value: person.id,
      label: `${person.rank} ${person.name}, ${person.unit}`,
    }));
  return (
    <ActDialog
      title={`Appoint a Signer for ${from.name}`}
      description="For this one act. Neither you nor the incoming can be appointed."
      submitLabel="Appoint"
      initialValues={initialValues}
      schema={schema}
      done={{ title: 'Person Appointed', description: id }}
      onSend={({ userId }) => mutateAsync(userId)}
      onClose={onClose}
    >
      {options ? (
        <SelectField name="userId" label="Person" placeholder="Who signs" options={options} />
      ) : (
        <LoadingRows text="Loading people..." rows={1} />
      )}
    </ActDialog>
  );
}
