import type { ReconciliationLineDto } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { Button, ButtonLink, Flex, VisuallyHidden } from '@hand-receipt/ui';
import { actsOf } from './line-act';
import { nameOf, serialOf } from './reconciliation-words';

interface LineButtonsProps {
  /** Of the comparison. */
  id: string;
  line: ReconciliationLineDto;
  onNote: (line: number) => void;
}

/** The acts that settle a row, and its note. */
export function LineButtons({ id, line, onNote }: LineButtonsProps) {
  const user = useCurrentUser();
  const of = <VisuallyHidden> {`${nameOf(line)} ${serialOf(line)}`}</VisuallyHidden>;
  return (
    <Flex gap="2" wrap="wrap" justify={{ md: 'flex-end' }}>
      {(line.outcome === null || line.note !== null) && (
        <Button size="s" variant="ghost" onClick={() => onNote(line.line)}>
          {line.note ? 'Change note' : 'Add note'}
          {of}
        </Button>
      )}
      {actsOf(line, { id, user }).map(({ label, to }) => (
        <ButtonLink key={label} size="s" to={to}>
          {label}
          {of}
        </ButtonLink>
      ))}
    </Flex>
  );
}
