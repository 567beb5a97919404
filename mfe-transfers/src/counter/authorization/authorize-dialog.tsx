import type { CounterDto } from '@hand-receipt/contracts';
import { counterMutations, peopleQueries } from '@hand-receipt/data';
import { refusalOf, useMutation, useQuery } from '@hand-receipt/platform';
import { ActDialog, SelectField, yup } from '@hand-receipt/ui/forms';

const schema = yup.object({ userId: yup.string().required('Choose a person') });

interface AuthorizeDialogProps {
  counter: CounterDto;
  itemId: string;
  onClose: () => void;
}

/** Says whose weapon an item of the stock is. */
export function AuthorizeDialog({ counter, itemId, onClose }: AuthorizeDialogProps) {
  const { mutateAsync } = useMutation(counterMutations.authorize(counter.id));
  const { data = [] } = useQuery(peopleQueries.directory());
  const people = data.filter(({ status }) => status === 'Active');
  return (
    <ActDialog
      title="Authorize a person"
      description="The counter warns when anybody else draws this weapon."
      submitLabel="Authorize"
      initialValues={{ userId: '' }}
      schema={schema}
      onSend={({ userId }) => mutateAsync({ entries: [{ itemId, userId }] })}
      refusalOf={refusalOf}
      done={{ title: 'Person Authorized' }}
      onClose={onClose}
    >
      <SelectField
        name="userId"
        label="Person"
        placeholder="Choose a person"
        options={people.map(({ id, rank, name }) => ({ value: id, label: `${rank} ${name}` }))}
      />
    </ActDialog>
  );
}
