import type { CounterDetailDto } from '@hand-receipt/contracts';
import { counterMutations, peopleQueries } from '@hand-receipt/data';
import { refusalOf, useMutation, useQuery } from '@hand-receipt/platform';
import { Stack } from '@hand-receipt/ui';
import { ActDialog, TextField, yup } from '@hand-receipt/ui/forms';
import { PersonField } from '../person-field';

const schema = yup.object({
  userId: yup.string().required('Choose a person'),
  orderReference: yup.string().trim().required('Order is required').max(200),
  until: yup.string().required('End date is required'),
});

/** Appoints an operator by an order, until a day. */
export function AppointDialog({ counter, onClose }: { counter: CounterDetailDto; onClose: () => void }) {
  const { mutateAsync } = useMutation(counterMutations.appoint(counter.id));
  const people = useQuery(peopleQueries.directory());
  return (
    <ActDialog
      title={`Appoint an operator of ${counter.name}`}
      description="Operators hand over and take back, and count what the counter keeps."
      submitLabel="Appoint"
      ready={people.data !== undefined}
      initialValues={{ userId: '', orderReference: '', until: '' }}
      schema={schema}
      onSend={({ userId, orderReference, until }) =>
        mutateAsync({ userId, until, orderReference: orderReference.trim() })
      }
      refusalOf={refusalOf}
      done={{ title: 'Operator Appointed' }}
      onClose={onClose}
    >
      <Stack gap="4">
        <PersonField label="Operator" query={people} />
        <TextField
          name="orderReference"
          label="Order"
          placeholder="B Co memorandum 12, 20NOV2026"
          maxLength={200}
        />
        <TextField name="until" label="Until" type="date" />
      </Stack>
    </ActDialog>
  );
}
