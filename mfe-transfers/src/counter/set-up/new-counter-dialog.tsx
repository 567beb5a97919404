import { type CounterKind, COUNTER_KINDS, type UnitDto } from '@hand-receipt/contracts';
import { counterMutations, unitQueries } from '@hand-receipt/data';
import { refusalOf, useCurrentUser, useMutation, useQuery } from '@hand-receipt/platform';
import { Dialog, ErrorState, LoadingRows, Stack } from '@hand-receipt/ui';
import { ActDialog, SelectField, TextField, yup } from '@hand-receipt/ui/forms';
import { COUNTER_KIND_WORDS } from '../counter-set-up';

const TITLE = 'New Counter';
const schema = yup.object({
  name: yup.string().trim().required('Name is required').max(80),
  unitId: yup.string().required('Unit is required'),
});

interface NewCounterDialogProps {
  onClose: () => void;
}

/** Sets up a counter of a unit, once the units to choose from are known. */
export function NewCounterDialog({ onClose }: NewCounterDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(unitQueries.tree());
  if (data) return <NewCounterForm units={data} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={TITLE}>
      {error ? (
        <ErrorState
          title="Failed to load units"
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingRows text="Loading units..." rows={3} />
      )}
    </Dialog>
  );
}

function NewCounterForm({ units, onClose }: NewCounterDialogProps & { units: readonly UnitDto[] }) {
  const { mutateAsync } = useMutation(counterMutations.create);
  const { unit } = useCurrentUser();
  const own = units.find(({ name }) => name === unit)?.id ?? '';
  return (
    <ActDialog
      title={TITLE}
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
          options={COUNTER_KINDS.map((value) => ({ value, label: COUNTER_KIND_WORDS[value] }))}
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
