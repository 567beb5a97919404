import { RECALL_ANSWERS, type RecallAnswer, type Transfer } from '@hand-receipt/contracts';
import { transferMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import {
  FormDialog,
  FormError,
  SelectField,
  TextAreaField,
  TextField,
  useFormikContext,
  yup,
} from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { itemCount } from '../request/answer-words';
import { transferName } from '../transfers/parties';
import { ANSWER_LABELS } from './recall-words';

interface AnswerRecallDialogProps {
  transfer: Transfer;
  /** How many open lines of its request the answer is for; left out for this one alone. */
  lines?: number;
  onClose: () => void;
}

interface Values {
  answer: '' | RecallAnswer;
  untilOn: string;
  note: string;
}

const NOTE_LENGTH = 500;
const OPTIONS = RECALL_ANSWERS.map((value) => ({ value, label: ANSWER_LABELS[value] }));
const DAY_LABEL = { 'handed-over': 'Handed over on', 'in-repair': 'In repair until' } as const;
const NOTE_LABEL = {
  'handed-over': 'To whom',
  'in-repair': 'Where',
  'not-held': 'What you know of it',
} as const;

const schema = yup.object({
  answer: yup.string().required('Choose an answer'),
  untilOn: yup.string().when('answer', {
    is: (answer: string) => answer in DAY_LABEL,
    then: (day) => day.required('Enter the day'),
  }),
  note: yup.string().trim().required('Say it in words'),
});

/** A new answer begins with what was said last. */
const valuesOf = ({ recallAnswer }: Transfer): Values => ({
  answer: recallAnswer?.answer ?? '',
  untilOn: recallAnswer?.until_on ?? '',
  note: recallAnswer?.note ?? '',
});

/** What goes with the answer that is chosen. */
function AnswerFields() {
  const { answer } = useFormikContext<Values>().values;
  if (answer === '') return null;
  return (
    <>
      {answer !== 'not-held' && <TextField name="untilOn" label={DAY_LABEL[answer]} type="date" />}
      <TextAreaField name="note" label={NOTE_LABEL[answer]} maxLength={NOTE_LENGTH} />
    </>
  );
}

/** The holder says what became of a recalled item, or of all of one request. Custody does not move. */
export default function AnswerRecallDialog({ transfer, lines, onClose }: AnswerRecallDialogProps) {
  const { mutateAsync } = useMutation(transferMutations.answerRecall);
  const [initialValues] = useState(() => valuesOf(transfer));
  const [failure, setFailure] = useState<Error | null>(null);
  const what = lines === undefined ? transferName(transfer) : itemCount(lines);

  async function submit({ answer, untilOn, note }: Values) {
    if (answer === '') return;
    setFailure(null);
    await mutateAsync({
      id: transfer.id,
      answer,
      untilOn: answer === 'not-held' ? null : untilOn,
      note: note.trim(),
      ...(lines !== undefined && { wholeRequest: true }),
    });
    toast({ tone: 'success', title: 'Recall Answered', description: `${transfer.to} reads your answer.` });
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      size="confirm"
      title={lines === undefined ? 'Answer Recall' : 'Answer All'}
      description={`${transfer.to} asks for ${what} back. You stay responsible until ${transfer.to} accepts what you return.`}
      submitLabel="Send Answer"
      initialValues={initialValues}
      schema={schema}
      onSubmit={submit}
      onError={(error) => setFailure(error as Error)}
    >
      <SelectField name="answer" label="Answer" options={OPTIONS} placeholder="Choose an answer" />
      <AnswerFields />
      {failure && (
        <FormError title={statusOf(failure) === 0 ? 'Needs a connection.' : failure.message}>
          {reasonOf(failure)} What you typed is still here.
        </FormError>
      )}
    </FormDialog>
  );
}
