import type { PropertyImportDto } from '@hand-receipt/contracts';
import { importMutations } from '@hand-receipt/data';
import { ApiError, isNetworkError, useMutation } from '@hand-receipt/platform';
import { Button, ButtonLink, CheckIcon, ErrorState, Flex } from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import { itemsOf, readyOf } from './import-words';

interface ImportActionsProps {
  read: PropertyImportDto;
  /** Gives the file up, while it can be. */
  discard: ReactNode;
  /** Back to the choice of a file. */
  onLeave: () => void;
}

const titleOf = (failed: Error) =>
  isNetworkError(failed)
    ? 'It is not known whether the items are being entered: try again, nothing is entered twice'
    : 'The items were not entered';

/** Enters the good rows, or forgets the file; once confirmed, only onward. */
export function ImportActions({ read, discard, onLeave }: ImportActionsProps) {
  const confirm = useMutation(importMutations.confirm(read.id));
  const waits = read.status === 'previewed';
  const isConfirmed = !waits && read.status !== 'stopped';
  // An answer that was lost is no failure once the import is seen to have begun.
  const failed = isConfirmed ? null : confirm.error;
  const left = readyOf(read) - read.written - read.refused;

  return (
    <>
      {failed && (
        <ErrorState
          failed="action"
          title={titleOf(failed)}
          message={failed instanceof ApiError ? failed.message : undefined}
        />
      )}
      <Flex gap="2" wrap="wrap">
        {!isConfirmed && left > 0 && (
          <Button
            variant="primary"
            icon={<CheckIcon />}
            working={confirm.isPending}
            onClick={() => confirm.mutate()}
          >
            Import {itemsOf(left)}
          </Button>
        )}
        {waits && discard}
        {read.status === 'finished' && (
          <ButtonLink variant="primary" to="/property-book?tab=unassigned">
            Open Property Book
          </ButtonLink>
        )}
        {!waits && <Button onClick={onLeave}>Import another file</Button>}
      </Flex>
    </>
  );
}
