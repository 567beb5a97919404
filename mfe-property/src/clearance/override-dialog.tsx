import { OVERRIDE_HOURS, OVERRIDE_REASON_LENGTH, type PersonClearanceDto } from '@hand-receipt/contracts';
import { clearanceMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { Alert, ShieldAlertIcon } from '@hand-receipt/ui';
import { TextAreaField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { ActDialog } from './act-dialog';

const TOO_SHORT = `Say in at least ${OVERRIDE_REASON_LENGTH} characters why they are deactivated without being cleared.`;

const schema = yup.object({
  reason: yup.string().trim().min(OVERRIDE_REASON_LENGTH, TOO_SHORT).required(TOO_SHORT),
});

interface DialogProps {
  page: PersonClearanceDto;
  onClose: () => void;
}

/** Lets an Admin deactivate a person who is not clear. */
export default function OverrideDialog({ page: { person, refusal }, onClose }: DialogProps) {
  const [initialValues] = useState({ reason: '' });
  const { mutateAsync } = useMutation(clearanceMutations.override(person.id));
  return (
    <ActDialog
      title={`Override the clearance of ${person.name}?`}
      description={`For ${OVERRIDE_HOURS} hours an Admin may deactivate them. Items stay on their hand receipt, and the people above them are told.`}
      submitLabel="Override"
      submitIcon={<ShieldAlertIcon />}
      initialValues={initialValues}
      schema={schema}
      done={{ title: 'Clearance Overridden', description: person.name }}
      onSend={({ reason }) => mutateAsync(reason.trim())}
      onClose={onClose}
    >
      {refusal ? (
        <Alert tone="warning" title="Not cleared" announce={false}>
          <p>{refusal}</p>
        </Alert>
      ) : null}
      <TextAreaField
        name="reason"
        label="Reason"
        maxLength={2000}
        hint={`At least ${OVERRIDE_REASON_LENGTH} characters.`}
      />
    </ActDialog>
  );
}
