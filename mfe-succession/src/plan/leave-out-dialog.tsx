import { TextAreaField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { ActDialog } from '../acts/act-dialog';
import type { LineNews } from '../count/line-news';

const schema = yup.object({ reason: yup.string().trim().required('Enter why it is left out.') });

interface LeaveOutDialogProps {
  section: string;
  /** Who stays responsible there. */
  outgoing: string;
  onLeaveOut: (reason: string) => Promise<unknown>;
  /** What happened meanwhile. */
  news: LineNews | null;
  onClose: () => void;
}

/** Leaves a section out of the signing, with a reason. */
export default function LeaveOutDialog({
  section,
  outgoing,
  onLeaveOut,
  news,
  onClose,
}: LeaveOutDialogProps) {
  const [initialValues] = useState({ reason: '' });
  return (
    <ActDialog
      title="Leave out this section?"
      description={`${section}. ${outgoing} stays responsible there. The memorandum lists it with your reason.`}
      submitLabel="Leave Out"
      news={news}
      initialValues={initialValues}
      schema={schema}
      done={{ title: 'Section Left Out' }}
      onSend={({ reason }) => onLeaveOut(reason.trim())}
      onClose={onClose}
    >
      <TextAreaField name="reason" label="Reason" maxLength={2000} />
    </ActDialog>
  );
}
