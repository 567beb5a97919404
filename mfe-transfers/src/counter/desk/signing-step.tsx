import type { CounterSessionDto, HandOverDto } from '@hand-receipt/contracts';
import { formatDateTime, Mono } from '@hand-receipt/ui';
import { answerWords, MODE_WORDS } from './list';
import { SigningCover } from './signing-cover';
import type { ShownList } from './use-hand-over';
import { useSigning } from './use-signing';

interface SigningStepProps {
  shown: ShownList;
  session: CounterSessionDto;
  onSigned: (handOver: HandOverDto) => void;
  onAgain: (why: string) => Promise<boolean>;
  /** Not right: the list goes back to the operator. */
  onBack: () => void;
  onEnd: (why: string) => void;
}

/** From whose hand receipt the lines come, in words. */
function giverWords({ prepared }: ShownList): string {
  const names = new Set(prepared.lines.map(({ giver }) => giver?.name ?? 'the property book'));
  return [...names].join(' and ');
}

/** The list that a recipient signs for. */
export function SigningStep({ shown, session, onSigned, onAgain, onBack, onEnd }: SigningStepProps) {
  const { recipient, mode, paperTime, purpose } = shown.list;
  const { lines, due_at: dueAt } = shown.prepared;
  const signing = useSigning({ shown, sessionId: session.id, onSigned, onAgain, onEnd });
  return (
    <SigningCover
      session={session}
      recipient={recipient}
      lines={lines}
      signing={signing}
      onBack={onBack}
      words={
        <>
          {MODE_WORDS[mode]} from {giverWords(shown)}.{' '}
          {dueAt ? (
            <>
              Due <Mono>{formatDateTime(dueAt)}</Mono>.{' '}
            </>
          ) : null}
          {paperTime ? (
            <>
              Done <Mono>{formatDateTime(paperTime)}</Mono>, by the paper log.{' '}
            </>
          ) : null}
          {mode === 'temporary' && purpose.trim() ? `Purpose: ${purpose.trim()}. ` : ''}
          {answerWords(mode, lines.length)}
        </>
      }
    />
  );
}
