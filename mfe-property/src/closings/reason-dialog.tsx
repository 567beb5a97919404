import type { ClosingDto } from '@hand-receipt/contracts';
import { closingMutations } from '@hand-receipt/data';
import { refusalOf, useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { FormDialog, FormError, TextAreaField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';

const initialValues = { reason: '' };

const WORDS = {
  refuse: {
    title: 'Refuse this closing?',
    submit: 'Refuse',
    done: 'Closing Refused',
    need: 'Enter why you refuse it.',
  },
  cancel: {
    title: 'Cancel this closing?',
    submit: 'Cancel Closing',
    done: 'Closing Cancelled',
    need: 'Enter why the other side did not take the items.',
  },
} as const;

interface ReasonDialogProps {
  closing: ClosingDto;
  act: keyof typeof WORDS;
  onClose: () => void;
}

/** Refuses a prepared closing, or cancels a signed one, and says why. */
export default function ReasonDialog({ closing: { id }, act, onClose }: ReasonDialogProps) {
  const [failure, setFailure] = useState<Error | null>(null);
  const { mutateAsync } = useMutation(closingMutations[act](id));
  const words = WORDS[act];

  async function submit({ reason }: typeof initialValues) {
    setFailure(null);
    await mutateAsync(reason.trim());
    toast({ tone: 'success', title: words.done, description: `${id}. The items stay on the book.` });
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      size="confirm"
      title={words.title}
      description={`${id}. The items stay on the book. The preparer reads your reason.`}
      submitLabel={words.submit}
      cancelLabel="Keep It"
      initialValues={initialValues}
      schema={yup.object({ reason: yup.string().trim().required(words.need) })}
      onSubmit={submit}
      onError={(error) => setFailure(error as Error)}
    >
      <TextAreaField name="reason" label="Reason" maxLength={2000} />
      {failure && <FormError title={refusalOf(failure)}>What you typed is still here.</FormError>}
    </FormDialog>
  );
}
