import { ApiError } from '@hand-receipt/platform';
import type { PropertyImportDto } from '@hand-receipt/contracts';
import { Button, ButtonLink, CheckIcon, ErrorState, Flex } from '@hand-receipt/ui';
import { useConfirmImport, useForgetImport } from '../api/import';
import { itemsOf, readyOf } from './import-words';

interface ImportActionsProps {
  read: PropertyImportDto;
  /** Back to the choice of a file. */
  onLeave: () => void;
}

/** Enters the good rows, or forgets the file; once confirmed, only onward. */
export function ImportActions({ read, onLeave }: ImportActionsProps) {
  const confirm = useConfirmImport(read.id);
  const forget = useForgetImport(read.id);
  const error = confirm.error ?? forget.error;
  const waits = read.status === 'previewed';
  const left = readyOf(read) - read.written - read.refused;

  return (
    <>
      {error && (
        <ErrorState
          title={confirm.error ? 'The items were not entered' : 'The file was not forgotten'}
          message={error instanceof ApiError ? error.message : undefined}
        />
      )}
      <Flex gap="2" wrap="wrap">
        {(waits || read.status === 'stopped') && left > 0 && (
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
          <Button working={forget.isPending} onClick={() => forget.mutate(undefined, { onSuccess: onLeave })}>
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
