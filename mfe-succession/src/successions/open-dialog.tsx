import type { SuccessionKind, UserDto } from '@hand-receipt/contracts';
import { localDay, successionMutations } from '@hand-receipt/data';
import { useCurrentUser, useMutation, useNavigate } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { FormDialog, FormGrid, TextAreaField, TextField, yup } from '@hand-receipt/ui/forms';
import { useMemo, useState } from 'react';
import { Refusal } from '../acts/refusal';
import { dayAfter } from '../plan/days';
import { CommandFields } from './command-fields';
import { KIND_WORDS } from './kind-words';
import { PeopleFields } from './people-fields';

/** A day so many days after today. */
const daysFromNow = (days: number): string => dayAfter(localDay(), days);

const schema = yup.object({
  fromUserId: yup.string().required('Choose who hands over.'),
  toUserId: yup.string().required('Choose who takes over.'),
  startsOn: yup
    .string()
    .required('Enter the first day.')
    .test('not-old', 'At most 30 days ago.', (day = '') => day === '' || day >= daysFromNow(-30))
    .test('not-far', 'At most one year ahead.', (day = '') => day === '' || day <= daysFromNow(365)),
  reason: yup.string().trim().required('Enter the reason.'),
});

const WORDS: Record<SuccessionKind, { title: string; description: string }> = {
  primary: {
    title: 'Start a change of command',
    description:
      'The incoming takes the place of the outgoing in every chain. Nothing moves until both sign.',
  },
  sub: {
    title: 'Change the holder',
    description:
      'The incoming takes over a sub-hand receipt. People below keep their items. Nothing moves until all sign.',
  },
};

/** Who hands over unless the address says it. */
const usualOutgoing = ({ role, id }: UserDto): string =>
  role === 'Supply Sergeant' || role === 'Admin' ? '' : id;

interface OpenDialogProps {
  kind: SuccessionKind;
  /** Id of the outgoing person, where the address names one. */
  fromUserId: string;
  onClose: () => void;
}

/** Starts a change of command, or of a sub-hand receipt holder. What is refused keeps what was typed. */
export default function OpenDialog({ kind, fromUserId, onClose }: OpenDialogProps) {
  const me = useCurrentUser();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Error | null>(null);
  const { mutateAsync } = useMutation(successionMutations.create);
  const initialValues = useMemo(
    () => ({
      fromUserId: fromUserId || (kind === 'sub' && me.role === 'Commander' ? '' : usualOutgoing(me)),
      toUserId: '',
      giverUserId: '',
      startsOn: localDay(),
      reason: '',
      ordersRef: '',
      rolesPass: kind === 'primary',
    }),
    [me, kind, fromUserId],
  );

  async function submit({ giverUserId, rolesPass, ...values }: typeof initialValues) {
    setFailure(null);
    const { id } = await mutateAsync({
      ...values,
      kind,
      ...(kind === 'sub' && { giverUserId: giverUserId || null }),
      // Unless it is unticked, the role passes where the outgoing person has it.
      ...(kind === 'primary' && !rolesPass && { rolesPass }),
      reason: values.reason.trim(),
      ordersRef: values.ordersRef.trim() || null,
    });
    toast({ tone: 'success', title: `${KIND_WORDS[kind].title} Started`, description: id });
    // In place of the form: Back does not open it again.
    navigate(`/successions/${id}`, { replace: true });
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      {...WORDS[kind]}
      submitLabel="Start"
      initialValues={initialValues}
      schema={schema}
      onSubmit={submit}
      onError={(error) => setFailure(error as Error)}
    >
      <PeopleFields kind={kind} />
      <FormGrid>
        <TextField name="startsOn" label="First day" type="date" />
        <TextField name="ordersRef" label="Orders" optional maxLength={120} autoComplete="off" />
      </FormGrid>
      <TextAreaField name="reason" label="Reason" maxLength={2000} />
      {kind === 'primary' && <CommandFields />}
      {failure && <Refusal failure={failure} />}
    </FormDialog>
  );
}
