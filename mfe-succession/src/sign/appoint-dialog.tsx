import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { peopleQueries, successionMutations } from '@hand-receipt/data';
import { reasonOf, useCurrentUser, useMutation, useQuery } from '@hand-receipt/platform';
import { Text } from '@hand-receipt/ui';
import { QuerySelectField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { ActDialog } from '../acts/act-dialog';
import type { LineNews } from '../count/line-news';

const schema = yup.object({ userId: yup.string().required('Choose who signs.') });

interface AppointDialogProps {
  succession: SuccessionDetailDto;
  /** What happened meanwhile. */
  news: LineNews | null;
  onClose: () => void;
}

/** An Admin appoints who signs for an absent outgoing where no Commander is above. */
export default function AppointDialog({ succession: { id, from, to }, news, onClose }: AppointDialogProps) {
  const me = useCurrentUser();
  const excluded = [me.id, from.id, to.id];
  const [initialValues] = useState({ userId: '' });
  const people = useQuery(peopleQueries.directory());
  const { mutateAsync } = useMutation(successionMutations.appoint(id));
  return (
    <ActDialog
      title={`Appoint a Signer for ${from.name}`}
      description="For this one act. Neither you nor the incoming can be appointed."
      submitLabel="Appoint"
      ready={people.data !== undefined}
      news={news}
      initialValues={initialValues}
      schema={schema}
      done={{ title: 'Person Appointed', description: id }}
      onSend={({ userId }) => mutateAsync(userId)}
      onClose={onClose}
    >
      <QuerySelectField
        name="userId"
        label="Person"
        placeholder="Who signs"
        query={people}
        of="people"
        reason={people.error && reasonOf(people.error)}
        options={(all) =>
          all
            .filter(({ id: userId, status }) => status === 'Active' && !excluded.includes(userId))
            .map((person) => ({ value: person.id, label: `${person.rank} ${person.name}, ${person.unit}` }))
        }
        nobody={<Text color="fg.muted">There is nobody to choose.</Text>}
      />
    </ActDialog>
  );
}
