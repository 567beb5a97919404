import type { Role } from '@hand-receipt/contracts';
import { peopleQueries, localDay, successionMutations } from '@hand-receipt/data';
import { reasonOf, useCurrentUser, useMutation, useNavigate, useQuery } from '@hand-receipt/platform';
import { ErrorState, LoadingRows, toast } from '@hand-receipt/ui';
import {
  CheckboxField,
  FormDialog,
  FormGrid,
  ReadOnlyField,
  SelectField,
  TextAreaField,
  TextField,
  yup,
} from '@hand-receipt/ui/forms';
import { useMemo, useState } from 'react';
import { Refusal } from '../acts/refusal';

const schema = yup.object({
  fromUserId: yup.string().required('Choose who hands over.'),
  toUserId: yup.string().required('Choose who takes over.'),
  startsOn: yup.string().required('Enter the first day.'),
  reason: yup.string().trim().required('Enter the reason.'),
});

/** Roles that start it for another person of their unit. */
const OPENS: readonly Role[] = ['Commander', 'Supply Sergeant', 'Admin'];

/** The people of the company, as choices. Who leads no unit starts it for themselves alone. */
function PeopleFields() {
  const me = useCurrentUser();
  const { data: people, error, refetch, isFetching } = useQuery(peopleQueries.directory());
  if (!people) {
    return error ? (
      <ErrorState
        title={error.message}
        message={reasonOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <LoadingRows text="Loading people..." rows={2} />
    );
  }
  const options = people
    .filter(({ status }) => status === 'Active')
    .map(({ id, rank, name, unit }) => ({ value: id, label: `${rank} ${name}, ${unit}` }));
  return (
    <FormGrid>
      {OPENS.includes(me.role) ? (
        <SelectField name="fromUserId" label="Outgoing" placeholder="Who hands over" options={options} />
      ) : (
        <ReadOnlyField label="Outgoing" value={me.name} />
      )}
      <SelectField name="toUserId" label="Incoming" placeholder="Who takes over" options={options} />
    </FormGrid>
  );
}

/** Starts a change of command. What is refused keeps what was typed. */
export default function OpenDialog({ onClose }: { onClose: () => void }) {
  const me = useCurrentUser();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Error | null>(null);
  const { mutateAsync } = useMutation(successionMutations.create);
  const initialValues = useMemo(
    () => ({
      fromUserId: me.role === 'Supply Sergeant' || me.role === 'Admin' ? '' : me.id,
      toUserId: '',
      startsOn: localDay(),
      reason: '',
      ordersRef: '',
      rolesPass: true,
    }),
    [me],
  );

  async function submit(values: typeof initialValues) {
    setFailure(null);
    const { id } = await mutateAsync({
      ...values,
      kind: 'primary',
      reason: values.reason.trim(),
      ordersRef: values.ordersRef.trim() || null,
    });
    toast({ tone: 'success', title: 'Change of Command Started', description: id });
    navigate(`/successions/${id}`);
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title="Start a change of command"
      description="The incoming takes the place of the outgoing in every chain. Nothing moves until both sign."
      submitLabel="Start"
      initialValues={initialValues}
      schema={schema}
      onSubmit={submit}
      onError={(error) => setFailure(error as Error)}
    >
      <PeopleFields />
      <FormGrid>
        <TextField name="startsOn" label="First day" type="date" />
        <TextField name="ordersRef" label="Orders" optional maxLength={120} autoComplete="off" />
      </FormGrid>
      <TextAreaField name="reason" label="Reason" maxLength={2000} />
      <CheckboxField
        name="rolesPass"
        label="The role of Commander passes too"
        hint="At the signing the incoming becomes Commander and the outgoing Soldier."
      />
      {failure && <Refusal failure={failure} />}
    </FormDialog>
  );
}
