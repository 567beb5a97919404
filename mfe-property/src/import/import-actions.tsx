import type { PropertyImportDto } from '@hand-receipt/contracts';
import { importMutations } from '@hand-receipt/data';
import { ApiError, isNetworkError, useMutation } from '@hand-receipt/platform';
import { Button, ButtonLink, CheckIcon, ErrorState, Flex } from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import { isCompared, itemsOf, readyOf } from './import-words';
import { useForgetChoice } from './use-choice-draft';

interface ImportActionsProps {
  read: PropertyImportDto;
  /** Gives the file up, while it can be. */
  discard: ReactNode;
  /** Back to the choice of a file. */
  onLeave: () => void;
}

const UNANSWERED = {
  title: 'Needs a connection.',
  message: 'It is not known whether the items are being entered. Try again, nothing is entered twice.',
};
const wordsOf = (failed: Error) =>
  isNetworkError(failed)
    ? UNANSWERED
    : {
        title: 'The items were not entered',
        message: failed instanceof ApiError ? failed.message : undefined,
      };

/** Where one sees what came of the file. */
function Onward({ read }: { read: PropertyImportDto }) {
  const [to, label] = isCompared(read)
    ? ['/reconciliations', 'Open comparisons']
    : ['/property-book?tab=unassigned', 'Open Property Book'];
  return (
    <ButtonLink variant="primary" to={to}>
      {label}
    </ButtonLink>
  );
}

/** Enters the good rows, or forgets the file; once confirmed, only onward. */
export function ImportActions({ read, discard, onLeave }: ImportActionsProps) {
  const confirm = useMutation(importMutations.confirm(read.id));
  const forget = useForgetChoice(read.id);
  const waits = read.status === 'previewed';
  const isConfirmed = !waits && read.status !== 'stopped';
  // An answer that was lost is no failure once the import is seen to have begun.
  const failed = isConfirmed ? null : confirm.error;
  const left = readyOf(read) - read.written - read.refused;

  return (
    <>
      {failed && <ErrorState failed="action" {...wordsOf(failed)} />}
      <Flex gap="2" wrap="wrap">
        {!isConfirmed && left > 0 && (
          <Button
            variant="primary"
            icon={<CheckIcon />}
            working={confirm.isPending}
            onClick={() => confirm.mutate(undefined, { onSuccess: forget })}
          >
            Import {itemsOf(left)}
          </Button>
        )}
        {waits && discard}
        {read.status === 'finished' && <Onward read={read} />}
        {!waits && <Button onClick={onLeave}>Import another file</Button>}
      </Flex>
    </>
  );
}
