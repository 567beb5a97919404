import type { PersonClearanceDto } from '@hand-receipt/contracts';
import { clearanceMutations, localDay } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { UserRoundCheckIcon } from '@hand-receipt/ui';
import { TextField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { ActDialog } from './act-dialog';

const LEFT_DAYS = 30;

/** The first day for which a clearance is opened. */
function firstDay(): string {
  const now = new Date();
  return localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() - LEFT_DAYS));
}

const schema = yup.object({
  leavesOn: yup
    .string()
    .required('Enter the day on which they leave.')
    .test(
      'not-long-past',
      `The day is more than ${LEFT_DAYS} days ago. Enter the day on which they leave.`,
      (day = '') => day >= firstDay(),
    ),
});

interface DialogProps {
  page: PersonClearanceDto;
  onClose: () => void;
}

/** Starts clearing a person. */
export default function StartDialog({ page: { person }, onClose }: DialogProps) {
  const [initialValues] = useState({ leavesOn: localDay() });
  const { mutateAsync } = useMutation(clearanceMutations.open(person.id));
  return (
    <ActDialog
      title={`Start clearing ${person.name}?`}
      description="Nothing moves. The steps turn green as items come back, and somebody else signs at the end."
      submitLabel="Start Clearing"
      submitIcon={<UserRoundCheckIcon />}
      initialValues={initialValues}
      schema={schema}
      done={{ title: 'Clearance Started', description: person.name }}
      onSend={({ leavesOn }) => mutateAsync(leavesOn)}
      onClose={onClose}
    >
      <TextField name="leavesOn" label="Leaves the unit on" type="date" mono />
    </ActDialog>
  );
}
