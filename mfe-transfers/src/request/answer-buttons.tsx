import type { Decision } from '@hand-receipt/data';
import { Button, CheckIcon, Flex, XIcon } from '@hand-receipt/ui';
import { transferName } from '../transfers/parties';
import type { AnswerFieldsProps } from './answer-fields';

type AnswerButtonsProps = Pick<AnswerFieldsProps, 'transfer' | 'choice' | 'working' | 'onChange'>;

/** One switch. A chosen answer is marked, and is not the act: the button that signs is the only solid one. */
const looks = {
  flex: { base: '1 1 100%', md: 'none' },
  '& > button': { flex: { base: '1', md: 'none' } },
  '& > button:not(:first-of-type)': { borderStartRadius: '0', marginInlineStart: '-1px' },
  '& > button:not(:last-of-type)': { borderEndRadius: '0' },
  '& > [aria-label^=Accept][aria-pressed=true]': {
    background: 'accent.subtle',
    boxShadow: 'inset 0 -3px 0 var(--hr-colors-accent-solid)',
  },
  '& > [aria-label^=Decline][aria-pressed=true]': {
    background: 'danger.subtle',
    color: 'danger.fg',
    boxShadow: 'inset 0 -3px 0 var(--hr-colors-danger-solid)',
  },
} as const;

/** Decline and Accept; pressed again, the line is left open. */
export function AnswerButtons({ transfer, choice: { decision }, working, onChange }: AnswerButtonsProps) {
  const name = transferName(transfer);
  const toggle = (wanted: Decision) =>
    onChange([transfer.id], { decision: decision === wanted ? null : wanted });
  return (
    <Flex css={looks}>
      {!transfer.isRecall && (
        <Button
          size="s"
          icon={decision === 'reject' ? <XIcon size={14} /> : null}
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
        icon={decision === 'approve' ? <CheckIcon size={14} /> : null}
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
