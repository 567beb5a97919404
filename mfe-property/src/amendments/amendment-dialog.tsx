import { useProof } from '@hand-receipt/data';
import { reasonOf, statusOf } from '@hand-receipt/platform';
import { FilePenLineIcon, toast } from '@hand-receipt/ui';
import { FormDialog, FormError, NO_PROOF, proofFields, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { AmendmentFields } from './amendment-fields';
import { contentFields } from './amendment-schema';
import { type AmendmentTask, linesOf } from './amendment-task';
import type { AmendmentValues } from './amendment-values';
import { type AmendmentDraft, useAmendmentDraft } from './use-amendment-draft';
import { useSendAmendment } from './use-send-amendment';

const WORDS = {
  report: {
    title: 'Report wrong data',
    submit: 'Send Report',
    description:
      'The record changes once a Supply Sergeant or Commander proposed it and another person signed.',
    done: { title: 'Wrong Data Reported', next: 'waits for the Supply Sergeant or Commander.' },
  },
  propose: {
    title: 'Propose amendment',
    submit: 'Sign and Propose',
    description: 'Nothing was gained or lost. The record changes once another person signed.',
    done: { title: 'Amendment Proposed', next: 'waits for the second signature.' },
  },
};

function NotSent({ failure }: { failure: Error }) {
  const isOffline = statusOf(failure) === 0;
  return (
    <FormError title={isOffline ? 'Needs a connection.' : (reasonOf(failure) ?? failure.message)}>
      {isOffline ? 'What you typed stays on this device as a draft.' : 'What you typed is still here.'}
    </FormError>
  );
}

interface AmendmentFormProps {
  task: AmendmentTask;
  draft: AmendmentDraft;
  onClose: () => void;
}

function AmendmentForm({ task, draft, onClose }: AmendmentFormProps) {
  const words = WORDS[task.act];
  const [initialValues] = useState((): AmendmentValues => {
    const lines = linesOf(task, draft.kept?.lines ?? []);
    return { ...task.start, ...draft.kept, lines, uploadIds: draft.photos, ...NO_PROOF };
  });
  const [failure, setFailure] = useState<Error | null>(null);
  // What no field of the form says.
  const [refusal, setRefusal] = useState<Error | null>(null);
  const proof = useProof();
  const send = useSendAmendment(task, proof);
  const schema = yup.object({ ...contentFields, ...(task.act === 'propose' && proofFields(proof)) });

  async function submit(values: AmendmentValues) {
    setFailure(null);
    setRefusal(null);
    let amendment;
    try {
      amendment = await send(values);
    } catch (error) {
      setFailure(error as Error);
      throw error;
    }
    await draft.end();
    toast({ tone: 'success', title: words.done.title, description: `${amendment.id} ${words.done.next}` });
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.title}
      description={`${task.subject}. ${words.description}`}
      submitLabel={words.submit}
      submitIcon={<FilePenLineIcon />}
      keepsDraft
      initialValues={initialValues}
      schema={schema}
      onSubmit={submit}
      onError={(error) => setRefusal(error as Error)}
    >
      <AmendmentFields task={task} draft={draft} proof={proof} failure={failure} />
      {refusal && <NotSent failure={refusal} />}
    </FormDialog>
  );
}

interface AmendmentDialogProps {
  task: AmendmentTask;
  onClose: () => void;
}

/** Reports what is wrong with an item's identifying data, or proposes to amend it with the proposer's signature. */
export default function AmendmentDialog({ task, onClose }: AmendmentDialogProps) {
  // What others do to the item meanwhile must not change a form in which a person types.
  const [opened] = useState(task);
  const draft = useAmendmentDraft(opened);
  if (draft.kept === undefined) return null;
  return <AmendmentForm task={opened} draft={draft} onClose={onClose} />;
}
