import type { PropertyImportDto } from '@hand-receipt/contracts';
import { importMutations } from '@hand-receipt/data';
import { ApiError, isNetworkError, useMutation } from '@hand-receipt/platform';
import { Button, ButtonLink, CheckIcon, ErrorState, Flex } from '@hand-receipt/ui';
import { itemsOf, readyOf } from './import-words';

interface ImportActionsProps {
  read: PropertyImportDto;
  /** Back to the choice of a file. */
  onLeave: () => void;
}

const titleOf = (failed: Error) =>
  isNetworkError(failed)
    ? 'It is not known whether the items are being entered: try again, nothing is entered twice'
    : 'The items were not entered';

/** Enters the good rows, or forgets the file; once confirmed, only onward. */
export function ImportActions({ read, onLeave }: ImportActionsProps) {
  const confirm = useMutation(importMutations.confirm(read.id));
  const forget = useMutation(importMutations.remove);
  const waits = read.status === 'previewed';
  const isConfirmed = !waits && read.status !== 'stopped';
  // An answer that was lost is no failure once the import is seen to have begun.
  const failed = isConfirmed ? null : confirm.error;
  const error = failed ?? forget.error;
  const left = readyOf(read) - read.written - read.refused;

  return (
    <>
      {error && (
        <ErrorState
          failed="action"
          title={failed ? titleOf(failed) : 'The file was not forgotten'}
          message={error instanceof ApiError ? error.message : undefined}
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
        {waits && (
          <Button working={forget.isPending} onClick={() => forget.mutate(read.id, { onSuccess: onLeave })}>
            Discard file
          </Button>
        )}
        {read.status === 'finished' && (
          <ButtonLink variant="primary" to="/property-book">
            Open Property Book
          </ButtonLink>
        )}
        {!waits && <Button onClick={onLeave}>Import another file</Button>}
      </Flex>
    </>
  );
}
