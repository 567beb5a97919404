import type { Transfer } from '@hand-receipt/contracts';
import type { LineAnswer } from '@hand-receipt/data';
import { Button, Flex } from '@hand-receipt/ui';
import type { useAnswers } from './use-answers';

interface AnswerAllProps {
  /** Lines that wait for my answer. */
  open: readonly Transfer[];
  chosen: readonly LineAnswer[];
  answers: ReturnType<typeof useAnswers>;
  disabled: boolean;
}

/** One choice for all open lines, from which single ones can then differ. */
export function AnswerAll({ open, chosen, answers, disabled }: AnswerAllProps) {
  const ids = open.map(({ id }) => id);
  return (
    <Flex gap="2" align="center" wrap="wrap">
      {!open.some(({ isRecall }) => isRecall) && (
        <Button size="s" disabled={disabled} onClick={() => answers.choose(ids, 'reject')}>
          Decline All
        </Button>
      )}
      <Button size="s" disabled={disabled} onClick={() => answers.choose(ids, 'approve')}>
        Accept All
      </Button>
      <Button
        size="s"
        variant="ghost"
        disabled={disabled || chosen.length === 0}
        onClick={() => answers.choose(ids, null)}
      >
        Clear
      </Button>
    </Flex>
  );
}
