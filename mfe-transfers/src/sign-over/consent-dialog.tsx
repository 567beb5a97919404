import { transferMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { FormDialog, FormError, TextAreaField } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { itemCount } from '../request/answer-words';
import { transferName } from '../transfers/parties';
import type { Consenting } from './consent-buttons';

const NOTE_LENGTH = 500;

const question = ({ transfer, agree, lines }: Consenting): string => {
  const { from, to } = transfer;
  const what = lines === undefined ? transferName(transfer) : itemCount(lines);
  return agree
    ? `${from} signs ${what} over to ${to}. ${to} then has it from you, and you recall it from ${to}.`
    : `${from} keeps ${what}. The transfer to ${to} is cancelled.`;
};

/** The person above the giver agrees to a sign-over, or says no. Custody does not move. */
export default function ConsentDialog({ onClose, ...consenting }: Consenting & { onClose: () => void }) {
  const { transfer, agree, lines } = consenting;
  const { mutateAsync } = useMutation(transferMutations.consent);
  const [failure, setFailure] = useState<Error | null>(null);

  async function submit({ note }: { note: string }) {
    setFailure(null);
    await mutateAsync({
      id: transfer.id,
      agree,
      note: note.trim() || null,
      ...(lines !== undefined && { wholeRequest: true }),
    });
    toast(
      agree
        ? { tone: 'success', title: 'Sign-over Agreed', description: `${transfer.to} can accept now.` }
        : { tone: 'success', title: 'Sign-over Refused', description: `${transfer.from} is told.` },
    );
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      size="confirm"
      title={agree ? 'Agree to Sign-over' : 'Say No to Sign-over'}
      description={question(consenting)}
      submitLabel={agree ? 'Agree' : 'Say No'}
      initialValues={{ note: '' }}
      onSubmit={submit}
      onError={(error) => setFailure(error as Error)}
    >
      <TextAreaField name="note" label="Note" optional maxLength={NOTE_LENGTH} />
      {failure && (
        <FormError title={statusOf(failure) === 0 ? 'Needs a connection.' : failure.message}>
          {reasonOf(failure)} What you typed is still here.
        </FormError>
      )}
    </FormDialog>
  );
}
