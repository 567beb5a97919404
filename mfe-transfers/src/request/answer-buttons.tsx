import type { Decision } from '@hand-receipt/data';
import { Button, Flex } from '@hand-receipt/ui';
import { transferName } from '../transfers/parties';
import type { AnswerFieldsProps } from './answer-fields';

type AnswerButtonsProps = Pick<AnswerFieldsProps, 'transfer' | 'choice' | 'working' | 'onChange'>;

/** Decline and Accept; pressed again, the line is left open. */
export function AnswerButtons({ transfer, choice: { decision }, working, onChange }: AnswerButtonsProps) {
  const name = transferName(transfer);
  const toggle = (wanted: Decision) =>
    onChange([transfer.id], { decision: decision === wanted ? null : wanted });
  return (
    <Flex gap="2">
      {!transfer.isRecall && (
        <Button
          size="s"
          variant={decision === 'reject' ? 'danger' : 'secondary'}
          aria-pressed={decision === 'reject'}
          aria-label={`Decline ${name}`}
          disabled={working}
          onClick={() => toggle('reject')}
        >
          Decline
        </Button>
      )}
      <Button
        size="s"
        variant={decision === 'approve' ? 'primary' : 'secondary'}
        aria-pressed={decision === 'approve'}
        aria-label={`Accept ${name}`}
        disabled={working}
        onClick={() => toggle('approve')}
      >
        Accept
      </Button>
    </Flex>
  );
}
