import { type CounterKind, COUNTER_KINDS } from '@hand-receipt/contracts';
import { counterMutations, unitQueries } from '@hand-receipt/data';
import { refusalOf, useCurrentUser, useMutation, useQuery } from '@hand-receipt/platform';
import { Stack } from '@hand-receipt/ui';
import { ActDialog, SelectField, TextField, yup } from '@hand-receipt/ui/forms';

const schema = yup.object({
  name: yup.string().trim().required('Name is required').max(80),
  unitId: yup.string().required('Unit is required'),
});
const KINDS: Record<CounterKind, string> = { 'arms-room': 'Arms room', supply: 'Supply room' };

/** Sets up a counter of a unit. */
export function NewCounterDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useMutation(counterMutations.create);
  const { unit } = useCurrentUser();
  const { data: units = [] } = useQuery(unitQueries.tree());
  const own = units.find(({ name }) => name === unit)?.id ?? '';
  return (
    <ActDialog
      // The own unit is chosen once the units are known.
      key={own}
      title="New Counter"
      submitLabel="Set Up Counter"
      initialValues={{ name: '', kind: 'arms-room', unitId: own }}
      schema={schema}
      onSend={({ name, kind, unitId }) =>
        mutateAsync({ name: name.trim(), kind: kind as CounterKind, unitId })
      }
      refusalOf={refusalOf}
      done={{ title: 'Counter Set Up' }}
      onClose={onClose}
    >
      <Stack gap="4">
        <TextField name="name" label="Name" placeholder="Arms Room" maxLength={80} />
        <SelectField
          name="kind"
          label="Kind"
          options={COUNTER_KINDS.map((value) => ({ value, label: KINDS[value] }))}
        />
        <SelectField
          name="unitId"
          label="Unit"
          placeholder="Choose a unit"
          options={units.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Stack>
    </ActDialog>
  );
}
