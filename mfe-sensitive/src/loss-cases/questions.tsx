import type { LossCaseDetailDto, LossQuestionDto } from '@hand-receipt/contracts';
import { lossCaseQueries } from '@hand-receipt/data';
import { reasonOf, useQuery, useUrlState } from '@hand-receipt/platform';
import {
  Box,
  Button,
  ErrorState,
  Flex,
  lateDialog,
  LoadingRows,
  Panel,
  Serial,
  Text,
} from '@hand-receipt/ui';
import { answerWords } from './loss-words';

const AnswerDialog = lateDialog(() => import(/* webpackChunkName: "loss-answer" */ './answer-dialog'));

function Question({ question, onAnswer }: { question: LossQuestionDto; onAnswer: () => void }) {
  const { case_id: id, items, unit, answer } = question;
  return (
    <Flex
      as="li"
      gap="3"
      align="center"
      justify="space-between"
      wrap="wrap"
      px="4"
      py="3"
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      <Box minW="0" overflowWrap="anywhere">
        {items.map(({ name, serial_number: serial }) => (
          <Box key={serial}>
            <b>{name}</b> <Serial>{serial}</Serial>
          </Box>
        ))}
        <Text color="fg.muted">
          {id}, {unit}. {answer ? `You answered: ${answerWords(answer)}.` : 'You held, verified or had it.'}
        </Text>
      </Box>
      <Button variant={answer ? 'secondary' : 'primary'} onClick={onAnswer} aria-label={`Answer, ${id}`}>
        {answer ? 'Answer Again' : 'Answer'}
      </Button>
    </Flex>
  );
}

function whyAbsent(lossCase: LossCaseDetailDto | null): string {
  if (!lossCase) return 'It does not exist, or you may not see it.';
  return lossCase.state === 'closed' ? 'This question is closed.' : 'You are not asked about this loss case.';
}

/** A question that the address names and that is not asked of the reader: why it cannot be opened. */
function AbsentQuestion({ id }: { id: string }) {
  const { data: lossCase, error, refetch, isFetching } = useQuery(lossCaseQueries.detail(id));
  if (lossCase === undefined && !error) return null;
  return (
    <Box mb="4">
      {error && !lossCase ? (
        <ErrorState
          title={error.message}
          message={reasonOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <ErrorState
          title={`The question of loss case ${id} cannot be opened`}
          message={whyAbsent(lossCase ?? null)}
        />
      )}
    </Box>
  );
}

/** Before it is known what the reader is asked. Loading is shown only to a reader who came for a question. */
function QuestionsAwaited({ named }: { named: string }) {
  const { error, refetch, isFetching } = useQuery(lossCaseQueries.questions());
  if (!error && !named) return null;
  return (
    <Box mb="4">
      {error ? (
        <ErrorState
          title="Failed to load what you are asked"
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingRows text="Loading what you are asked..." rows={2} />
      )}
    </Box>
  );
}

/** Lost items for which the reader is asked; nothing where there are none. The address opens one, as `question`. */
export function Questions() {
  const { data: questions } = useQuery(lossCaseQueries.questions());
  const { get, set } = useUrlState();
  const named = get('question');
  const asked = questions?.find(({ case_id: id }) => id === named);
  const close = () => set({ question: '' });
  if (!questions) return <QuestionsAwaited named={named} />;
  return (
    <>
      {named && !asked ? <AbsentQuestion id={named} /> : null}
      {questions.length > 0 ? (
        <Box mb="4">
          <Panel title="You are asked">
            <Box as="ul">
              {questions.map((question) => (
                <Question
                  key={question.case_id}
                  question={question}
                  onAnswer={() => set({ question: question.case_id })}
                />
              ))}
            </Box>
          </Panel>
        </Box>
      ) : null}
      {asked && <AnswerDialog question={asked} onClose={close} />}
    </>
  );
}
