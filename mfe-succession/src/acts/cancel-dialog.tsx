import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { successionMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { TextAreaField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import type { LineNews } from '../count/line-news';
import { KIND_WORDS } from '../successions/kind-words';
import { ActDialog } from './act-dialog';

const schema = yup.object({ reason: yup.string().trim().required('Enter why it is cancelled.') });

interface CancelDialogProps {
  succession: SuccessionDetailDto;
  /** What happened meanwhile. */
  news: LineNews | null;
  onClose: () => void;
}

/** Ends a change of command before it is signed, or what was left out of its signing. */
export default function CancelDialog({ succession, news, onClose }: CancelDialogProps) {
  const { id, from, to, kind, signed_at: signedAt } = succession;
  const { noun, title } = KIND_WORDS[kind];
  const [initialValues] = useState({ reason: '' });
  const { mutateAsync } = useMutation(successionMutations.cancel(id));
  return (
    <ActDialog
      title={`Cancel this ${noun}?`}
      description={`${id}, ${from.name} to ${to.name}. ${signedAt ? 'What was signed stays signed. The rest does not move' : 'Nothing moves'}, and the freeze ends.`}
      submitLabel={`Cancel ${title}`}
      cancelLabel="Keep It"
      news={news}
      initialValues={initialValues}
      schema={schema}
      done={{
        title: `${title} Cancelled`,
        description: `${id}. ${from.name} stays responsible${signedAt ? ' for what was not signed' : ''}.`,
      }}
      onSend={({ reason }) => mutateAsync(reason.trim())}
      onClose={onClose}
    >
      <TextAreaField name="reason" label="Reason" maxLength={2000} />
    </ActDialog>
  );
}
