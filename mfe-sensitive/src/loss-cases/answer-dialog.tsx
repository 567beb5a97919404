import { LOSS_ANSWERS, type LossAnswer, type LossQuestionDto } from '@hand-receipt/contracts';
import { lossCaseMutations } from '@hand-receipt/data';
import { refusalOf, useMutation } from '@hand-receipt/platform';
import { ActDialog, FormGrid, SelectField, TextField, useFormikContext, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { answerWords } from './loss-words';

interface AnswerValues extends Record<string, unknown> {
  answer: LossAnswer | '';
  seenAt: string;
  seenWhere: string;
}

const OPTIONS = LOSS_ANSWERS.map((value) => ({ value, label: answerWords(value) }));
const WORDS = 'Say when and where you saw it.';
const whenSeen = yup.string().when('answer', { is: 'i-saw-it', then: (text) => text.trim().required(WORDS) });

const schema = yup.object({
  answer: yup.string().required('Choose an answer.'),
  seenAt: whenSeen,
  seenWhere: whenSeen,
});

function SeenFields() {
  const { answer } = useFormikContext<AnswerValues>().values;
  return (
    answer === 'i-saw-it' && (
      <FormGrid>
        <TextField name="seenAt" label="When" type="datetime-local" />
        <TextField name="seenWhere" label="Where" maxLength={200} autoComplete="off" />
      </FormGrid>
    )
  );
}

/** Says whether the reader has or saw what is looked for. */
export default function AnswerDialog({
  question,
  onClose,
}: {
  question: LossQuestionDto;
  onClose: () => void;
}) {
  const [initialValues] = useState<AnswerValues>({
    answer: question.answer ?? '',
    seenAt: '',
    seenWhere: '',
  });
  const { mutateAsync } = useMutation(lossCaseMutations.answer(question.case_id));
  const names = question.items.map((item) => `${item.name} ${item.serial_number}`).join(', ');

  return (
    <ActDialog
      title="Do you have it?"
      description={`${names}. ${question.unit} is looking for it. Your answer is kept with your name.`}
      submitLabel="Send Answer"
      initialValues={initialValues}
      schema={schema}
      refusalOf={refusalOf}
      onSend={({ answer, seenAt, seenWhere }) =>
        mutateAsync({
          answer: answer || 'not-with-me',
          ...(answer === 'i-saw-it' && {
            seenAt: new Date(seenAt).toISOString(),
            seenWhere: seenWhere.trim(),
          }),
        })
      }
      done={{ title: 'Answer Sent', description: `Loss case ${question.case_id}.` }}
      onClose={onClose}
    >
      <SelectField name="answer" label="Answer" options={OPTIONS} placeholder="Choose an answer" />
      <SeenFields />
    </ActDialog>
  );
}
