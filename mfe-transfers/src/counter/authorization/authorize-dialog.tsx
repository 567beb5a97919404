import type { CounterDto } from '@hand-receipt/contracts';
import { counterMutations, peopleQueries } from '@hand-receipt/data';
import { refusalOf, useMutation, useQuery } from '@hand-receipt/platform';
import { ActDialog, yup } from '@hand-receipt/ui/forms';
import { PersonField } from '../person-field';

const schema = yup.object({ userId: yup.string().required('Choose a person') });

interface AuthorizeDialogProps {
  counter: CounterDto;
  itemId: string;
  onClose: () => void;
}

/** Says whose weapon an item of the stock is. */
export function AuthorizeDialog({ counter, itemId, onClose }: AuthorizeDialogProps) {
  const { mutateAsync } = useMutation(counterMutations.authorize(counter.id));
  const people = useQuery(peopleQueries.directory());
  return (
    <ActDialog
      title="Authorize a person"
      description="The counter warns when anybody else draws this weapon."
      submitLabel="Authorize"
      ready={people.data !== undefined}
      initialValues={{ userId: '' }}
      schema={schema}
      onSend={({ userId }) => mutateAsync({ entries: [{ itemId, userId }] })}
      refusalOf={refusalOf}
      done={{ title: 'Person Authorized' }}
      onClose={onClose}
    >
      <PersonField label="Person" query={people} />
    </ActDialog>
  );
}
