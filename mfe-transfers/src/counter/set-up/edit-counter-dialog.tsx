import type { CounterDto } from '@hand-receipt/contracts';
import { counterMutations } from '@hand-receipt/data';
import { refusalOf, useMutation } from '@hand-receipt/platform';
import { Stack } from '@hand-receipt/ui';
import { ActDialog, CheckboxField, TextField, yup } from '@hand-receipt/ui/forms';

const schema = yup.object({ name: yup.string().trim().required('Name is required').max(80) });

/** Renames a counter, or closes it for good. */
export function EditCounterDialog({ counter, onClose }: { counter: CounterDto; onClose: () => void }) {
  const { mutateAsync } = useMutation(counterMutations.edit(counter.id));
  return (
    <ActDialog
      title={`Rename or close ${counter.name}`}
      submitLabel="Save"
      initialValues={{ name: counter.name, closed: false }}
      schema={schema}
      onSend={({ name, closed }) => mutateAsync({ name: name.trim(), ...(closed && { closed }) })}
      refusalOf={refusalOf}
      done={{ title: 'Counter Saved' }}
      onClose={onClose}
    >
      <Stack gap="4">
        <TextField name="name" label="Name" maxLength={80} />
        <CheckboxField
          name="closed"
          label="Close this counter for good"
          hint="It must keep no stock and have nothing out."
        />
      </Stack>
    </ActDialog>
  );
}
